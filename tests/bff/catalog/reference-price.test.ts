import { describe, expect, test } from 'vitest'
import { mapPrices } from '../../../bff/domains/catalog/map-prices.ts'

const settings = { includesTax: true, showsTax: false, taxMultiplier: 1.2, tiersAreTotals: false }

/** What is struck beside a price of 20 € that the store regularly sells at 30 €, incl. tax; null for nothing. */
function struck(lowestBefore?: string, final = 20): number | null {
  const price = { regular_price: { value: 30, currency: 'EUR' as const }, final_price: { value: final } }
  const { regularPrice, finalPrice } = mapPrices({ minimum_price: price }, [], null, settings, lowestBefore)
  const [before, now] = [regularPrice, finalPrice].map(({ priceInclTax }) => priceInclTax.value.amount)
  return before === now ? null : (before ?? null)
}

describe('a struck price', () => {
  test('is the lowest of the 30 days before the reduction', () => {
    expect(struck('25')).toBe(25)
    expect(struck(' 27,50 ')).toBe(27.5)
  })

  test('is never more than the store’s regular price', () => expect(struck('45')).toBe(30))

  test.each([undefined, '', '0', '-3', 'inconnu', 'Infinity'])('is not shown without a history (%j)', (text) =>
    expect(struck(text)).toBeNull(),
  )

  test('is not shown where the product was as cheap before', () => {
    expect(struck('20')).toBeNull()
    expect(struck('15')).toBeNull()
  })

  test('is not shown beside a price that is not reduced', () => expect(struck('30', 30)).toBeNull())
})
