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
  /** What the store gave a guest who looked it up, to act with instead of an account; null for a customer's order. */
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

/** An amount that the store has to return. Without it the response is refused, so that nothing is shown as 0. */
export function requireFigure<T>(value: T | null): T {
  if (value !== null) return value
  throw new UpstreamError('unavailable', 'The response of the store lacks a figure', 'Orders')
}

/** What was ordered, for the record of it. */
export function orderedItems({ items }: OrderModel): OrderedItem[] {
  return items.flatMap(({ sku, name, path, qtyOrdered: qty, price }) =>
    price ? [{ sku, name, ...(path && { path }), qty, price: price.value.cents }] : [],
  )
}
