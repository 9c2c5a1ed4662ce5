import { describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()

const rendered = async (content: string): Promise<string> => {
  await store.control.page({ identifier: 'page-script', content })
  const { cmsPage } = await client.run<{ cmsPage: { content: string } }>('{cmsPage(identifier:"page-script"){content}}')
  return cmsPage.content
}

/** What Page Builder saves as background images: JSON whose quotes carry a backslash and are references then. */
const images = (root: (path: string) => string): string =>
  String.raw`{\&quot;desktop_image\&quot;:\&quot;${root('wysiwyg/banner.jpg')}\&quot;,\&quot;mobile_image\&quot;:\&quot;${root('wysiwyg/mobile.jpg')}\&quot;}`
const directive = (path: string): string => `{{media url=${path}}}`
const address = (path: string): string => `${store.url}media/${path}`

const widget = (type: string, parameters: string): string =>
  `{{widget type="Magento\\${type.replaceAll('/', '\\')}" ${parameters}}}`

describe('Page Builder’s markup, as GraphQL gives it', () => {
  test('has background images as JSON with a backslash before each reference of a quote', async () => {
    const row = (given: string): string =>
      `<style>#html-body [data-pb-style=R2]{min-height:300px}</style><div data-content-type="row" data-appearance="full-width" data-background-images="${given}" data-element="main" data-pb-style="R2">x</div>`
    expect(await rendered(row(images(directive)))).toBe(row(images(address)))
    const film = (fallback: string): string =>
      `<div data-content-type="row" data-video-src="https://v.example/a" data-video-fallback-src="${fallback}" data-background-images="{}">x</div>`
    expect(await rendered(film(directive('wysiwyg/banner.jpg')))).toBe(film(address('wysiwyg/banner.jpg')))
  })

  test('leads where its links lead', async () => {
    const banner = (href: string): string =>
      `<div data-content-type="banner" data-appearance="poster" data-element="main"><a href="${href}" target="" data-link-type="default" data-element="link">Voir</a></div>`
    expect(await rendered(banner('{{store url="offres-promos.html"}}'))).toBe(banner(`${store.url}offres-promos.html/`))
  })

  test('leaves HTML code escaped, script and all', async () => {
    const code = (source: string): string =>
      `<div data-content-type="html" data-appearance="default" data-element="main">&lt;p class="t"&gt;1 &amp;amp; 2 &lt;img src="${source}"&gt;&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</div>`
    expect(await rendered(code(directive('a.jpg')))).toBe(code(address('a.jpg')))
  })

  test('holds included blocks in a widget, and an empty one for a block that is gone', async () => {
    const box = (inner: string): string => `<div class="widget block block-static-block">\n    ${inner}</div>\n`
    const included = (id: string): string =>
      widget('Cms/Block/Widget/Block', `template="widget/static_block/default.phtml" block_id="${id}"`)
    expect(await rendered(included('header-usp-1'))).toBe(box('<p>Livraison offerte dès 60 €</p>'))
    expect(await rendered(included('inconnu'))).toBe(box(''))
  })
})

describe('widgets', () => {
  test('of products are Luma’s list, as a grid or a carousel', async () => {
    const skus = ['CHN-CROQ-AGN', 'CHN-FRI-OS']
    const products = (appearance: string): string =>
      widget(
        'CatalogWidget/Block/Product/ProductsList',
        `template="Magento_PageBuilder::catalog/product/widget/content/${appearance}.phtml" show_pager="0" products_count="2" conditions_encoded="^[\`1\`:^[\`aggregator\`:\`all\`,\`new_child\`:\`\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Combine\`,\`value\`:\`1\`^],\`1--1\`:^[\`operator\`:\`()\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Product\`,\`attribute\`:\`sku\`,\`value\`:\`${skus.join(', ')}\`^]^]" sort_order="position"`,
      )
    const grid = await rendered(products('grid'))
    expect(grid).toContain('<ol class="product-items widget-product-grid">')
    expect([...grid.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku]) => sku).sort()).toEqual(skus)
    const carousel = await rendered(products('carousel'))
    expect(carousel).toContain('<ol class="product-items widget-product-carousel">')
    // JSON in single quotes, slashes the way PHP writes them.
    expect(carousel).toMatch(/data-post='\{"action":"http:\\\/\\\//)
  })

  test('of links are inline or blocks; an unknown product is nothing, an unknown page a link to nowhere', async () => {
    const link = (type: string, id: string, text: string, shape = 'inline'): string =>
      widget(`${type}/Link`, `anchor_text="${text}" ${id} template="widget/link/link_${shape}.phtml"`)
    const product = (id: number, text: string, shape?: string): string =>
      link('Catalog/Block/Product/Widget', `id_path="product/${id}"`, text, shape)
    expect(await rendered(product(1, 'En ligne'))).toBe(
      `<span class="widget block block-product-link-inline">\n    <a href="${store.url}croquettes-agneau-pour-chien-5-kg.html"><span>En ligne</span></a>\n</span>\n`,
    )
    expect(await rendered(product(1, 'En bloc', 'block'))).toContain('<div class="widget block block-product-link">')
    expect(await rendered(product(99_999, 'Rien'))).toBe('')
    expect(await rendered(link('Catalog/Block/Category/Widget', 'id_path="category/3"', 'Chiens'))).toContain(
      `<a href="${store.url}chiens.html"><span>Chiens</span></a>`,
    )
    expect(await rendered(link('Cms/Block/Widget/Page', 'page_id="99999"', 'Page inconnue'))).toBe(
      '<span class="widget block block-cms-link-inline">\n    <a title="">\n        <span>Page inconnue</span>\n    </a>\n</span>\n',
    )
  })

  test('of what was recently viewed leave their settings as text', async () => {
    expect(await rendered(widget('Catalog/Block/Widget/RecentlyViewed', 'uiComponent="widget_recently_viewed"'))).toBe(
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

  test('has its mode and landing block, and null where none was chosen', async () => {
    expect(await found()).toEqual({ display_mode: null, cms_block: null })
    await store.control.category({ id: 3, displayMode: 'PAGE', cmsBlock: 'header-usp-1' })
    expect(await found()).toEqual({ display_mode: 'PAGE', cms_block: { identifier: 'header-usp-1' } })
    await store.control.category({ id: 3, displayMode: null, cmsBlock: null })
  })
})
