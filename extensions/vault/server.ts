import { defineServerExtension } from 'musette/server'
import { vault } from './server/payment.ts'

export default defineServerExtension({
  payments: [vault],
  // In the language of the store if it is translated; the provider's own reason follows.
  storeMessages: [
    ['payment.refused', /Your payment could not be taken\. Please try again or use a different payment method\./],
    // Nothing was charged: Braintree does not respond, or no longer knows the card.
    ['payment.refused', /^Sorry, but something went wrong$/],
  ],
})
