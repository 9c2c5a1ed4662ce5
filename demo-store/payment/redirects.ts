import { loadCart } from '../cart/load.ts'
import { required } from '../cart/open.ts'
import { viewCart } from '../cart/view.ts'
import { paymentMethodsFor } from '../checkout/methods.ts'
import type { Context, Resolvers } from '../context.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { findOrder } from '../orders/load.ts'
import { placeCart } from '../orders/resolvers.ts'
import type { Order } from '../orders/types.ts'
import { findSession, paymentId, type PaymentSession, paymentToken } from './sessions.ts'

type Placed = { order: Order }
type CartRow = { id: number; masked_id: string; customer_id: number | null; active: boolean }

const ORDER_NUMBER_LENGTH = 9
const DAY_IN_S = 86_400

/** The extensions `payplug`, `alma`, `adyen` and `worldline`: what is paid on pages of providers. */
export const redirectResolvers: Resolvers = {
  Query: {
    alma_eligibility: async (_: unknown, { cart_id: id }: { cart_id?: string | null }, context: Context) => {
      const cart = await viewCart(await loadCart(required(id, 'cart_id', context), context), context)
      return { is_enabled: true, payment_plans_by_id: almaPlans(cart.totals.grandTotal, context.now()) }
    },
    adyenPaymentStatus: async (
      _: unknown,
      { orderNumber, cartId }: { orderNumber?: string | null; cartId?: string | null },
      context: Context,
    ) => adyenStatus(await adyenSession(orderNumber ?? '', cartId ?? '', context), context),
    checkOrder: async (_: unknown, { incrementId }: { incrementId: string }, { db }: Context) =>
      (await findOrder({ number: incrementId }, db)) !== null,
    processHCResult: (_: unknown, { paymentId: id, mac }: { paymentId: string; mac: string }, context: Context) =>
      worldlineResult(id, mac, context),
  },
  Mutation: {
    adyenPaymentDetails: async (
      _: unknown,
      { payload, cart_id: cartId }: { payload: string; cart_id: string },
      context: Context,
    ) => {
      const { orderId, details } = readPayload(payload)
      const session = await adyenSession(orderId, cartId, context, true)
      if (details?.redirectResult !== session.token) throw inputError('Payment details call failed')
      if (session.status === 'failed' || session.status === 'canceled') throw inputError('The payment is REFUSED.')
      return adyenStatus(session, context)
    },
    processHCRedirectRequest: async (
      _: unknown,
      { input }: { input?: { cart_id: string; payment_method: { code: string } } | null },
      context: Context,
    ) => {
      const id = required(input?.cart_id, 'cart_id', context)
      const code = required(input?.payment_method.code, 'code', context)
      const cart = await viewCart(await loadCart(id, context), context)
      if (code !== 'worldline_hosted_checkout' || !paymentMethodsFor(cart, context).some((one) => one.code === code)) {
        throw inputError(context.text('paymentUnavailable'))
      }
      const payment = paymentId('', ORDER_NUMBER_LENGTH)
      await context.db.query(
        `insert into payment_session (id, kind, cart_id, amount_cents, status, return_url, token, created_at)
         values ($1, 'worldline', $2, $3, 'open', $4, $5, $6)`,
        [
          payment,
          cart.id,
          cart.totals.grandTotal,
          // From the store's configuration.
          `${context.shopUrl}checkout/payment/worldline`,
          paymentToken(),
          context.now().toISOString(),
        ],
      )
      return { redirect_url: `${context.baseUrl}sandbox/worldline/${payment}` }
    },
  },
  Order: {
    payplug_redirect_url: (placed: Placed, _: unknown, context: Context) => pageOf(placed, 'payplug', context),
    payment_url: (placed: Placed, _: unknown, context: Context) => pageOf(placed, 'alma', context),
    adyen_payment_status: async ({ order }: Placed, _: unknown, context: Context) => {
      const session = await findSession({ orderId: order.id }, 'adyen', context.db)
      return session && adyenStatus(session, context)
    },
  },
}

async function pageOf(
  { order }: Placed,
  kind: PaymentSession['kind'],
  { db, baseUrl }: Context,
): Promise<string | null> {
  const session = await findSession({ orderId: order.id }, kind, db)
  return session && `${baseUrl}sandbox/${kind}/${session.id}`
}

