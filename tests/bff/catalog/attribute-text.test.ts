import { expect, test } from 'vitest'
import { attributeText, type AttributeFormat } from '../../../bff/domains/catalog/attribute-text.ts'

const told = (input: AttributeFormat['input'], value: string, change: Partial<AttributeFormat> = {}) =>
  attributeText(value, { input, currency: 'EUR', weightUnit: 'kgs', ...change }).replaceAll(/[\u00a0\u202f]/g, ' ')

test.each<[AttributeFormat['input'], string, string]>([
  ['DATE', '2026-09-01 00:00:00', '1er septembre 2026'],
  ['DATE', '2026-09-01', '1er septembre 2026'],
  // Noon in UTC is two in the afternoon in the shop, in summer.
  ['DATETIME', '2026-07-01 12:00:00', '1er juillet 2026 à 14 h 00'],
  // A day near midnight stays that day.
  ['DATE', '2026-12-31 23:30:00', '31 décembre 2026'],
  ['PRICE', '15.500000', '15,50 €'],
  ['PRICE', '1234', '1 234,00 €'],
  ['WEIGHT', '1.100000', '1,1 kg'],
  ['BOOLEAN', '1', 'Oui'],
  ['BOOLEAN', '0', 'Non'],
  ['BOOLEAN', 'Yes', 'Oui'],
  ['SELECT', 'No', 'Non'],
  ['SELECT', '1', '1'],
  ['MULTISELECT', 'Digestion, Pelage', 'Digestion, Pelage'],
  ['TEXT', '1000', '1000'],
  ['TEXT', '32.500000', '32,5'],
  ['TEXT', ' 32.500000 ', '32,5'],
  ['TEXT', '2.5', '2.5'],
  ['TEXTAREA', '<p>Poulet 40 %, riz</p>', 'Poulet 40 %, riz'],
  ['MEDIA_IMAGE', '/c/r/croq.jpg', ''],
])('a value of input %s reads as a text: %s', (input, value, text) => {
  expect(told(input, value)).toBe(text)
})

test.each([
  ['2026-09-01 00:00:00', '1er septembre 2026'],
  ['2026-09-01 08:30:00', '1er septembre 2026 à 10 h 30'],
  ['15.500000', '15,5'],
  ['1', '1'],
  ['2.5', '2.5'],
  ['EAN 3000000000000', 'EAN 3000000000000'],
])('is told by its shape where the store does not say what it is: %s', (value, text) => {
  expect(told(null, value)).toBe(text)
  expect(told('UNDEFINED', value)).toBe(text)
})

test.each<[AttributeFormat['input'], string]>([
  ['DATE', 'printemps 2026'],
  ['DATE', '2026-02-31 00:00:00'],
  ['DATETIME', 'bientôt'],
  ['PRICE', 'sur devis'],
  ['WEIGHT', 'léger'],
  ['BOOLEAN', 'en partie'],
])('stays as it is where it is not what input %s says: %s', (input, value) => {
  expect(told(input, value)).toBe(value)
})

test('is priced in the currency that the store keeps, and weighed in its unit', () => {
  expect(told('PRICE', '15.500000', { currency: 'USD' })).toBe('15,50 $US')
  expect(told('WEIGHT', '2.000000', { weightUnit: 'lbs' })).toBe('2 lb')
})
