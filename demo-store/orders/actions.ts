import type { TypeResolvers } from '../context.ts'
import type { Order } from './types.ts'

/** What may be done with an order now; from 2.4.8 on. */
export const availableActions: TypeResolvers[string] = (order: Order) => [
  ...(order.status === 'pending_payment' ? [] : ['REORDER']),
  ...(isCancelable(order) ? ['CANCEL'] : []),
  ...(isReturnable(order) ? ['RETURN'] : []),
]

/** Whether a customer may still cancel it: it is under way and nothing is shipped. What is paid is refunded then. */
export function isCancelable({ status, documents }: Order): boolean {
  return (status === 'pending' || status === 'processing') && !documents.some(({ kind }) => kind === 'shipment')
}

/** Whether something of it has been delivered that can come back. */
function isReturnable({ items }: Order): boolean {
  return items.some(({ shipped, returned, refunded }) => shipped > returned && refunded < shipped)
}
