import type { RequestContext } from '../../graphql/context.ts'
import { type FoundOrder, findOrder } from '../orders/find-order.ts'
import { restoreCart } from '../orders/restore-cart.ts'
import { saveLastOrder } from '../orders/last-order.ts'
import { orderProgress } from '../orders/order-progress.ts'
import { orderedItems } from '../orders/order-model.ts'
import type { SentOrder, OrderDraft, OrderRecord } from '../orders/order-record.ts'
import { adapterOf } from '../payment/adapters.ts'
import type { PageBeforeOrder } from '../payment/payment-adapter.ts'
import { orderPlacementOf } from './order-placement.ts'

/** The state of an order whose response was lost; `unknown` if it cannot be determined. */
export type Recovered =
  | { kind: 'order'; order: OrderRecord }
  /** The order exists but cannot be paid any more: the store gave the cart back, to be ordered again. */
  | { kind: 'unpaid' }
  | { kind: 'unknown' }

/**
 * Finds the order of a cart that is gone, which therefore was ordered. The address of the provider's page was only in the lost response: such an
 * order is never paid, and its module restores the cart. `lost` is null if the process that sent the order has ended.
 */
export async function recoverOrder(
  cartId: string,
  lost: SentOrder | null,
  context: RequestContext,
): Promise<Recovered> {
  const { upstream, session, signIn } = context
  if (!lost && signIn.hasLost(cartId)) return { kind: 'unknown' }
  const orderPlacement = orderPlacementOf(context.shared)
  const found = lost?.number ? { number: lost.number } : await findOrder(cartId, lost, context)
  const draft = lost?.draft ?? (found && draftOf(cartId, found, context))
  if (!draft) return { kind: 'unknown' }
  const page = adapterOf(draft.payment.code, context)?.page
  if (lost && page?.opens === 'before-order' && page.findStatus) return ofOpenedPage(lost, page.findStatus, context)
  const order: OrderRecord | null = found ? asAccepted(draft, found) : null
  const paidAfter = page?.opens === 'after-order' ? page : null
  if (order && (!paidAfter || (await orderProgress(order, upstream)) === 'PAID')) {
    await orderPlacement.placed.save(order)
    return { kind: 'order', order }
  }
  const restored = paidAfter ? await paidAfter.restore(cartId, context) : null
  if (!restored) {
    // The success page asks the store for the number later.
    if (lost && !paidAfter) saveLastOrder(session, asAccepted(draft, null))
    return { kind: 'unknown' }
  }
  await orderPlacement.placed.remove(cartId)
  session.set('cartId', restored)
  return { kind: 'unpaid' }
}

/** Handles a store that creates the order when it is paid, and may close the cart earlier; the module reports the state. */
async function ofOpenedPage(
  { draft, redirectUrl, since }: SentOrder,
  findStatus: NonNullable<PageBeforeOrder['findStatus']>,
  context: RequestContext,
): Promise<Recovered> {
  const { placed } = orderPlacementOf(context.shared)
  const waiting: OrderRecord = { ...draft, number: '', state: 'PENDING', since, ...(redirectUrl && { redirectUrl }) }
  const { state = 'PENDING', number = '', orderToken } = (await findStatus(waiting, context)) ?? {}
  const order: OrderRecord = { ...waiting, number, state, ...(orderToken && { orderToken }) }
  if (state === 'ACCEPTED') await placed.save(order)
  if (state === 'ACCEPTED' || redirectUrl) return { kind: 'order', order }
  // The address of its payment page is lost, so this order cannot be paid any more.
  await placed.remove(draft.cartId)
  context.session.set('cartId', undefined)
  await restoreCart(draft, null, context)
  return { kind: 'unpaid' }
}

function asAccepted(draft: OrderDraft, found: FoundOrder | null): OrderRecord {
  const { number = '', orderToken } = found ?? {}
  return { ...draft, number, ...(orderToken && { orderToken }), state: 'ACCEPTED' }
}

/** Returns what a guest ordered, from the store; null if it shows nothing. */
function draftOf(cartId: string, { model, email = '' }: FoundOrder, context: RequestContext): OrderDraft | null {
  const [payment] = model?.payments ?? []
  if (!model?.totals || !payment) return null
  const { grandTotal, taxAmount, shippingAmount, discount } = model.totals
  const { cents: total, currency } = grandTotal.priceInclTax.value
  return {
    cartId,
    email,
    payment: { ...payment, kind: adapterOf(payment.code, context)?.kindOf(payment.code, context) ?? 'OFFLINE' },
    isGuest: true,
    currency,
    total,
    tax: taxAmount.priceInclTax.value.cents,
    shipping: shippingAmount.priceInclTax.value.cents,
    discount: discount.priceInclTax.value.cents,
    coupons: [],
    items: orderedItems(model),
  }
}
