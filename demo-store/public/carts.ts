/** Carts. */
export { allowsGiftMessages, isImmaterial } from '../cart/gift-message.ts'
export { enteredText } from '../cart/lines.ts'
export { type CartLine, loadCart } from '../cart/load.ts'
export { cartResponse, changeCart, required, reviveCart } from '../cart/open.ts'
export { type CartView, viewCart } from '../cart/view.ts'
