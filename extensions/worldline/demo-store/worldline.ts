import { carts, type Context, errors, orders, payments, type Resolvers } from 'musette/demo-store'

type CartRow = { masked_id: string; customer_id: number | null }

const CODE = 'worldline_hosted_checkout'
const ORDER_NUMBER_LENGTH = 9

/** The hosted checkout comes before the order, which the store takes when it is paid. */
export const worldline: payments.Provider = {
  kind: 'worldline',
  codes: 'worldline_',
  module: 'worldline',
  page: {
    title: 'Paiement par carte',
    hasCard: true,
    parameters: ({ id, token }) => ({ hostedCheckoutId: id, RETURNMAC: token ?? '' }),
    announces: ({ id, token }) => ({
      query: 'query ($id: String!, $mac: String!) { processHCResult(paymentId: $id, mac: $mac) { result } }',
      variables: { id, mac: token },
    }),
  },
  async approved(cart, db) {
    const { rows } = await db.query<payments.PaymentSession>(
      "select * from payment_session where cart_id = $1 and kind = 'worldline' and status = 'approved' and amount_cents >= $2",
      [cart.id, cart.totals.grandTotal],
    )
    if (!rows[0]) throw new errors.OrderRefusal('The payment was not made on the hosted checkout page.')
    return rows[0]
  },
}

export const worldlineResolvers: Resolvers = {
  Query: {
    checkOrder: async (_: unknown, { incrementId }: { incrementId: string }, { db }: Context) =>
      (await orders.findOrder({ number: incrementId }, db)) !== null,
    processHCResult: (_: unknown, { paymentId: id, mac }: { paymentId: string; mac: string }, context: Context) =>
      worldlineResult(id, mac, context),
  },
  Mutation: {
    processHCRedirectRequest: async (
      _: unknown,
      { input }: { input?: { cart_id: string; payment_method: { code: string } } | null },
      context: Context,
    ) => {
      const id = carts.required(input?.cart_id, 'cart_id', context)
      const code = carts.required(input?.payment_method.code, 'code', context)
      const cart = await carts.viewCart(await carts.loadCart(id, context), context)
      if (code !== CODE || !payments.paymentMethodsFor(cart, context).some((one) => one.code === code)) {
        throw errors.inputError(context.text('paymentUnavailable'))
      }
      const payment = payments.paymentId('', ORDER_NUMBER_LENGTH)
      await context.db.query(
        `insert into payment_session (id, kind, cart_id, amount_cents, status, return_url, token, created_at, reserved_order_id)
         values ($1, 'worldline', $2, $3, 'open', $4, $5, $6, nextval(pg_get_serial_sequence('sales_order', 'id'))::int)`,
        [
          payment,
          cart.id,
          cart.totals.grandTotal,
          // From the store's configuration.
          `${context.shopUrl}checkout/payment/worldline`,
          payments.paymentToken(),
          context.now().toISOString(),
        ],
      )
      // The module opens it again for nobody who comes by an API.
      await context.db.query('update cart set active = false where id = $1', [cart.id])
      return { redirect_url: `${context.baseUrl}sandbox/worldline/${payment}` }
    },
  },
}

/** The store takes the order when the payment is made, whatever client asks for the result. */
async function worldlineResult(id: string, mac: string, context: Context) {
  const { db } = context
  const session = await payments.findSession({ id }, 'worldline', db)
  if (!session || session.token !== mac) return { result: null, orderIncrementId: null }
  if (session.order_id !== null) return { result: 'success', orderIncrementId: numberOf(session.order_id) }
  if (session.status === 'late')
    return { result: 'waiting', orderIncrementId: numberOf(session.reserved_order_id ?? 0) }
  if (session.status === 'canceled') throw new Error('Call to a member function on null')
  if (session.status !== 'approved') return { result: 'fail', orderIncrementId: '' }
  const { rows } = await db.query<CartRow>('select masked_id, customer_id from cart where id = $1', [session.cart_id])
  const [cart] = rows
  if (!cart) return { result: 'fail', orderIncrementId: '' }
  // The module places a closed cart; here it has to be the customer's only open one for that.
  if (cart.customer_id !== null)
    await db.query('update cart set active = false where customer_id = $1', [cart.customer_id])
  await db.query('update cart set active = true where id = $1', [session.cart_id])
  try {
    const owner = { ...context, customerId: cart.customer_id }
    const order = await orders.placeCart(cart.masked_id, {}, owner, session.reserved_order_id)
    return { result: 'success', orderIncrementId: order.number }
  } catch (error) {
    // Somebody else asked at the same time.
    const now = await payments.findSession({ id }, 'worldline', db)
    if (now?.order_id == null) throw error
    return { result: 'success', orderIncrementId: numberOf(now.order_id) }
  }
}

function numberOf(orderId: number): string {
  return String(orderId).padStart(ORDER_NUMBER_LENGTH, '0')
}
