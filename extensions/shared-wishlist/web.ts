import { defineWebExtension } from '../../web/extension.ts'
import { clientOnly } from '../../web/lazy.tsx'
import { route, type RouteOptions } from '../../web/route.ts'

const options: RouteOptions = { section: 'personal', messages: ['wishlist', 'shared-wishlist'] }

export default defineWebExtension({
  routes: [
    route('/wishlist/share/:shareCode', () => import('./web/SharedWishlistScreen.tsx'), options),
    route('/wishlist/share/:shareCode/add/:itemId?', () => import('./web/SharedWishlistToCartScreen.tsx'), options),
  ],
  slots: { WishlistAction: clientOnly(() => import('./web/ShareWishes.tsx'), 'shared-wishlist') },
})
