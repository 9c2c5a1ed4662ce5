import type { PaymentState } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import type { OrderDraft } from '../orders/order-record.ts'
import { orderedOf, PLACE_TIMEOUT } from './place-at-store.ts'
import { PlaceCardOrder, PlaceCardOrder247, ProcessCardPayment, RestoreCart } from './magento/mollie.generated.ts'
import type { ProcessCardPaymentMutation } from './magento/mollie.generated.ts'

export type CardTools = {
  upstream: Upstream
  /** Where the provider sends the shopper back to. */
  returnUrl(draft: OrderDraft): string
}

/** A hosted page takes the card after the order, by Mollie's module for Magento. */
export function cardPayment({ upstream, returnUrl }: CardTools): PaymentAdapter {
  return {
    choose: ({ code }) => ({ stored: { code } }),
    objection: () => null,
    async place({ cartId: id, draft }, proven) {
      const options = { ...proven, timeout: PLACE_TIMEOUT, serialize: id }
      const variables = { id, returnUrl: returnUrl(draft) }
      const { placeOrder: answer } = upstream.atLeast('2.4.7')
        ? await upstream.send(PlaceCardOrder247, variables, options)
        : await upstream.send(PlaceCardOrder, variables, options)
      const { mollie_redirect_url: redirectUrl, mollie_payment_token: paymentToken } = answer?.order ?? {}
      return {
        ...orderedOf(answer),
        state: 'PENDING',
        ...(redirectUrl && isWebAddress(redirectUrl) && { redirectUrl }),
        ...(paymentToken && { paymentToken }),
      }
    },
  }
}

/** How a payment stands. The store asks the provider itself, so this is right also when the shopper never came back. */
export type CardPayment = {
  state: PaymentState
  /** The cart of the order, which the store gave back because nothing was paid. */
  restoredCartId: string | null
  /** The cart that was paid for, where the module tells it. */
  cartId: string | null
}

export async function askCardPayment(token: string, upstream: Upstream): Promise<CardPayment> {
  const { mollieProcessTransaction: answer } = await upstream.send(ProcessCardPayment, { token })
  const state = answer?.paymentStatus ? STATES[answer.paymentStatus] : 'PENDING'
  const isOver = state === 'CANCELED' || state === 'REFUSED'
  const cartId = answer?.cart?.id ?? null
  return { state, cartId, restoredCartId: isOver ? cartId : null }
}

/** The cart of an order that cannot be paid any more; null where the module does not give it back. */
export async function restoreCart(id: string, upstream: Upstream): Promise<string | null> {
  try {
    return (await upstream.send(RestoreCart, { id })).mollieRestoreCart?.cart.id ?? null
  } catch (error) {
    if (!isRefusal(error)) throw error
    return null
  }
}

/** The same by a token that somebody brings: null unless it is known to be that of the cart's payment. */
export async function askOfCart(token: string, cartId: string, upstream: Upstream): Promise<PaymentState | null> {
  const payment = await askCardPayment(token, upstream)
  return payment.cartId === cartId ? payment.state : null
}

type Status = NonNullable<NonNullable<ProcessCardPaymentMutation['mollieProcessTransaction']>['paymentStatus']>

const STATES: Record<Status, PaymentState> = {
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

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
