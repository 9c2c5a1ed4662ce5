import { LOCALE } from '../../schema/shop-constants.ts'

/** What the shop says where the store gives no text of its own; shoppers read these. */
export const texts = {
  inStock: 'En stock',
  outOfStock: 'Épuisé',
  piecesLeft: (count: number) => `Plus que ${count}\u00a0en stock`,
  yes: 'Oui',
  no: 'Non',
  category: 'Catégorie',
  cart: {
    notAdded: 'Ce produit n’a pas pu être ajouté au panier.',
    quantityTooSmall: 'La quantité doit être supérieure à zéro.',
    quantityTooLarge: (limit: number) => `La quantité ne peut pas dépasser ${limit.toLocaleString(LOCALE)}.`,
    nothingToAdd: 'Choisissez au moins un produit.',
    tooManyLines: (limit: number) => `Vous ne pouvez pas ajouter plus de ${limit} articles à la fois.`,
    itemNotFound: 'Cet article n’est plus dans votre panier.',
    couponMissing: 'Saisissez un code de réduction.',
    couponRefused: 'Ce code de réduction n’est pas valable.',
    discount: 'Remise',
    tax: 'TVA',
    downloads: 'Téléchargements',
    choicesLost: (name: string, choices: readonly string[]) =>
      `${name}\u00a0: la boutique n’a pas repris ${choices.map((choice) => `«\u00a0${choice}\u00a0»`).join(', ')}. Retirez cet article et choisissez-le de nouveau.`,
    reasonOf: (name: string, reason: string) => `${name}\u00a0: ${reason}`,
    notTakenOver: (name: string) => `${name}\u00a0: cet article n’a pas pu être mis dans votre panier.`,
    brokenLine: 'Article indisponible',
    brokenLineError: 'Cet article ne peut plus être commandé. Retirez-le pour continuer.',
    priceUnknown: 'Le prix de cet article n’a pas pu être calculé. Retirez-le ou réessayez plus tard.',
  },
} as const
