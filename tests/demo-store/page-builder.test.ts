import { describe, expect, test } from 'vitest'
import {
  buttons,
  categoryLink,
  divider,
  dynamicBlock,
  htmlCode,
  map,
  pageLink,
  picture,
  productLink,
  products,
  recentlyViewed,
  staticBlock,
} from '../../demo-store/seed/page-builder/elements.ts'
import {
  banner,
  columnLine,
  containedRow,
  fullWidthRow,
  slider,
  tabs,
  videoRow,
} from '../../demo-store/seed/page-builder/layout.ts'
import { seed } from '../../demo-store/seed/data.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()

const rendered = async (content: string): Promise<string> => {
  await store.control.page({ identifier: 'page-script', content })
  const { cmsPage } = await client.run<{ cmsPage: { content: string } }>('{cmsPage(identifier:"page-script"){content}}')
  return cmsPage.content
}

const both = { desktop: 'wysiwyg/banner.jpg', mobile: 'wysiwyg/mobile.jpg' }
const bothJson = (): string =>
  String.raw`{\&quot;desktop_image\&quot;:\&quot;${store.url}media/wysiwyg/banner.jpg\&quot;,\&quot;mobile_image\&quot;:\&quot;${store.url}media/wysiwyg/mobile.jpg\&quot;}`

describe('Page Builder’s markup, as GraphQL gives it', () => {
  test('keeps background images as JSON with a backslash before each reference of a quote', async () => {
    expect(await rendered(fullWidthRow('R2', 'x', both))).toBe(
      `<style>#html-body [data-pb-style=R2]{min-height:300px;padding:40px}</style><div data-content-type="row" data-appearance="full-width" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="${bothJson()}" data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="main" data-pb-style="R2"><div class="row-full-width-inner" data-element="inner">x</div></div>`,
    )
    expect(await rendered(containedRow('R1', 'x'))).toContain('data-background-images="{}"')
    expect(await rendered(videoRow('R3', 'x', 'https://v.example/a', 'wysiwyg/banner.jpg'))).toContain(
      `data-video-src="https://v.example/a" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="${store.url}media/wysiwyg/banner.jpg"`,
    )
  })

  test('puts a banner’s link around its wrapper, or an empty one', async () => {
    const parts = { content: '<p>Affiche</p>', button: 'Voir' }
    expect(
      await rendered(
        banner({ ...parts, appearance: 'poster', background: both, href: '{{store url="offres-promos.html"}}' }),
      ),
    ).toBe(
      `<div data-content-type="banner" data-appearance="poster" data-show-button="always" data-show-overlay="hover" data-element="main"><a href="${store.url}offres-promos.html/" target="" data-link-type="default" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images="${bothJson()}" data-background-type="image" data-video-loop="true" data-element="wrapper"><div class="pagebuilder-overlay pagebuilder-poster-overlay" data-overlay-color="rgba(255,255,255,.6)" data-element="overlay"><div class="pagebuilder-poster-content"><div data-element="content"><p>Affiche</p></div><button type="button" class="pagebuilder-banner-button pagebuilder-button-secondary" data-element="button">Voir</button></div></div></div></a></div>`,
    )
    const bare = await rendered(banner({ ...parts, appearance: 'collage-centered', background: null, href: null }))
    expect(bare).toContain(
      '<div data-element="empty_link"><div class="pagebuilder-banner-wrapper" data-background-images="{}"',
    )
    expect(bare).toContain('<div class="pagebuilder-overlay" data-overlay-color')
    expect(bare).not.toContain('<a ')
    const slides = await rendered(
      slider([{ ...parts, name: 'Affiche', appearance: 'poster', background: null, href: null }]),
    )
    expect(slides).toContain('data-autoplay="true" data-autoplay-speed="4000" data-fade="false"')
    expect(slides).toContain('<div data-content-type="slide" data-slide-name="Affiche" data-appearance="poster"')
  })

  test('is nested and plain for columns and tabs', async () => {
    expect(await rendered(columnLine('C', [{ width: 50, content: 'a' }]))).toContain(
      '<div class="pagebuilder-column-line" data-content-type="column-line" data-element="main"><div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main" data-pb-style="C0">a</div></div>',
    )
    expect(
      await rendered(
        tabs(
          'T',
          [
            { name: 'Un', content: 'a' },
            { name: 'Deux', content: 'b' },
          ],
          1,
        ),
      ),
    ).toBe(
      '<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-active-tab="1" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation"><li role="tab" class="tab-header" data-element="headers"><a href="#T0" class="tab-title"><span class="tab-title">Un</span></a></li><li role="tab" class="tab-header active" data-element="headers"><a href="#T1" class="tab-title"><span class="tab-title">Deux</span></a></li></ul><div class="tabs-content" data-element="content"><div data-content-type="tab-item" data-appearance="default" data-tab-name="Un" data-background-images="{}" data-element="main" id="T0">a</div><div data-content-type="tab-item" data-appearance="default" data-tab-name="Deux" data-background-images="{}" data-element="main" id="T1">b</div></div></div>',
    )
  })

  test('leaves HTML code escaped, script and all', async () => {
    expect(
      await rendered(htmlCode('<p class="t">1 &amp; 2 <img src="{{media url=a.jpg}}"></p><script>x()</script>')),
    ).toBe(
      `<div data-content-type="html" data-appearance="default" data-element="main">&lt;p class="t"&gt;1 &amp;amp; 2 &lt;img src="${store.url}media/a.jpg"&gt;&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</div>`,
    )
  })

  test('tells pictures, buttons, places and rules apart by their elements', async () => {
    expect(await rendered(picture({ ...both, alt: 'Un chien', href: 'x', caption: 'Légende' }))).toBe(
      `<figure data-content-type="image" data-appearance="full-width" data-element="main"><a href="x" target="" data-link-type="default" title="Un chien" data-element="link"><img class="pagebuilder-mobile-hidden" src="${store.url}media/wysiwyg/banner.jpg" alt="Un chien" title="" data-element="desktop_image"><img class="pagebuilder-mobile-only" src="${store.url}media/wysiwyg/mobile.jpg" alt="Un chien" title="" data-element="mobile_image"></a><figcaption data-element="caption">Légende</figcaption></figure>`,
    )
    expect(buttons([{ label: 'Sans lien', href: null }])).toContain(
      '<div class="pagebuilder-button-primary" data-element="empty_link"><span data-element="link_text">Sans lien</span></div>',
    )
    expect(divider('D')).toContain('<hr data-element="line"')
    const place = {
      location_name: 'Ici',
      position: { latitude: 1, longitude: 2 },
      address: 'a',
      city: 'b',
      zipcode: '1',
    }
    expect(map([{ ...place, country: 'FR' }])).toContain('data-locations="[{&quot;location_name&quot;:&quot;Ici&quot;')
  })

  test('holds included blocks in a widget, an empty one for a block that is gone, and nothing for a dynamic block', async () => {
    const block = (inner: string): string =>
      `<div data-content-type="block" data-appearance="default" data-element="main"><div class="widget block block-static-block">\n    ${inner}</div>\n</div>`
    expect(await rendered(staticBlock('header-usp-1'))).toBe(block('<p>Livraison offerte dès 60 €</p>'))
    expect(await rendered(staticBlock('inconnu'))).toBe(block(''))
    expect(await rendered(dynamicBlock())).toMatch(/>\s*<\/div>$/)
  })
})

