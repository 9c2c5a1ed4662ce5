import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { type Cents, knownCents } from '../money.ts'
import { isCanceled } from './map-order.ts'
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
export async function orderProgress(order: OrderRecord, upstream: Upstream): Promise<OrderProgress | null> {
  const found = await readOrder(order, upstream)
  return found && progressOf(found)
}

/** What the store takes for the order, tax included; null where it does not return it. */
export async function orderTotal(order: OrderRecord, upstream: Upstream, timeout: number): Promise<Cents | null> {
  const value = (await readOrder(order, upstream, timeout))?.total?.grand_total.value
  return knownCents(value, order.currency)
}

async function readOrder(
  { number, orderToken: token, isGuest }: OrderRecord,
  upstream: Upstream,
  timeout?: number,
): Promise<OrderProgressFragment | null> {
  const options = timeout === undefined ? {} : { timeout }
  try {
    if (!isGuest)
      return (await upstream.send(CustomerOrderProgress, { number }, options)).customer?.orders?.items[0] ?? null
    return token ? ((await upstream.send(GuestOrderProgress, { token }, options)).guestOrderByToken ?? null) : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

function progressOf({ invoices, items }: OrderProgressFragment): OrderProgress {
  if (invoices.length > 0) return 'PAID'
  return isCanceled(items) ? 'CANCELED' : 'OPEN'
}
