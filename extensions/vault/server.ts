import { defineServerExtension } from 'musette/server'
import { vault } from './server/payment.ts'

export default defineServerExtension({
  payments: [vault],
  // In the language of the store where its translation has it; the provider's own reason follows.
  storeMessages: [
    ['payment.refused', /Your payment could not be taken\. Please try again or use a different payment method\./],
    // Before anything was charged: Braintree does not respond, or does not know the card any more.
    ['payment.refused', /^Sorry, but something went wrong$/],
  ],
})
