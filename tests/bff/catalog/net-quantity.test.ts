import { expect, test } from 'vitest'
import { mapAttributes } from '../../../bff/domains/catalog/map-product.ts'
import { formatQuantity, netQuantity } from '../../../bff/domains/catalog/net-quantity.ts'

const CODES = { netWeight: 'poids', netVolume: 'volume' } as never

/** As shoppers read it; null where nothing is known. */
function read(code: 'poids' | 'volume', text: string): string | null {
  const quantity = netQuantity(new Map([[code, text]]), CODES)
  return quantity && formatQuantity(quantity)
}

test.each([
  ['poids', '500', '500 g'],
  ['poids', '2000.0000', '2 kg'],
  ['poids', '2000.000', '2 kg'],
  ['poids', '2 kg', '2 kg'],
  ['poids', '2kg', '2 kg'],
  ['poids', ' 1,5\u00a0KG ', '1,5 kg'],
  ['poids', '1,250 kg', '1,25 kg'],
  ['poids', '85 g', '85 g'],
  ['volume', '250', '250 ml'],
  ['volume', '250 mL', '250 ml'],
  ['volume', '75 cl', '750 ml'],
  ['volume', '1.5 L', '1,5 l'],
] as const)('%s «%s» is %s', (code, text, quantity) => expect(read(code, text)?.replace('\u00a0', ' ')).toBe(quantity))

test.each([
  ['poids', ''],
  ['poids', '0'],
  ['poids', '0 kg'],
  ['poids', '-2 kg'],
  ['poids', '6 x 400 g'],
  ['poids', '2 kg, 10 kg'],
  ['poids', 'environ 2 kg'],
  ['poids', '2 à 3 kg'],
  ['poids', '2 lb'],
  ['poids', '2 sacs'],
  ['poids', '500 ml'],
  ['poids', '1,500 g'],
  ['poids', '1.500'],
  ['poids', '1 500'],
  ['poids', '1e3'],
  ['poids', 'Infinity'],
  ['volume', '2 kg'],
  ['volume', '2 constructor'],
] as const)('%s «%s» is none', (code, text) => expect(read(code, text)).toBeNull())

test('is read from the label of an option as well', () => {
  const poids = {
    __typename: 'AttributeSelectedOptions' as const,
    code: 'poids',
    selected_options: [{ label: '2,5 kg' }],
  }
  expect(netQuantity(mapAttributes({ items: [poids] }), CODES)).toEqual({ amount: 2500, unit: 'KILOGRAM' })
})

test.each(['16.1 kg', '2,01 kg', '4.07 kg'])('«%s» is whole grams', (text) => {
  const { amount = 0 } = netQuantity(new Map([['poids', text]]), CODES) ?? {}
  expect(amount).toBe(Math.round(amount))
})
