import { toCents } from '../money.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import type { Placed } from '../payment/payment-adapter.ts'
import type { Session } from '../../session/session.ts'
import type { CheckoutModel, Current } from './checkout-model.ts'

/** What is remembered of an order: what the shopper saw of it, which is what was ordered. */
export function recordOf(
  { cartId }: Current,
  { cart, email, paymentMethod }: CheckoutModel,
  placed: Placed,
  session: Session,
): OrderRecord {
  const { totals, items, coupons } = cart
  if (!paymentMethod) throw new Error('An order without a payment method')
  return {
    cartId,
    email: email ?? '',
    payment: { ...paymentMethod },
    isGuest: session.data.token === undefined,
    currency: totals.totalInclTax.value.currency,
    total: toCents(totals.totalInclTax.value.amount),
    tax: totals.taxes.reduce((sum, { price }) => sum + toCents(price.value.amount), 0),
    shipping: toCents(totals.shipping?.priceInclTax.value.amount),
    coupons: coupons.map(({ code }) => code),
    items: items.map(({ sku, name, qty, priceInfo }) => ({
      sku,
      name,
      qty,
      price: toCents(priceInfo.price.priceInclTax.value.amount),
    })),
    ...placed,
  }
}
