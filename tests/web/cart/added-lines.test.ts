import { expect, test } from 'vitest'
import { addedLines } from '../../../web/screens/cart/use-cart.ts'
import { cartOf, line } from './carts.ts'

test('names new lines and how much the others grew', () => {
  const before = cartOf([line('a', { qty: 1 }), line('b', { qty: 4 })])
  const after = cartOf([line('a', { qty: 3 }), line('b', { qty: 4 }), line('c', { qty: 2 })])
  expect(addedLines(before, after, [])).toEqual([
    { itemId: 'a', quantity: 2 },
    { itemId: 'c', quantity: 2 },
  ])
})

test('are the requested products where the former cart is unknown', () => {
  const after = cartOf([line('a', { qty: 3 }), line('b', { qty: 4 }), line('c', { qty: 1 })])
  const requested = [
    { sku: 'SKU-a', qty: 2 },
    { sku: 'GROUP', qty: 1, groupedItems: [{ sku: 'SKU-c', qty: 1 }] },
  ]
  expect(addedLines(undefined, after, requested)).toEqual([
    { itemId: 'a', quantity: 2 },
    { itemId: 'c', quantity: 1 },
  ])
})
