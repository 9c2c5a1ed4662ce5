import { defineServerExtension } from 'musette/server'
import { paypalExpress } from './server/payment.ts'

export default defineServerExtension({
  payments: [paypalExpress],
  // In the language of the store; PayPal's own number is in every language.
  storeMessages: [['payment.paypalRefused', /PayPal.*#\d{5}: |^PayPal gateway has rejected request\./]],
})
