/** What a customer may give as the reason to cancel an order; `cancelOrder` takes no other. */
export const cancellationReasons = [
  'Je n’ai plus besoin des articles',
  'Le délai de livraison est trop long',
  'Autre raison',
]
