import { expect, test } from 'vitest'
import { storeMessage } from '../../../../bff/domains/store-messages.ts'
import { inLanguage } from '../../../../bff/i18n/locale.ts'

test.each([
  'PayPal gateway has rejected request. This transaction couldn’t be completed (#10486: This transaction couldn’t be completed).',
  'La passerelle PayPal a rejeté la demande. This transaction couldn’t be completed. Please redirect your customer to PayPal (#10486: This transaction couldn’t be completed).',
])('a payment that PayPal refuses is called refused, whatever language the store has: %s', (message) => {
  expect(inLanguage({ locale: 'fr-FR', texts: {} }, () => storeMessage(message))).toBe(
    'PayPal a refusé le paiement. Choisissez un autre moyen de paiement.',
  )
})
