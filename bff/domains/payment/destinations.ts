import type { PaymentState } from '../../graphql/shop-schema.generated.ts'
import type { Destination } from './payment-adapter.ts'

export const TO_SUCCESS: Destination = '/checkout/success'
export const TO_REVIEW: Destination = '/checkout/?step=review'

type Outcome = 'refused' | 'canceled' | 'expired' | 'unknown' | 'elsewhere'

/** Leads back to the choice of a payment, with the outcome of the former one. */
export function toPayment(outcome: Outcome): Destination {
  return `/checkout/?step=payment&payment=${outcome}`
}

/** Leads back to the cart, with the outcome of a payment that began there. */
export function toCart(outcome: Outcome | 'unopened'): Destination {
  return `/cart?payment=${outcome}`
}

/** Leads to the outcome of a payment, for a browser that did not begin it. */
export function toOutcome(state: PaymentState | null): Destination {
  switch (state) {
    case 'ACCEPTED':
      return `${TO_SUCCESS}?payment=accepted`
    case 'PENDING':
      return `${TO_SUCCESS}?payment=pending`
    case 'REFUSED':
      return toPayment('refused')
    case 'CANCELED':
      return toPayment('canceled')
    case null:
      return toPayment('unknown')
  }
}
