import type { Context } from '../context.ts'
import { applicableCoupon } from './coupons.ts'
import type { Coupon } from './coupons.ts'
import { isCovered, unitsOf } from './demand.ts'
import { cartTotals } from './totals.ts'
import type { LineTotals, Totals } from './totals.ts'
import type { BuyRequest, Cart, CartLine } from './types.ts'

/** A line with its money and what keeps it from being ordered. */
export type LineView = CartLine & { totals: LineTotals; shortOfStock: boolean; coupon: Coupon | null }
/** A cart as it is answered: figures of this moment, nothing kept. */
export type CartView = Omit<Cart, 'lines'> & { lines: LineView[]; totals: Totals; coupon: Coupon | null }

const requestOf = (line: CartLine): BuyRequest => ({
  ...(line.variant ? { variantId: line.variant.id } : {}),
  bundle: line.bundle.map(({ item, selection, qty }) => ({ itemId: item.id, selectionId: selection.id, qty })),
})

/** Prices follow the catalogue at once; a coupon that no longer applies is dropped from the answer. */
export const viewCart = async (cart: Cart, context: Context): Promise<CartView> => {
  const coupon = cart.couponCode === null ? null : await applicableCoupon(cart.couponCode, cart, context)
  const totals = cartTotals(cart.lines, coupon?.discount ?? null)
  return {
    ...cart,
    couponCode: coupon ? cart.couponCode : null,
    coupon,
    totals,
    lines: cart.lines.map((line) => ({
      ...line,
      coupon,
      totals: totals.lines.get(line.id) ?? { rowIncludingTax: 0, rowExcludingTax: 0, discount: 0 },
      shortOfStock: !isCovered(unitsOf(line.product, line.quantity, requestOf(line)), [], context.model),
    })),
  }
}
