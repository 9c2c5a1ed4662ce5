/** The cart in the browser. */
export { afterChanges, changesUnderWay } from '../api/changes-under-way.ts'
export { LineOptions } from '../screens/cart/LineOptions.tsx'
export { showAddedLines } from '../screens/cart/mini-cart-state.ts'
export { addedLines, useCartMutation, useRemoveCartItem, useRestoreCartItem } from '../screens/cart/use-cart.ts'
