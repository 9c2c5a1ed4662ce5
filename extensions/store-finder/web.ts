import { defineWebExtension, route } from 'musette/web'

export default defineWebExtension({
  routes: [
    route('/magasins', () => import('./web/StoreFinderScreen.tsx'), {
      section: 'public',
      messages: ['checkout', 'store-finder'],
    }),
  ],
})
