import { expect, test } from 'vitest'
import { storeMessage } from '../../../../bff/domains/store-messages.ts'
import { inLanguage } from '../../../../bff/i18n/locale.ts'
import { UpstreamError } from '../../../../bff/magento/upstream-error.ts'
import { paypalExpress } from '../../server/payment.ts'

test.each([
  'PayPal gateway has rejected request. This transaction couldn’t be completed (#10486: This transaction couldn’t be completed).',
  'La passerelle PayPal a rejeté la demande. This transaction couldn’t be completed. Please redirect your customer to PayPal (#10486: This transaction couldn’t be completed).',
])('a payment that PayPal refuses is called refused, whatever language the store has: %s', (message) => {
  expect(inLanguage({ locale: 'fr-FR', texts: {} }, () => storeMessage(message))).toBe(
    'PayPal a refusé le paiement. Choisissez un autre moyen de paiement.',
  )
})

test.each([
  'Unable to place order: Payment Gateway is unreachable at the moment. Please use another payment option.',
  'Impossible de passer la commande : La passerelle de paiement est inaccessible pour le moment.',
])('a payment that the store did not hear of may have been taken, which the shopper reads: %s', async (message) => {
  const send = () => Promise.reject(new UpstreamError('input', message, 'PlaceOrder', { path: ['placeOrder'] }))
  const order = () => paypalExpress.place({ cartId: 'a-cart' } as never, {}, { upstream: { send } } as never)
  await expect(inLanguage({ locale: 'fr-FR', texts: {} }, order)).rejects.toThrow('Un débit a peut-être eu lieu')
})
