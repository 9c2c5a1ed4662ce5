/** Where a shopper goes after a payment provider's page: always a page of the shop, below its base path. */
export type Destination = `/checkout/${string}`

export const toSuccess: Destination = '/checkout/success'
export const toReview: Destination = '/checkout/?step=review'

/** Back to the choice of a payment, with what became of the one before. */
export function toPayment(outcome: 'refused' | 'canceled' | 'expired' | 'unknown'): Destination {
  return `/checkout/?step=payment&payment=${outcome}`
}
