/** Payment providers that the demo store simulates. */
export { paymentMethodsFor } from '../checkout/methods.ts'
export { type Provider, webAddress } from '../payment/provider.ts'
export { formOf, missingPage, sandboxPage, sendPage, withParameters } from '../payment/sandbox/routes.ts'
export {
  type PaymentSession,
  findSession,
  paymentId,
  paymentToken,
  sessionPage,
  settlePayment,
} from '../payment/sessions.ts'
