import type { Context, Resolvers } from '../../../demo-store/context.ts'
import type { Order } from '../../../demo-store/orders/types.ts'
import { type Provider, webAddress } from '../../../demo-store/payment/provider.ts'
import { sessionPage } from '../../../demo-store/payment/sessions.ts'

/** Its page opens after the order; the store's own page is visited in between, and gives the cart of an unpaid order back. */
export const payplug: Provider = {
  kind: 'payplug',
  codes: 'payplug_payments_',
  module: 'payplug',
  page: { title: 'Paiement par carte', hasCard: true },
  afterOrder: {
    id: 'pay_',
    whenUnpaid: 'cart-opens',
    returns: ({ given, baseUrl }) => ({
      paid: webAddress(given['payplug_after_success_url']) ?? `${baseUrl}checkout/onepage/success/`,
      canceled: webAddress(given['payplug_after_cancel_url']) ?? `${baseUrl}checkout/cart/`,
      failed: webAddress(given['payplug_after_failure_url']) ?? `${baseUrl}checkout/cart/`,
    }),
  },
}

export const payplugResolvers: Resolvers = {
  Order: {
    payplug_redirect_url: ({ order }: { order: Order }, _: unknown, context: Context) =>
      sessionPage(order.id, 'payplug', context),
  },
}
