import { LOCALE } from '../../../schema/shop-constants.ts'

/** What is told of an order that is not what the shopper saw. */
export const changeTexts = {
  vanished: (name: string) => `«\u00a0${name}\u00a0» n’est plus en vente et a été retiré de votre panier.`,
  added: (name: string) => `«\u00a0${name}\u00a0» a été ajouté à votre panier.`,
  quantity: (name: string, before: number, now: number) =>
    `La quantité de «\u00a0${name}\u00a0» est passée de ${count(before)} à ${count(now)}.`,
  price: (name: string, before: string, now: string) =>
    `Le prix de «\u00a0${name}\u00a0» est passé de ${before} à ${now}.`,
  couponGone: (code: string) => `Le code «\u00a0${code}\u00a0» n’est plus valable.`,
  couponAdded: (code: string) => `Le code «\u00a0${code}\u00a0» a été ajouté.`,
  shipping: (name: string) => `Le mode de livraison est maintenant «\u00a0${name}\u00a0».`,
  shippingGone: (name: string) => `Le mode de livraison «\u00a0${name}\u00a0» n’est plus proposé.`,
  shippingPrice: (before: string, now: string) => `La livraison est passée de ${before} à ${now}.`,
  payment: (name: string) => `Le moyen de paiement est maintenant «\u00a0${name}\u00a0».`,
  paymentGone: (name: string) => `Le moyen de paiement «\u00a0${name}\u00a0» n’est plus proposé.`,
  total: (before: string, now: string) => `Le total est passé de ${before} à ${now}.`,
  other: 'Les coordonnées de votre commande ont changé. Vérifiez-les avant de commander.',
  otherCart: 'Votre panier a changé depuis. Vérifiez votre commande avant de la passer.',
} as const

function count(quantity: number): string {
  return quantity.toLocaleString(LOCALE)
}
