import { defineWebExtension } from '../../web/extension.ts'
import { route } from '../../web/route.ts'

export default defineWebExtension({
  routes: [
    route('/magasins', () => import('./web/StoreFinderScreen.tsx'), {
      section: 'public',
      messages: ['checkout', 'store-finder'],
    }),
  ],
})
