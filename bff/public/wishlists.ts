/** Wish lists of customers. */
export { type WishModel, wishOptions } from '../domains/wishlist/map-wishlist.ts'
export { changeWishlist } from '../domains/wishlist/resolvers.ts'
export type { WishlistResult } from '../domains/wishlist/wishlist-result.ts'
export { wishlistService } from '../domains/wishlist/wishlist-service.ts'
