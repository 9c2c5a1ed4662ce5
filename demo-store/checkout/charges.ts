import { automaticRules, couponRule } from '../cart/rules.ts'
import { cartTotals } from '../cart/totals.ts'
import type { Charges } from '../cart/totals.ts'
import type { Cart } from '../cart/types.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import type { CartRuleSeed } from '../seed/types.ts'
import { goodsOf, isVirtual } from './goods.ts'
import { ratesFor } from './rates.ts'
import type { Rate } from './rates.ts'
import { creditOf } from '../store-credit/balance.ts'

export type CartCharges = {
  /** Null: none, or one that does not apply any more. */
  coupon: CartRuleSeed | null
  rates: Rate[]
  rate: Rate | null
  charges: Charges
}

/** The charges of a cart, from its rules to its delivery: free delivery depends on what discounts leave. */
export async function chargesOf(cart: Cart, context: Context, db: Queryable): Promise<CartCharges> {
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
