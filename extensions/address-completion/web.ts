import { defineWebExtension } from '../../web/extension.ts'
import { clientOnly } from '../../web/lazy.tsx'

export default defineWebExtension({
  slots: {
    AddressSuggestions: clientOnly(() => import('./web/AddressSuggestions.tsx'), 'address-completion'),
  },
})
