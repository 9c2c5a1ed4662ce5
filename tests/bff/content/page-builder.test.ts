import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toHtml } from '../../../bff/domains/content/resolvers.ts'
import { richText } from '../../../bff/domains/content/rich-text/rich-text.ts'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'

const origin = {
  ownHosts: new Set(['boutique.example', 'magasin.example']),
  sites: [],
  mediaUrl: 'https://magasin.example/media/',
  videoHosts: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
}
const tree = (html: string) => richText(html, origin).childNodes
/** Markup as a store was recorded to give it, in words of our own. */
const recorded = (name: string) => tree(readFileSync(`tests/fixtures/page-builder/${name}.html`, 'utf8'))
const looks = (nodes: readonly RichTextNode[]) =>
  nodes.map((node) => (typeof node === 'object' && 'tag' in node ? { tag: node.tag, ...node.attributes } : node))
const text = (words: string): RichTextNode[] => [{ tag: 'p', children: [words] }]
const pb = (css: string) => `<style>#html-body [data-pb-style=A1]{${css}}</style>`
const row = (inside: string, attributes = 'data-pb-style="A1"') =>
  `<div data-content-type="row" data-appearance="full-width" data-element="main" ${attributes}><div data-element="inner">${inside}</div></div>`

describe('rows of Page Builder', () => {
  test('keep their width, height and pictures; a film has its preview picture', () => {
    expect(looks(recorded('rows'))).toEqual([
      { tag: 'p' },
      {
        tag: 'row',
        width: 'full',
        height: '3',
        image: 'wysiwyg/banner.jpg',
        'image-narrow': 'wysiwyg/mobile.jpg',
      },
      { tag: 'row', width: 'bleed', image: 'wysiwyg/photo.jpg' },
      { tag: 'row', width: 'full', image: 'wysiwyg/banner.jpg', tone: 'dark' },
    ])
  })

  test.each([
    ['background-color:#eee', { color: '#eeeeee', width: 'full' }],
    ['background-color:#1f3a2b', { color: '#1f3a2b', tone: 'dark', width: 'full' }],
    ['background-color:rgba(0,0,0,.5);text-align:center', { color: '#808080', align: 'center', width: 'full' }],
    ['min-height:50vh;justify-content:center', { height: '4', place: 'center' }],
    ['min-height:90000px', { height: '8' }],
    ['BACKGROUND-COLOR : White; text-align: right !important', { align: 'end' }],
  ])('say what they look like: %s', (css, attributes) => {
    expect(tree(pb(css) + row('<p>a</p>'))).toEqual([{ tag: 'row', attributes, children: text('a') }])
    expect(tree(row('<p>a</p>', `style="${css}"`))).toEqual([{ tag: 'row', attributes, children: text('a') }])
  })

  test('are no more than their content where nothing shows of them, or where their editor hid them', () => {
    expect(tree(pb('padding:10px;background-color:url(x)') + row('<p>a</p>'))).toEqual(text('a'))
    expect(tree(pb('background-color:transparent;text-align:expression(1)') + row('<p>a</p>'))).toEqual(text('a'))
    expect(tree(pb('display:none') + row('<p>a</p>'))).toEqual([])
    expect(tree('<style>@media (max-width:9px){[data-pb-style=A1]{display:none}}</style>' + row('<p>a</p>'))).toEqual(
      text('a'),
    )
  })

  test.each([
    '{}',
    '',
    '{',
    '[]',
    '{\\"desktop_image\\":true}',
    '{\\"desktop_image\\":\\"https://espion.example/a.jpg\\"}',
  ])('have no picture where none can be read: %s', (json) => {
    const images = `data-background-images="${json.replaceAll('"', '&quot;')}"`
    expect(tree(row('<p>a</p>', images))).toEqual(text('a'))
  })
})

