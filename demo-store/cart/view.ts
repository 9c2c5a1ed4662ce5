import { goodsOf, isVirtual, type Rate, ratesFor } from '../checkout/methods.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { creditOf } from '../store-credit/balance.ts'
import type { Cart, CartLine } from './load.ts'
import { isCovered, unitsOf } from './quantity.ts'
import { automaticRules, cartTotals, type Charges, couponRule, type LineTotals, type Totals } from './totals.ts'

type CartCharges = {
  rates: Rate[]
  rate: Rate | null
  charges: Charges
}

/** A line with its amounts and what prevents ordering it. */
export type LineView = CartLine & { totals: LineTotals; shortOfStock: boolean }
/** A cart with totals computed for this request. */
export type CartView = Omit<Cart, 'lines'> & {
  lines: LineView[]
  totals: Totals
  isVirtual: boolean
  /** Shipping rates for the address; empty without one. */
  rates: Rate[]
  /** The chosen rate, if it is still offered. */
  rate: Rate | null
}

const NO_TOTALS: LineTotals = { rowIncludingTax: 0, rowExcludingTax: 0, tax: 0, discount: 0, discounts: [] }

/** Computes a cart from current prices. A coupon that no longer applies stays, and reduces nothing. */
export async function viewCart(cart: Cart, context: Context, db: Queryable = context.db): Promise<CartView> {
  const { rates, rate, charges } = await chargesOf(cart, context, db)
  const totals = cartTotals(cart.lines, charges)
  return {
    ...cart,
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

/** The charges of a cart, from its rules to its delivery: free delivery depends on what discounts leave. */
async function chargesOf(cart: Cart, context: Context, db: Queryable): Promise<CartCharges> {
  const { lines, shippingAddress, shippingMethod, couponCode } = cart
  const coupon = couponCode === null ? null : couponRule(couponCode, lines, context)
  const rules = [...(coupon ? [coupon] : []), ...automaticRules(lines, context)]
  const taxed = isTaxed(cart, context)
  const { subtotalIncludingTax, discount } = cartTotals(lines, { rules, taxed })
  const rates =
    shippingAddress === null || !lines.length || isVirtual(lines)
      ? []
      : ratesFor(
          {
            address: shippingAddress,
            goods: goodsOf(lines, context.model),
            subtotalCents: subtotalIncludingTax - discount,
            isFree: rules.some((rule) => rule.discount.type === 'free_shipping'),
          },
          context,
        )
  const rate =
    rates.find(({ carrier, method }) => carrier === shippingMethod?.carrier && method === shippingMethod.method) ?? null
  const credit = cart.usesStoreCredit && cart.customerId !== null ? await creditOf(cart.customerId, db) : 0
  return { rates, rate, charges: { rules, taxed, shippingCents: rate?.cents ?? 0, credit } }
}

/** Whether a delivery to the address is taxed. Without an address the shop's own country applies. */
function isTaxed({ shippingAddress, billingAddress, lines }: Cart, { model }: Context): boolean {
  const address = isVirtual(lines) ? billingAddress : shippingAddress
  return address === null || model.checkout.taxedCountries.includes(address.countryCode)
}
