/** Providers of payments that the demo store plays. */
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