describe('columns of Page Builder', () => {
  test('keep their widths where they differ', () => {
    const [line] = recorded('columns') as RichTextElement[]
    expect(looks([line as RichTextElement, ...(line?.children ?? [])])).toEqual([
      { tag: 'div', class: 'columns' },
      { tag: 'div', class: 'column', width: '4' },
      { tag: 'div', class: 'column', width: '8' },
    ])
  })

  test('have backgrounds of their own, and no line is inside another', () => {
    const column = '<div data-content-type="column" style="width:50%;background-color:#000"><p>a</p></div>'
    const line = `<div data-content-type="column-line">${column}${column}</div>`
    const nodes = tree(`<div data-content-type="column-group" style="background-color:#123456">${line}${line}</div>`)
    expect(nodes).toMatchObject([{ tag: 'row', attributes: { color: '#123456', tone: 'dark' } }])
    const lines = (nodes[0] as RichTextElement).children as RichTextElement[]
    expect(looks(lines)).toEqual([
      { tag: 'div', class: 'columns' },
      { tag: 'div', class: 'columns' },
    ])
    expect(looks(lines[0]?.children ?? [])[0]).toEqual({ tag: 'div', class: 'column', color: '#000000', tone: 'dark' })
  })
})

describe('tabs, sliders and banners of Page Builder', () => {
  test('are tabs with titles, ids and the one that is open', () => {
    expect(recorded('tabs')).toEqual([
      {
        tag: 'tabs',
        attributes: { active: '1' },
        children: [
          { tag: 'tab', attributes: { title: 'Recette', id: 'A1B2C3' }, children: text('Dinde et courge') },
          { tag: 'tab', attributes: { title: 'Ration', id: 'D4E5F6' }, children: text('Deux mesures') },
        ],
      },
    ])
  })

  test('are banners with picture, words, button and where they lead', () => {
    const look = { button: 'Découvrir', 'button-look': 'secondary' }
    expect(looks(recorded('banners'))).toEqual([
      {
        ...{ tag: 'banner', appearance: 'poster', href: '/offres-promos.html', ...look },
        ...{ image: 'wysiwyg/banner.jpg', 'image-narrow': 'wysiwyg/mobile.jpg' },
      },
      { tag: 'banner', appearance: 'collage-left', href: '/chats.html', image: 'wysiwyg/photo.jpg', ...look },
      { tag: 'banner', appearance: 'collage-centered', ...look },
      { tag: 'banner', appearance: 'collage-right', href: '/livraison', image: 'wysiwyg/photo.jpg', ...look },
    ])
    expect((recorded('banners')[0] as RichTextElement).children).toEqual(text('Cure de printemps'))
  })

  test('are sliders of banners', () => {
    const [slider, ...others] = recorded('slider') as RichTextElement[]
    expect([slider?.attributes, others]).toEqual([{ autoplay: '4000' }, []])
    expect(looks(slider?.children ?? [])).toMatchObject([
      { tag: 'banner', title: 'Cure de printemps', href: '/offres-promos.html' },
      { tag: 'banner', title: 'Pour les chiots', href: '/chats.html' },
      { tag: 'banner', title: 'Pour les chats' },
      { tag: 'banner', title: 'Le foin', href: '/croquettes-poulet-1-kg.html' },
    ])
  })

  test('of a banner without words, button or picture nothing is left; one slide alone is a banner', () => {
    const slide = (inside: string) =>
      `<div data-content-type="slide" data-element="main"><div data-element="empty_link"><div data-element="wrapper">${inside}</div></div></div>`
    const slider = (...slides: string[]) =>
      `<div data-content-type="slider" data-element="main">${slides.join('')}</div>`
    const words = slide('<div data-element="content"><p>a</p></div>')
    expect(tree(slider(slide('')))).toEqual([])
    expect(tree(slider(words, slide('')))).toEqual([
      { tag: 'banner', attributes: { appearance: 'poster' }, children: text('a') },
    ])
  })
})

