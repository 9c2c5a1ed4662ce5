import { clientOnly, fieldsOf, type SlotProps } from 'musette/web'
import type { GiftOfCartLineFragment } from './gift-message.generated.ts'

const GiftEditor = clientOnly(() => import('./GiftEditor.tsx'), 'gift-message')

/** Keeps the space of the line. */
function Place({ line }: SlotProps['CartLineExtra']) {
  const { canHaveGiftMessage } = fieldsOf<Partial<GiftOfCartLineFragment>>(line)
  return (
    canHaveGiftMessage && (
      <div>
        <GiftEditor line={line} />
      </div>
    )
  )
}

export const GiftPlace = Object.assign(Place, { bringsTexts: GiftEditor.bringsTexts })
