import type { CartRuleSeed } from '../types.ts'

/** No percentage is above 34 %, the most that may be taken off pet food. */
export const cartRules: CartRuleSeed[] = [
  { code: 'BIENVENUE10', label: 'Bienvenue : 10 % sur la première commande', discount: { type: 'percent', rate: 10 } },
  {
    code: 'MUSETTE5',
    label: '5 € offerts dès 60 € d’achat',
    discount: { type: 'fixed', cents: 500 },
    minimumCents: 6000,
  },
  { code: 'PORTOFFERT', label: 'Livraison offerte', discount: { type: 'free_shipping' }, minimumCents: 3000 },
  {
    code: 'ETE2025',
    label: 'Offre d’été 2025 : 15 %',
    discount: { type: 'percent', rate: 15 },
    expiresAt: '2025-09-01T00:00:00+02:00',
  },
  {
    label: 'Grande commande : 3 % dès 200 €',
    discount: { type: 'percent', rate: 3 },
    minimumCents: 20_000,
  },
]
