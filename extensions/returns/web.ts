import { accountLayout, defineWebExtension, lazy, route, type RouteOptions } from 'musette/web'

const account: RouteOptions = {
  section: 'guarded',
  kind: 'account',
  inner: accountLayout,
  messages: ['account', 'returns'],
}

export default defineWebExtension({
  routes: [
    route('/user/orders/:orderId/returns/create', () => import('./web/ReturnFormScreen.tsx'), account),
    route('/user/returns/:returnId', () => import('./web/ReturnScreen.tsx'), account),
    route('/user/returns', () => import('./web/ReturnsScreen.tsx'), account),
  ],
  slots: {
    OrderAction: lazy(() => import('./web/ReturnLink.tsx')),
    OrderSection: lazy(() => import('./web/OrderReturns.tsx')),
  },
})
