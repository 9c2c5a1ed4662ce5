import type { PlacedOrder } from '../../graphql/shop-schema.generated.ts'
import { price } from '../money.ts'
import type { LastOrder } from './last-order.ts'

/** An order as the success page and analytics see it. */
export function mapPlacedOrder(order: LastOrder): PlacedOrder {
  const { number, email, state, payment, redirectUrl, currency, items = [], coupons } = order
  return {
    number,
    email,
    state,
    payment,
    redirectUrl: state === 'PENDING' && redirectUrl ? redirectUrl : null,
    items: items.map((item) => ({ ...item, price: price(item.price, currency) })),
    total: price(order.total, currency),
    tax: price(order.tax, currency),
    shipping: price(order.shipping, currency),
    discount: price(order.discount ?? 0, currency),
    coupons,
    isAcknowledged: order.isAcknowledged ?? false,
    canRegister: order.isGuest,
  }
}
