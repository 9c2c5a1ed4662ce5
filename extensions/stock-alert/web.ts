import { defineWebExtension, lazy, route } from 'musette/web'

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
