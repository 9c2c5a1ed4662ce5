import { checkoutTexts, checkoutUntranslated } from '../checkout/texts.ts'
import { customerTexts } from '../customer/texts.ts'
import { wishlistTexts } from '../wishlist/texts.ts'
import type { StoreView } from './views.ts'

export type MessageKey = keyof typeof texts | keyof typeof untranslated

/**
 * What shoppers may read, as the French language pack translates it and in English. Messages missing from the pack stay
 * English in both views, and error codes are derived from the text, which is why French carts answer UNDEFINED.
 */
const texts = {
  ...customerTexts,
  ...checkoutTexts,
  blockMissing: [
    'Le bloc CMS avec l\'identifiant "%1" n\'existe pas.',
    'The CMS block with the "%1" ID doesn\'t exist.',
  ],
  pageMissing: ['La page CMS avec l\'ID "%1" n\'existe pas.', 'The CMS page with the "%1" ID doesn\'t exist.'],
  contentType: [
    'Le type de contenu de la requête doit être application/json',
    'Request content type must be application/json',
  ],
  urlEmpty: ['Argument "%1" doit être spécifié et non vide', '"%1" argument should be specified and not empty'],
  pagePastEnd: [
    'La valeur indiquée %1 de currentPage est supérieure au nombre de pages disponibles.',
    'currentPage value %1 specified is greater than the %2 page(s) available.',
  ],
  cartMissing: ['Impossible de trouver un panier avec l\'ID "%1"', 'Could not find a cart with ID "%1"'],
  cartItemMissing: ["Impossible de trouver l'élément panier avec l'id : %1.", 'Could not find cart item with id: %1.'],
  cartEmpty: ['Le panier "%1" ne contient pas de produits.', 'The "%1" Cart doesn\'t contain products.'],
  parameterMissing: ['Le paramètre obligatoire "%1" est manquant', 'Required parameter "%1" is missing'],
  couponInvalid: [
    "Le code de réduction n'est pas valide. Vérifiez le code et réessayez.",
    "The coupon code isn't valid. Verify the code and try again.",
  ],
  couponTaken: [
    'Un code offre est déjà appliqué au panier. Veuillez le retirer pour en appliquer un autre',
    'A coupon is already applied to the cart. Please remove it to apply another',
  ],
  productMissing: ['Impossible de trouver un produit portant la REF "%1"', 'Could not find a product with SKU "%1"'],
  quantityUnavailable: ["La quantité demandée n'est pas disponible", 'The requested qty is not available'],
  optionsNeeded: ['Vous devez choisir des options pour votre article.', 'You need to choose options for your item.'],
  requiredOptionsMissing: [
    "Les options requises du produit n'ont pas été saisies. Assurez-vous que les options sont saisies et réessayez.",
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  ],
  textTooLong: [
    'Le texte est trop long. Raccourcissez le texte et réessayez.',
    'The text is too long. Shorten the text and try again.',
  ],
  linksNeeded: ['Spécifiez le ou les liens des produits', 'Please specify product link(s).'],
  bundleOptionsNeeded: ['Sélectionnez toutes les options requises.', 'Please select all required options.'],
  addToCart: ['Ajouter au panier', 'Add to Cart'],
  outOfStock: ['En rupture de stock', 'Out of stock'],
  addToWishlist: ['Ajouter à ma liste d’envies', 'Add to Wish List'],
  addToCompare: ['Ajouter au comparateur', 'Add to Compare'],
  newProducts: ['Nouveaux produits', 'New Products'],
} satisfies Record<string, [string, string]>

/** The same in every store view. */
const untranslated = {
  ...wishlistTexts,
  ...checkoutUntranslated,
  noSource: 'There are no source items with the in stock status',
  dateFormat: "Invalid format provided. Please use 'Y-m-d H:i:s' format.",
  optionsIncomplete: 'Some of the products below do not have all the required options.',
  quantityPositive: 'The product quantity should be greater than 0',
  quantityFewest: 'The fewest you may purchase is %1.',
  quantitySteps: 'You can buy this product only in quantities of %1 at a time.',
  quantityWhole: 'You cannot use decimal quantity for this product.',
  quantityLimit: 'The requested qty exceeds the maximum qty allowed in shopping cart',
  cartInactive: "The cart isn't active.",
  itemNotInCart: "The cart doesn't contain the item",
} satisfies Record<string, string>

/** A message in the language of the store view; `%1`, `%2` are replaced in turn. */
export function message(view: StoreView, key: MessageKey, ...values: (string | number)[]): string {
  const pair = key in texts ? texts[key as keyof typeof texts] : undefined
  const text = pair ? (pair[view.language === 'fr' ? 0 : 1] ?? '') : untranslated[key as keyof typeof untranslated]
  return values.reduce<string>((result, value, index) => result.replaceAll(`%${index + 1}`, () => String(value)), text)
}
