import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShopSettings } from '../../config.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { leaveWithOrder } from '../checkout/leave-with-order.ts'
import { SetPaymentMethod } from '../checkout/magento/checkout.generated.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { toCents } from '../money.ts'
import { keepLastOrder, lastOrder } from '../orders/last-order.ts'
import { orderLoaders } from '../orders/order-loaders.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { askCardPayment, askOfCart } from './card.ts'
import { isPayer } from './payer.ts'
import { CARD_RETURN, type CardReturn, readCardReturn, readWalletReturn, WALLET_RETURN } from './return-addresses.ts'
import { keepApproval } from './wallet-approval.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ContextFactory } from '../../graphql/request-context.ts'
import type { PaymentState } from '../../graphql/shop-schema.generated.ts'
import { queryOf } from '../../http/query-string.ts'
import type { RateLimit } from '../../http/rate-limit.ts'
import { isOutage, UpstreamError } from '../../magento/upstream-error.ts'
import type { SessionCookies } from '../../session/session-cookies.ts'
import { writeSession } from '../../session/write-session.ts'
import { checkoutService } from '../checkout/checkout-service.ts'
import { orderService } from '../orders/order-service.ts'

const toSuccess = '/checkout/success'

const toReview: Destination = '/checkout/?step=review'

export type PaymentOptions = {
  createContext: ContextFactory
  sessionCookies: SessionCookies
  limit: RateLimit
  shop: Pick<ShopSettings, 'basePath'>
}

type Return = (query: Record<string, unknown>, context: RequestContext) => Promise<Destination>

/** `GET {base}/checkout/payment/card` and `/wallet`: where payment providers send shoppers back to. */
export async function paymentPlugin(app: FastifyInstance, options: PaymentOptions): Promise<void> {
  const { createContext, sessionCookies, limit, shop } = options
  await app.register(fastifyCookie)

  function comesFrom(url: string, settle: Return, meanwhile: Destination): void {
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      await limit.take(request)
      const session = sessionCookies.open(request.cookies)
      const origin = `${request.protocol}://${request.host}`
      const context = createContext({ session, log: request.log, address: request.ip, origin })
      const destination = await settle(queryOf(request.url), context).catch((error: unknown) => {
        if (!isOutage(error)) throw error
        request.log.warn({ err: error }, 'the store gave no answer to a payment’s return')
        return meanwhile
      })
      writeSession(reply, session, sessionCookies)
      return sendOn(reply, shop.basePath + destination)
    })
  }

  comesFrom(CARD_RETURN, cardReturn, toSuccess)
  comesFrom(WALLET_RETURN, walletReturn, toPayment('unknown'))
}

/** The address identifies a payment: it is not cached and not sent as a referrer. */
function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .redirect(location, 303)
}

/**
 * The shopper is back from the wallet's page, with an approval for what the cart cost when it was asked. The order is still to be placed: the
 * review says what it costs now.
 */
async function walletReturn(query: Record<string, unknown>, context: RequestContext): Promise<Destination> {
  const { upstream, session } = context
  const orderPlacement = orderPlacementOf(context.shared)
  const { request, payer, token, payerId, isCanceled } = readWalletReturn(query, orderPlacement.reference)
  if (!request) return toPayment('unknown')
  const { cartId, code, total } = request
  if (!session.data.cartId && lastOrder(session)?.cartId === cartId) return toSuccess
  // Whoever was sent the address would buy from a cart that is not theirs.
  if (!isPayer(session, payer)) return toPayment(isCanceled ? 'canceled' : 'elsewhere')
  // With the cart's cookie lost the address brings the cart back; a cart that was begun meanwhile stays.
  if (!session.data.cartId) session.set('cartId', cartId)
  if (session.data.cartId !== cartId) return toPayment('expired')
  if (isCanceled) return toPayment('canceled')
  if (!token || !payerId) return toPayment('unknown')
  return orderPlacement.inTurn(cartId, async () => {
    if (!(await checkoutService(context).current())) return toPayment('expired')
    const method = { code, paypal_express: { token, payer_id: payerId } }
    try {
      await upstream.send(SetPaymentMethod, { id: cartId, method }, { serialize: cartId })
    } catch (error) {
      if (!isRefusal(error)) throw error
      return toPayment('refused')
    }
    keepApproval(session, { cartId, code, total })
    return toReview
  })
}

