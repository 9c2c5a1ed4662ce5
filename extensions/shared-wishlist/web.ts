import { clientOnly, defineWebExtension, route, type RouteOptions } from 'musette/web'

const options: RouteOptions = { section: 'personal', messages: ['wishlist', 'shared-wishlist'] }

export default defineWebExtension({
  routes: [
    route('/wishlist/share/:shareCode', () => import('./web/SharedWishlistScreen.tsx'), options),
    route('/wishlist/share/:shareCode/add/:itemId?', () => import('./web/SharedWishlistToCartScreen.tsx'), options),
  ],
  slots: { WishlistAction: clientOnly(() => import('./web/ShareWishes.tsx'), 'shared-wishlist') },
})
