/** What a customer may give as the reason to cancel an order; `cancelOrder` takes no other from 2.4.8 on. */
export const CANCELLATION_REASONS = [
  'Je n’ai plus besoin des articles',
  'Le délai de livraison est trop long',
  'Autre raison',
]
