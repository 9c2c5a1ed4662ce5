import type { Order, OrderItem } from '../../graphql/shop-schema.generated.ts'
import type { OrderLineFragment } from './magento/orders.generated.ts'

/** An order as the store returns it in one query. Invoices and refunds are loaded when they are requested. */
export type OrderModel = Omit<Order, 'items' | 'cancellationReasons' | 'invoices' | 'refunds'> & {
  items: OrderItemModel[]
  /** The store's own id; not used in addresses. */
  uid: string
  /** Looked up by a guest, who has no account to act from. */
  isGuest: boolean
}

export type OrderItemModel = OrderItem & {
  orderNumber: string
  uid: string
  /** As the store told it, with what extensions asked for. */
  stored: OrderLineFragment
}
