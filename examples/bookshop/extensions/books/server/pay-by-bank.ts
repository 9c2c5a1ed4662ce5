import { payments } from 'musette/server'
import { PlaceWithPayByBank } from './pay-by-bank.generated.ts'

const NAME = 'pay-by-bank'
const CODE = 'pay_by_bank'

/** The bank's page opens after the order, and sends the shopper back to one address. How the payment stands, the order says. */
export const payByBank: payments.PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (code === CODE && upstream.has('Order.pay_by_bank_url') ? 'REDIRECT' : null),
  choose: ({ code }) => ({ stored: { code } }),
  async place({ cartId: id }, proven, context) {
    const variables = { id, returnUrl: payments.cartReturnUrl(NAME, id, context) }
    const options = { ...proven, timeout: payments.PLACE_TIMEOUT, serialize: id }
    const { placeOrder: result } = await context.upstream.send(PlaceWithPayByBank, variables, options)
    const redirectUrl = result?.order?.pay_by_bank_url
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
