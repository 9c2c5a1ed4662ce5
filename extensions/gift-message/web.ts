import { defineWebExtension } from 'musette/web'
import { GiftNotePlace } from './web/GiftNotePlace.tsx'
import { GiftPlace } from './web/GiftPlace.tsx'

export default defineWebExtension({
  slots: {
    CartLineExtra: GiftPlace,
    CheckoutLineExtra: GiftNotePlace,
    PlacedLineExtra: GiftNotePlace,
    OrderLineExtra: GiftNotePlace,
  },
})
