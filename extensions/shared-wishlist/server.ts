import { defineServerExtension, store } from 'musette/server'
import { sharedWishlistResolvers } from './server/resolvers.ts'

export default defineServerExtension({
  resolvers: sharedWishlistResolvers,
  sensitiveMutations: ['shareWishlist'],
  features: {
    sharedWishlist: {
      isActive: async (context) => context.upstream.has('Query.s_wishlist') && (await store.storeOf(context)).wishlist,
      remedy: 'the module ScandiPWA_WishlistGraphQl, and wishlist/general/active 1',
    },
  },
})
