import { type Context, type orders, payments, type Resolvers } from 'musette/demo-store'

/** Its page opens after the order; the store's own page is visited in between, and gives the cart of an unpaid order back. */
export const payplug: payments.Provider = {
  kind: 'payplug',
  codes: 'payplug_payments_',
  module: 'payplug',
  page: { title: 'Paiement par carte', hasCard: true },
  afterOrder: {
    id: 'pay_',
    whenUnpaid: 'cart-opens',
    returns: ({ given, baseUrl }) => ({
      paid: payments.webAddress(given['payplug_after_success_url']) ?? `${baseUrl}checkout/onepage/success/`,
      canceled: payments.webAddress(given['payplug_after_cancel_url']) ?? `${baseUrl}checkout/cart/`,
      failed: payments.webAddress(given['payplug_after_failure_url']) ?? `${baseUrl}checkout/cart/`,
    }),
  },
}

export const payplugResolvers: Resolvers = {
  Order: {
    payplug_redirect_url: ({ order }: { order: orders.Order }, _: unknown, context: Context) =>
      payments.sessionPage(order.id, 'payplug', context),
  },
}
