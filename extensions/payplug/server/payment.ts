import { payments, type ShopTypes } from 'musette/server'
import { PlaceWithPayplug } from './magento/payplug.generated.ts'

const NAME = 'payplug'

/** Methods that need only PayPlug's page. Oney needs an option that its module takes only from its own checkout. */
const KINDS: Readonly<Record<string, ShopTypes.PaymentKind>> = {
  payplug_payments_standard: 'CARD',
  payplug_payments_amex: 'CARD',
  payplug_payments_bancontact: 'REDIRECT',
  payplug_payments_ideal: 'REDIRECT',
  payplug_payments_mybank: 'REDIRECT',
  payplug_payments_satispay: 'REDIRECT',
  payplug_payments_wero: 'REDIRECT',
}

/**
 * PayPlug's module for Magento: its page opens after the order. When the shopper leaves the page, the store settles the order, or restores the cart.
 */
export const payplug: payments.PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (upstream.has('Order.payplug_redirect_url') ? (KINDS[code] ?? null) : null),
  choose: ({ code }) => ({ stored: { code } }),
  async place({ cartId: id }, proven, context) {
    const { upstream } = context
    const options = { ...proven, timeout: payments.PLACE_TIMEOUT, serialize: id }
    const urlOf = (outcome: 'paid' | 'refused' | 'canceled') => payments.cartReturnUrl(NAME, id, context, outcome)
    const variables = { id, paid: urlOf('paid'), refused: urlOf('refused'), canceled: urlOf('canceled') }
    const { placeOrder: result } = await upstream.send(PlaceWithPayplug, variables, options)
    const redirectUrl = result?.order?.payplug_redirect_url
    return {
      ...payments.orderFromResponse(result),
      state: 'PENDING',
      ...(payments.isWebAddress(redirectUrl) && { redirectUrl }),
    }
  },
  page: {
    opens: 'after-order',
    read: (query, _, context) => payments.readReturn(query, {}, context),
    findStatus: (order, context, back) => payments.statusByOrder(order, back, context),
    findStatusByReturn: async () => null,
    restore: payments.findOpenCart,
  },
}
