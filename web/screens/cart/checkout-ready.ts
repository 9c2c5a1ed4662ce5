/** Whether this version has the screens below `/checkout/`; until then the cart says how to order without them. */
export const CHECKOUT_READY: boolean = false
