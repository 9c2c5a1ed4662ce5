import { clientOnly, defineWebExtension } from 'musette/web'

export default defineWebExtension({
  slots: { CartCheckout: clientOnly(() => import('./web/ExpressButton.tsx'), 'paypal-express') },
})
