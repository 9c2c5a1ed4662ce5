import { loadCart } from '../cart/load.ts'
import { answerCart, required, reviveCart } from '../cart/open.ts'
import { type CartView, viewCart } from '../cart/view.ts'
import { paymentMethodsFor } from '../checkout/methods.ts'
import type { Context, Resolvers } from '../context.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import type { Order } from '../orders/types.ts'
import { providerOf } from './begin.ts'
import { findSession, paymentId, type PaymentSession } from './sessions.ts'

type Placed = { order: Order }
type CartRow = { id: number; masked_id: string; customer_id: number | null }

/** The extension `mollie-payment`: cards paid on a hosted page after the order. */
export const mollieResolvers: Resolvers = {
  Order: {
    mollie_redirect_url: async ({ order }: Placed, _: unknown, { db, baseUrl }: Context) => {
      const session =
        providerOf(order.payment.code) === 'card' ? await findSession({ orderId: order.id }, 'card', db) : null
      return session && `${baseUrl}sandbox/card/${session.id}`
    },
    mollie_payment_token: async ({ order }: Placed, _: unknown, { db }: Context) =>
      (await findSession({ orderId: order.id }, 'card', db))?.token ?? null,
  },
  Mutation: {
    mollieProcessTransaction: async (
      _: unknown,
      { input }: { input?: { payment_token: string } | null },
      context: Context,
    ) => {
      if (!input) throw inputError('Missing "payment_token" input argument')
      const session = await findSession({ token: input.payment_token }, 'card', context.db)
      if (!session) throw noSuchEntity(`No order found with token "${input.payment_token}"`)
      const isPaid = session.status === 'paid' || session.status === 'late'
      return {
        paymentStatus: session.status === 'late' ? 'PENDING' : session.status.toUpperCase(),
        cart: isPaid ? null : await revived(session, context),
        redirect_to_cart: !isPaid,
        redirect_to_success_page: isPaid,
      }
    },
    mollieRestoreCart: async (_: unknown, { input }: { input?: { cart_id: string } | null }, context: Context) => {
      if (!input?.cart_id) throw inputError(context.text('parameterMissing', 'cart_id'))
      const row = input.cart_id.includes('\0') ? null : await findRow('masked_id', input.cart_id, context)
      if (!row) throw noSuchEntity(context.text('cartMissing', input.cart_id))
      if (row.customer_id !== context.customerId) {
        throw storeError('graphql-authorization', context.text('cartForbidden', input.cart_id))
      }
      await revive(row, context)
      return answerCart(input.cart_id, context)
    },
  },
}

type Input = { cart_id: string; code: string; urls: { return_url: string; cancel_url: string } }

const TOKEN_LENGTH = 17
const METHOD_CODE = 'paypal_express'

/** PayPal Express Checkout: the wallet approves before the order. */
export const walletResolvers: Resolvers = {
  Mutation: {
    createPaypalExpressToken: async (_: unknown, { input }: { input: Input }, context: Context) => {
      const cart = await viewCart(await loadCart(required(input.cart_id, 'cart_id', context), context), context)
      if (input.code !== METHOD_CODE || !paymentMethodsFor(cart, context).some(({ code }) => code === METHOD_CODE)) {
        throw inputError(context.text('paymentUnavailable'))
      }
      const token = paymentId('EC-', TOKEN_LENGTH).toUpperCase()
      await context.db.query(
        `insert into payment_session (id, kind, cart_id, amount_cents, status, return_url, cancel_url, created_at)
         values ($1, 'wallet', $2, $3, 'open', $4, $5, $6)`,
        [
          token,
          cart.id,
          cart.totals.grandTotal,
          shopAddress(input.urls.return_url, context),
          shopAddress(input.urls.cancel_url, context),
          context.now().toISOString(),
        ],
      )
      const start = `${context.baseUrl}sandbox/wallet/${token}`
      return { token, paypal_urls: { start, edit: start } }
    },
  },
}

/** Reopens the cart of a payment. The payment's token is the only credential, as in the module. */
async function revived({ cart_id: cartId }: PaymentSession, context: Context): Promise<CartView | null> {
  const row = cartId === null ? null : await findRow('id', cartId, context)
  if (!row) return null
  await revive(row, context)
  return viewCart(await loadCart(row.masked_id, context, context.db, row.customer_id), context)
}

async function findRow(column: 'id' | 'masked_id', value: number | string, { db }: Context): Promise<CartRow | null> {
  return (
    (await db.query<CartRow>(`select id, masked_id, customer_id from cart where ${column} = $1`, [value])).rows[0] ??
    null
  )
}

async function revive({ id, masked_id: maskedId }: CartRow, context: Context): Promise<void> {
  return context.lock(maskedId, () => context.db.transaction((db) => reviveCart(id, context.now(), db)))
}

/** The shop's address with a path; anything but a path is refused, as PayPal's module does. */
function shopAddress(path: string, { shopUrl }: Context): string {
  const address = path && !/^(\w+:|\/\/|\\)/.test(path) ? URL.parse(path.replace(/^\//, ''), shopUrl) : null
  if (!address?.href.startsWith(shopUrl)) throw inputError('Invalid Url.')
  return address.href
}