/** Three and four parts from 50 € to 2,000 €; the first is paid at once. Four cost a fee. */
function almaPlans(cents: number, now: Date) {
  if (cents < 5000 || cents > 200_000) return []
  return [3, 4].map((count) => {
    const fee = count === 4 ? Math.round(cents * 0.0233) : 0
    const part = Math.floor(cents / count)
    return {
      key: `general:${count}:0:0`,
      installments_count: count,
      deferred_days: 0,
      deferred_months: 0,
      min_amount: 5000,
      max_amount: 200_000,
      eligibility: {
        is_eligible: true,
        installments: Array.from({ length: count }, (_, index) => {
          const share = index === 0 ? cents - part * (count - 1) : part
          const ownFee = index === 0 ? fee : 0
          return {
            purchase_amount: share,
            customer_fee: ownFee,
            customer_interest: 0,
            total_amount: share + ownFee,
            due_date: Math.floor(now.getTime() / 1000) + index * 30 * DAY_IN_S,
          }
        }),
      },
    }
  })
}

/** The payment of an order, for who knows its cart. */
async function adyenSession(
  number: string,
  cartId: string,
  context: Context,
  wantsActive = false,
): Promise<PaymentSession> {
  const { db, customerId } = context
  const { rows } = cartId.includes('\0')
    ? { rows: [] }
    : await db.query<CartRow>('select id, masked_id, customer_id, active from cart where masked_id = $1', [cartId])
  const [cart] = rows
  if (!cart) throw noSuchEntity(context.text('cartMissing', cartId))
  if (cart.customer_id !== customerId) throw storeError('graphql-authorization', context.text('cartForbidden', cartId))
  if (wantsActive && !cart.active) throw noSuchEntity("The cart isn't active.")
  const order = await findOrder({ number }, db)
  const session = order && (await findSession({ orderId: order.id }, 'adyen', db))
  if (session?.cart_id !== cart.id) throw noSuchEntity('Order does not exist')
  return session
}

/** What Adyen's module says of a payment: what is refused for good, it refuses to say. */
function adyenStatus({ id, status }: PaymentSession, { baseUrl }: Context) {
  const codes: Record<PaymentSession['status'], string> = {
    open: 'RedirectShopper',
    late: 'Received',
    approved: 'Received',
    paid: 'Authorised',
    failed: 'Refused',
    canceled: 'Cancelled',
    expired: 'Refused',
  }
  const action = { type: 'redirect', method: 'GET', url: `${baseUrl}sandbox/adyen/${id}` }
  return {
    resultCode: codes[status],
    isFinal: status !== 'open',
    action: status === 'open' ? JSON.stringify(action) : null,
  }
}

function readPayload(text: string): { orderId: string; details?: { redirectResult?: string } } {
  try {
    const payload = JSON.parse(text) as { orderId?: string; details?: { redirectResult?: string } }
    if (payload.orderId) return { ...payload, orderId: payload.orderId }
  } catch {
    // Told below.
  }
  throw inputError('Missing "orderId" from payload')
}

/** The store takes the order when the payment is made, whoever asks for the result. */
async function worldlineResult(id: string, mac: string, context: Context) {
  const { db } = context
  const session = await findSession({ id }, 'worldline', db)
  if (!session || session.token !== mac) return { result: null, orderIncrementId: null }
  if (session.order_id !== null) return { result: 'success', orderIncrementId: numberOf(session.order_id) }
  if (session.status === 'late') return { result: 'waiting', orderIncrementId: await reserve(session, context) }
  if (session.status !== 'approved') return { result: 'fail', orderIncrementId: '' }
  const { rows } = await db.query<CartRow>('select id, masked_id, customer_id, active from cart where id = $1', [
    session.cart_id,
  ])
  const [cart] = rows
  if (!cart) return { result: 'fail', orderIncrementId: '' }
  if (session.reserved_order_id !== null) await db.query('update cart set active = true where id = $1', [cart.id])
  try {
    const owner = { ...context, customerId: cart.customer_id }
    const order = await placeCart(cart.masked_id, {}, owner, session.reserved_order_id)
    return { result: 'success', orderIncrementId: order.number }
  } catch (error) {
    // Somebody else asked at the same time.
    const now = await findSession({ id }, 'worldline', db)
    if (now?.order_id == null) throw error
    return { result: 'success', orderIncrementId: numberOf(now.order_id) }
  }
}

/** The order's number before there is an order; the cart is closed. */
async function reserve(session: PaymentSession, { db }: Context): Promise<string> {
  if (session.reserved_order_id !== null) return numberOf(session.reserved_order_id)
  const { rows } = await db.query<{ id: number }>(
    "update payment_session set reserved_order_id = nextval(pg_get_serial_sequence('sales_order', 'id'))::int where id = $1 returning reserved_order_id as id",
    [session.id],
  )
  await db.query('update cart set active = false where id = $1', [session.cart_id])
  return numberOf(rows[0]?.id ?? 0)
}

function numberOf(orderId: number): string {
  return String(orderId).padStart(ORDER_NUMBER_LENGTH, '0')
}
