import { clientOnly } from 'musette/web'
import { useHasPets, useMayHavePets } from './has-pets.ts'

/* Only shoppers with a pet load code and texts; for an order, also those who may have one. */

export const PackDaysPlace = clientOnly(() => import('./PackDays.tsx'), 'pet', { when: useHasPets })

export const PetChipPlace = clientOnly(() => import('./PetChip.tsx'), 'pet', { when: useHasPets, afterPaint: true })

export const BagDatesPlace = clientOnly(() => import('./BagDates.tsx'), 'pet', { when: useMayHavePets })

export const PlacedBagsPlace = clientOnly(() => import('./PlacedBags.tsx'), 'pet', { when: useMayHavePets })
