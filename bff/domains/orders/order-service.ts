import type { RequestContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'
import { updateSessionAfterOrder } from '../checkout/session-after-order.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { adapterOf } from '../payment/adapters.ts'
import type { Return } from '../payment/payment-adapter.ts'
import { withStoreTotal } from './confirmed-total.ts'
import { findOrder } from './find-order.ts'
import { restoreCart } from './restore-cart.ts'
import { saveLastOrder, lastOrder, type LastOrder } from './last-order.ts'
import { orderLoaders } from './order-loaders.ts'
import { orderedItems } from './order-model.ts'
import { orderProgress } from './order-progress.ts'
import type { OrderedItem, OrderRecord } from './order-record.ts'

/** The order that a browser placed last, and its payment. */
export type OrderService = {
  /** The last order with its current payment state; null when this browser placed none. */
  last(): Promise<LastOrder | null>
  /**
   * Queries the payment module for the current state, because the shopper has left the payment page. An order that was
   * not paid returns its cart to the session. `back`: what the shopper brought back from the payment page.
   */
  settle(order: OrderRecord, back?: Return): Promise<OrderRecord>
  /** Returns the order with its number, if the store accepted it without returning the number, and returns it now. */
  learn(order: OrderRecord): Promise<OrderRecord>
  /** True only for the first call that reports the order as shown. */
  acknowledge(number: string): Promise<boolean>
}

export const orderService = defineService((context: RequestContext): OrderService => {
  const { upstream, session } = context
  const orderPlacement = orderPlacementOf(context.shared)

  async function settle(order: OrderRecord, back?: Return): Promise<OrderRecord> {
    // A shopper who went back from the payment page may still have paid on it.
    const isFinal = order.state === 'ACCEPTED' || (order.state !== 'PENDING' && back?.outcome !== 'paid')
    if (isFinal) return order
    const page = adapterOf(order.payment.code, context)?.page
    const paidAfter = page?.opens === 'after-order' ? page : null
    const status = (await page?.findStatus?.(order, context, back)) ?? null
    const isPaid = !status && order.number !== '' && (await orderProgress(order, upstream)) === 'PAID'
    const state = status?.state ?? (isPaid ? 'ACCEPTED' : 'PENDING')
    if (state === 'PENDING') return back?.outcome === 'paid' ? leftPage(order) : order
    if (state === 'ACCEPTED') {
      const { number = order.number, orderToken = order.orderToken } = status ?? {}
      return accept({ ...order, number, ...(orderToken && { orderToken }) })
    }
    await orderPlacement.placed.remove(order.cartId)
    const restoredCartId = status?.restoredCartId ?? (await paidAfter?.restore(order.cartId, context)) ?? null
    await restoreCart(order, restoredCartId, context)
    return remember({ ...order, state })
  }

  /** Handles a payment that the provider reports as done and the store does not know yet: nothing more is to be paid. */
  async function leftPage(order: OrderRecord): Promise<OrderRecord> {
    const { redirectUrl: _, ...left } = order
    const now: OrderRecord = { ...left, state: 'PENDING' }
    await orderPlacement.placed.save(now)
    return remember(now)
  }

  async function accept(order: OrderRecord): Promise<OrderRecord> {
    const now: OrderRecord = { ...order, state: 'ACCEPTED' }
    await orderPlacement.placed.save(now)
    // Its cart was the shopper's until now.
    if (order.since !== undefined) updateSessionAfterOrder(now, session)
    return remember(now)
  }

  async function learn(order: OrderRecord): Promise<OrderRecord> {
    if (order.number !== '' || order.state !== 'ACCEPTED') return order
    const { placed } = orderPlacement
    const found = await findOrder(order.cartId, await placed.sentOrder(order.cartId), context)
    if (!found) return order
    const { number, orderToken } = found
    const now = { ...order, number, ...(orderToken && { orderToken }) }
    await placed.save(now)
    const { isAcknowledged } = lastOrder(session) ?? {}
    saveLastOrder(session, { ...now, ...(isAcknowledged && { isAcknowledged }) })
    return now
  }

  /** Like `settle`, but safe while the shopper may still be on the payment page. */
  async function watch(order: OrderRecord): Promise<OrderRecord> {
    if (order.state !== 'PENDING') return learn(order)
    const progress = order.number === '' ? null : await orderProgress(order, upstream)
    if (progress === 'OPEN') return order
    return progress === 'PAID' ? accept(order) : settle(order)
  }

  function remember(now: OrderRecord): OrderRecord {
    const last = lastOrder(session)
    if (last?.number === now.number) saveLastOrder(session, { ...now, isAcknowledged: last.isAcknowledged })
    return now
  }

  /**
   * Items of an order that only the session knows, as the store shows them. The store shows none to guests before
   * 2.4.7.
   */
  async function itemsOf({ number, orderToken, isGuest }: OrderRecord): Promise<OrderedItem[]> {
    const order =
      orderToken && isGuest
        ? await orderLoaders(context).orderByToken(orderToken)
        : await orderLoaders(context).customerOrder(number)
    return order ? orderedItems(order) : []
  }

  return {
    settle,
    learn,
    async last() {
      const last = lastOrder(session)
      if (!last) return null
      const known = await orderPlacement.placed.find(last.cartId)
      const isIt = known !== null && (known.number === last.number || last.number === '')
      const order = isIt ? { ...known, isAcknowledged: last.isAcknowledged } : last
      const [now, items] = await Promise.all([
        watch(order).then((watched) => withStoreTotal(watched, context)),
        order.items ?? itemsOf(order),
      ])
      if (now.storeTotal !== order.storeTotal) remember(now)
      return { ...now, isAcknowledged: order.isAcknowledged, items }
    },
    async acknowledge(number) {
      const last = lastOrder(session)
      if (last?.number !== number || last.isAcknowledged) return false
      saveLastOrder(session, { ...last, isAcknowledged: true })
      return orderPlacement.placed.acknowledge(number)
    },
  }
})
