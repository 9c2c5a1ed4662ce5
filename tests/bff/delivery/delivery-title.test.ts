import { expect, test } from 'vitest'
import { deliveryTitle, storedDeliveryTitle } from '../../../bff/domains/delivery/delivery-title.ts'

test.each([
  ['Colissimo domicile - À domicile', 'Colissimo domicile – À domicile'],
  ['Retrait - Retrait', 'Retrait'],
  ['Colissimo', 'Colissimo'],
  ['Sur-mesure - Lyon - Bellecour', 'Sur-mesure – Lyon - Bellecour'],
])('an order kept with «%s» reads «%s», as the checkout wrote it', (stored, shown) => {
  expect(storedDeliveryTitle(stored)).toBe(shown)
})

test('a way to deliver has both of its titles', () => {
  expect(deliveryTitle('Colissimo', 'À domicile')).toBe('Colissimo – À domicile')
})
