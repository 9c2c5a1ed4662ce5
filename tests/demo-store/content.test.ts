import { describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()

/** What a page with this source is answered as. */
const rendered = async (content: string): Promise<string> => {
  await store.control.page({ identifier: 'page-script', content })
  const { cmsPage } = await client.run<{ cmsPage: { content: string } }>('{cmsPage(identifier:"page-script"){content}}')
  return cmsPage.content
}

const list = (parameters: string): string =>
  `{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" ${parameters}}}`

describe('directives', () => {
  test('become addresses; store links end in a slash, even after a suffix', async () => {
    expect(await rendered('{{media url="wysiwyg/a.jpg"}}')).toBe(`${store.url}media/wysiwyg/a.jpg`)
    expect(await rendered("{{store url='chiens.html'}}")).toBe(`${store.url}chiens.html/`)
    expect(await rendered('{{store direct_url="chiens.html"}}')).toBe(`${store.url}chiens.html`)
    expect(await rendered('{{store url=""}}')).toBe(store.url)
  })

  test('include active blocks, and stop at a block that includes itself', async () => {
    expect(await rendered('a{{block id="header-usp-1"}}b{{block id="bloc-inactif"}}')).toBe(
      'a<p>Livraison offerte dès 60 €</p>b',
    )
    await store.control.block({ identifier: 'footer-links', content: 'x{{block id="footer-links"}}' })
    expect((await rendered('{{block id="footer-links"}}')).length).toBeLessThan(200)
  })

  test('stay as text where no filter knows them; a widget of a removed module is empty', async () => {
    const unknown = '{{inconnu x=1}} {{var x}}'
    expect(await rendered(`a{{widget type="Acme\\Nothing\\Here" title="x"}}b${unknown}c`)).toBe(`ab${unknown}c`)
  })

  test('write out the shop’s own name and address, texts and files of the theme; unset variables are empty', async () => {
    await store.control.setting({ key: 'store_information_name', value: 'Boutique Réelle' })
    expect(await rendered('{{config path="general/store_information/name"}}')).toBe('Boutique Réelle')
    expect(await rendered('{{config path="web/secure/base_url"}}x')).toBe(`${store.url}x`)
    expect(await rendered('{{config path="carriers/secret"}}|{{customVar code=x}}|{{trans "Add to Cart"}}')).toBe(
      '||Add to Cart',
    )
    expect(await rendered('{{store url="contact" _query_x=1}}')).toBe(`${store.url}contact/?x=1`)
  })

  test('lead to the address that the merchant set for links, pictures to the store', async () => {
    await store.control.setting({ key: 'secure_base_link_url', value: 'http://shop.example/' })
    expect(await rendered('{{store url="x.html"}} {{store direct_url="y"}} {{media url=a.jpg}}')).toBe(
      `http://shop.example/x.html/ http://shop.example/y ${store.url}media/a.jpg`,
    )
    await store.control.setting({ key: 'secure_base_link_url', value: null })
  })
})

describe('a product list widget', () => {
  test('leaves the skus in its forms, and none for what cannot be bought', async () => {
    await store.control.setting({ key: 'show_out_of_stock', value: true })
    const html = await rendered(
      list('title="Nos &amp; choix" products_count="5" skus="CHN-FRI-OS, CHT-ARBRE-XL, INVISIBLE"'),
    )
    expect([...html.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku]) => sku)).toEqual(['CHN-FRI-OS'])
    expect(html).toContain('Arbre à chat XL')
    expect(html).not.toContain('Article non visible')
    await store.control.setting({ key: 'show_out_of_stock', value: false })
  })

  test('takes categories and bounds from its parameters', async () => {
    const conditions =
      '^[`1--1`:^[`type`:`Magento||CatalogWidget||Model||Rule||Condition||Product`,`attribute`:`category_ids`,`operator`:`==`,`value`:`3`^]^]'
    const html = await rendered(list(`products_count="3" conditions_encoded="${conditions}"`))
    expect(html.match(/<li class="product-item">/g)).toHaveLength(3)
  })

  test('is empty when nothing fits', async () => {
    expect(await rendered(list('skus="INCONNU"'))).toBe('')
    expect(await rendered(list('conditions_encoded="^[broken"'))).toContain('product-items')
  })
})

describe('an address', () => {
  const route = async (url: string) =>
    (
      await client.run<{ route: { __typename: string; relative_url: string; redirect_code: number } | null }>(
        'query($u:String!){route(url:$u){__typename relative_url redirect_code}}',
        { u: url },
      )
    ).route

  test.each([
    ['chiens.html/', 'chiens.html', 301],
    ['CHIENS.html', 'chiens.html', 301],
    ['chiens.html?p=2', 'chiens.html?p=2', 0],
    ['catalog/product/view/id/1', 'croquettes-agneau-pour-chien-5-kg.html', 0],
    ['promo-ete?utm=1', 'croquettes-saumon-sans-cereales-5-kg.html?utm=1', 302],
    ['partenaire', 'https://example.org/partenaire?x=1', 301],
  ])('«%s» leads to «%s» with code %i', async (url, target, code) => {
    expect(await route(url)).toMatchObject({ relative_url: target, redirect_code: code })
  })

  test('of a redirect to nothing has no type on 2.4.7, and is an error before', async () => {
    expect((await route('vers-rien'))?.__typename).toBe('RoutableUrl')
    await store.control.level({ level: '2.4.6' })
    const { json } = await client.post('{route(url:"vers-rien"){type}}')
    // 2.4.6 gives no category to what does not exist.
    expect(json?.errors).toMatchObject([{ message: expect.not.stringContaining('Internal'), path: ['route'] }])
    expect(json?.errors?.[0]).not.toHaveProperty('extensions')
    await store.control.level({ level: '2.4.7' })
  })

  test('that is unknown is null, one that cannot be read too', async () => {
    expect(await route('%E0%A4%A')).toBeNull()
  })

  test('of a redirect loop never gets a response, and does not keep the store from closing', async () => {
    const waiting = fetch(`${store.url}graphql?query=${encodeURIComponent('{route(url:"boucle-a"){type}}')}`, {
      signal: AbortSignal.timeout(400),
    })
    await expect(waiting).rejects.toThrow()
    expect((await route('chiens.html'))?.__typename).toBe('CategoryTree')
  })
})

describe('reviews', () => {
  test('fail with their product when the store switched them off', async () => {
    const query = '{products(filter:{sku:{eq:"CHN-CROQ-AGN"}}){items{sku reviews{items{nickname}}}}}'
    await store.control.setting({ key: 'product_reviews_enabled', value: '0' })
    const { json } = await client.post(query)
    expect(json?.data).toEqual({ products: { items: [null] } })
    await store.control.setting({ key: 'product_reviews_enabled', value: '1' })
    expect((await client.post(query)).json?.errors).toBeUndefined()
  })
})
