import { describe, expect, test } from 'vitest'
import { byItem, refusedLines } from '../../../bff/domains/cart/refused-lines.ts'
import type { StoreCart } from '../../../bff/domains/cart/store-cart.ts'

const line = (index: number, sku: string, quantity = 1) => ({ index, sku, quantity })
const cart = (quantities: Record<string, number>) =>
  ({ items: Object.entries(quantities).map(([sku, quantity]) => ({ quantity, product: { sku } })) }) as StoreCart

const refusedItems = (...given: Parameters<typeof refusedLines>) => byItem(refusedLines(...given))

const UNKNOWN = 'Impossible de trouver un produit portant la REF "C"'
const SHORT = 'La quantité demandée n’est pas disponible.'

describe('which lines the store refused', () => {
  test('is none where it says nothing', () => {
    expect(refusedItems([line(0, 'A')], [], null, cart({ A: 1 }))).toEqual([])
  })

  test('is each of them where it has a reason for each', () => {
    expect(refusedItems([line(0, 'A'), line(1, 'B')], [SHORT, UNKNOWN], null, null)).toEqual([
      { index: 0, message: SHORT },
      { index: 1, message: UNKNOWN },
    ])
  })

  test('is known by the product that a reason quotes', () => {
    expect(refusedItems([line(0, 'A'), line(1, 'C'), line(2, 'B')], [UNKNOWN], null, cart({ A: 1, B: 1 }))).toEqual([
      { index: 1, message: UNKNOWN },
    ])
  })

  test('is known by what the cart has not gained', () => {
    const lines = [line(0, 'A', 2), line(1, 'C'), line(2, 'B', 3)]
    expect(refusedItems(lines, [UNKNOWN, SHORT], cart({ B: 1 }), cart({ A: 2, B: 1 }))).toEqual([
      { index: 1, message: UNKNOWN },
      { index: 2, message: SHORT },
    ])
  })

  test('counts decimal quantities as shoppers do', () => {
    const lines = [line(0, 'A', 2.2), line(1, 'C')]
    expect(refusedItems(lines, [SHORT], cart({ A: 1.1 }), cart({ A: 3.3 }))).toEqual([{ index: 1, message: SHORT }])
  })

  test('names an item once, though several of its lines are refused', () => {
    const lines = [line(0, 'A'), line(0, 'B'), line(1, 'D')]
    expect(refusedItems(lines, [SHORT], null, cart({ D: 1 }))).toEqual([{ index: 0, message: SHORT }])
  })
})
