import type { PaymentAdapter } from '../../../../../bff/domains/payment/payment-adapter.ts'
import { orderedOf, PLACE_TIMEOUT } from '../../../../../bff/domains/payment/place-at-store.ts'
import { cartReturnUrl, isWebAddress, readReturn } from '../../../../../bff/domains/payment/references.ts'
import { openCart, standingByOrder } from '../../../../../bff/domains/payment/standing.ts'
import { PlaceWithPayByBank } from './pay-by-bank.generated.ts'

const NAME = 'pay-by-bank'
const CODE = 'pay_by_bank'

/** The bank's page opens after the order, and sends the shopper back to one address. How the payment stands, the order says. */
export const payByBank: PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (code === CODE && upstream.has('Order.pay_by_bank_url') ? 'REDIRECT' : null),
  choose: ({ code }) => ({ stored: { code } }),
  async place({ cartId: id }, proven, context) {
    const variables = { id, returnUrl: cartReturnUrl(NAME, id, context) }
    const options = { ...proven, timeout: PLACE_TIMEOUT, serialize: id }
    const { placeOrder: answer } = await context.upstream.send(PlaceWithPayByBank, variables, options)
    const redirectUrl = answer?.order?.pay_by_bank_url
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
