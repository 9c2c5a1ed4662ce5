import { clientOnly, type SlotProps } from 'musette/web'
import { useHasPets } from './has-pets.ts'

const PetChip = clientOnly(() => import('./PetChip.tsx'), 'pet', { afterPaint: true })

/** Others than who has a pet load none of its code and texts. */
function Place(list: SlotProps['ProductListEnd']) {
  return useHasPets() && <PetChip {...list} />
}

export const PetChipPlace = /* @__PURE__ */ Object.assign(Place, { bringsTexts: PetChip.bringsTexts })
