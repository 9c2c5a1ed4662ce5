/** What shoppers read when an order is placed, or is not. */
export const orderTexts = {
  changed:
    'Votre commande a changé depuis que vous l’avez vérifiée. Rien n’a été commandé\u00a0: vérifiez-la, puis confirmez.',
  incomplete: 'Il manque une étape avant de commander.',
  lineFault: (name: string, reason: string) => `«\u00a0${name}\u00a0»\u00a0: ${reason}`,
  agreements: 'Acceptez les conditions générales de vente pour commander.',
  probablyPlaced:
    'Cette commande a probablement déjà été passée\u00a0: un e-mail de confirmation est en route. Rien ne sera commandé une seconde fois.',
  unpaid:
    'Votre commande a été enregistrée, mais la page de paiement ne s’est pas ouverte\u00a0: rien n’a été débité et elle sera annulée. Votre panier est de retour\u00a0: confirmez de nouveau pour payer.',
  cardLost:
    'Votre commande a probablement déjà été passée, mais la page de paiement ne s’est pas ouverte\u00a0: rien n’a été débité. Écrivez-nous avant de recommencer.',
  noResponse:
    'La boutique tarde à répondre. Réessayez dans un instant\u00a0: la même commande n’est jamais passée deux fois.',
  busy: 'Votre commande est déjà en cours d’enregistrement. Patientez un instant.',
  guestForbidden: 'Connectez-vous ou créez un compte pour commander.',
} as const
