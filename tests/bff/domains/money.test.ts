import { describe, expect, test } from 'vitest'
import { formatPrice, knownCents, plainPrice, toCents } from '../../../bff/domains/money.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Part = { product: object }
const { 'CHN-CROQ-POU': bag } = recording<Record<'CHN-CROQ-POU', { variants: Part[] }>>('products')
const PRICES = 'prices { finalPrice { priceInclTax { value { amount currency } } } }'

const priced = (value: number | null, currency = 'EUR') => {
  const price = { regular_price: { value, currency }, final_price: { value, currency } }
  return { price_range: { minimum_price: price, maximum_price: price } }
}

async function shown(product: object): Promise<unknown> {
  const upstream = new RecordedStore({
    storeConfig: recording('store-config'),
    products: { items: [{ ...bag, ...product }], total_count: 1 },
  })
  return (
    await ask<{ product: unknown }>(
      upstream,
      `{ product(sku: "CHN-CROQ-POU") { ${PRICES} configurations { product { ${PRICES} } } } }`,
    )
  ).product
}

describe('an amount of the store', () => {
  test.each([
    [43.800001, 'EUR', 4380],
    [1.005, 'EUR', 101],
    [1980, 'JPY', 1980],
    [1.234, 'KWD', 1234],
    [12.5, 'points', 1250],
  ])('of %d %s is %d of the smallest unit', (amount, currency, cents) => {
    expect(toCents(amount, currency)).toBe(cents)
  })

  test('that is missing is unknown, not nothing', () => {
    expect(knownCents(null, 'EUR')).toBeNull()
    expect(knownCents(undefined, 'EUR')).toBeNull()
    expect(knownCents(0, 'EUR')).toBe(0)
  })

  test('is written in its currency', () => {
    expect(formatPrice(1980, 'JPY')).toMatch(/^1.980.JPY$|^1.980.¥$/)
    expect(plainPrice(1980, 'JPY')).toBe('1980 JPY')
    expect(plainPrice(1980, 'EUR')).toBe('19.80 EUR')
  })
})

describe('the price of a product', () => {
  test('reaches shoppers in units of its currency', async () => {
    const value = { amount: 1980, currency: 'JPY' }
    expect(await shown({ ...priced(1980.4, 'JPY'), variants: [] })).toMatchObject({
      prices: { finalPrice: { priceInclTax: { value } } },
    })
  })

  test('is there, or there is no such product and no such variant', async () => {
    const [first, second] = bag.variants
    const variants = [{ ...first, product: { ...first?.product, ...priced(null) } }, second]
    expect(await shown({ ...priced(12), variants })).toMatchObject({ configurations: [{ product: expect.anything() }] })
    expect(await shown({ ...priced(null), variants })).toBeNull()
  })
})
