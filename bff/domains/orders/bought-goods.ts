import type { RequestContext } from '../../graphql/context.ts'
import type { BoughtGood } from '../../graphql/shop-schema.generated.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { orderLoaders } from './order-loaders.ts'
import type { OrderItemModel } from './order-model.ts'

export type BoughtGoodModel = Omit<BoughtGood, 'product'> & { product: ProductModel }

const MAX_GOODS = 8
/** More are looked up than shown: some are not sold any more. */
const MAX_LOOKED_UP = 24

/** Returns the customer's last purchases that can be bought now. */
export async function boughtGoods(context: RequestContext): Promise<BoughtGoodModel[]> {
  const orders = await orderLoaders(context).latestOrders()
  const lines = orders.flatMap(({ order_id, items }) => items.map((item) => ({ order_id, item })))
  const keys = lines.map(({ item }) => item.stored.product_url_key ?? null)
  const found = await Promise.all(
    lines
      .filter((_, index) => keys.findIndex((key) => key === keys[index]) === index)
      .slice(0, MAX_LOOKED_UP)
      .map((line) => toBuyAgain(line, context)),
  )
  return found.flatMap((good) => good ?? []).slice(0, MAX_GOODS)
}

async function toBuyAgain(
  { order_id, item: { id, sku, stored, qtyOrdered, options } }: { order_id: string; item: OrderItemModel },
  context: RequestContext,
): Promise<BoughtGoodModel | null> {
  const key = stored.product_url_key
  const product = key ? await productLoaders(context).cardByUrlKey(key) : null
  if (!product?.stock.isInStock || product.isOrderedByContact) return null
  const good = { order_id, line: id, qty: qtyOrdered, options, product, versionPrices: null }
  if (product.type !== 'CONFIGURABLE') return good
  const page = await productLoaders(context).page(product.sku)
  const version = page?.page?.configurations.find(({ product: { sku: one } }) => one === sku)?.product
  return version?.stock.isInStock ? { ...good, versionPrices: version.prices } : null
}
