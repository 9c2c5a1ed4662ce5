import { carts, type Context, errors, type orders, payments, type Resolvers } from 'musette/demo-store'

type Placed = { order: orders.Order }
type Opened = Parameters<NonNullable<payments.Provider['afterOrder']>['returns']>[0]
type CartRow = { id: number; masked_id: string; customer_id: number | null }

const CODES = 'mollie_methods_'

/** Cards and more, paid on a hosted page after the order. */
export const mollie: payments.Provider = {
  kind: 'card',
  codes: CODES,
  module: 'mollie-payment',
  page: { title: 'Paiement par carte', hasCard: true },
  afterOrder: { id: 'tr_', returns: (order) => ({ paid: returnUrl(order) }) },
}

/** The caller's address with the module's placeholders, or the store's own. */
function returnUrl({ given, orderId, number, token, baseUrl }: Opened): string {
  const address = payments.webAddress(given['mollie_return_url'])
  if (!address) return `${baseUrl}mollie/checkout/process/?order_id=${orderId}&payment_token=${token}&utm_nooverride=1`
  const values: Record<string, string> = {
    order_id: String(orderId),
    increment_id: number,
    payment_token: token,
    base_url: baseUrl,
    unsecure_base_url: baseUrl,
    secure_base_url: baseUrl,
  }
  return address.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name.toLowerCase()] ?? placeholder)
}

export const mollieResolvers: Resolvers = {
  Order: {
    mollie_redirect_url: async ({ order }: Placed, _: unknown, { db, baseUrl }: Context) => {
      const session = order.payment.code.startsWith(CODES)
        ? await payments.findSession({ orderId: order.id }, 'card', db)
        : null
      return session && `${baseUrl}sandbox/card/${session.id}`
    },
    mollie_payment_token: async ({ order }: Placed, _: unknown, { db }: Context) =>
      (await payments.findSession({ orderId: order.id }, 'card', db))?.token ?? null,
  },
  Mutation: {
    mollieProcessTransaction: async (
      _: unknown,
      { input }: { input?: { payment_token: string } | null },
      context: Context,
    ) => {
      if (!input) throw errors.inputError('Missing "payment_token" input argument')
      const session = await payments.findSession({ token: input.payment_token }, 'card', context.db)
      if (!session) throw errors.noSuchEntity(`No order found with token "${input.payment_token}"`)
      const isPaid = session.status === 'paid' || session.status === 'late'
      return {
        paymentStatus: session.status === 'late' ? 'PENDING' : session.status.toUpperCase(),
        cart: isPaid ? null : await revived(session, context),
        redirect_to_cart: !isPaid,
        redirect_to_success_page: isPaid,
      }
    },
    mollieRestoreCart: async (_: unknown, { input }: { input?: { cart_id: string } | null }, context: Context) => {
      if (!input?.cart_id) throw errors.inputError(context.text('parameterMissing', 'cart_id'))
      const row = input.cart_id.includes('\0') ? null : await findRow('masked_id', input.cart_id, context)
      if (!row) throw errors.noSuchEntity(context.text('cartMissing', input.cart_id))
      if (row.customer_id !== context.customerId) {
        throw errors.storeError('graphql-authorization', context.text('cartForbidden', input.cart_id))
      }
      await revive(row, context)
      return carts.cartResponse(input.cart_id, context)
    },
  },
}

/** Reopens the cart of a payment. The payment's token is the only credential, as in the module. */
async function revived({ cart_id: cartId }: payments.PaymentSession, context: Context): Promise<carts.CartView | null> {
  const row = cartId === null ? null : await findRow('id', cartId, context)
  if (!row) return null
  await revive(row, context)
  return carts.viewCart(await carts.loadCart(row.masked_id, context, context.db, row.customer_id), context)
}

async function findRow(column: 'id' | 'masked_id', value: number | string, { db }: Context): Promise<CartRow | null> {
  return (
    (await db.query<CartRow>(`select id, masked_id, customer_id from cart where ${column} = $1`, [value])).rows[0] ??
    null
  )
}

async function revive({ id, masked_id: maskedId }: CartRow, context: Context): Promise<void> {
  return context.lock(maskedId, () => context.db.transaction((db) => carts.reviveCart(id, context.now(), db)))
}