describe('what else Page Builder knows', () => {
  test('buttons are links that look like it; without an address they are words', () => {
    const nodes = recorded('buttons-heading-text-divider') as RichTextElement[]
    expect(looks(nodes)).toEqual([
      { tag: 'h2', class: 'center' },
      { tag: 'p' },
      { tag: 'div', class: 'buttons' },
      { tag: 'div', class: 'buttons-stacked' },
      { tag: 'hr' },
    ])
    expect(toHtml(nodes.slice(2, 3))).toBe(
      '<div class="buttons"><a href="https://other.example.com/" class="button-primary"><span>Chez un ami</span></a>' +
        '<a href="/croquettes-poulet-1-kg.html" class="button-secondary"><span>Un sachet</span></a>' +
        '<a href="/chiens.html" class="button-link"><span>Un rayon</span></a>' +
        '<a href="/livraison" class="button-primary"><span>Page</span></a><span>Rien à suivre</span></div>',
    )
  })

  test('HTML is decoded once and then like any other', () => {
    expect(toHtml(recorded('html'))).toBe(
      '<div><table><tbody><tr><td>1 &amp; 2</td></tr></tbody></table><p>La réserve</p><img alt="" src="wysiwyg/photo.jpg"><p>Ensuite</p></div>',
    )
    const twice =
      '<div data-content-type="html">&lt;div data-content-type="html"&gt;&amp;lt;b&amp;gt;&lt;/div&gt;</div>'
    expect(toHtml(tree(twice))).toBe('&lt;b&gt;')
    expect(toHtml(tree('<div data-content-type="html"><b>a</b><script>x()</script></div>'))).toBe('<b>a</b>')
  })

  test('pictures have another one for narrow screens, links and captions', () => {
    const [figure, second, ...videos] = recorded('images-videos')
    expect(figure).toEqual({
      tag: 'figure',
      children: [
        {
          tag: 'a',
          attributes: { title: 'Découvrir', href: '/chiens.html' },
          children: [
            {
              tag: 'img',
              attributes: {
                ...{ src: 'wysiwyg/photo.jpg', 'src-narrow': 'wysiwyg/mobile.jpg' },
                ...{ alt: 'Une chienne au lac', title: 'Chien' },
              },
            },
          ],
        },
        { tag: 'figcaption', children: ['Au bord du lac'] },
      ],
    })
    expect(toHtml([second ?? ''])).toBe('<figure><img alt="" src="wysiwyg/banner.jpg"></figure>')
    expect(looks(videos.slice(0, 2))).toEqual([
      { tag: 'video', title: '', provider: 'youtube', video: 'aB3_-xyz012' },
      { tag: 'video', title: '', provider: 'vimeo', video: '987654' },
    ])
    expect(toHtml(tree('<figure><img src="/media/a.jpg" data-element="mobile_image"></figure>'))).toContain('a.jpg')
  })

  test('a map is a list of places', () => {
    const place = {
      location_name: 'Chez Mimi',
      position: { latitude: 45.19, longitude: '5.72' },
      phone: '01 99 00 00 17',
      address: '3 rue du Pré',
      city: 'Grenoble',
      zipcode: '38000',
      country: 'France',
    }
    const places = [place, { address: 'Lyon' }, {}, null, { location_name: 'Nulle part', position: {} }]
    const attribute = JSON.stringify(places).replaceAll('"', '\\&quot;')
    expect(toHtml(tree(`<div data-content-type="map" data-locations="${attribute}"></div>`))).toBe(
      '<ul><li><a href="https://www.openstreetmap.org/?mlat=45.19&amp;mlon=5.72#map=17/45.19/5.72">Chez Mimi</a><br>' +
        '3 rue du Pré, 38000 Grenoble, France<br><a href="tel:0199000017">01 99 00 00 17</a></li>' +
        '<li><a href="https://www.openstreetmap.org/search?query=Lyon">Lyon</a></li></ul>',
    )
    expect(tree('<div data-content-type="map" data-locations="[]"></div>')).toEqual([])
  })

  test('blocks show what they hold; unknown and dynamic ones nothing', () => {
    expect(toHtml(recorded('block'))).toBe('<div><p>Un bloc posé là</p></div>')
    expect(toHtml(recorded('block-unknown'))).toBe('<p>ensuite</p>')
    expect(toHtml(recorded('dynamic-block'))).toBe('<p>ensuite</p>')
  })

  test('products in a carousel are distinguished from those in a grid', () => {
    const products = (appearance: string, list: string) =>
      `<div data-content-type="products" data-appearance="${appearance}" data-element="main"><ol class="product-items ${list}">` +
      '<li class="product-item"><form data-role="tocart-form" data-product-sku="B"></form></li>' +
      '<li class="product-item"><form data-role="tocart-form" data-product-sku="A"></form></li></ol></div>'
    const data = (html: string) => richText(html, origin).data
    const found = {
      __typename: 'WidgetProductGrid',
      dataId: 'widget-1',
      title: null,
      products: [{ sku: 'B' }, { sku: 'A' }],
    }
    expect(data(products('grid', 'widget-product-grid'))).toEqual([{ ...found, isCarousel: false }])
    expect(data(products('carousel', 'widget-product-carousel'))).toEqual([{ ...found, isCarousel: true }])
  })
})

