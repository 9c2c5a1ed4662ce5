import { carts, payments, type RequestContext, type ShopTypes } from 'musette/server'
import { PlaceCardOrder, ProcessCardPayment, RestoreCart } from './magento/mollie.generated.ts'
import type { ProcessCardPaymentMutation } from './magento/mollie.generated.ts'

const NAME = 'mollie'
const PREFIX = 'mollie_methods_'
const CARD = `${PREFIX}creditcard`

/** Query parameters; the store's module fills in the parts in double braces. */
const FILLED_IN = 'number={{increment_id}}&payment_token={{payment_token}}'

/** Mollie's module for Magento: its page opens after the order, and the store asks Mollie for the state of the payment. */
export const mollie: payments.PaymentAdapter = {
  name: NAME,
  formerName: 'card',
  kindOf: (code) => (code === CARD ? 'CARD' : code.startsWith(PREFIX) ? 'REDIRECT' : null),
  choose: ({ code }) => ({ stored: { code } }),
  async place({ cartId: id, draft }, proven, context) {
    const { upstream } = context
    const options = { ...proven, timeout: payments.PLACE_TIMEOUT, serialize: id }
    const variables = { id, returnUrl: `${payments.orderReturnUrl(NAME, draft, context)}&${FILLED_IN}` }
    const { placeOrder: result } = await upstream.send(PlaceCardOrder, variables, options)
    const { mollie_redirect_url: redirectUrl, mollie_payment_token: paymentToken } = result?.order ?? {}
    return {
      ...payments.orderFromResponse(result),
      state: 'PENDING',
      ...(payments.isWebAddress(redirectUrl) && { redirectUrl }),
      ...(paymentToken && { paymentToken }),
    }
  },
  page: {
    opens: 'after-order',
    read: (query, _, context) => payments.readReturn(query, { number: 'number', token: 'payment_token' }, context),
    // The token of the order itself, because the address may contain another order's.
    findStatus: async ({ paymentToken }, context) => (paymentToken ? process(paymentToken, context) : null),
    async findStatusByReturn({ token, number, cartId }, context) {
      if (!token || !cartId) return null
      const status = await process(token, context)
      return status.cartId === cartId ? { ...status, ...(number && { number }) } : null
    },
    async restore(id, { upstream }) {
      try {
        return (await upstream.send(RestoreCart, { id })).mollieRestoreCart?.cart.id ?? null
      } catch (error) {
        if (!carts.isRefusal(error)) throw error
        return null
      }
    },
  },
}

/** Asks the module for the state of a payment. `cartId` is the cart that was paid, if the module returns it. */
async function process(
  token: string,
  { upstream }: RequestContext,
): Promise<payments.PaymentStatus & { cartId: string | null }> {
  const { mollieProcessTransaction: result } = await upstream.send(ProcessCardPayment, { token })
  const state = result?.paymentStatus ? STATES[result.paymentStatus] : 'PENDING'
  const isOver = state === 'CANCELED' || state === 'REFUSED'
  const cartId = result?.cart?.id ?? null
  return { state, cartId, restoredCartId: isOver ? cartId : null }
}

type Status = NonNullable<NonNullable<ProcessCardPaymentMutation['mollieProcessTransaction']>['paymentStatus']>

const STATES: Record<Status, ShopTypes.PaymentState> = {
  CREATED: 'PENDING',
  OPEN: 'PENDING',
  PENDING: 'PENDING',
  PAID: 'ACCEPTED',
  AUTHORIZED: 'ACCEPTED',
  SHIPPING: 'ACCEPTED',
  COMPLETED: 'ACCEPTED',
  REFUNDED: 'ACCEPTED',
  CANCELED: 'CANCELED',
  EXPIRED: 'REFUSED',
  FAILED: 'REFUSED',
  ERROR: 'REFUSED',
}
