import type { PaymentMethodSeed } from '../types.ts'

/** In the order they are offered. `checkmo` is Magento's own «cheque or money order», which shops show or hide. */
export const paymentMethods: PaymentMethodSeed[] = [
  { code: 'mollie_methods_creditcard', title: 'Carte bancaire' },
  { code: 'paypal_express', title: 'PayPal' },
  { code: 'banktransfer', title: 'Virement bancaire' },
  { code: 'cashondelivery', title: 'Paiement à la livraison' },
  { code: 'purchaseorder', title: 'Bon de commande' },
  { code: 'checkmo', title: 'Chèque' },
]
