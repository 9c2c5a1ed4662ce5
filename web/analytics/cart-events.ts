import type { CartContentsFragment, CartLineFragment } from '../screens/cart/cart.generated.ts'
import type { DataLayerEvent } from './data-layer.ts'
import { goodsEvent, lineItem } from './items.ts'

/** What a change made by the shopper did to the cart: `add_to_cart`, `remove_from_cart`, or both. */
export function cartEvents(before: CartContentsFragment, after: CartContentsFragment): DataLayerEvent[] {
  // An order took the cart with it; what is there now is another one.
  if (before.id !== after.id && before.items.length > 0) return []
  const had = quantities(before)
  const has = quantities(after)
  const grown = after.items.map((line) => changed(line, line.qty - (had.get(line.item_id) ?? 0)))
  const shrunk = before.items.map((line) => changed(line, line.qty - (has.get(line.item_id) ?? 0)))
  return [...eventsOf('add_to_cart', grown, after), ...eventsOf('remove_from_cart', shrunk, after)]
}

export function viewCart(cart: CartContentsFragment): DataLayerEvent {
  return goodsEvent('view_cart', itemsOf(cart), totalOf(cart))
}

export const itemsOf = ({ items }: CartContentsFragment) => items.map((line) => lineItem(line))

/** What the goods come to and the coupons that lowered it, as events carry them. */
export function totalOf({ totals, coupons }: CartContentsFragment) {
  const { amount: value, currency } = totals.subtotalInclTax.value
  return { currency, value, ...(coupons.length > 0 && { coupon: coupons.map(({ code }) => code).join() }) }
}

const quantities = ({ items }: CartContentsFragment) => new Map(items.map(({ item_id, qty }) => [item_id, qty]))

const changed = (line: CartLineFragment, by: number) => (by > 0 ? lineItem(line, by) : null)

function eventsOf(event: string, changes: (ReturnType<typeof lineItem> | null)[], cart: CartContentsFragment) {
  const items = changes.filter((item) => item !== null)
  return items.length > 0 ? [goodsEvent(event, items, { currency: cart.totals.subtotalInclTax.value.currency })] : []
}
