import { isVirtual } from '../checkout/goods.ts'
import { chargesOf } from '../checkout/charges.ts'
import type { Rate } from '../checkout/rates.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { isCovered, unitsOf } from './demand.ts'
import { cartTotals } from './totals.ts'
import type { LineTotals, Totals } from './totals.ts'
import type { Cart, CartLine } from './types.ts'

/** A line with its money and what keeps it from being ordered. */
export type LineView = CartLine & { totals: LineTotals; shortOfStock: boolean }
/** A cart as it is answered: figures of this moment, nothing kept. */
export type CartView = Omit<Cart, 'lines'> & {
  lines: LineView[]
  totals: Totals
  isVirtual: boolean
  /** What carriers ask for the address; empty without one. */
  rates: Rate[]
  /** The chosen one of them, if it is still offered. */
  rate: Rate | null
}

const NO_TOTALS: LineTotals = { rowIncludingTax: 0, rowExcludingTax: 0, tax: 0, discount: 0, discounts: [] }

/** Prices follow the catalogue at once; a coupon that no longer applies is dropped from the answer. */
export async function viewCart(cart: Cart, context: Context, db: Queryable = context.db): Promise<CartView> {
  const { coupon, rates, rate, charges } = await chargesOf(cart, context, db)
  const totals = cartTotals(cart.lines, charges)
  return {
    ...cart,
    couponCode: coupon ? cart.couponCode : null,
    totals,
    isVirtual: isVirtual(cart.lines),
    rates,
    rate,
    lines: cart.lines.map((line) => ({
      ...line,
      totals: totals.lines.get(line.id) ?? NO_TOTALS,
      shortOfStock: !isCovered(unitsOf(line.product, line.quantity, line.request), [], context.model),
    })),
  }
}
