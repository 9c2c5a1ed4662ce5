import { rowsOf, type Row } from '../doctor/row.ts'
import type { Page, Shop } from './shop.ts'

/** A product as a list shows it. */
export type Listed = { sku: string; path: string; type: string; isInStock: boolean; amount: number }

const row = rowsOf('pages')
/** Categories that are opened, and products of each that are looked at. */
const CATEGORIES = 12
const PRODUCTS = 48
/** Ms from which on a first visit is slow. */
const SLOW = 4000

const LIST = `total products { sku path type stock { isInStock } prices { minPrice { priceInclTax { value { amount } } } } }
  dynamicFacets { code label buckets { value docCount } } sorts { field }`

type Layer = {
  total: number
  products: {
    sku: string
    path: string
    type: string
    stock: { isInStock: boolean }
    prices: { minPrice: { priceInclTax: { value: { amount: number } } } }
  }[]
  dynamicFacets: { code: string; label: string; buckets: { value: string; docCount: number }[] }[]
  sorts: { field: string }[]
}
type Category = { id: string; name: string; path: string; children: Category[] }

/** Opens every kind of page. Products are returned for the cart, the ones in stock first. */
export async function walkPages(shop: Shop): Promise<{ rows: Row[]; products: Listed[] }> {
  const rows: Row[] = [pageRow('home', await shop.page('/'), 200)]
  const { navigation } = await shop.ask<{ navigation: Category[] }>(
    '{ navigation { id name path children { id name path children { id name path } } } }',
  )
  rows.push(
    row(
      'menu',
      navigation.length > 0 ? 'ok' : 'off',
      `${navigation.length} categories`,
      'Catalog > Categories: «Include in Menu».',
    ),
  )
  const categories = navigation.flatMap(withChildren).slice(0, CATEGORIES)
  const products = new Map<string, Listed>()
  for (const category of categories) {
    rows.push(pageRow(`category ${category.name}`, await shop.page(category.path), 200))
    const layer = await listOf(shop, category.id, {})
    for (const { sku, path, type, stock, prices } of layer.products) {
      products.set(sku, {
        sku,
        path,
        type,
        isInStock: stock.isInStock,
        amount: prices.minPrice.priceInclTax.value.amount,
      })
    }
    rows.push(...(await listRows(shop, category, layer)))
  }
  const listed = [...products.values()].toSorted(
    (a, b) => Number(b.isInStock) - Number(a.isInStock) || a.amount - b.amount,
  )
  const types = [...new Set(listed.map(({ type }) => type))]
  for (const type of types) {
    const product = listed.find((one) => one.type === type)!
    rows.push(pageRow(`product ${type.toLowerCase()}`, await shop.page(product.path), 200))
  }
  if (types.length === 0)
    rows.push(
      row('products', 'fault', 'no category lists a product', 'Look at the categories and at the search engine.'),
    )
  const word = encodeURIComponent(listed[0]?.sku ?? 'a')
  rows.push(pageRow('search', await shop.page(`/search/${word}`), 200))
  rows.push(pageRow('page that is not there', await shop.page('/try-store-nothing-here'), 404))
  const sitemap = await shop.page('/sitemap.xml')
  rows.push(
    row(
      'sitemap',
      sitemap.status === 200 ? 'ok' : 'fault',
      `HTTP ${sitemap.status}, ${sitemap.html.length} characters`,
    ),
  )
  rows.push(await pictureRow(shop, listed))
  for (const path of ['/cart', '/login', '/register', '/contact']) rows.push(pageRow(path, await shop.page(path), 200))
  return { rows, products: listed }
}

/** The first resized picture of a product's page. */
async function pictureRow(shop: Shop, [product]: readonly Listed[]): Promise<Row> {
  const [, path] =
    /(?:src|href)="(\/[^"]*resized-images\/[^"]+)"/.exec(product ? (await shop.page(product.path)).html : '') ?? []
  if (!path) return row('picture', 'off', 'the first product has none')
  const { status, ms } = await shop.page(path.replaceAll('&amp;', '&'))
  return row(
    'picture',
    status === 200 ? 'ok' : 'fault',
    `HTTP ${status}, ${ms} ms`,
    'npm run doctor looks at the media.',
  )
}

function withChildren(category: Category): Category[] {
  return [category, ...(category.children ?? []).flatMap(withChildren)]
}

async function listOf(shop: Shop, id: string, params: Record<string, unknown>): Promise<Layer> {
  const { category } = await shop.ask<{ category: { layer: Layer } | null }>(
    `query ($id: ID!, $params: ProductListInput) { category(id: $id) { layer(params: $params) { ${LIST} } } }`,
    { id, params: { from: 0, size: PRODUCTS, ...params } },
  )
  if (!category) throw new Error(`The category ${id} of the menu cannot be read`)
  return category.layer
}

/** The first facet and the first sort order of a list that has some. */
async function listRows(shop: Shop, { id, name }: Category, layer: Layer): Promise<Row[]> {
  const rows: Row[] = []
  const facet = layer.dynamicFacets[0]
  const choice = facet?.buckets[0]
  if (facet && choice) {
    const filters = [{ name: facet.code, values: [choice.value] }]
    const { total } = await listOf(shop, id, { filters })
    const isRight = total > 0 && total <= layer.total
    const says = `${name}: ${facet.label} = ${choice.value}: ${total} of ${layer.total}, announced ${choice.docCount}`
    rows.push(
      row(`facet ${facet.code}`, isRight ? 'ok' : 'fault', says, 'Reindex the catalogue: bin/magento indexer:reindex.'),
    )
  }
  const sort = layer.sorts.find(({ field }) => field === 'price') ?? layer.sorts[0]
  if (sort && layer.total > 1) {
    const { products } = await listOf(shop, id, { sort: { field: sort.field, direction: 'ASC' } })
    rows.push(row(`sort ${sort.field}`, products.length > 0 ? 'ok' : 'fault', `${name}: ${products.length} products`))
  }
  return rows
}

function pageRow(name: string, { status, html, ms, location }: Page, wanted: number): Row {
  if (status !== wanted) {
    const says = `HTTP ${status}${location ? ` to ${location}` : ''} instead of ${wanted}`
    return row(name, 'fault', says, 'Look at the rows of the log below.')
  }
  if (!/<h1[\s>]/.test(html)) return row(name, 'fault', 'the page has no heading')
  return row(
    name,
    ms < SLOW ? 'ok' : 'off',
    `${ms} ms, ${Math.round(html.length / 1024)} kB`,
    'The store is slow: npm run doctor.',
  )
}
