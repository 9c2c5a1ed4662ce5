/** The shopper’s cart at the store. */
export type { CartResult } from '../domains/cart/cart-model.ts'
export { cartService, isRefusal } from '../domains/cart/cart-service.ts'
export { updatedCart } from '../domains/cart/updated-cart.ts'
export type { StoreItem } from '../domains/cart/store-cart.ts'
