import { defineServerExtension } from 'musette/server'
import { paypalExpress } from './server/payment.ts'

export default defineServerExtension({
  payments: [paypalExpress],
  storeMessages: [['payment.paypalRefused', /^PayPal gateway has rejected request\..*$/]],
})
