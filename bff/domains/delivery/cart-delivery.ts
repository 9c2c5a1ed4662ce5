import type { RequestContext } from '../../graphql/context.ts'
import type { Arrival, FreeDelivery } from '../../graphql/shop-schema.generated.ts'
import type { ShopSettings } from '../../config.ts'
import type { CartItemModel, CartModel } from '../cart/cart-model.ts'
import { isDeliveredLater } from '../cart/map-cart.ts'
import { mapAttributes } from '../catalog/map-product.ts'
import { partInCents, price, toCents } from '../money.ts'
import { arrivalsBy, type Goods, leavesAsUsual, travelsAsUsual } from './arrivals.ts'

/** Types of cart lines that no carrier brings. */
const NOT_DELIVERED = new Set(['VirtualCartItem', 'DownloadableCartItem', 'GiftCardCartItem'])

type Rules = Pick<ShopSettings, 'arrival' | 'usualDelivery' | 'attributes'>

/** Returns when the cart arrives. Before a method is chosen, the usual one is assumed for usual goods to the shop's own country. */
export function cartArrivals(cart: CartModel, { shop }: Pick<RequestContext, 'shop'>): Arrival[] {
  const { country, method } = cart.destination
  if (!cart.isShippable || !cartLeavesAsUsual(cart, shop)) return []
  const isUsual = (country === null || country === shop.defaultCountryId) && travelsTogether(cart, shop)
  return method === null && !isUsual ? [] : arrivalsBy(method, shop)
}

export function cartLeavesAsUsual(cart: CartModel, shop: Rules): boolean {
  const goods = deliveredLines(cart)
  return goods.every((line) => line.stored && !isDeliveredLater(line.stored) && leavesAsUsual(goodsOf(line), shop))
}

/**
 * Returns how much the cart lacks for free delivery. Magento compares the goods after discounts, with tax where prices are entered with tax, without
 * fixed product taxes, and in the store's base currency. Null where the rule may not apply: other goods, another country, a coupon that may make
 * delivery free, or a chosen method whose price contradicts the rule.
 */
export function freeDelivery(cart: CartModel, { shop, session }: Pick<RequestContext, 'shop' | 'session'>) {
  const { items, totals, coupons, destination } = cart
  const rule = shop.delivery.find(({ country }) => country === (destination.country ?? shop.defaultCountryId))
  const isKnown = shop.pricesIncludeTax && session.data.currency === undefined && travelsTogether(cart, shop)
  if (!cart.isShippable || !isKnown || !rule || rule.freeFrom === null) return null
  const { currency } = totals.totalInclTax.value
  const from = toCents(rule.freeFrom, currency)
  // Discount of the goods only: discounts of the delivery do not count here.
  const discount = items.reduce((sum, { priceInfo }) => sum + (priceInfo.discount?.value.cents ?? 0), 0)
  const goods = items.reduce(
    (sum, { stored }) => sum + partInCents(stored?.prices?.row_total_including_tax.value, currency),
    0,
  )
  const missing = Math.max(0, from - goods + discount)
  const tell = (cents: number): FreeDelivery => ({ from: price(from, currency), missing: price(cents, currency) })
  const shipping = totals.shipping?.priceInclTax.value.cents
  if (shipping === undefined) return coupons.length > 0 && discount === 0 ? null : tell(missing)
  if (shipping === 0) return tell(0)
  return missing === 0 || shipping > toCents(rule.cost, currency) ? null : tell(missing)
}

/** Whether all goods of the cart can travel by the usual method. */
function travelsTogether(cart: CartModel, shop: Rules): boolean {
  return deliveredLines(cart).every((line) => travelsAsUsual(goodsOf(line), shop))
}

function deliveredLines({ items }: CartModel): CartItemModel[] {
  return items.filter(({ stored }) => !stored || !NOT_DELIVERED.has(stored.__typename))
}

/** Returns the attribute texts of a product and of its chosen variant. */
function goodsOf({ product, stored }: CartItemModel): Goods {
  const variant = stored && 'configured_variant' in stored ? mapAttributes(stored.configured_variant.listed) : []
  return { listed: new Map([...product.listed, ...variant]) }
}
