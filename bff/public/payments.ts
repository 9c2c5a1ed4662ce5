/** What an adapter of a payment method needs: from the order to the provider’s page and back. */
export { placeholderAddress } from '../domains/address/placeholder.ts'
export { SetPaymentMethod } from '../domains/checkout/magento/checkout.generated.ts'
export { orderPlacementOf } from '../domains/checkout/order-placement.ts'
export { TO_REVIEW, TO_SUCCESS, toCart, toOutcome, toPayment } from '../domains/payment/destinations.ts'
export { openCheckout } from '../domains/payment/early-payment.ts'
export { isPayer } from '../domains/payment/payer.ts'
export type {
  Destination,
  EarlyCart,
  PaymentAdapter,
  Query,
  Return,
  SavedCards,
  PaymentStatus,
} from '../domains/payment/payment-adapter.ts'
export { choiceFor, saveChoice } from '../domains/payment/payment-choice.ts'
export { PLACE_TIMEOUT, orderFromResponse, placeAtStore, placeWithCharge } from '../domains/payment/place-at-store.ts'
export {
  cartReturnUrl,
  isWebAddress,
  openReference,
  orderReturnUrl,
  returnParameter,
  readReturn,
  returnPath,
  sealReference,
} from '../domains/payment/references.ts'
export { findOpenCart, statusByOrder } from '../domains/payment/payment-status.ts'
export { type WalletApproval, approvalFor, coversTotal, saveApproval } from '../domains/payment/wallet-approval.ts'
