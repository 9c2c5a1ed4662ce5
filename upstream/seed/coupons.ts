import type { CouponSeed } from './types.ts'

export const coupons: CouponSeed[] = [
  { code: 'BIENVENUE10', label: 'Bienvenue : 10 % sur la première commande', discount: { type: 'percent', rate: 10 } },
  {
    code: 'MUSETTE5',
    label: '5 € offerts dès 60 € d’achat',
    discount: { type: 'fixed', cents: 500 },
    minimumCents: 6000,
  },
  {
    code: 'ETE2025',
    label: 'Offre d’été 2025 : 15 %',
    discount: { type: 'percent', rate: 15 },
    expiresAt: '2025-09-01T00:00:00+02:00',
  },
]
