import { describe, expect, test } from 'vitest'
import { isNew } from '../../../bff/domains/catalog/map-product.ts'
import { today } from '../../../bff/domains/today.ts'

describe('a product the merchant presents as new', () => {
  const from = '2026-11-20 00:00:00'
  const to = '2026-12-31 00:00:00'

  test.each([
    ['on the first day', { new_from_date: from, new_to_date: to }, '2026-11-20', true],
    ['on the last day', { new_from_date: from, new_to_date: to }, '2026-12-31', true],
    ['the day before', { new_from_date: from, new_to_date: to }, '2026-11-19', false],
    ['the day after', { new_from_date: from, new_to_date: to }, '2027-01-01', false],
    ['without end', { new_from_date: from, new_to_date: null }, '2030-01-01', true],
    ['without beginning', { new_from_date: null, new_to_date: to }, '2026-01-01', true],
    ['without dates', { new_from_date: null, new_to_date: null }, '2026-11-20', false],
    ['of a store that names no dates', {}, '2026-11-20', false],
  ])('%s', (_, product, day, expected) => {
    expect(isNew(product, new Date(`${day}T12:00:00Z`))).toBe(expected)
  })

  test('is new by the shop’s clock', () => {
    expect(today(new Date('2026-11-19T23:30:00Z'))).toBe('2026-11-20')
    expect(today(new Date('2026-07-14T21:30:00Z'))).toBe('2026-07-14')
  })
})
