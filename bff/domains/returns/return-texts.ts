import type { ReturnedItemStatus, ReturnMerchandiseAuthorizationStatus } from '../../graphql/shop-schema.generated.ts'

/** What shoppers read about returns. */
export const returnTexts = {
  none: 'Cette boutique ne prend pas de retours en ligne. Écrivez-nous\u00a0: nous organiserons le vôtre.',
  unknownOrder: 'Cette commande n’est pas dans votre compte.',
  nothingChosen: 'Choisissez au moins un article à renvoyer.',
  tooManyLines: 'Cette demande compte trop de lignes.',
  notReturnable: 'Cet article ne peut pas, ou ne peut plus, être renvoyé.',
  quantity: (most: number) => `Choisissez une quantité de 1 à ${most}.`,
  missing: 'Répondez à cette question.',
  notOffered: 'Choisissez une réponse de la liste.',
  tooLong: (limit: number) => `${limit}\u00a0caractères au plus.`,
  refused: 'La demande de retour n’a pas abouti.',
} as const

/** Adobe Commerce tells codes; the module tells labels of its own. */
export const RETURN_STATUS: Readonly<Record<ReturnMerchandiseAuthorizationStatus, string>> = {
  PENDING: 'En attente',
  UNCONFIRMED: 'À confirmer',
  AUTHORIZED: 'Autorisé',
  PARTIALLY_AUTHORIZED: 'Autorisé en partie',
  RECEIVED: 'Reçu',
  PARTIALLY_RECEIVED: 'Reçu en partie',
  APPROVED: 'Accepté',
  PARTIALLY_APPROVED: 'Accepté en partie',
  REJECTED: 'Refusé',
  PARTIALLY_REJECTED: 'Refusé en partie',
  DENIED: 'Refusé',
  PROCESSED_AND_CLOSED: 'Traité',
  CLOSED: 'Clos',
  NEED_DETAILS: 'Précisions attendues',
  SHIPPED: 'Expédié',
  CANCELED: 'Annulé',
  UNKNOWN: 'En cours',
}

export const ITEM_STATUS: Readonly<Record<ReturnedItemStatus, string>> = {
  PENDING: 'En attente',
  AUTHORIZED: 'Autorisé',
  RECEIVED: 'Reçu',
  APPROVED: 'Accepté',
  REJECTED: 'Refusé',
  DENIED: 'Refusé',
  UNKNOWN: 'En cours',
}
