import type { PaymentState } from '../graphql/shop-schema.generated.ts'

/** Where a shopper goes after a payment provider's page: always a page of the shop, below its base path. */
export type Destination = `/checkout/${string}`

export const toSuccess = '/checkout/success'
export const toReview: Destination = '/checkout/?step=review'

/** For whoever did not begin the payment: what became of it. */
export function toOutcome(state: PaymentState | null): Destination {
  switch (state) {
    case 'ACCEPTED':
      return `${toSuccess}?payment=accepted`
    case 'PENDING':
      return `${toSuccess}?payment=pending`
    case 'REFUSED':
      return toPayment('refused')
    case 'CANCELED':
      return toPayment('canceled')
    case null:
      return toPayment('unknown')
  }
}

/** Back to the choice of a payment, with what became of the one before. */
export function toPayment(outcome: 'refused' | 'canceled' | 'expired' | 'unknown' | 'elsewhere'): Destination {
  return `/checkout/?step=payment&payment=${outcome}`
}
