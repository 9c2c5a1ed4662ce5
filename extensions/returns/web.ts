import { defineWebExtension } from '../../web/extension.ts'
import { lazy } from '../../web/lazy.tsx'
import { accountLayout, route, type RouteOptions } from '../../web/route.ts'

const account: RouteOptions = {
  section: 'guarded',
  kind: 'account',
  inner: accountLayout,
  messages: ['account', 'returns'],
}

export default defineWebExtension({
  routes: [
    route('/user/orders/:orderId/returns/create', () => import('./web/ReturnFormScreen.tsx'), account),
    route('/user/returns', () => import('./web/ReturnsScreen.tsx'), account),
  ],
  slots: {
    OrderAction: lazy(() => import('./web/ReturnLink.tsx')),
    OrderSection: lazy(() => import('./web/OrderReturns.tsx')),
  },
})
