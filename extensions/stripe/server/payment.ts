import { hkdfSync } from 'node:crypto'
import { payments, type RequestContext, store } from 'musette/server'
import { RestoreStripeCart, StripeCheckoutPage } from './magento/stripe.generated.ts'
import { savedMethods } from './saved-methods.ts'

export const NAME = 'stripe'
const CODE = 'stripe_payments_checkout'

/**
 * Stripe Checkout opens after the order. Its module identifies the order only by the PHP session that placed it, so order and page are requested in
 * one session.
 */
export const stripe: payments.PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (code === CODE && upstream.has('Query.getCheckoutSessionUrl') ? 'CARD' : null),
  choose: ({ code }) => ({ stored: { code } }),
  async place({ cartId }, proven, context) {
    const phpSession = phpSessionOf(cartId, context)
    const ordered = payments.orderFromResponse(
      await payments.placeAtStore(cartId, { ...proven, phpSession }, context.upstream),
    )
    const redirectUrl = await checkoutPage(phpSession, context)
    return { ...ordered, state: 'PENDING', ...(payments.isWebAddress(redirectUrl) && { redirectUrl }) }
  },
  saved: savedMethods,
  page: {
    opens: 'after-order',
    // The module's addresses are the same for all orders.
    read: (_, outcome) => ({
      cartId: null,
      draft: null,
      payer: undefined,
      number: null,
      token: null,
      outcome: outcome === 'paid' || outcome === 'canceled' ? outcome : null,
    }),
    findStatus: (order, context, back) => payments.statusByOrder(order, back, context),
    findStatusByReturn: async () => null,
    restore,
  },
}

/** Returns a session id, the same in each process, so that the order of a lost response is found. The store accepts ids that it did not create. */
function phpSessionOf(cartId: string, { shared: { keys } }: RequestContext): string {
  const [key = ''] = keys
  return Buffer.from(hkdfSync('sha256', key, '', `musette stripe ${cartId}`, 32)).toString('hex')
}

/** Requests the payment page; null if the order was accepted but its page cannot be loaded. */
async function checkoutPage(phpSession: string, { upstream }: RequestContext): Promise<string | null> {
  try {
    return (await upstream.send(StripeCheckoutPage, {}, { phpSession })).getCheckoutSessionUrl ?? null
  } catch (error) {
    if (error instanceof store.UpstreamError) return null
    throw error
  }
}

/** Restores the cart: it is open once the page was requested. If the order's response was lost, its cart is still closed. */
async function restore(cartId: string, context: RequestContext): Promise<string | null> {
  const open = await payments.findOpenCart(cartId, context)
  if (open) return open
  await context.upstream.send(RestoreStripeCart, {}, { phpSession: phpSessionOf(cartId, context) })
  return payments.findOpenCart(cartId, context)
}
