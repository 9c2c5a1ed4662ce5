/** Wish lists. */
export { type Wishlist, type WishlistItem, itemsOf, ownWishlist, rowsOf } from '../wishlist/load.ts'
