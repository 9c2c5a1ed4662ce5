import { lifetimeOf } from '../../cache/lifetime.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { Arrival } from '../../graphql/shop-schema.generated.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { arrivalsBy, leavesAsUsual, travelsAsUsual } from './arrivals.ts'
import { cartArrivals, freeDelivery } from './cart-delivery.ts'

export const deliveryResolvers: Resolvers = {
  Product: {
    arrivals: (product, _, context) => productArrivals(product, context),
  },
  Cart: {
    arrivals: (cart, _, context) => cartArrivals(cart, context),
    freeDelivery: (cart, _, context) => freeDelivery(cart, context),
  },
}

/** Returns days of arrival if all parts of a product leave as usual. Such a response expires at the first cutoff time. */
async function productArrivals(product: ProductModel, context: RequestContext): Promise<Arrival[]> {
  const { shop, cacheScope } = context
  const isDelivered = product.type !== 'VIRTUAL' && product.type !== 'DOWNLOADABLE'
  if (!shop.arrival || !isDelivered || !product.stock.isInStock) return []
  const goods = [product, ...(await partsOf(product, context))]
  if (!goods.every((one) => leavesAsUsual(one, shop) && travelsAsUsual(one, shop))) return []
  const now = Date.now()
  const arrivals = arrivalsBy(null, shop, now)
  const [next] = arrivals
  if (next) cacheScope.note({ tags: [], ...lifetimeOf((Date.parse(next.orderBefore) - now) / 1000, 'sure', now) })
  return arrivals
}

/** Returns the parts of a product: variants, items of a group, parts of a bundle. */
async function partsOf(product: ProductModel, context: RequestContext): Promise<ProductModel[]> {
  if (product.type === 'SIMPLE') return []
  const page = product.page ?? (await productLoaders(context).page(product.sku))?.page
  if (!page) return []
  const { configurations, groupedItems, bundle } = page
  const options = bundle?.bundleOptions.flatMap(({ values }) => values) ?? []
  return [...configurations, ...groupedItems, ...options].flatMap(({ product: part }) => part ?? [])
}