describe('widgets and directives', () => {
  const widget = (kind: string, inside: string) =>
    `<span class="widget block block-${kind}-link-inline">\n    ${inside}\n</span>\n`

  test('links to products, categories and pages lead there; words of what is not there stay', () => {
    const html =
      widget('product', '<a href="https://boutique.example/gamelle.html" title="Voir"><span>La gamelle</span></a>') +
      widget('category', '<a href="https://boutique.example/chats.html" title=""><span>Les chats</span></a>') +
      widget('cms', '<a title="">\n        <span>Une page</span>\n    </a>')
    expect(toHtml(tree(html))).toBe(
      '<a title="Voir" href="/gamelle.html">La gamelle</a> <a href="/chats.html">Les chats</a> Une page',
    )
    expect(toHtml(tree(`<p>${widget('cms', '<a href="/a"><span>a</span></a>')}, b</p>`))).toBe(
      '<p><a href="/a">a</a>, b</p>',
    )
    const block =
      '<div class="widget block block-product-link">\n    <a href="https://boutique.example/a.html"><span>A</span></a>\n</div>'
    expect(toHtml(tree(block))).toBe('<div><a href="/a.html">A</a></div>')
    expect(toHtml(tree('<p><a>mot</a> <a href="">mot</a></p>'))).toBe('<p>mot mot</p>')
  })

  test('of viewed products, which a script would show, nothing is left', () => {
    const left =
      '{"store":"1","currency":"EUR","productCurrentScope":"website","displayTaxes":"2","allowWishlist":true}'
    expect(toHtml(tree(`<h2>Avant</h2>\n${left}<h2>Après</h2>`))).toBe('<h2>Avant</h2><h2>Après</h2>')
  })

  test('what the store did not resolve is left out, and logged', () => {
    const told: string[] = []
    const { childNodes } = richText('<p>a {{inconnu x=1}} b {{var x}}</p>', {
      ...origin,
      onDirective: (directive) => told.push(directive),
    })
    expect(toHtml(childNodes)).toBe('<p>a  b</p>')
    expect(told).toEqual(['{{inconnu x=1}}', '{{var x}}'])
  })

  test('addresses of the store’s own with a slash behind the suffix lead to the page', () => {
    expect(toHtml(tree('<a href="https://boutique.example/chiens.html/?p=2#bas">a</a>'))).toBe(
      '<a href="/chiens.html?p=2#bas">a</a>',
    )
    expect(toHtml(tree('<a href="#pr%C3%A9sentation">a</a><h2 id="présentation">b</h2>'))).toBe(
      '<a href="#présentation">a</a><h2 id="présentation">b</h2>',
    )
  })

  test('an id is an element’s only once', () => {
    expect(
      toHtml(tree('<p id="a">1</p><p id="a">2</p><div data-content-type="html">&lt;p id="a"&gt;3&lt;/p&gt;</div>')),
    ).toBe('<p id="a">1</p><p>2</p><p>3</p>')
  })
})