describe('widgets', () => {
  test('of products are Luma’s list, as a grid or a carousel', async () => {
    const skus = ['CHN-CROQ-AGN', 'CHN-FRI-OS']
    const grid = await rendered(products(skus, 'grid'))
    expect(grid).toContain('<ol class="product-items widget-product-grid">')
    expect([...grid.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku]) => sku).sort()).toEqual(skus)
    const carousel = await rendered(products(skus, 'carousel'))
    expect(carousel).toContain('<ol class="product-items widget-product-carousel">')
    expect(carousel).toContain('data-carousel-mode="default"')
    // JSON in single quotes, slashes the way PHP writes them.
    expect(carousel).toMatch(/data-post='\{"action":"http:\\\/\\\//)
  })

  test('of links are inline or blocks; an unknown product is nothing, an unknown page a link to nowhere', async () => {
    expect(await rendered(productLink(1, 'En ligne'))).toBe(
      `<span class="widget block block-product-link-inline">\n    <a href="${store.url}croquettes-agneau-pour-chien-5-kg.html"><span>En ligne</span></a>\n</span>\n`,
    )
    expect(await rendered(productLink(1, 'En bloc', false))).toContain('<div class="widget block block-product-link">')
    expect(await rendered(productLink(99_999, 'Rien'))).toBe('')
    expect(await rendered(categoryLink(3, 'Chiens'))).toContain(
      `<a href="${store.url}chiens.html"><span>Chiens</span></a>`,
    )
    expect(await rendered(pageLink(99_999, 'Page inconnue'))).toBe(
      '<span class="widget block block-cms-link-inline">\n    <a title="">\n        <span>Page inconnue</span>\n    </a>\n</span>\n',
    )
  })

  test('of what was recently viewed leave their settings as text', async () => {
    expect(await rendered(recentlyViewed())).toBe(
      '{"store":"1","currency":"EUR","productCurrentScope":"website","displayTaxes":"2","displayWeee":"1","allowWishlist":true}',
    )
  })
})

describe('the demo range', () => {
  test('has one page with every content type of Page Builder', () => {
    const guide = seed.cmsPages.find(({ identifier }) => identifier === 'accueillir-un-chiot')
    const types = new Set([...(guide?.content ?? '').matchAll(/data-content-type="([^"]+)"/g)].map(([, type]) => type))
    expect([...types].sort()).toEqual(
      [
        'banner block button-item buttons column column-group column-line divider dynamic_block heading html image',
        'map products row slide slider tab-item tabs text video',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    )
  })

  test('takes one of its films from another host, which serves it', async () => {
    const address = await rendered('{{customVar code=films_url}}pre.mp4')
    expect(address).toBe(`http://localhost:${new URL(store.url).port}/guests/pre.mp4`)
    const film = await client.send(new URL(address).pathname)
    expect([film.status, film.header('content-type')]).toEqual([200, 'video/mp4'])
  })

  test('has a department that is only its landing block', () => {
    const gifts = seed.categories.find(({ displayMode }) => displayMode === 'PAGE')
    expect(seed.cmsBlocks.some(({ identifier }) => identifier === gifts?.cmsBlock)).toBe(true)
  })
})

describe('a category', () => {
  type Found = { display_mode: string | null; cms_block: { identifier: string } | null }
  const found = async (): Promise<Found | undefined> => {
    const { categories } = await client.run<{ categories: { items: Found[] } }>(
      '{categories(filters:{category_uid:{eq:"Mw=="}}){items{display_mode cms_block{identifier}}}}',
    )
    return categories.items[0]
  }

  test('tells its mode and landing block, and null where nobody chose', async () => {
    expect(await found()).toEqual({ display_mode: null, cms_block: null })
    await store.control.category({ id: 3, displayMode: 'PAGE', cmsBlock: 'header-usp-1' })
    expect(await found()).toEqual({ display_mode: 'PAGE', cms_block: { identifier: 'header-usp-1' } })
    await store.control.category({ id: 3, displayMode: null, cmsBlock: null })
  })
})
