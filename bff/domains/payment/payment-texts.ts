/** What shoppers read about paying. */
export const paymentTexts = {
  purchaseOrderNumber: 'Saisissez le numéro de votre bon de commande, 50 caractères au plus.',
  walletFirst: (title: string) => `Ce moyen de paiement se confirme sur la page de ${title}.`,
  walletMissing: (title: string) => `Confirmez d’abord votre paiement sur la page de ${title}.`,
  walletChanged: (title: string, before: string, now: string) =>
    `Vous avez donné votre accord à ${title} pour ${before}, le total est maintenant de ${now}. Confirmez de nouveau votre paiement.`,
  walletUnavailable: (title: string) => `${title} ne répond pas. Réessayez, ou choisissez un autre moyen de paiement.`,
  notPlaced: 'Votre commande n’a pas pu être passée. Vérifiez votre panier, puis réessayez.',
} as const
