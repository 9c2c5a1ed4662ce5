import type { RequestContext } from '../../graphql/context.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { toCents } from '../money.ts'
import { lastOrder } from '../orders/last-order.ts'
import { storeInstant } from '../orders/map-order.ts'
import { orderProgress } from '../orders/order-progress.ts'
import type { LostOrder, OrderRecord } from '../orders/order-record.ts'
import { CustomerOrders } from '../orders/magento/customer-orders.generated.ts'
import { adapterOf } from '../payment/adapters.ts'
import { orderPlacementOf } from './order-placement.ts'

/** What became of an order whose answer was lost; `unknown` where it cannot be found out. */
export type Recovered =
  | { kind: 'order'; order: OrderRecord }
  /** The order exists but cannot be paid any more: the store gave the cart back, to be ordered again. */
  | { kind: 'unpaid' }
  | { kind: 'unknown' }

/** Orders looked through. */
const RECENT = 5
/** Ms that the store's clock may be behind ours. */
const CLOCKS = 120_000

/**
 * The cart is gone, so the order was taken. A customer's is looked up. The provider's page came with the lost answer only: such an order
 * is never paid, and its module gives the cart back.
 */
export async function recoverOrder(lost: LostOrder, context: RequestContext): Promise<Recovered> {
  const { upstream, session } = context
  const orderPlacement = orderPlacementOf(context.shared)
  const { draft } = lost
  const number = lost.number ?? (await findNumber(lost, context))
  // The store took the order because it was paid: it is there, whatever its number.
  const isTaken = number !== null || lost.redirectUrl !== undefined
  const order: OrderRecord | null = isTaken ? { ...draft, number: number ?? '', state: 'ACCEPTED' } : null
  const page = adapterOf(draft.payment.code, context)?.page
  const paidAfter = page?.opens === 'after-order' ? page : null
  if (order && (!paidAfter || (await orderProgress(order, upstream)) === 'PAID')) {
    await orderPlacement.placed.keep(order)
    return { kind: 'order', order }
  }
  const restored = paidAfter ? await paidAfter.restore(draft.cartId, context) : null
  if (!restored) return { kind: 'unknown' }
  await orderPlacement.placed.forget(draft.cartId)
  session.set('cartId', restored)
  return { kind: 'unpaid' }
}

/** The customer's own order of that moment and that sum, but for the one known before. */
export async function findNumber(
  { draft, since }: LostOrder,
  { upstream, session, signIn }: RequestContext,
): Promise<string | null> {
  if (draft.isGuest || !signIn.token()) return null
  try {
    const { customer } = await upstream.send(CustomerOrders, { filter: null, page: 1, size: RECENT })
    const found = (customer?.orders?.items ?? []).find(
      (order) =>
        order !== null &&
        order.number !== lastOrder(session)?.number &&
        Date.parse(storeInstant(order.created_at ?? '')) >= since - CLOCKS &&
        toCents(order.total?.grand_total.value) === draft.total,
    )
    return found?.number ?? null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
