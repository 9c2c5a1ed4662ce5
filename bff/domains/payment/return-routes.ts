import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentState } from '../../graphql/shop-schema.generated.ts'
import type { QueryParameters } from '../../http/query-string.ts'
import { isOutage, UpstreamError } from '../../magento/upstream-error.ts'
import type { Session } from '../../session/session.ts'
import { writeSession } from '../../session/write-session.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { updateSessionAfterOrder } from '../checkout/session-after-order.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { saveLastOrder, lastOrder } from '../orders/last-order.ts'
import { orderLoaders } from '../orders/order-loaders.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { orderService } from '../orders/order-service.ts'
import { adapterOf, adaptersWithPage } from './adapters.ts'
import { TO_SUCCESS, toCart, toOutcome, toPayment } from './destinations.ts'
import { type EarlyAdapter, earlyPath, isEarly, startEarlyPayment } from './early-payment.ts'
import { isPayer } from './payer.ts'
import type { Destination, PageAfterOrder, Query, Return } from './payment-adapter.ts'
import { returnPath } from './references.ts'

type ComeBack = (query: Query, outcome: string, context: RequestContext) => Promise<Destination>

/** `GET {base}/checkout/payment/<adapter>`: where payment providers send shoppers back to. */
export async function paymentPlugin(app: FastifyInstance): Promise<void> {
  const { createContext, sessionCookies, limits } = app
  const { shop } = app.site
  await app.register(fastifyCookie)

  function comesFrom(name: string, comeBack: ComeBack, meanwhile: (session: Session) => Destination): void {
    app.get(returnPath(name), { exposeHeadRoute: false }, async (request, reply) => respond('', request, reply))
    app.get<{ Params: { '*': string } }>(`${returnPath(name)}/*`, { exposeHeadRoute: false }, async (request, reply) =>
      respond(request.params['*'], request, reply),
    )

    async function respond(rest: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      await limits.payment.take(request)
      const session = sessionCookies.open(request.cookies)
      const origin = `${request.protocol}://${request.host}`
      const context = createContext({ session, log: request.log, address: request.ip, origin })
      const { outcome, parameters } = inPath(rest)
      const query = { ...parameters, ...(request.query as QueryParameters) }
      const destination = await comeBack(query, outcome, context).catch((error: unknown) => {
        if (!isOutage(error)) throw error
        request.log.warn({ err: error }, 'the store gave no answer to a payment’s return')
        return meanwhile(session)
      })
      writeSession(reply, session, sessionCookies)
      return sendOn(reply, shop.basePath + destination)
    }
  }

  // A link, not a form: the content security policy forbids forms that lead to another site.
  function startsFrom(adapter: EarlyAdapter): void {
    app.get(earlyPath(adapter.name), { exposeHeadRoute: false }, async (request, reply) => {
      await limits.payment.take(request)
      const session = sessionCookies.open(request.cookies)
      const origin = `${request.protocol}://${request.host}`
      const context = createContext({ session, log: request.log, address: request.ip, origin })
      const start = await startEarlyPayment(adapter, context).catch((error: unknown) => {
        if (!isOutage(error) && !isRefusal(error)) throw error
        request.log.warn({ err: error }, 'the store did not open the page of a payment from the cart')
        return { destination: toCart('unopened') }
      })
      writeSession(reply, session, sessionCookies)
      return sendOn(reply, 'page' in start ? start.page : shop.basePath + start.destination)
    })
  }

  for (const adapter of adaptersWithPage(shop)) {
    const { name, formerName, page } = adapter
    if (isEarly(adapter)) startsFrom(adapter)
    for (const known of [name, ...(formerName ? [formerName] : [])]) {
      if (page?.opens === 'before-order') {
        comesFrom(
          known,
          (query, _, context) => page.comeBack(query, context),
          () => toPayment('unknown'),
        )
      } else if (page) {
        comesFrom(
          known,
          (query, outcome, context) => comeBackAfterOrder(page.read(query, outcome, context), page, context),
          whileStoreIsDown,
        )
      }
    }
  }
}

