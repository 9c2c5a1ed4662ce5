/** The cart in the browser. */
export { LineOptions } from '../screens/cart/LineOptions.tsx'
export { showAddedLines } from '../screens/cart/mini-cart-state.ts'
export { addedLines, useCartMutation, useRemoveCartItem, useRestoreCartItem } from '../screens/cart/use-cart.ts'
