/** The way from a product to its order. */
export {
  check,
  confirmedOrder,
  deliverHome,
  fillAddress,
  goOnAsGuest,
  goToPayment,
  order,
  payBy,
  putInCart,
  signIn,
} from '../e2e/checkout-steps.ts'
