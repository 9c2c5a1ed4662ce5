import { expect, test } from 'vitest'
import { dropped } from '../../../bff/domains/customer/merge-carts.ts'

const cart = (quantity: number) => ({
  id: 'cart',
  items: [{ quantity, product: { sku: 'A', name: 'Foin en vrac' } }],
})

test('decimal quantities that add up lack nothing', () => {
  expect(dropped([cart(1.1), cart(2.2)] as never, cart(3.3) as never)).toEqual([])
  expect(dropped([cart(1.1), cart(2.2)] as never, cart(2.2) as never)).toHaveLength(1)
})
