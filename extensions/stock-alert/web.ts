import { defineWebExtension } from '../../web/extension.ts'
import { lazy } from '../../web/lazy.tsx'
import { route } from '../../web/route.ts'

export default defineWebExtension({
  routes: [
    route('/account/stock-alert', () => import('./web/CancelAlertScreen.tsx'), {
      section: 'secret',
      messages: ['stock-alert'],
    }),
  ],
  slots: {
    ProductSoldOut: lazy(() => import('./web/StockAlert.tsx')),
  },
})
