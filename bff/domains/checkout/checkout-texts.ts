import { LOCALE } from '../../../schema/shop-constants.ts'

/** What shoppers read on their way to an order. */
export const checkoutTexts = {
  emptyCart: 'Votre panier est vide.',
  expired: 'Votre session a expiré. Reconnectez-vous\u00a0: votre panier vous attend.',
  emailOfCustomer: 'Vous êtes connecté\u00a0: la commande est liée à l’adresse e-mail de votre compte.',
  addressesWrong: 'Vérifiez les champs signalés.',
  shippingMissing: 'Indiquez l’adresse de livraison.',
  addressFirst: 'Indiquez d’abord l’adresse de livraison.',
  billingMissing: 'Indiquez l’adresse de facturation.',
  nothingToDeliver: 'Votre panier ne contient rien à livrer.',
  methodGone: 'Ce mode de livraison n’est pas proposé pour votre commande. Choisissez-en un autre.',
  pointMissing: 'Choisissez un point relais.',
  pointRefused: 'Ce mode de livraison ne passe pas par un point relais.',
  pointGone: 'Ce point relais n’est plus disponible. Choisissez-en un autre.',
  paymentGone: 'Ce moyen de paiement n’est pas proposé pour votre commande. Choisissez-en un autre.',
  purchaseOrderNumber: 'Saisissez le numéro de votre bon de commande (50 caractères au plus).',
  unavailable: (method: string) => `${method} n’est pas proposé pour cette commande.`,
  because: (method: string, reason: string) => `${method}\u00a0: ${reason}`,
  tooHeavy: (kilograms: number, limit: number) =>
    `Votre colis pèse environ ${weight(kilograms)}\u00a0: un point relais accepte ${weight(limit)} au plus.`,
  methodChosen: (method: string) => `Un seul mode de livraison dessert cette adresse\u00a0: ${method}.`,
  methodDropped: (method: string) =>
    `${method} n’est pas proposé à cette adresse. Choisissez un autre mode de livraison.`,
  methodPrice: (method: string, price: string) =>
    `À cette adresse, ${method} coûte ${price}. Choisissez de nouveau le mode de livraison.`,
  pointDropped: 'Choisissez de nouveau un point relais pour cette adresse.',
  noCredit: 'Vous n’avez pas d’avoir à utiliser.',
} as const

function weight(kilograms: number): string {
  return `${kilograms.toLocaleString(LOCALE, { maximumFractionDigits: 1 })}\u00a0kg`
}
