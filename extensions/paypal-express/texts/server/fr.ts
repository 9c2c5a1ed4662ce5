import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'payment.walletFirst': 'Ce moyen de paiement se confirme sur la page de {title}.',
  'payment.walletMissing': 'Confirmez d’abord votre paiement sur la page de {title}.',
  'payment.walletChanged':
    'Vous avez donné votre accord à {title} pour {before}, le total est maintenant de {now}. Confirmez de nouveau votre paiement.',
  'payment.paypalRefused': 'PayPal a refusé le paiement. Choisissez un autre moyen de paiement.',
}
export default fr
