import { clientOnly, fieldsOf } from 'musette/web'
import type { GiftOfOrderLineFragment } from './gift-message.generated.ts'

const GiftNote = clientOnly(() => import('./GiftNote.tsx'), 'gift-message')

/** Loads nothing for a line without a message. */
function Place({ line }: { line: object }) {
  const { giftMessage } = fieldsOf<Partial<GiftOfOrderLineFragment>>(line)
  return giftMessage && <GiftNote gift={giftMessage} />
}

export const GiftNotePlace = Object.assign(Place, { bringsTexts: GiftNote.bringsTexts })
