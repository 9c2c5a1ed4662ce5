import { clientOnly } from 'musette/web'
import { useHasPets, useMayHavePets } from './has-pets.ts'

/* Others than who has a pet load none of its code and texts; for an order, who may have one. */

export const PetChipPlace = clientOnly(() => import('./PetChip.tsx'), 'pet', { when: useHasPets, afterPaint: true })

export const BagDatesPlace = clientOnly(() => import('./BagDates.tsx'), 'pet', { when: useMayHavePets })

export const PlacedBagsPlace = clientOnly(() => import('./PlacedBags.tsx'), 'pet', { when: useMayHavePets })
