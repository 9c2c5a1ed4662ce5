import { decodeHTMLStrict } from 'entities'
import { ProductDetails } from '../../bff/domains/catalog/magento/product-detail.generated.ts'
import { RelatedProducts } from '../../bff/domains/catalog/magento/products.generated.ts'
import { type BundlePart, canBeMade } from '../../bff/domains/catalog/map-product.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject, itemsOf } from './store.ts'

const row = rowsOf('goods')

/** Products in the sample, and how many of them are also read as the shop reads their page or links. */
const SAMPLE = 100
const READ = 5
const NAMED = 5

// One level, without fragments: some releases leave fields of other documents empty.
const GOODS = `query Goods($size:Int!){products(filter:{},pageSize:$size){items{__typename sku name stock_status
  ... on BundleProduct{bundle_items:items{required options{product{stock_status}}}}
  ... on GroupedProduct{grouped_items:items{qty product{sku name price_range{minimum_price{final_price{value}}}}}}}}}`
const LINKED =
  'query Linked($size:Int!){products(filter:{},pageSize:$size){items{sku related_products{sku} upsell_products{sku}}}}'

type Item = Record<string, unknown>

/**
 * Checks that products arrive complete: names, parts, stock of bundles, links to other products. Some releases return wrong data without an error.
 */
export const checkGoods: Check = async (context) => {
  const { data } = await context.store.query(GOODS, { size: SAMPLE })
  const items = itemsOf(data?.products)
  if (items.length === 0)
    return [row('names', 'note', 'no product is listed, so none could be looked at', 'See checkout/catalogue.')]
  return [namesRow(items), bundleRow(items, context), await groupRow(items, context), await linkRow(context)]
}

function namesRow(items: readonly Item[]): Row {
  const nameless = items.filter(({ name }) => !name)
  const escaped = items.filter(({ name }) => typeof name === 'string' && decodeHTMLStrict(name) !== name)
  const remedy = 'Name them. If the back office has names, look for a module that changes the names of products.'
  if (nameless.length > 0)
    return row('names', 'fault', `${nameless.length} of ${items.length} products have none: ${some(nameless)}`, remedy)
  if (escaped.length === 0) return row('names', 'ok', `all ${items.length} products have one`)
  return row('names', 'note', `escaped for HTML: ${some(escaped)}; the shop shows them as people read them`)
}

/** From 2.4.8 on the store reports each bundle as sold out, so the shop goes by the parts. */
function bundleRow(items: readonly Item[], { schema }: DoctorContext): Row {
  const bundles = items.filter(({ __typename: type }) => type === 'BundleProduct')
  if (bundles.length === 0) return row('bundles', 'note', `none among the first ${items.length} products`)
  const wrong = bundles.filter(
    ({ stock_status: stock, bundle_items: parts }) =>
      stock === 'OUT_OF_STOCK' && Array.isArray(parts) && canBeMade(parts as BundlePart[]),
  )
  if (wrong.length === 0) return row('bundles', 'ok', `the stock of ${bundles.length} is that of their parts`)
  const says = `${wrong.length} of ${bundles.length} are OUT_OF_STOCK though their parts are in stock: ${some(wrong)}`
  if (schema.used.atLeast('2.4.8')) return row('bundles', 'note', `${says}; the shop goes by the parts`)
  const remedy =
    'Look at the stock status of these bundles (Catalog > Products > Quantity), and reindex: bin/magento indexer:reindex.'
  return row('bundles', 'fault', `${says}; the shop shows them as sold out`, remedy)
}

/** `key`: of its group and itself. */
type Part = { key: string; sku: string; name: unknown; price: unknown; quantity: unknown }

