/** What shoppers are told about wishlists. */
export const wishlistTexts = {
  inactive: 'Les listes d’envies ne sont pas disponibles pour le moment.',
  signInFirst: 'Connectez-vous pour retrouver votre liste d’envies.',
  notAdded: 'Ce produit n’a pas pu rejoindre votre liste.',
  notRemoved: 'Ce produit n’a pas pu être retiré de votre liste.',
  itemGone: 'Cet article n’est plus sur votre liste.',
  chooseAgain: 'Choisissez de nouveau la date, l’heure ou le fichier sur la page du produit.',
  byContact: 'Ce produit se commande par téléphone ou par message, avec un fichier.',
  empty: 'Votre liste est vide.',
  notShareable: 'Les listes d’envies ne peuvent pas être partagées.',
  friendsMissing: 'Saisissez au moins une adresse.',
  tooManyFriends: (limit: number) => `${limit}\u00a0adresses au plus.`,
  wrongAddress: (address: string) => `Cette adresse n’est pas valable\u00a0: ${address}`,
  messageTooLong: (limit: number) => `${limit}\u00a0caractères au plus.`,
  notShared: 'Votre liste n’a pas pu être envoyée.',
}
