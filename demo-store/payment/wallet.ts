import { loadCart } from '../cart/load.ts'
import { required } from '../cart/change.ts'
import { viewCart } from '../cart/view.ts'
import type { Context, Resolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { paymentMethodsFor } from './methods.ts'
import { paymentId } from './sessions.ts'

type Input = { cart_id: string; code: string; urls: { return_url: string; cancel_url: string } }

const TOKEN_LENGTH = 17
const METHOD_CODE = 'paypal_express'

/** The wallet that is asked before the order: PayPal Express Checkout. */
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

/** The shop's address with a path; anything but a path is refused, as PayPal's module does. */
function shopAddress(path: string, { shopUrl }: Context): string {
  const address = path && !/^(\w+:|\/\/|\\)/.test(path) ? URL.parse(path.replace(/^\//, ''), shopUrl) : null
  if (!address?.href.startsWith(shopUrl)) throw inputError('Invalid Url.')
  return address.href
}