/**
 * The shopper is back from the card's page: what the payment is, the store says. Asking twice changes nothing, and an address of a payment that a
 * later one of the same cart replaced leads to that later one. Another browser than the one that ordered hears the outcome and gets nothing.
 */
async function cardReturn(query: Record<string, unknown>, context: RequestContext): Promise<Destination> {
  const { session, upstream } = context
  const orderPlacement = orderPlacementOf(context.shared)
  const asked = readCardReturn(query, orderPlacement.reference)
  const { draft } = asked
  const last = lastOrder(session)
  const ownLast = draft && last?.cartId !== draft.cartId ? null : last
  const known = (draft && (await orderPlacement.placed.find(draft.cartId))) ?? ownLast
  const stateNow = () => unlessRefused(() => stateOf(known, asked, upstream))
  if (draft && !ownLast && !isPayer(session, asked.payer)) return toOutcome(await stateNow())

  // The address alone proves no payment: its token may be another order's.
  const order = known ?? (await foundOrder(asked, context)) ?? (await paidForCart(asked, stateNow))
  if (!order) return toPayment('unknown')
  const now = await unlessRefused(() =>
    orderService(context)
      .settle(order)
      .catch((error: unknown) => {
        // The success page asks again.
        if (isOutage(error)) return order
        throw error
      }),
  )
  if (!now) return toPayment('unknown')
  if (now.state === 'ACCEPTED' || now.state === 'PENDING') {
    leaveWithOrder(now, session)
    return toSuccess
  }
  if (lastOrder(session)?.number !== now.number) keepLastOrder(session, now)
  return toPayment(now.state === 'CANCELED' ? 'canceled' : 'refused')
}

/** How a payment stands, and nothing else; null where that cannot be known. */
async function stateOf(
  known: OrderRecord | null,
  { draft, paymentToken }: CardReturn,
  upstream: RequestContext['upstream'],
): Promise<PaymentState | null> {
  if (known?.state === 'PENDING' && known.paymentToken)
    return (await askCardPayment(known.paymentToken, upstream)).state
  if (known) return known.state
  return draft && paymentToken ? askOfCart(paymentToken, draft.cartId, upstream) : null
}

/** Where no record is left: the customer's own order of that number, if it cost what the reference says. */
async function foundOrder({ draft, number }: CardReturn, context: RequestContext): Promise<OrderRecord | null> {
  if (!draft || !number || draft.isGuest) return null
  const order = await orderLoaders(context).customerOrder(number)
  const isIt = order && toCents(order.totals.grandTotal.priceInclTax.value.amount) === draft.total
  return isIt ? { ...draft, number, state: 'PENDING' } : null
}

/** Where no record is left: an order whose payment the module knows as that of the reference's cart. */
async function paidForCart(
  { draft, number, paymentToken }: CardReturn,
  stateNow: () => Promise<PaymentState | null>,
): Promise<OrderRecord | null> {
  const state = draft && number && paymentToken ? await stateNow() : null
  return state && draft && number && paymentToken ? { ...draft, number, paymentToken, state: 'PENDING' } : null
}

async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UpstreamError && !isOutage(error) && error.kind !== 'rejected') return null
    throw error
  }
}

/** Where a shopper goes after a payment provider's page: always a page of the shop, below its base path. */
type Destination = `/checkout/${string}`

/** The outcome of a payment, for a browser that did not begin it. */
function toOutcome(state: PaymentState | null): Destination {
  switch (state) {
    case 'ACCEPTED':
      return `${toSuccess}?payment=accepted`
    case 'PENDING':
      return `${toSuccess}?payment=pending`
    case 'REFUSED':
      return toPayment('refused')
    case 'CANCELED':
      return toPayment('canceled')
    case null:
      return toPayment('unknown')
  }
}

/** Back to the choice of a payment, with what became of the one before. */
function toPayment(outcome: 'refused' | 'canceled' | 'expired' | 'unknown' | 'elsewhere'): Destination {
  return `/checkout/?step=payment&payment=${outcome}`
}
