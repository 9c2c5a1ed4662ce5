import { DEFAULT_CURRENCY, toCents } from '../../bff/domains/money.ts'
import { isObject, itemsOf, type Store } from './store.ts'

export type Listed = {
  sku: string
  isSimple: boolean
  isInStock: boolean
  picture: string | null
  /** In cents, as shown; null if unknown. */
  price: number | null
}
export type Catalogue = { total: number; items: Listed[] }

const QUERY =
  'query Some{products(filter:{},pageSize:30){total_count items{__typename sku stock_status small_image{url} price_range{minimum_price{final_price{value}}}}}}'

/** Reads the first products that the store lists. */
export async function readCatalogue(store: Store): Promise<Catalogue> {
  const { data } = await store.query(QUERY)
  const { products } = data ?? {}
  if (!isObject(products)) return { total: 0, items: [] }
  return {
    total: Number(products.total_count) || 0,
    items: itemsOf(products).map(
      ({ sku, __typename: type, stock_status: stock, small_image: image, price_range: range }) => ({
        sku: String(sku),
        isSimple: type === 'SimpleProduct',
        isInStock: stock === 'IN_STOCK',
        price: priceIn(range),
        picture: isObject(image) && typeof image.url === 'string' ? image.url : null,
      }),
    ),
  }
}

function priceIn(range: unknown): number | null {
  const lowest = isObject(range) && isObject(range.minimum_price) ? range.minimum_price.final_price : null
  return isObject(lowest) && typeof lowest.value === 'number' ? toCents(lowest.value, DEFAULT_CURRENCY) : null
}
