import { clientOnly, type SlotProps } from 'musette/web'
import { useMayHavePets } from './has-pets.ts'

const BagDates = clientOnly(() => import('./BagDates.tsx'), 'pet')
const PlacedBags = clientOnly(() => import('./PlacedBags.tsx'), 'pet')

/** Others than who may have a pet load none of its code and texts. */
function OnOrder({ order }: SlotProps['OrderSection']) {
  return useMayHavePets() && <BagDates order={order} />
}

function OnSuccess({ order }: SlotProps['CheckoutSuccess']) {
  return useMayHavePets() && <PlacedBags order={order} />
}

export const BagDatesPlace = /* @__PURE__ */ Object.assign(OnOrder, { bringsTexts: BagDates.bringsTexts })
export const PlacedBagsPlace = /* @__PURE__ */ Object.assign(OnSuccess, { bringsTexts: PlacedBags.bringsTexts })
