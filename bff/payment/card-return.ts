import { keepLastOrder, lastOrder } from '../domains/orders/last-order.ts'
import type { OrderRecord } from '../domains/orders/order-record.ts'
import { leaveWithOrder } from '../domains/checkout/leave-with-order.ts'
import type { OrderDesk } from '../domains/checkout/order-desk.ts'
import { readCardReturn } from '../domains/payment/return-addresses.ts'
import type { RequestContext } from '../graphql/context.ts'
import { isOutage, UpstreamError } from '../upstream/upstream-error.ts'
import { type Destination, toPayment, toSuccess } from './destinations.ts'

/**
 * The shopper is back from the card's page, perhaps in another browser: what the payment is, the store says. Asking twice changes nothing, and an
 * address of a payment that a later one of the same cart replaced leads to that later one.
 */
export async function cardReturn(
  query: Record<string, unknown>,
  { loaders, session }: RequestContext,
  desk: OrderDesk,
): Promise<Destination> {
  const { draft, number, paymentToken } = readCardReturn(query, desk.reference)
  const last = lastOrder(session)
  const known = (draft && (await desk.placed.find(draft.cartId))) ?? (last?.cartId === draft?.cartId ? last : null)
  const order: OrderRecord | null =
    known ?? (draft && number ? { ...draft, number, state: 'PENDING', ...(paymentToken && { paymentToken }) } : last)
  if (!order) return toPayment('unknown')

  const now = await loaders.orders.settle(order).catch((error: unknown) => {
    // The success page asks again.
    if (isOutage(error)) return order
    if (error instanceof UpstreamError && error.kind !== 'rejected') return null
    throw error
  })
  if (!now) return toPayment('unknown')
  if (now.state === 'ACCEPTED' || now.state === 'PENDING') {
    leaveWithOrder(now, session)
    return toSuccess
  }
  if (lastOrder(session)?.number !== now.number) keepLastOrder(session, now)
  return toPayment(now.state === 'CANCELED' ? 'canceled' : 'refused')
}