/** Compares the parts of groups in the shop's own document with those in a plain query. */
async function groupRow(items: readonly Item[], { store }: DoctorContext): Promise<Row> {
  const groups = items.filter(({ __typename: type }) => type === 'GroupedProduct').slice(0, READ)
  if (groups.length === 0) return row('groups', 'note', `none among the first ${items.length} products`)
  const skus = groups.map(({ sku }) => String(sku))
  const { data, errors } = await store.read(ProductDetails, { skus, size: skus.length })
  const read = new Map(
    itemsOf(data?.products)
      .flatMap(partsOf)
      .map((part) => [part.key, part]),
  )
  const parts = groups.flatMap(partsOf)
  const wrong = parts.filter(({ key, price }) => {
    const got = read.get(key)
    return !got?.name || typeof got.price !== 'number' || (got.price === 0 && price !== 0)
  })
  const miscounted = parts.filter(({ key, quantity }) => read.get(key)?.quantity !== quantity)
  if (parts.length > 0 && wrong.length === 0 && miscounted.length > 0) {
    const found = `${miscounted.length} of ${parts.length} parts come with another quantity: ${some(miscounted)}`
    return row(
      'groups',
      'fault',
      found,
      'Report it with the release of the store: its responses depend on the order of fields.',
    )
  }
  if (parts.length > 0 && wrong.length === 0)
    return row('groups', 'ok', `all ${parts.length} parts of ${skus.join(', ')} have name, price and quantity`)
  const why = errors[0] ? ` («${errors[0].message}»)` : ''
  const says =
    parts.length === 0
      ? `${skus.join(', ')} have no parts`
      : `${wrong.length} of ${parts.length} parts come without name or price, and are left out: ${some(wrong)}${why}`
  const remedy = 'Compare with the back office. If they have both there, look into var/log/exception.log of the store.'
  return row('groups', parts.length === 0 ? 'off' : 'fault', says, remedy)
}

function partsOf({ sku: group, grouped_items: parts }: Item): Part[] {
  return (Array.isArray(parts) ? parts.filter(isObject) : []).flatMap(({ qty: quantity, product }) => {
    if (!isObject(product)) return []
    const { price_range: range } = product
    const lowest = isObject(range) && isObject(range.minimum_price) ? range.minimum_price.final_price : null
    const sku = String(product.sku)
    const price = isObject(lowest) ? lowest.value : null
    return [{ key: `${String(group)}/${sku}`, sku, name: product.name, price, quantity }]
  })
}

const LINKS = ['related_products', 'upsell_products'] as const

/** Compares linked products in the shop's own document with those in a plain query. */
async function linkRow({ store }: DoctorContext): Promise<Row> {
  const { data, errors } = await store.query(LINKED, { size: SAMPLE })
  const items = itemsOf(data?.products)
  const linked = items.filter((item) => LINKS.some((kind) => linksOf(item, kind).length > 0)).slice(0, READ)
  if (linked.length === 0) {
    if (errors[0]) return row('related products', 'note', `could not be requested: ${errors[0].message}`)
    const remedy =
      'Catalog > Products > Related Products, Up-Sells, and Cross-Sells: their places stay empty until then.'
    return row('related products', 'note', `none at the first ${items.length} products`, remedy)
  }
  const faults: string[] = []
  let count = 0
  for (const item of linked) {
    const sku = String(item.sku)
    const response = await store.read(RelatedProducts, { sku })
    const [got = {}] = itemsOf(response.data?.products)
    for (const kind of LINKS) {
      const there = new Set(linksOf(got, kind))
      const wanted = linksOf(item, kind)
      const lacking = wanted.filter((one) => !there.has(one))
      count += wanted.length
      if (lacking.length === 0) continue
      const why = response.errors[0] ? ` («${response.errors[0].message}»)` : ''
      faults.push(`${sku} lacks ${lacking.slice(0, NAMED).join(', ')} of ${kind}${why}`)
    }
  }
  const remedy =
    'Look into var/log/exception.log of the store: it responds to a plain query, but not to the shop’s own.'
  if (faults.length > 0) return row('related products', 'fault', faults.join('; '), remedy)
  return row('related products', 'ok', `the shop reads all ${count} that ${linked.length} products lead to`)
}

/** Without a name a product is not shown. */
function linksOf(item: Item, kind: (typeof LINKS)[number]): string[] {
  const links = item[kind]
  const all = Array.isArray(links) ? links.filter(isObject) : []
  return all.flatMap(({ sku, name }) => (name === '' || name === null ? [] : [String(sku)]))
}

function some(items: readonly { sku?: unknown }[]): string {
  const named = items.slice(0, NAMED).map(({ sku }) => String(sku))
  return `${named.join(', ')}${items.length > NAMED ? ', …' : ''}`
}
