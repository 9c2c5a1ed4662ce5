import { decodeHTMLStrict } from 'entities'
import { rowsOf, type Row } from '../doctor/row.ts'
import { itemsOf, type Store } from '../doctor/store.ts'
import type { Shop } from './shop.ts'

/** A product as a list shows it. */
export type Listed = { sku: string; name: string; path: string; type: string; isInStock: boolean; amount: number }

const row = rowsOf('pages')
/** Maximum categories that are opened, and products of each that are examined. */
const CATEGORIES = 12
const PRODUCTS = 48
/** Maximum words that are searched for, and products that are named. */
const WORDS = 8
const NAMED = 5
/** Ms from which on a first visit is slow. */
const SLOW = 4000

const LIST = `total products { sku name path type stock { isInStock } prices { minPrice { priceInclTax { value { amount } } } } }
  dynamicFacets { code label buckets { value docCount } } sorts { field }`

type Layer = {
  total: number
  products: {
    sku: string
    name: string
    path: string
    type: string
    stock: { isInStock: boolean }
    prices: { minPrice: { priceInclTax: { value: { amount: number } } } }
  }[]
  dynamicFacets: { code: string; label: string; buckets: { value: string; docCount: number }[] }[]
  sorts: { field: string }[]
}
type Category = { id: string; name: string; path: string; children: Category[] }

/** Opens every kind of page. Returns products for the cart, those in stock first. */
export async function walkPages(shop: Shop, store: Store): Promise<{ rows: Row[]; products: Listed[] }> {
  const rows: Row[] = [await pageRow(shop, 'home', '/')]
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
  const categories = breadthFirst(navigation).slice(0, CATEGORIES)
  const products = new Map<string, Listed>()
  for (const category of categories) {
    rows.push(await pageRow(shop, `category ${category.name}`, category.path))
    const layer = await listOf(shop, category.id, {})
    for (const product of layer.products) products.set(product.sku, listed(product))
    rows.push(...(await listRows(shop, category, layer)))
  }
  const found = [...products.values()].toSorted(
    (a, b) => Number(b.isInStock) - Number(a.isInStock) || a.amount - b.amount,
  )
  const types = [...new Set(found.map(({ type }) => type))]
  for (const type of types)
    rows.push(
      await productRow(
        shop,
        found.find((one) => one.type === type)!,
      ),
    )
  if (types.length === 0)
    rows.push(
      row('products', 'fault', 'no category lists a product', 'Look at the categories and at the search engine.'),
    )
  else rows.push(namesRow(found), ...(await searchRows(shop, store, found)))
  rows.push(await pageRow(shop, 'page that is not there', '/try-store-nothing-here', 404))
  const sitemap = await shop.page('/sitemap.xml')
  rows.push(
    row(
      'sitemap',
      sitemap.status === 200 ? 'ok' : 'fault',
      `HTTP ${sitemap.status}, ${sitemap.html.length} characters`,
    ),
  )
  rows.push(await pictureRow(shop, found))
  for (const path of ['/cart', '/login', '/register', '/contact']) rows.push(await pageRow(shop, path, path))
  return { rows, products: found }
}

/** Checks the first resized picture of a product's page. */
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

/** Returns categories level by level: by default those of the first level list the products of the others, too. */
function breadthFirst(level: readonly Category[]): Category[] {
  return level.length === 0 ? [] : [...level, ...breadthFirst(level.flatMap(({ children }) => children ?? []))]
}

function listed({ stock, prices, sku, name, path, type }: Layer['products'][number]): Listed {
  return { sku, name, path, type, isInStock: stock.isInStock, amount: prices.minPrice.priceInclTax.value.amount }
}

type Parts = {
  options: unknown[]
  configurations: unknown[]
  bundleOptions: { values: { label: string }[] }[]
  groupedItems: { product: { name: string } }[]
}

/** Checks the page of a product, and that there is something to choose if its type requires it. */
async function productRow(shop: Shop, { sku, path, type }: Listed): Promise<Row> {
  const opened = await pageRow(shop, `product ${type.toLowerCase()}`, path)
  if (opened.verdict === 'fault') return opened
  const { product } = await shop.ask<{ product: Parts | null }>(
    `query ($sku: String!) { product(sku: $sku) { options { id } configurations { product { sku } }
      bundleOptions { values { label } } groupedItems { product { name } } } }`,
    { sku },
  )
  const names = {
    GROUPED: product?.groupedItems.map(({ product: part }) => part.name),
    BUNDLE: product?.bundleOptions.flatMap(({ values }) => values.map(({ label }) => label)),
    CONFIGURABLE: product?.options.length === 0 ? [] : product?.configurations.map(() => type),
  }[type]
  if (!names) return opened
  const isWhole = names.length > 0 && names.every((name) => name !== '')
  const says = `${sku}, ${isWhole ? `${names.length} parts: ` : 'without parts, or with parts without a name: '}${opened.says}`
  return { ...opened, ...(!isWhole && { verdict: 'fault', remedy: 'npm run doctor: rows of goods.' }), says }
}

