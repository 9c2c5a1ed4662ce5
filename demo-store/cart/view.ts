import { goodsOf, isVirtual, type Rate, ratesFor } from '../checkout/methods.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import type { CartRuleSeed } from '../seed/types.ts'
import { creditOf } from '../store-credit/balance.ts'
import type { Cart, CartLine } from './load.ts'
import { isCovered, unitsOf } from './quantity.ts'
import { automaticRules, cartTotals, type Charges, couponRule, type LineTotals, type Totals } from './totals.ts'

type CartCharges = {
  /** Null: none, or one that does not apply any more. */
  coupon: CartRuleSeed | null
  rates: Rate[]
  rate: Rate | null
  charges: Charges
}

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
  return { coupon, rates, rate, charges: { rules, taxed, shippingCents: rate?.cents ?? 0, credit } }
}

/** Whether what goes to an address is taxed; before there is one, prices are those of the shop's own country. */
function isTaxed({ shippingAddress, billingAddress, lines }: Cart, { model }: Context): boolean {
  const address = isVirtual(lines) ? billingAddress : shippingAddress
  return address === null || model.checkout.taxedCountries.includes(address.countryCode)
}
