import type { PaymentKind } from '../../../bff/graphql/shop-schema.generated.ts'
import type { PaymentAdapter } from '../../../bff/domains/payment/payment-adapter.ts'
import { orderedOf, PLACE_TIMEOUT } from '../../../bff/domains/payment/place-at-store.ts'
import { cartReturnUrl, isWebAddress, readReturn } from '../../../bff/domains/payment/references.ts'
import { openCart, standingByOrder } from '../../../bff/domains/payment/standing.ts'
import { PlaceWithPayplug } from './magento/payplug.generated.ts'

const NAME = 'payplug'

/** Methods that need nothing but PayPlug's page. Oney wants an option that its module takes from its own checkout alone. */
const KINDS: Readonly<Record<string, PaymentKind>> = {
  payplug_payments_standard: 'CARD',
  payplug_payments_amex: 'CARD',
  payplug_payments_bancontact: 'REDIRECT',
  payplug_payments_ideal: 'REDIRECT',
  payplug_payments_mybank: 'REDIRECT',
  payplug_payments_satispay: 'REDIRECT',
  payplug_payments_wero: 'REDIRECT',
}

/** PayPlug's module for Magento: its page opens after the order, the store settles the order when the shopper leaves it, and gives the cart back. */
export const payplug: PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (upstream.has('Order.payplug_redirect_url') ? (KINDS[code] ?? null) : null),
  choose: ({ code }) => ({ stored: { code } }),
  async place({ cartId: id }, proven, context) {
    const { upstream } = context
    const options = { ...proven, timeout: PLACE_TIMEOUT, serialize: id }
    const urlOf = (outcome: 'paid' | 'refused' | 'canceled') => cartReturnUrl(NAME, id, context, outcome)
    const variables = { id, paid: urlOf('paid'), refused: urlOf('refused'), canceled: urlOf('canceled') }
    const { placeOrder: answer } = await upstream.send(PlaceWithPayplug, variables, options)
    const redirectUrl = answer?.order?.payplug_redirect_url
    return { ...orderedOf(answer), state: 'PENDING', ...(isWebAddress(redirectUrl) && { redirectUrl }) }
  },
  page: {
    opens: 'after-order',
    read: (query, _, context) => readReturn(query, {}, context),
    ask: (order, context, back) => standingByOrder(order, back, context),
    vouch: async () => null,
    restore: openCart,
  },
}
