import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import type { Session } from '../../session/session.ts'
import { opaqueId } from '../cart/map-cart.ts'
import { restoreCart } from '../orders/restore-cart.ts'
import { type LastOrder, lastOrder } from '../orders/last-order.ts'
import type { SentOrder, OrderRecord } from '../orders/order-record.ts'
import { orderService } from '../orders/order-service.ts'
import { adapterOf } from '../payment/adapters.ts'
import type { CheckoutModel } from './checkout-model.ts'
import { checkoutService } from './checkout-service.ts'
import { orderPlacementOf } from './order-placement.ts'
import { recoverOrder } from './recover-order.ts'

/** Ms for which a payment page that was opened before its order counts as open. Providers close such pages after some hours. */
const PAGE_LIFETIME = 3600_000

/** The result of placing an order: the only order of its cart, or why there is none. */
export type Outcome = { order: OrderRecord } | { errorMessage: string; changes?: string[] }

/** Returns the open payment page of this cart, if the store creates the order only once it is paid. A second page would let the shopper pay twice. */
export function openedPage(
  cartId: string,
  { cart, paymentMethod }: CheckoutModel,
  lost: SentOrder | null,
  { session }: RequestContext,
): OrderRecord | null {
  const last = lastOrder(session)
  const own = last?.number === '' && last.cartId === cartId && last.state === 'PENDING' ? last : null
  const opened: OrderRecord | null = lost?.redirectUrl
    ? { ...lost.draft, number: '', state: 'PENDING', redirectUrl: lost.redirectUrl, since: lost.since }
    : own
  const isOpen =
    opened?.payment.code === paymentMethod?.code &&
    opened?.total === cart.totals.totalInclTax.value.cents &&
    Date.now() - (opened.since ?? 0) < PAGE_LIFETIME
  return isOpen ? opened : null
}

/**
 * Returns the order of this cart whose payment is still pending. Its module reopens the cart if a shopper leaves the payment page undecided. A second
 * order with the same total would charge twice. A cart with another total, or another way to pay, becomes an order of its own.
 */
export async function waitingOrder(
  cartId: string,
  { cart, paymentMethod }: CheckoutModel,
  context: RequestContext,
): Promise<OrderRecord | null> {
  const last = lastOrder(context.session)
  const known = (await orderPlacementOf(context.shared).placed.find(cartId)) ?? (last?.cartId === cartId ? last : null)
  if (known?.state !== 'PENDING' || known.number === '' || known.total !== cart.totals.totalInclTax.value.cents)
    return null
  const now = await orderService(context).settle(known)
  // Without a page, its payment is only waiting to be confirmed.
  if (now.state === 'PENDING' && now.redirectUrl && now.payment.code !== paymentMethod?.code) return null
  return now.state === 'PENDING' || now.state === 'ACCEPTED' ? now : null
}

/** Returns the order of a cart of this browser, if its session does not have it. */
export async function ownOrder(cartId: string, context: RequestContext): Promise<OrderRecord | null> {
  const { placed } = orderPlacementOf(context.shared)
  const known = await placed.find(cartId)
  const sent = known ? null : await placed.sentOrder(cartId)
  const found = sent && (await recoverOrder(cartId, sent, context))
  return known ?? (found?.kind === 'order' ? found.order : null)
}

/**
 * Returns the session's record of the order of a cart that the store no longer has. `id` is the opaque cart id. A failed payment does not count: the
 * store reopens its cart, so if that cart is gone now, a later order used it.
 */
export function rememberedOrder(id: string, session: Session): LastOrder | null {
  const last = lastOrder(session)
  const hasFailed = last?.state === 'CANCELED' || last?.state === 'REFUSED'
  return last && !hasFailed && opaqueId(last.cartId) === id ? last : null
}

/** Returns the order of a cart that the store no longer has. */
export async function orderOfMissingCart(cartId: string, context: RequestContext): Promise<Outcome> {
  const { placed } = orderPlacementOf(context.shared)
  const own = rememberedOrder(opaqueId(cartId), context.session)
  const known = await (own ? placed.find(cartId) : placed.findSoon(cartId))
  if (known) return { order: known }
  if (own) return { order: own }
  const sent = await placed.sentOrder(cartId)
  return sent ? recovered(sent, context) : outcomeOfMissingCart(cartId, null, context)
}

/** Returns what is known of an order whose response was lost, once its cart is gone. */
export async function recovered(sent: SentOrder, context: RequestContext): Promise<Outcome> {
  const { cartId } = sent.draft
  const known = await orderPlacementOf(context.shared).placed.findSoon(cartId)
  return known ? { order: known } : outcomeOfMissingCart(cartId, sent, context)
}

async function outcomeOfMissingCart(cartId: string, sent: SentOrder | null, context: RequestContext): Promise<Outcome> {
  const found = await recoverOrder(cartId, sent, context)
  if (found.kind === 'order') return { order: found.order }
  if (found.kind === 'unpaid') return { errorMessage: t('placing.unpaid') }
  if (await checkoutService(context).hasExpired()) return { errorMessage: t('checkout.expired') }
  const { placed } = orderPlacementOf(context.shared)
  if (sent && adapterOf(sent.draft.payment.code, context)?.page?.opens === 'after-order') {
    // The address of its payment page was in the lost response, so it cannot be paid, and its module does not reopen the cart.
    await placed.remove(cartId)
    context.session.set('cartId', undefined)
    await restoreCart(sent.draft, null, context)
    return { errorMessage: t('placing.unpaid') }
  }
  await placed.suspect(cartId)
  return { errorMessage: t('placing.probablyPlaced') }
}
