import { describe, expect, test } from 'vitest'
import { toHtml } from '../../../bff/domains/content/resolvers.ts'
import { richText } from '../../../bff/domains/content/rich-text/rich-text.ts'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import { recording } from '../support/recorded-store.ts'

const origin = {
  ownHosts: new Set(['boutique.example', '127.0.0.1:8090']),
  sites: [],
  mediaUrl: 'https://media.example/media/',
  videoHosts: [],
}
const tree = (html: string) => richText(html, origin).childNodes
const html = (source: string) => toHtml(tree(source))

describe('a rich text', () => {
  test('is a tree of elements, texts and references', () => {
    expect(tree('<p>Bonjour <strong>à tous</strong></p>\n  <ul><li>un</li> <li>deux</li></ul>')).toEqual([
      { tag: 'p', children: ['Bonjour ', { tag: 'strong', children: ['à tous'] }] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['un'] },
          { tag: 'li', children: ['deux'] },
        ],
      },
    ])
  })

  test('leads links to the store’s own pages into the shop', () => {
    expect(html('<a href="http://127.0.0.1:8090/chiens.html/">a</a>')).toBe('<a href="/chiens.html">a</a>')
    expect(html('<a href="https://boutique.example/chats.html?page=2#x">a</a>')).toBe(
      '<a href="/chats.html?page=2#x">a</a>',
    )
    expect(html('<a href="/contact" target="_blank" rel="x">a</a>')).toBe('<a href="/contact">a</a>')
    expect(html('<a href="https://ailleurs.example/a">a</a>')).toBe('<a href="https://ailleurs.example/a">a</a>')
    expect(
      html('<a href="mailto:bonjour@musette.example">a</a> <a href="tel:+33102030405">b</a> <a href="#haut">c</a>'),
    ).toBe('<a href="mailto:bonjour@musette.example">a</a> <a href="tel:+33102030405">b</a> <a href="#haut">c</a>')
  })

  test('names pictures by their path below the media root; others are left out', () => {
    expect(
      html('<img src="https://media.example/media/wysiwyg/a%20b.jpg" alt="Un chien" width="600" onerror="x()">'),
    ).toBe('<img alt="Un chien" width="600" src="wysiwyg/a%20b.jpg">')
    expect(html('<img src="http://127.0.0.1:8090/media/wysiwyg/b.png">')).toBe('<img alt="" src="wysiwyg/b.png">')
    expect(html('a<img src="https://espion.example/pixel.gif">b<img src="data:image/png;base64,AAAA">')).toBe('ab')
  })

  test('takes Page Builder’s boxes away and keeps its columns', () => {
    const row = '<div data-content-type="row" data-element="main"><div data-element="inner" data-pb-style="X">'
    const column = (text: string) => `<div class="pagebuilder-column" data-content-type="column">${text}</div>`
    const group = `<div class="pagebuilder-column-group" data-content-type="column-group">${column('<p>a</p>')}${column('<p>b</p>')}</div>`
    expect(
      html(`<style>#html-body{color:red}</style>${row}<h2 data-content-type="heading">Titre</h2>${group}</div></div>`),
    ).toBe(
      '<h2>Titre</h2><div class="columns"><div class="column"><p>a</p></div><div class="column"><p>b</p></div></div>',
    )
  })

  test('keeps a form of its own kind with what it needs', () => {
    const form =
      '<form id="f" action="/x" method="post"><label for="formule-race">Race</label><select id="formule-race" name="race" onchange="go()">' +
      '<option value="A" selected>Akita</option></select><div id="resultat" style="color:red; display: none"><output id="r" for="formule-race"></output></div></form>'
    expect(html(form)).toBe(
      '<form id="f"><label for="formule-race">Race</label><select id="formule-race" name="race"><option value="A" selected="">Akita</option></select>' +
        '<div id="resultat" hidden=""><output id="r" for="formule-race"></output></div></form>',
    )
  })

  test('has one main heading less than the store wrote', () => {
    expect(html('<h1 class="x">Titre</h1>')).toBe('<h2>Titre</h2>')
  })
})

describe('widgets in a rich text', () => {
  test('become references to product grids, as recorded from a store', () => {
    const { content } = recording<{ content: string }>('cms-home')
    const { childNodes, data } = richText(content, origin)
    expect(data).toEqual([
      {
        __typename: 'WidgetProductGrid',
        dataId: 'widget-1',
        title: 'Nos nouveautés',
        isCarousel: false,
        products: [{ sku: 'CONSULT-VETO' }, { sku: 'COFFRET-CHIOT' }],
      },
    ])
    expect(childNodes.at(-1)).toEqual({ dataId: 'widget-1' })
    expect(toHtml(childNodes)).toBe(
      '<h2>Bienvenue à l\'animalerie</h2><p>Nos <a href="/chiens.html">rayons chiens</a> et <img alt="Bannière" src="wysiwyg/banniere.png"></p>',
    )
  })

  test('name a product by its address where it cannot be bought', () => {
    const item =
      '<li class="product-item"><a class="product-item-photo" href="https://boutique.example/arbre-a-chat-xl.html"></a></li>'
    const { data } = richText(
      `<div class="block widget block-products-list grid"><ol class="product-items">${item}</ol></div>`,
      origin,
    )
    expect(data).toMatchObject([{ products: [{ urlKey: 'arbre-a-chat-xl' }] }])
  })

  test('are invalid where no product can be read, or the store could not render them', () => {
    expect(richText('<div class="block widget block-products-list grid"><p>?</p></div>', origin).data).toEqual([
      { __typename: 'WidgetInvalidData', dataId: 'widget-1' },
    ])
    const { childNodes, data } = richText('<p>a {{widget type="Inconnu"}} b {{media url="x"}}</p>', origin)
    expect(data).toEqual([{ __typename: 'WidgetInvalidData', dataId: 'widget-1' }])
    expect(childNodes).toEqual([{ tag: 'div', children: ['a', { dataId: 'widget-1' }, 'b'] }])
  })

  test('of other kinds show their content', () => {
    expect(html('<div class="widget block block-static-block"><p>Livraison</p></div>')).toBe(
      '<div><p>Livraison</p></div>',
    )
  })
})

