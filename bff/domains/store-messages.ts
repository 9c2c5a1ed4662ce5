import { CAPTCHA_REFUSED } from './captcha/captcha-service.ts'

/**
 * The store answers in the language of its view, except for texts its language pack lacks (facts §2.4): those that shoppers meet
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
  [/^.*re-?captcha.*$/is, CAPTCHA_REFUSED],
  [/^Too Many Requests\.?$/i, 'Trop de demandes à la fois. Patientez un instant, puis réessayez.'],
]

/** What the store puts in front of the reason, in English. */
const PREFIX = /^Could not (?:update|add) the product with SKU .{1,64}?: (?=\S)/

export function storeMessage(text: string): string {
  const message = text.replace(PREFIX, '')
  for (const [pattern, french] of translations) if (pattern.test(message)) return message.replace(pattern, french)
  return message
}
