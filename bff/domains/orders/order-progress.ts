import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { OrderRecord } from './order-record.ts'
import {
  CustomerOrderProgress,
  GuestOrderProgress,
  type OrderProgressFragment,
} from './magento/order-progress.generated.ts'

/** Payment state that the order itself shows: an invoice when it was paid, cancelled items when it will not be paid. */
export type OrderProgress = 'PAID' | 'CANCELED' | 'OPEN'

/**
 * Reads an order without contacting its payment module: a request while the shopper is still on the payment page would
 * reopen the cart (Mollie treats an open payment as abandoned). Null where the order is not accessible, as for guests
 * before 2.4.7.
 */
export async function orderProgress(
  { number, orderToken, isGuest }: OrderRecord,
  upstream: Upstream,
): Promise<OrderProgress | null> {
  try {
    const order = isGuest ? await ofGuest(orderToken, upstream) : await ofCustomer(number, upstream)
    return order ? progressOf(order) : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

async function ofGuest(token: string | undefined, upstream: Upstream): Promise<OrderProgressFragment | null> {
  if (!token) return null
  return (await upstream.send(GuestOrderProgress, { token })).guestOrderByToken ?? null
}

async function ofCustomer(number: string, upstream: Upstream): Promise<OrderProgressFragment | null> {
  return (await upstream.send(CustomerOrderProgress, { number })).customer?.orders?.items[0] ?? null
}

function progressOf({ invoices, items }: OrderProgressFragment): OrderProgress {
  if (invoices.length > 0) return 'PAID'
  const lines = (items ?? []).filter((item) => item !== null)
  const isCanceled =
    lines.length > 0 && lines.every((item) => (item.quantity_canceled ?? 0) >= (item.quantity_ordered ?? 0))
  return isCanceled ? 'CANCELED' : 'OPEN'
}
