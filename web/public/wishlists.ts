/** Wish lists. */
export { WishRow } from '../screens/wishlist/WishRow.tsx'
export { default as wishStyles } from '../screens/wishlist/Wishes.module.css'
export { isForSale, WishesSkeleton, withOpenChoices } from '../screens/wishlist/Wishes.tsx'
export { useWishlistChange } from '../screens/wishlist/use-wishlist.ts'