describe('hostile content', () => {
  const corpus = [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="https://media.example/media/../../admin">',
    '<img src="https://media.example/media/%2e%2e/admin.png">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jAvAsCrIpT:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="blob:https://boutique.example/1">x</a>',
    '<p onclick="alert(1)" style="background:url(javascript:alert(1))" data-x="1" class="evil">x</p>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x.swf"><param name="a"><embed src="x"></object>',
    '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
    '<base href="https://evil.example/"><link rel="stylesheet" href="//evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    '<textarea><script>alert(1)</script></textarea><title><img src=x onerror=alert(1)></title>',
    '<p title="&quot;><script>alert(1)</script>">x</p>',
    '<p id="x&quot; onmouseover=&quot;alert(1)">x</p>',
    '<!--<script>alert(1)</script>--><![CDATA[<script>alert(1)</script>]]><?php echo 1 ?>',
    '<p lang="fr"onmouseover="alert(1)">x</p>',
    '<constructor><__proto__ id="x">y</__proto__></constructor>',
    '<p constructor="x" __proto__="y" hasownproperty="z">x</p>',
    '<div id="root" class="a b"><table background="javascript:alert(1)"><tr><td onclick="x">a</td></tr></table></div>',
    '<select><option value="x" onclick="alert(1)">a</option></select>',
    '<details open ontoggle=alert(1)>x</details>',
    '<a href="https://evil.example" ping="https://evil.example" download>x</a>',
    '<style>@import url(https://evil.example)</style><p>x</p>',
    '\u0000<p>\u0000</p><',
  ]

  const TAGS = /^[a-z][a-z0-9]*$/
  const ATTRIBUTES =
    /^(id|title|lang|dir|hidden|href|hreflang|src|alt|width|height|colspan|rowspan|headers|scope|span|open|for|value|start|reversed|type|label|disabled|selected|name|datetime|class)$/
  const FORBIDDEN =
    /^(script|style|iframe|object|embed|svg|math|template|base|link|meta|input|button|textarea|title|noscript)$/

  test.each(corpus)('is made harmless: %s', (source) => {
    const check = (node: RichTextNode): void => {
      if (typeof node === 'string' || 'dataId' in node) return
      expect(node.tag).toMatch(TAGS)
      expect(node.tag).not.toMatch(FORBIDDEN)
      for (const [name, value] of Object.entries(node.attributes ?? {})) {
        expect(name).toMatch(ATTRIBUTES)
        if (name === 'href') expect(value).toMatch(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/)
        if (name === 'src') expect(value).toMatch(/^(?!.*(\.\.|%2e))[\w%./-]+$/i)
        if (name === 'class') expect(['columns', 'column']).toContain(value)
      }
      node.children?.forEach(check)
    }
    const nodes = tree(source)
    nodes.forEach(check)
    expect(toHtml(nodes)).not.toMatch(/<script|<[^>]*\son\w+=|javascript:/i)
  })

  test('loses no text beside what is dropped', () => {
    expect(
      html('<p onclick="alert(1)">Texte</p><script>window.x=1</script><a href="javascript:alert(1)">lien</a>'),
    ).toBe('<p>Texte</p>lien')
  })

  test.each([
    ['deep', '<div>'.repeat(200_000)],
    ['deep, with stray ends', '<b>'.repeat(50_000) + '</i>'.repeat(50_000)],
    ['wide', '<p>x</p>'.repeat(200_000)],
    ['of braces', '{{'.repeat(400_000)],
    ['of unclosed tags', '<a href="'.repeat(100_000)],
    ['of nested widgets', '<div class="products-grid"><li class="product-item">'.repeat(20_000)],
    ['of nested dropped elements', '<svg>'.repeat(200_000)],
  ])('is bounded: %s', (_, source) => {
    const count = (nodes: readonly RichTextNode[]): number =>
      nodes.reduce(
        (sum, node) => sum + 1 + (typeof node === 'string' || 'dataId' in node ? 0 : count(node.children ?? [])),
        0,
      )
    expect(count(tree(source))).toBeLessThanOrEqual(20_000)
  })
})
