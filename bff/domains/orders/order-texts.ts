import { LOCALE } from '../../../schema/shop-constants.ts'

/** What shoppers read about orders that were placed. */
export const orderTexts = {
  notFound: 'Aucune commande ne correspond à ces informations. Vérifiez le numéro, l’e-mail et la réponse demandée.',
  tooManyTries: 'Trop d’essais pour cette commande. Patientez dix minutes, puis réessayez.',
  noLookUp:
    'Le suivi sans compte n’est pas disponible. Contactez-nous\u00a0: nous vous dirons où en est votre commande.',
  unknownOrder: 'Cette commande n’est pas dans votre compte.',
  notCancelable: 'Cette commande ne peut plus être annulée ici. Écrivez-nous\u00a0: nous verrons ce qui est possible.',
  reasonMissing: 'Choisissez un motif.',
  otherReason: 'Autre raison',
  cancellationEnded: 'Ce lien ne permet plus d’annuler la commande. Demandez un nouvel e-mail.',
  missing: 'Ce champ est obligatoire.',
  tooLong: (limit: number) => `${limit.toLocaleString(LOCALE)} caractères au plus.`,
  withdrawalImpossible: (contacts: string) =>
    `Votre rétractation n’a pas pu être enregistrée ici. Envoyez-la directement\u00a0: ${contacts}.`,
  contactMissing: 'par courrier, à l’adresse des mentions légales',
  withdrawal: (orderNumber: string, items: string) =>
    `Déclaration de rétractation.\nCommande\u00a0: ${orderNumber}\nArticles\u00a0: ${items}`,
  wholeOrder: 'toute la commande',
} as const
