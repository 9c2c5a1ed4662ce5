import type { FastifyPluginAsync } from 'fastify'
import { carts, type Context, errors, orders, payments, type Resolvers, type StoreState } from 'musette/demo-store'

const DAY_IN_S = 86_400

/** Alma notifies the store of a payment; of a failed one, the shopper's browser does. */
export const alma: payments.Provider = {
  kind: 'alma',
  codes: 'alma_monthly_payments',
  module: 'alma',
  choose({ alma_additional_data: given }) {
    if (!given) throw errors.inputError('Required parameter "alma_additional_data" for "payment_method" is missing.')
    return { plan: (given as { selectedPlan?: string | null }).selectedPlan ?? null }
  },
  page: {
    title: 'Paiement en plusieurs fois',
    hasCard: true,
    parameters: ({ id }) => ({ pid: id }),
  },
  afterOrder: {
    id: 'payment_',
    whenUnpaid: 'browser-tells',
    // From the store's configuration.
    returns({ shopUrl }) {
      const paid = `${shopUrl}checkout/payment/alma`
      return { paid, canceled: `${paid}/canceled`, failed: `${paid}/refused` }
    },
  },
}

export const almaResolvers: Resolvers = {
  Query: {
    alma_eligibility: async (_: unknown, { cart_id: id }: { cart_id?: string | null }, context: Context) => {
      const cart = await carts.viewCart(await carts.loadCart(carts.required(id, 'cart_id', context), context), context)
      return { is_enabled: true, payment_plans_by_id: almaPlans(cart.totals.grandTotal, context.now()) }
    },
  },
  Order: {
    payment_url: ({ order }: { order: orders.Order }, _: unknown, context: Context) =>
      payments.sessionPage(order.id, 'alma', context),
  },
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

/** Routes of the module besides GraphQL: the outcome of a payment, and the pages that restore a cart. */
export function almaRoutes({ db, now, stockMoved }: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { payment: string } }>('/rest/V1/alma/payments/validate/:payment', async (request, reply) => {
      const session = await payments.findSession({ id: request.params.payment }, 'alma', db)
      const order = session?.order_id ? await orders.findOrder({ id: session.order_id }, db) : null
      if (!session || !order) return reply.code(404).send({ message: 'Alma Payment not found' })
      const isValid = session.status === 'paid' || session.status === 'late'
      return reply.send(
        isValid
          ? { valid: true, order_ref: order.number, order_id: order.id, purchase_amount: session.amount_cents }
          : { valid: false, reason: 'There was an error when validating your payment.' },
      )
    })
    for (const name of ['cancel', 'failure']) {
      app.get<{ Querystring: { pid?: string } }>(`/alma/payment/${name}`, async (request, reply) => {
        const session = await payments.findSession({ id: request.query.pid ?? '' }, 'alma', db)
        const order = session?.order_id ? await orders.findOrder({ id: session.order_id }, db) : null
        if (session?.cart_id && order?.status === 'pending_payment') {
          const cartId = session.cart_id
          const moved = await db.transaction(async (store) => {
            const products = await orders.undoOrder(order, 'Le paiement a été abandonné.', { db: store, now })
            await carts.reviveCart(cartId, now(), store)
            return products
          })
          await stockMoved(moved)
        }
        return reply.redirect('/checkout/#payment', 302)
      })
    }
  }
}
