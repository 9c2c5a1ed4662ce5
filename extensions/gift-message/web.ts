import { defineWebExtension } from 'musette/web'
import { GiftNote } from './web/GiftNote.tsx'
import { GiftPlace } from './web/GiftPlace.tsx'

export default defineWebExtension({
  slots: {
    CartLineExtra: GiftPlace,
    CheckoutLineExtra: GiftNote,
    PlacedLineExtra: GiftNote,
    OrderLineExtra: GiftNote,
  },
})
