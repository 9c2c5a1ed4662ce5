import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'stripe.title': 'Mes cartes enregistrées',
  'stripe.lead':
    'Stripe, notre prestataire de paiement, les conserve. Nous n’en voyons que les quatre derniers chiffres.',
  'stripe.empty': 'Aucune carte n’est enregistrée.',
  'stripe.empty.hint': 'Quand l’enregistrement est proposé, vous le choisissez au moment de payer une commande.',
  'stripe.expires': 'Valable jusqu’à fin {month}',
  'stripe.delete': 'Supprimer',
  'stripe.delete.title': 'Supprimer cette carte ?',
  'stripe.delete.confirm': 'Supprimer',
  'stripe.deleted': 'La carte est supprimée.',
}
export default fr
