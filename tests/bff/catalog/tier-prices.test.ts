import { describe, expect, test } from 'vitest'
import { mapPrices, type PriceSettings } from '../../../bff/domains/catalog/map-prices.ts'
import type { Price } from '../../../bff/graphql/shop-schema.generated.ts'

const entered: PriceSettings = { includesTax: true, showsTax: false, taxMultiplier: 1.2, tiersAreTotals: true }
const EUR = 'EUR' as const
type Tier = { quantity: number; final_price: { value: number } }
const eco = (value: number) => ({ label: 'Éco-participation', amount: { value } })
const tier = (quantity: number, value: number): Tier => ({ quantity, final_price: { value } })

function read(
  final: number,
  tiers: Tier[],
  change: Partial<PriceSettings> = {},
  before?: string,
  regular = final,
  fixed: { label: string; amount: { value: number } }[] = [],
) {
  const price = { regular_price: { value: regular, currency: EUR }, final_price: { value: final } }
  const range = { minimum_price: { ...price, fixed_product_taxes: fixed }, maximum_price: price }
  const prices = mapPrices(range, tiers, null, { ...entered, ...change }, before)
  if (!prices) throw new Error('there is no price')
  const { finalPrice, regularPrice, tierPrice } = prices
  const euros = ({ value }: Price) => value.cents / 100
  return {
    final: euros(finalPrice.priceInclTax),
    withoutTax: euros(finalPrice.priceExclTax),
    regular: euros(regularPrice.priceInclTax),
    tiers: tierPrice.map(({ qty, priceInclTax }) => [qty, euros(priceInclTax)]),
  }
}

describe('tier prices', () => {
  // As recorded of a real store: 5 at 9, 20 at 8 for all; 1 at 7, 50 at 6 for a group.
  const everybody = [tier(5, 45), tier(20, 160)]
  const group = [tier(1, 7), ...everybody, tier(50, 300)]

  test('are the price of a piece, which the store multiplies by the quantity', () => {
    const shown = [
      [5, 9],
      [20, 8],
    ]
    expect(read(10, everybody).tiers).toEqual(shown)
    expect(read(10, [tier(5, 9), tier(20, 8)], { tiersAreTotals: false }).tiers).toEqual(shown)
  })

  test('are left out where a piece costs no less than it does anyway', () => {
    expect(read(7, group).tiers).toEqual([[50, 6]])
    expect(read(9, everybody).tiers).toEqual([[20, 8]])
    expect(read(8, everybody).tiers).toEqual([])
  })

  test('have the fixed product taxes that the price of a piece has', () => {
    const { tiers } = read(6.6, [tier(3, 5.5)], { tiersAreTotals: false }, undefined, 6.6, [eco(0.25)])
    expect(tiers).toEqual([[3, 5.75]])
  })

  test('fall with the quantity, in whatever order the store lists them', () => {
    expect(read(10, [tier(20, 160), tier(10, 85), tier(5, 40)]).tiers).toEqual([[5, 8]])
  })
})

test('a product without a price has none, and one without a regular price is not reduced', () => {
  const rangeOf = (final: number | null, regular: number | null) => ({
    minimum_price: {
      ...{ regular_price: { value: regular, currency: EUR }, final_price: { value: final } },
      fixed_product_taxes: null,
    },
  })
  expect(mapPrices(rangeOf(null, 10), [], null, entered)).toBeNull()
  const prices = mapPrices(rangeOf(8, null), [], null, entered, '12')
  expect(prices).toMatchObject({
    finalPrice: prices?.regularPrice,
    minPrice: { priceInclTax: { value: { cents: 800 } } },
  })
})

describe('a store whose prices are entered without tax', () => {
  const without = { includesTax: false }
  const NET = { showsTax: true, tiersAreTotals: false }

  test('shows them so, and all others likewise', () => {
    expect(read(3.2, [tier(5, 14.5)], without)).toMatchObject({ final: 3.84, withoutTax: 3.2, tiers: [[5, 3.48]] })
  })

  test('may show those of products with tax, unrounded: tiers stay as they were entered', () => {
    const shown = read(3.840001, [tier(5, 14.5), tier(10, 32)], { ...without, showsTax: true })
    expect(shown).toMatchObject({ final: 3.84, withoutTax: 3.2, tiers: [[5, 3.48]] })
  })

  test('adds no tax to fixed product taxes, which are in its prices, and not in what was entered', () => {
    // 2.4.8-p1: 4.99 € reduced to 3.33 €, with 1.07 € of eco-participation.
    const shown = read(5.066, [tier(3, 3)], { ...without, ...NET }, '4.50', 7.058, [eco(1.07)])
    expect(shown).toEqual({ final: 5.07, withoutTax: 4.4, regular: 6.47, tiers: [[3, 4.67]] })
  })

  test('has a price before a reduction that was entered without tax as well', () => {
    expect(read(41.880001, [], { ...without, showsTax: true }, '38.50', 47.880001).regular).toBe(46.2)
  })
})
