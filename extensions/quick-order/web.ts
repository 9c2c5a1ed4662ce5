import { defineWebExtension, route } from 'musette/web'

export default defineWebExtension({
  routes: [
    route('/quick-order', () => import('./web/QuickOrderScreen.tsx'), { section: 'public', messages: ['quick-order'] }),
  ],
})
