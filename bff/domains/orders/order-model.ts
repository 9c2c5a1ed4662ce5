import type { Order, OrderItem, OrderTotals, Price } from '../../graphql/shop-schema.generated.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { OrderLineFragment } from './magento/orders.generated.ts'
import type { OrderedItem } from './order-record.ts'

/** An order as the store returns it in one query. Invoices and refunds are loaded when they are requested. */
export type OrderModel = Omit<
  Order,
  'items' | 'totals' | 'withdrawnAt' | 'cancellationReasons' | 'invoices' | 'refunds'
> & {
  items: OrderItemModel[]
  /** Null where the store does not return them: asking for them fails then. */
  totals: OrderTotals | null
  /** The store's own id; not used in addresses. */
  uid: string
  /** As the store returns it from 2.4.8 on; null before. */
  canBeCanceled: boolean | null
  /** The store's token for a guest who looked the order up; null for a customer's order. */
  guestToken: string | null
}

export type OrderItemModel = Omit<OrderItem, 'price' | 'rowTotal' | 'imageUrl'> & {
  /** Null under the same conditions as the totals. */
  price: Price | null
  rowTotal: Price | null
  orderNumber: string
  uid: string
  /** As the store returned it, with the fields of extensions. */
  stored: OrderLineFragment
}

/** Returns a required amount, or throws if it is missing, so that it is never shown as 0. */
export function requireFigure<T>(value: T | null): T {
  if (value !== null) return value
  throw new UpstreamError('unavailable', 'The response of the store lacks a figure', 'Orders')
}

/** Returns the ordered items, for the record of the order. */
export function orderedItems({ items }: OrderModel): OrderedItem[] {
  return items.flatMap(({ sku, name, path, qtyOrdered: qty, price }) =>
    price ? [{ sku, name, ...(path && { path }), qty, price: price.value.cents }] : [],
  )
}