/** Checks that names are neither empty nor have HTML entities, which shoppers should never see. */
function namesRow(products: readonly Listed[]): Row {
  const wrong = products.filter(({ name }) => name === '' || decodeHTMLStrict(name) !== name)
  const says = wrong.slice(0, NAMED).map(({ sku, name }) => `${sku} «${name}»`)
  return row(
    'names',
    wrong.length === 0 ? 'ok' : 'fault',
    wrong.length === 0 ? `${products.length} products are named as people read them` : says.join(', '),
    'If the back office has them like this, correct them there.',
  )
}

const IN_LISTS =
  'query InLists($skus:[String!]!,$size:Int!){products(filter:{sku:{in:$skus}},pageSize:$size){items{sku}}}'

/** Searches for words of names. What only a search finds («Search» as visibility) has a page, too. */
async function searchRows(shop: Shop, store: Store, products: readonly Listed[]): Promise<Row[]> {
  const words = wordsOf(products)
  const [first = products[0]?.sku ?? ''] = words
  const rows = [await pageRow(shop, 'search', `/search/${encodeURIComponent(first)}`)]
  const found = new Map<string, Listed>()
  for (const word of words) {
    const { search } = await shop.ask<{ search: { products: Layer } }>(
      `query ($word: String!, $params: ProductListInput) { search(query: $word) { products(params: $params) { ${LIST} } } }`,
      { word, params: { from: 0, size: PRODUCTS } },
    )
    for (const product of search.products.products) found.set(product.sku, listed(product))
  }
  if (found.size === 0) {
    const remedy = 'Look after the search engine: bin/magento indexer:reindex catalogsearch_fulltext.'
    return [...rows, row('search results', 'fault', `none for ${words.join(', ')}, which are words of names`, remedy)]
  }
  rows.push(row('search results', 'ok', `${found.size} products for ${words.join(', ')}`))
  const skus = [...found.keys()]
  const { data } = await store.query(IN_LISTS, { skus, size: skus.length })
  const inLists = new Set(itemsOf(data?.products).map(({ sku }) => sku))
  const alone = [...found.values()].filter(({ sku }) => !inLists.has(sku))
  const [one] = alone
  if (!one) return [...rows, row('found by search only', 'note', `none among the ${found.size} that were found`)]
  const opened = await pageRow(shop, 'found by search only', one.path)
  return [...rows, { ...opened, says: `${alone.length} products, ${one.sku}: ${opened.says}` }]
}

/** Returns the words of names. Those that most names share come first: they find most. */
function wordsOf(products: readonly Listed[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of products)
    for (const word of new Set(name.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, WORDS)
    .map(([word]) => word)
}

async function listOf(shop: Shop, id: string, params: Record<string, unknown>): Promise<Layer> {
  const { category } = await shop.ask<{ category: { layer: Layer } | null }>(
    `query ($id: ID!, $params: ProductListInput) { category(id: $id) { layer(params: $params) { ${LIST} } } }`,
    { id, params: { from: 0, size: PRODUCTS, ...params } },
  )
  if (!category) throw new Error(`The category ${id} of the menu cannot be read`)
  return category.layer
}

/** Checks the first facet and the first sort order of a list that has some. */
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

/** Checks a page. If it took long, it is opened again: what it waited for the first time is then cached. */
async function pageRow(shop: Shop, name: string, path: string, wanted = 200): Promise<Row> {
  const { status, html, ms, location } = await shop.page(path)
  if (status !== wanted) {
    const says = `HTTP ${status}${location ? ` to ${location}` : ''} instead of ${wanted}`
    return row(name, 'fault', says, 'Look at the rows of the log below.')
  }
  if (!/<h1[\s>]/.test(html)) return row(name, 'fault', 'the page has no heading')
  const size = `${Math.round(html.length / 1024)} kB`
  if (ms < SLOW) return row(name, 'ok', `${ms} ms, ${size}`)
  const again = await shop.page(path)
  const remedy =
    'The first visit waits for the answers of the store: npm run doctor tells its latency. Where that is low, this machine or the store had other work.'
  return row(name, 'off', `${ms} ms, the second time ${again.ms} ms, ${size}`, remedy)
}