describe('elements are nested only as browsers nest them', () => {
  test.each([
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    [
      '<table><caption>a</caption><tr><th>b</th></tr><tbody><tr><td>c</td></tr></tbody></table>',
      '<table><caption>a</caption><tbody><tr><th>b</th></tr></tbody><tbody><tr><td>c</td></tr></tbody></table>',
    ],
    [
      '<table><col><tr>a<td>b</td></tr></table>',
      '<table><colgroup><col></colgroup><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    ['<div><td>a</td><tr><th>b</th></tr></div>', '<div><div>a</div><div><div>b</div></div></div>'],
    ['<p><span><ul><li>a</li></ul></span></p>', '<div><div><ul><li>a</li></ul></div></div>'],
    ['<a href="/x">a <b><a href="/y">b</a></b></a>', '<a href="/x">a <b>b</b></a>'],
    ['<h2><span><h3>a</h3></span></h2>', '<h2><span> a</span></h2>'],
    ['<h2><div>a<ul><li>b</li></ul></div></h2>', '<h2> a  b</h2>'],
    ['<form><div><form>a</form></div></form>', '<form><div>a</div></form>'],
    ['a<form action="/newsletter"><input name="email"><button>OK</button></form>', 'a'],
    ['<select><b><option>a</option></b><option>b</option></select>', '<select><option>b</option></select>'],
  ])('%s', (source, expected) => {
    expect(toHtml(tree(source))).toBe(expected)
  })
})

describe('hostile layouts', () => {
  test.each([
    [
      'slides',
      '<div data-content-type="slider">' + '<div data-content-type="slide"><div data-element="wrapper">'.repeat(9000),
    ],
    ['tabs', '<div data-content-type="tabs"><div data-element="content">'.repeat(9000)],
    [
      'columns',
      '<div data-content-type="column-line">' + '<div data-content-type="column" style="width:1%"></div>'.repeat(9000),
    ],
    ['pictures', '<img src="/media/a.jpg" data-element="mobile_image">'.repeat(9000)],
    ['escaped HTML', '<div data-content-type="html">&lt;p&gt;x&lt;/p&gt;</div>'.repeat(18_000)],
    ['comments', `<style>${'/*'.repeat(99_000)}</style>a`],
    ['rules', `<style>${'[data-pb-style=a],'.repeat(9000)}{color:red}${'@media{'.repeat(9000)}</style>a`],
    ['background pictures', `<div data-content-type="row" data-background-images="${'['.repeat(300_000)}">a</div>`],
    ['viewed products', '{"'.repeat(300_000) + '"productCurrentScope"'],
  ])('are bounded: %s', (_, source) => {
    const count = (nodes: readonly RichTextNode[]): number =>
      nodes.reduce(
        (sum, node) => sum + 1 + (typeof node === 'object' && 'tag' in node ? count(node.children ?? []) : 0),
        0,
      )
    expect(count(tree(source))).toBeLessThanOrEqual(20_000)
  })

  test('let nothing but known values through', () => {
    const evil = `a&quot;;}</style><script>x</script>`
    const [banner] = tree(
      `<div data-content-type="banner" data-appearance="${evil}" style="text-align:${evil}"><a data-element="link" href="javascript:x()">` +
        `<div data-element="wrapper" style="background-color:${evil};min-height:1e9px"><button data-element="button" class="pagebuilder-button-evil">Go</button></div></a></div>`,
    ) as RichTextElement[]
    expect(banner).toEqual({
      tag: 'banner',
      attributes: { appearance: 'poster', button: 'Go', 'button-look': 'primary' },
    })
  })
})
