import { expect, test } from 'vitest'
import { fittedQuantity, type QuantityBounds, steppedQuantity } from '../../../web/ui/QuantityField.tsx'

test.each<[number, QuantityBounds, number]>([
  [1, {}, 1],
  [0, { min: 0 }, 0],
  [1, { step: 6 }, 6],
  [7, { step: 6 }, 12],
  [12, { step: 6 }, 12],
  [99, { step: 6, max: 24 }, 24],
  [99, { step: 6, max: 20 }, 18],
  [1, { step: 6, min: 12 }, 12],
  [0.3, { step: 0.1 }, 0.3],
  [0.7, { step: 0.5 }, 1],
  [4, { min: 6 }, 6],
  [1.5, {}, 1.5],
  [0.5, {}, 0.5],
  [0, {}, 1],
  [1.23456, {}, 1.2346],
  [7.5, { min: 2, max: 5 }, 5],
])('a quantity of %s, sold as %j, becomes %s', (quantity, bounds, fitted) => {
  expect(fittedQuantity(quantity, bounds)).toBe(fitted)
})

test('steps from one multiple to the next, also from between two', () => {
  expect(steppedQuantity(8, 1, { step: 6 })).toBe(12)
  expect(steppedQuantity(8, -1, { step: 6 })).toBe(6)
  expect(steppedQuantity(6, -1, { step: 6 })).toBe(6)
  expect(steppedQuantity(0.2, 1, { step: 0.1 })).toBe(0.3)
  expect(steppedQuantity(1.5, 1, {})).toBe(2)
})
