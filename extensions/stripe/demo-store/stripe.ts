import { carts, type Context, payments, type Resolvers } from 'musette/demo-store'
import { savedMethodResolvers } from './saved-methods.ts'

const KIND = 'stripe'
const BACK = 'payment_method/stripe_checkout/'

/** Its page opens after the order. It offers other cards where one is refused, and notifies the store of what is paid or has expired. */
export const stripe: payments.Provider = {
  kind: KIND,
  codes: 'stripe_payments_checkout',
  module: 'stripe',
  page: { title: 'Stripe Checkout', hasCard: true },
  afterOrder: {
    id: 'cs_test_',
    closesCart: true,
    whenUnpaid: 'page-stays',
    // Below the store's base link URL, which is the shop.
    returns({ shopUrl }) {
      const canceled = `${shopUrl}stripe/payment/cancel/${BACK}`
      return { paid: `${shopUrl}stripe/payment/index/${BACK}`, canceled, failed: canceled }
    },
  },
}

export const stripeResolvers: Resolvers = {
  Query: {
    getCheckoutSessionUrl: async (_: unknown, __: unknown, context: Context) => {
      const payment = await reopened(context)
      return payment && `${context.baseUrl}sandbox/${KIND}/${payment.id}`
    },
  },
  Mutation: {
    ...savedMethodResolvers.Mutation,
    restoreQuote: async (_: unknown, __: unknown, context: Context) => {
      await reopened(context)
      return { error: null }
    },
  },
}

/** The payment that the PHP session waits for. Its cart opens in case the shopper comes back. */
async function reopened(context: Context): Promise<payments.PaymentSession | null> {
  const { db, phpSession } = context
  const payment = await payments.findSession({ phpSession }, KIND, db)
  if (!payment?.cart_id || payment.status !== 'open') return null
  const { cart_id: id } = payment
  await db.transaction((books) => carts.reviveCart(id, context.now(), books))
  return payment
}
