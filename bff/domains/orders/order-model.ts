import type { Order, OrderItem } from '../../graphql/shop-schema.generated.ts'
import type { OrderLineFragment } from './magento/orders.generated.ts'

/** An order as the store returns it in one query. Invoices and refunds are loaded when they are requested. */
export type OrderModel = Omit<Order, 'items' | 'cancellationReasons' | 'invoices' | 'refunds'> & {
  items: OrderItemModel[]
  /** The store's own id; not used in addresses. */
  uid: string
  /** As the store says since 2.4.8; null where it does not tell. */
  canBeCanceled: boolean | null
  /** What the store gave a guest who looked it up, to act with instead of an account; null for a customer's order. */
  guestToken: string | null
}

export type OrderItemModel = OrderItem & {
  orderNumber: string
  uid: string
  /** As the store told it, with what extensions asked for. */
  stored: OrderLineFragment
}
