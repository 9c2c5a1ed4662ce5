import { CAPTCHA_REFUSED } from './captcha/captcha-service.ts'

/**
 * The store answers in the language of its view, except for texts its language pack lacks: those that shoppers meet
 * are said in French here. Everything else is passed on as it is.
 */
const translations: readonly (readonly [RegExp, string])[] = [
  [/^There are no source items with the in stock status\.?$/, 'Ce produit est épuisé.'],
  [/^Product that you are trying to add is not available\.?$/, 'Ce produit n’est plus disponible.'],
  [/^Could not find a product with SKU "(.*)"$/, 'Le produit «\u00a0$1\u00a0» est introuvable ou épuisé.'],
  [/^The requested qty is not available\.?$/, 'La quantité demandée n’est pas disponible.'],
  [
    /^The requested qty exceeds the maximum qty allowed in shopping cart\.?$/,
    'La quantité demandée dépasse la quantité permise.',
  ],
  [
    /^You can buy this product only in quantities of (\d+(?:\.\d+)?) at a time\.?$/,
    'Ce produit se vend par multiples de\u00a0$1.',
  ],
  [/^The fewest you may purchase is (\d+(?:\.\d+)?)\.?$/, 'Ce produit se vend à partir d’une quantité de\u00a0$1.'],
  [/^The most you may purchase is (\d+(?:\.\d+)?)\.?$/, 'Vous pouvez en acheter au plus\u00a0$1.'],
  [/^Only (\d+(?:\.\d+)?) of \d+(?:\.\d+)? available\.?$/, 'Il n’en reste que\u00a0$1.'],
  [/^Not enough items for sale\.?$/, 'La quantité demandée n’est pas disponible.'],
  [/^This product is out of stock\.?$/, 'Ce produit est épuisé.'],
  [/^Some of the products are out of stock\.?$/, 'Certains articles sont épuisés.'],
  [
    /^Not all of your products are available in the requested quantity\.?$/,
    'Certains articles ne sont plus disponibles dans la quantité demandée.',
  ],
  [
    /^The product's required option\(s\) weren't entered\. .*$/,
    'Ce produit demande des précisions\u00a0: choisissez-les sur sa page.',
  ],
  [/^You need to choose options for your item\.?$/, 'Choisissez d’abord une version de ce produit sur sa page.'],
  [/^Please specify product link\(s\)\.?$/, 'Choisissez au moins un fichier.'],
  [/^The text is too long\. Shorten the text and try again\.?$/, 'Le texte est trop long\u00a0: raccourcissez-le.'],
  [/^Invalid format provided\. Please use 'Y-m-d H:i:s' format\.?$/, 'Choisissez une date ou une heure valable.'],
  [
    /^Some of the products below do not have all the required options\.?$/,
    'Un article de votre panier n’a pas tous les choix qu’il demande. Retirez-le et choisissez-le de nouveau.',
  ],
  [/^Could not find (?:a|the) cart item with id: .*$/, 'Cet article n’est plus dans votre panier.'],
  [/^The coupon code isn't valid\. Verify the code and try again\.?$/, 'Ce code de réduction n’est pas valable.'],
  [/^The product quantity should be greater than 0\.?$/, 'La quantité doit être supérieure à zéro.'],
  [
    /^You cannot use decimal quantity for this product\.?$/,
    'Ce produit se vend à l’unité\u00a0: choisissez un nombre entier.',
  ],
  [/^The cart isn't active\.?$/, 'Votre panier a expiré.'],
  [/^The cart doesn't contain the item\.?$/, 'Cet article n’est plus dans votre panier.'],
  [
    /^Cannot add product without stock to wishlist\.?$/,
    'Ce produit est épuisé\u00a0: il ne peut pas rejoindre votre liste.',
  ],
  [/^The product is disabled\.?$/, 'Ce produit n’est plus disponible.'],
  [/^The wishlist is full\.?$/, 'Votre liste est pleine.'],
  [/^Guest customers aren't allowed to add product reviews\.?$/, 'Connectez-vous pour donner votre avis.'],
  [/^This product is currently in stock\.?$/, 'Ce produit est de nouveau en stock\u00a0: rechargez la page.'],
  [/^Stock notifications are not enabled for this store\.?$/, 'Les alertes ne sont pas disponibles pour le moment.'],
  [
    /^Order already closed, complete, cancelled or on hold\.?$/,
    'Cette commande ne peut plus être annulée\u00a0: elle est déjà annulée, terminée ou en cours de vérification.',
  ],
  [
    /^Order with one or more items shipped cannot be cancelled\.?$/,
    'Un colis est déjà parti\u00a0: cette commande ne peut plus être annulée.',
  ],
  [/^Current user is not authorized to cancel this order\.?$/, 'Cette commande n’est pas dans votre compte.'],
  [/^Order cancellation is not enabled for requested store\.?$/, 'Les commandes ne s’annulent pas ici. Écrivez-nous.'],
  [/^Order cancellation reason is invalid\.?$/, 'Choisissez un motif.'],
  [
    /^(The order cancellation could not be confirmed|The confirmation key is invalid|.*confirmation_key.*)\.?$/i,
    'Ce lien ne permet plus d’annuler la commande. Demandez un nouvel e-mail.',
  ],
  [/^The item\(s\) are no longer needed$/, 'Je n’ai plus besoin des articles'],
  [/^The order was placed by mistake$/, 'J’ai commandé par erreur'],
  [/^Item\(s\) not arriving within the expected timeframe$/, 'Le délai de livraison est trop long'],
  [/^Found a better price elsewhere$/, 'J’ai trouvé moins cher ailleurs'],
  [/^Other$/, 'Autre raison'],
  [/^.*re-?captcha.*$/is, CAPTCHA_REFUSED],
  [/^Too Many Requests\.?$/i, 'Trop de demandes à la fois. Patientez un instant, puis réessayez.'],
]

/** What the store puts in front of the reason, in English. */
const PREFIX = /^Could not (?:update|add) the product with SKU .{1,64}?: (?=\S)/

/** Of a quantity as the store writes it: «0.5». References of products keep their dots. */
const DECIMALS = /(?<=\u00a0)(\d+)\.(\d+)(?=\.$)/

export function storeMessage(text: string): string {
  const message = text.replace(PREFIX, '')
  for (const [pattern, french] of translations) {
    if (pattern.test(message)) return message.replace(pattern, french).replace(DECIMALS, '$1,$2')
  }
  return message
}
