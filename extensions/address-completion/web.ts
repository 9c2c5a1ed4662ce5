import { clientOnly, defineWebExtension } from 'musette/web'

export default defineWebExtension({
  slots: {
    AddressSuggestions: clientOnly(() => import('./web/AddressSuggestions.tsx'), 'address-completion'),
  },
})
