import { defineWebExtension } from '../../web/extension.ts'
import { route } from '../../web/route.ts'

export default defineWebExtension({
  routes: [
    route('/quick-order', () => import('./web/QuickOrderScreen.tsx'), { section: 'public', messages: ['quick-order'] }),
  ],
})
