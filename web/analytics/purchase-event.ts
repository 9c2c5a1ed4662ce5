import type { PlacedOrderFragment } from '../screens/checkout/placed-order.generated.ts'
import type { DataLayerEvent } from './data-layer.ts'

export type Purchase = PlacedOrderFragment & { number: string }

/** Returns an order as the event `purchase` of Google Analytics 4; amounts in the order's currency, nothing personal. */
export function purchaseEvent(order: Purchase): DataLayerEvent {
  const { number, total, tax, shipping, coupons, items, payment } = order
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      currency: total.value.currency,
      value: total.value.amount,
      tax: tax.value.amount,
      shipping: shipping.value.amount,
      payment_type: payment?.code,
      ...(coupons.length > 0 && { coupon: coupons.join(',') }),
      items: items.map(({ sku, name, qty, price }) => ({
        item_id: sku,
        item_name: name,
        quantity: qty,
        price: price.value.amount,
      })),
    },
  }
}
