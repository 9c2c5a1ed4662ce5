import { describe, expect, test } from 'vitest'
import { sitemapLoaders } from '../../../bff/domains/sitemap/sitemap-loaders.ts'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { createSitemapParts } from '../../../bff/domains/sitemap/sitemap-plugin.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { contextOf } from '../support/shop-request.ts'

const HOME = 'https://boutique.example'
const product = (number: number) => ({
  __typename: 'SimpleProduct',
  uid: btoa(String(number)),
  sku: `SKU-${number}`,
  url_key: `produit-${number}`,
  url_suffix: '.html',
  updated_at: '2026-11-01 10:00:00',
  media_gallery: [
    { __typename: 'ProductImage', url: 'http://127.0.0.1:8090/media/catalog/product/a.jpg', disabled: false },
    { __typename: 'ProductImage', url: 'http://127.0.0.1:8090/media/catalog/product/b.jpg', disabled: true },
    { __typename: 'ProductVideo', url: 'http://127.0.0.1:8090/media/catalog/product/c.jpg', disabled: false },
  ],
})
const category = (id: number, path: string, children: unknown[] = []) => ({
  __typename: 'CategoryTree',
  uid: btoa(String(id)),
  url_path: path,
  url_suffix: '.html',
  updated_at: '2026-11-02 10:00:00',
  image: null,
  children,
})

/** A store that sells `count` products, and shows those that lie within its search's window. */
function storeOf(count: number, window = Infinity): RecordedStore {
  return new RecordedStore({
    storeConfig: recording('store-config'),
    products: ({ pageSize, currentPage }: { pageSize: number; currentPage: number }) => {
      const first = (currentPage - 1) * pageSize
      // As Magento does where its search engine refuses: nothing was found, and no word of why.
      if (first + pageSize > window) return { total_count: 0, items: [] }
      const length = Math.max(0, Math.min(pageSize, count - first))
      return { total_count: count, items: Array.from({ length }, (_, index) => product(first + index + 1)) }
    },
    categories: { total_count: 1, items: [category(3, 'chiens', [category(4, 'chiens/croquettes')])] },
    route: null,
  })
}
const loadersOf = (store: RecordedStore) => sitemapLoaders(contextOf(store).context)
const partsOf = (store: RecordedStore) => createSitemapParts(loadersOf(store))
const addresses = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)

describe('the sitemap of a large shop', () => {
  test('is cut into parts of a thousand addresses, which hold every product once', async () => {
    const store = storeOf(2350)
    const parts = partsOf(store)
    const index = addresses((await parts.make('sitemap.xml', HOME))?.xml)
    expect(index).toEqual([
      `${HOME}/sitemap-categories-1.xml`,
      `${HOME}/sitemap-products-1.xml`,
      `${HOME}/sitemap-products-2.xml`,
      `${HOME}/sitemap-products-3.xml`,
      `${HOME}/sitemap-pages-1.xml`,
    ])
    const names = index.slice(1, 4).map((address) => address?.slice(HOME.length + 1) ?? '')
    const found = await Promise.all(names.map(async (name) => addresses((await parts.make(name, HOME))?.xml)))
    expect(found.map(({ length }) => length)).toEqual([1000, 1000, 350])
    expect(new Set(found.flat()).size).toBe(2350)
  })

  test('requests a hundred products at a time, two calls at once, for one part only', async () => {
    const store = storeOf(2350)
    let running = 0
    let most = 0
    const read: typeof store.read = async (...call) => {
      most = Math.max(most, ++running)
      try {
        return await store.read(...call)
      } finally {
        running--
      }
    }
    const counted = Object.assign(Object.create(store) as RecordedStore, { read })
    const walking = loadersOf(counted)
    expect(await walking.products(1000, 1000)).toHaveLength(1000)
    const calls = store.calls.filter(({ name }) => name === 'SitemapProducts')
    expect(calls.map(({ variables }) => variables.page).sort()).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(most).toBe(2)
  })

  test('fails, rather than be empty, where products are beyond the window of the store’s search', async () => {
    const parts = partsOf(storeOf(12_345, 10_000))
    expect(addresses((await parts.make('sitemap-products-10.xml', HOME))?.xml)).toHaveLength(1000)
    for (const part of [11, 12, 13]) {
      await expect(parts.make(`sitemap-products-${part}.xml`, HOME)).rejects.toThrow(
        /No products on page 1\d1 .* window/,
      )
    }
  })

  test('has no parts that the index does not list', async () => {
    const parts = partsOf(storeOf(5))
    for (const name of ['products-2', 'products-0', 'categories-2', 'pages-2', 'others-1', 'products-1x']) {
      expect(await parts.make(`sitemap-${name}.xml`, HOME), name).toBeNull()
    }
  })
})

describe('entries of the sitemap', () => {
  test('are products with their pictures, categories of every level, and content pages that exist', async () => {
    const sitemap = loadersOf(storeOf(1))
    expect(await sitemap.products(0, 1)).toEqual([
      {
        id: 'SKU-1',
        path: '/produit-1.html',
        priority: 0.7,
        seoImages: ['catalog/product/a.jpg'],
        lastmod: '2026-11-01T10:00:00Z',
        changefreq: 'weekly',
      },
    ])
    expect((await sitemap.categories()).map(({ path }) => path)).toEqual(['/chiens.html', '/chiens/croquettes.html'])
    expect((await sitemap.pages()).map(({ path }) => path)).toEqual(['/', '/faq/'])
  })

  test('fail, rather than be empty, while the store’s search is down', async () => {
    const sitemap = loadersOf(storeOf(0))
    await expect(sitemap.productCount()).rejects.toBeInstanceOf(UpstreamError)
  })

  test('carry what the store announces when products are put into a category', async () => {
    const sitemap = loadersOf(storeOf(1))
    expect(await sitemap.listTags()).toEqual(['cat_p', 'cat_c_3', 'cat_c_p_3', 'cat_c_4', 'cat_c_p_4'])
  })
})
