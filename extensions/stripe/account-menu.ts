import type { AccountEntry } from 'musette/web'

export default [
  {
    path: '/user/stripe-cards',
    label: { de: 'Meine gespeicherten Karten', en: 'My saved cards', fr: 'Mes cartes enregistrées' },
    feature: 'stripePaymentMethods',
    after: '/user/address-book',
  },
] satisfies readonly AccountEntry[]
