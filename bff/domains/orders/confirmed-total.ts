import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { orderTotal } from './order-progress.ts'
import type { OrderRecord } from './order-record.ts'

/** Seconds; the shopper waits, and the success page asks again. */
const TIMEOUT = 5

/** Adds the store's total to an order, requested once: the catalogue, or another program, may change the cart between the last read and the order. */
export async function withStoreTotal<Order extends OrderRecord>(order: Order, context: RequestContext): Promise<Order> {
  if (order.number === '' || order.storeTotal !== undefined) return order
  const storeTotal = await totalNow(order, context)
  if (storeTotal === null) return order
  const { number, total: confirmed } = order
  if (storeTotal !== confirmed)
    context.log.error({ order: number, confirmed, storeTotal }, 'an order has another total than its shopper confirmed')
  const now = { ...order, storeTotal }
  const { placed } = orderPlacementOf(context.shared)
  if (await placed.find(order.cartId)) await placed.save(now)
  return now
}

export function hasOtherTotal({ total, storeTotal = total }: OrderRecord): boolean {
  return storeTotal !== total
}

/** Reads the total; null if the store does not return it, because the order is placed in any case. */
async function totalNow(order: OrderRecord, { upstream }: RequestContext): Promise<number | null> {
  try {
    return await orderTotal(order, upstream, TIMEOUT)
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}
