import { expect, test } from 'vitest'
import { CART_FIELDS, cartItemOf } from '../../schema/cart-form.ts'

const ordered = (...fields: [name: string, value: string][]) => cartItemOf(new URLSearchParams(fields))

test('a form without choices orders one piece', () => {
  expect(ordered([CART_FIELDS.sku, 'CRO-SAU'])).toEqual({ sku: 'CRO-SAU', qty: 1 })
  expect(ordered()).toEqual({ sku: '', qty: 1 })
})

test.each([
  ['3', 3],
  ['1,5', 1.5],
  ['', 0],
  ['deux', 0],
  ['-2', 0],
])('the quantity %j is %d', (text, qty) => {
  expect(ordered([CART_FIELDS.sku, 'a'], [CART_FIELDS.quantity, text]).qty).toBe(qty)
})

test('a form orders what was chosen of each kind, without what was left empty', () => {
  expect(
    ordered(
      [CART_FIELDS.sku, 'COFFRET'],
      [CART_FIELDS.option('93'), ' 12 '],
      [CART_FIELDS.option('94'), ' '],
      [CART_FIELDS.customOption('1'), 'Rex'],
      [CART_FIELDS.customOption('2'), 'a'],
      [CART_FIELDS.customOption('2'), 'b'],
      [CART_FIELDS.bundleOption('7'), '21'],
      [CART_FIELDS.bundleOption('8'), '31'],
      [CART_FIELDS.bundleQuantity('7', '21'), '2'],
      [CART_FIELDS.bundleQuantity('7', '22'), '5'],
      [CART_FIELDS.link, '4'],
      [CART_FIELDS.link, '5'],
    ),
  ).toEqual({
    sku: 'COFFRET',
    qty: 1,
    options: [{ option_id: '93', option_value: '12' }],
    customOptions: [
      { option_id: '1', option_value: 'Rex' },
      { option_id: '2', option_value: 'a' },
      { option_id: '2', option_value: 'b' },
    ],
    bundleOptions: [
      { option_id: '7', option_value: '21', option_qty: 2 },
      { option_id: '8', option_value: '31' },
    ],
    downloadLinks: ['4', '5'],
  })
})

test('of a group those products are ordered that have a quantity, whatever their numbers look like', () => {
  const grouped = ordered(
    [CART_FIELDS.groupedItem('A/B'), '2'],
    [CART_FIELDS.groupedItem('C'), '0'],
    [CART_FIELDS.groupedItem('D'), 'x'],
    ['items/E', '1'],
  )
  expect(grouped.groupedItems).toEqual([{ sku: 'A/B', qty: 2 }])
  expect(ordered([CART_FIELDS.groupedItem('C'), '0'])).not.toHaveProperty('groupedItems')
})

test('fields that the form does not have are not read', () => {
  expect(ordered(['option/', '1'], ['option', '1'], ['option/1/2', '3'], ['other/1', '2'])).toEqual({ sku: '', qty: 1 })
})
