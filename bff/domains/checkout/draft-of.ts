import type { PaymentMethod } from '../../graphql/shop-schema.generated.ts'
import { toCents } from '../money.ts'
import type { OrderDraft } from '../orders/order-record.ts'
import type { CheckoutModel } from './checkout-model.ts'

/** What is remembered of an order: what the shopper saw of it, which is what is ordered. */
export function draftOf(
  cartId: string,
  { cart: { totals, items, coupons }, email }: CheckoutModel,
  { code, title, kind }: PaymentMethod,
  isGuest: boolean,
): OrderDraft {
  return {
    cartId,
    email: email ?? '',
    payment: { code, title, kind },
    isGuest,
    currency: totals.totalInclTax.value.currency,
    total: toCents(totals.totalInclTax.value.amount),
    tax: totals.taxes.reduce((sum, { price }) => sum + toCents(price.value.amount), 0),
    shipping: toCents(totals.shipping?.priceInclTax.value.amount),
    discount: totals.discounts.reduce((sum, { price }) => sum + Math.abs(toCents(price.value.amount)), 0),
    coupons: coupons.map((coupon) => coupon.code),
    items: items.map(({ sku, name, qty, priceInfo }) => ({
      sku,
      name,
      qty,
      price: toCents(priceInfo.price.priceInclTax.value.amount),
    })),
  }
}