/** `canceled` is an outcome; `reference/abc/canceled/1` are parameters, as Magento writes them into a path. */
function inPath(rest: string): { outcome: string; parameters: Record<string, string> } {
  const parts = rest.split('/').filter((part) => part !== '')
  if (parts.length < 2) return { outcome: parts[0] ?? '', parameters: {} }
  const pairs = parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : []))
  return { outcome: '', parameters: Object.fromEntries(pairs) as Record<string, string> }
}

/** Redirects. The address identifies a payment, so it is neither cached nor sent as a referrer. */
function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .redirect(location, 303)
}

/**
 * The return from a payment page that was opened after the order. The store says how the payment ended. The route is idempotent. The address of a
 * payment that was replaced by a later one of the same cart leads to the later one. A browser other than the one that ordered is shown the outcome
 * only.
 */
async function comeBackAfterOrder(back: Return, page: PageAfterOrder, context: RequestContext): Promise<Destination> {
  const { session } = context
  const { placed } = orderPlacementOf(context.shared)
  const { cartId } = back
  const last = lastOrder(session)
  // An address without a reference concerns the last order only if that is paid on this page.
  const isOwn = cartId ? last?.cartId === cartId : last !== null && adapterOf(last.payment.code, context)?.page === page
  const ownLast = isOwn ? last : null
  const known = (cartId && (await placed.find(cartId))) || ownLast
  const statusByReturn = () => nullIfRefused(() => page.findStatusByReturn(back, context))
  if (cartId && !ownLast && !isPayer(session, back.payer)) {
    return toOutcome(
      known ? await nullIfRefused(() => stateOf(known, context)) : ((await statusByReturn())?.state ?? null),
    )
  }

  // The address alone proves no payment: its token may be another order's.
  const lostCart = cartId ?? session.data.cartId
  const draft = known ? null : (back.draft ?? (lostCart ? (await placed.sentOrder(lostCart))?.draft : null) ?? null)
  const order =
    known ??
    (await foundOrder({ ...back, draft }, context)) ??
    (await orderByReturn({ ...back, draft }, statusByReturn))
  // Without a reference the address does not identify the owner, so it leads only to the state of the payment.
  if (!order) return cartId ? toPayment('unknown') : toOutcome((await statusByReturn())?.state ?? null)
  const now = await nullIfRefused(() =>
    orderService(context)
      .settle(order, back)
      .catch((error: unknown) => {
        // The success page asks again.
        if (isOutage(error)) return order
        throw error
      }),
  )
  if (!now) return toPayment('unknown')
  if (now.state === 'ACCEPTED' || now.state === 'PENDING') {
    updateSessionAfterOrder(now, session)
    return TO_SUCCESS
  }
  if (lastOrder(session)?.number !== now.number) saveLastOrder(session, now)
  return toPayment(now.state === 'CANCELED' ? 'canceled' : 'refused')
}

/** Returns the success page, which asks again; not for a browser that neither ordered nor has a cart. */
function whileStoreIsDown(session: Session): Destination {
  return lastOrder(session) || session.data.cartId ? TO_SUCCESS : toPayment('unknown')
}

/** Returns only the state of a payment. */
async function stateOf(known: OrderRecord, context: RequestContext): Promise<PaymentState> {
  const page = adapterOf(known.payment.code, context)?.page
  if (known.state !== 'PENDING' || page?.opens !== 'after-order') return known.state
  return (await page.findStatus(known, context))?.state ?? known.state
}

/** Finds an order without a record: the customer's own order of that number, if its total matches the reference. */
async function foundOrder({ draft, number }: Return, context: RequestContext): Promise<OrderRecord | null> {
  if (!draft || !number || draft.isGuest) return null
  const order = await orderLoaders(context).customerOrder(number)
  const isIt = order?.totals?.grandTotal.priceInclTax.value.cents === draft.total
  return isIt ? { ...draft, number, state: 'PENDING' } : null
}

/** Finds an order without a record: one whose payment belongs to the reference's cart, according to the module. */
async function orderByReturn(
  { draft, token }: Return,
  statusByReturn: () => Promise<{ number?: string } | null>,
): Promise<OrderRecord | null> {
  const number = draft && (await statusByReturn())?.number
  return number ? { ...draft, number, ...(token && { paymentToken: token }), state: 'PENDING' } : null
}

async function nullIfRefused<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof UpstreamError && !isOutage(error) && error.kind !== 'rejected') return null
    throw error
  }
}
