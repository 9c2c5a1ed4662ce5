import type { Order, OrderItem } from '../../graphql/shop-schema.generated.ts'

/** An order as the store tells it at once; its invoices, refunds and returns are loaded when they are asked for. */
export type OrderModel = Omit<
  Order,
  'items' | 'cancellationReasons' | 'invoices' | 'refunds' | 'isReturnable' | 'returnAttributes' | 'returns'
> & {
  items: OrderItemModel[]
  /** The store's own id; of no use in addresses. */
  uid: string
  /** Looked up by a guest, who has no account to act from. */
  isGuest: boolean
}

export type OrderItemModel = Omit<OrderItem, 'qtyReturnable' | 'isReturnable' | 'returnAttributes'> & {
  orderNumber: string
  /** The store's own id. */
  uid: string
}
