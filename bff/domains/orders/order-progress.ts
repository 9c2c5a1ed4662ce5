import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { OrderRecord } from './order-record.ts'
import { CustomerOrderProgress, type OrderProgressFragment } from './magento/order-progress.generated.ts'
import { GuestOrderProgress247 } from './magento/order-progress-247.generated.ts'

/** What an order itself shows of its payment: an invoice when it was paid, canceled lines when it will not be. */
export type OrderProgress = 'PAID' | 'CANCELED' | 'OPEN'

/**
 * Looks at an order without touching its payment: to ask the payment's module while the shopper is still on its page would open the cart
 * again (Mollie takes an open payment for an abandoned one). Null where the order cannot be seen, as by guests before 2.4.7.
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
  if (!token || !upstream.atLeast('2.4.7')) return null
  return (await upstream.send(GuestOrderProgress247, { token })).guestOrderByToken
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
