import { describe, expect, test } from 'vitest'
import { mapPrices } from '../../../bff/domains/catalog/map-prices.ts'
import { mapPart } from '../../../bff/domains/catalog/map-product.ts'
import { pricesIn } from '../../../bff/domains/catalog/reference-price.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { openCheckoutShop } from '../support/checkout-shop.ts'

const settings = { includesTax: true, showsTax: false, taxMultiplier: 1.2, tiersAreTotals: false }

/** In euros. */
function struckIn(prices: ReturnType<typeof mapPrices>): number | null {
  if (!prices) throw new Error('there is no price')
  const [before = 0, now] = [prices.regularPrice, prices.finalPrice].map(({ priceInclTax }) => priceInclTax.value.cents)
  return before === now ? null : before / 100
}

/** What is struck beside a price of 20 € that the store regularly sells at 30 €, incl. tax; null for nothing. */
function struck(lowestBefore?: string, final = 20): number | null {
  const regular = { value: 30, currency: 'EUR' as const }
  const price = { regular_price: regular, final_price: { value: final }, fixed_product_taxes: [] }
  return struckIn(mapPrices({ minimum_price: price }, [], null, settings, lowestBefore))
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

type History = { currency: string | null; days: number; lowest_price: number | null } | null

/** The same by what a module for price histories says, beside what the merchant says in the attribute. */
function struckBy(price_history: History, entered?: string, attributeCurrency: string | null = 'EUR'): number | null {
  const price = { regular_price: { value: 30, currency: 'EUR' as const }, final_price: { value: 20 } }
  const listed = { items: entered ? [{ __typename: 'AttributeValue', code: 'prix', value: entered }] : [] }
  const part = {
    __typename: 'SimpleProduct',
    uid: 'MQ==',
    price_range: { minimum_price: price },
    listed,
    price_history,
  }
  const attributes = { lowestPrice: 'prix' }
  const model = mapPart(part as never, '/a', { ...settings, mediaUrl: 'http://store/media/', attributes } as never)
  return model && struckIn(pricesIn(model, attributeCurrency))
}

describe('a struck price of a history', () => {
  const history = { currency: 'EUR', days: 30, lowest_price: 25 }

  test('is the lowest one of it', () => {
    expect(struckBy(history)).toBe(25)
    expect(struckBy({ ...history, days: 60 })).toBe(25)
  })

  test('yields to what the merchant says', () => expect(struckBy(history, '27,50')).toBe(27.5))

  test('is used where the merchant’s entry has another currency, or none that is known', () => {
    expect(struckBy(history, '27,50', 'CHF')).toBe(25)
    expect(struckBy(null, '27,50', 'CHF')).toBeNull()
    expect(struckBy(null, '27,50', null)).toBeNull()
  })

  test.each([
    ['no history', null],
    ['less than 30 days', { ...history, days: 29 }],
    ['another currency', { ...history, currency: 'USD' }],
    ['no known currency', { ...history, currency: null }],
    ['no price', { ...history, lowest_price: null }],
  ])('is not shown with %s', (_, given) => expect(struckBy(given)).toBeNull())

  test('comes from a store with the module, in lists and on the page', async () => {
    const shop = await openCheckoutShop('2.4.7', { ATTRIBUTE_LOWEST_PRICE: 'code_inconnu' })
    try {
      const without = await shop.another({ UPSTREAM_EXTENSIONS: 'none' })
      expect((await reducedIn(openBrowser(shop.url))).length).toBeGreaterThan(0)
      expect(await reducedIn(openBrowser(without.url))).toEqual([])
      const isActive = async (url: string) =>
        (await openBrowser(url).ask<{ it: boolean }>('{ it: isFeatureActive(feature: "priceHistory") }')).it
      expect([await isActive(shop.url), await isActive(without.url)]).toEqual([true, false])
      await shop.store.control.setting({ key: 'price_history_enabled', value: false })
      expect(await isActive((await shop.another()).url)).toBe(false)
    } finally {
      await shop.close()
    }
  })
})

describe('a struck price that a merchant entered', () => {
  test('is in the currency of the store’s attributes only, in lists and on the page', async () => {
    const shop = await openCheckoutShop('2.4.7', { UPSTREAM_EXTENSIONS: 'none' })
    try {
      const browser = openBrowser(shop.url)
      expect((await reducedIn(browser)).length).toBeGreaterThan(0)
      await browser.ask('mutation { setCurrency(currency: "USD") { success } }')
      expect(await reducedIn(browser)).toEqual([])
    } finally {
      await shop.close()
    }
  })
})

/** Products of a list with a struck price, which the page of the first of them has, too. */
async function reducedIn(browser: Browser): Promise<object[]> {
  type Found = { sku: string; prices: Record<string, { priceInclTax: object }> }
  const prices =
    '{ regularPrice { priceInclTax { value { amount } } } finalPrice { priceInclTax { value { amount } } } }'
  const isReduced = ({ prices: { regularPrice, finalPrice } }: Found) =>
    JSON.stringify(regularPrice) !== JSON.stringify(finalPrice)
  const { search } = await browser.ask<{ search: { products: { products: Found[] } } }>(
    `{ search(query: "chat") { products(params: { size: 64 }) { products { sku prices ${prices} } } } }`,
  )
  const listed = search.products.products.filter(isReduced)
  const [first] = listed
  if (!first) return []
  const { product } = await browser.ask<{ product: Found }>(`{ product(sku: "${first.sku}") { sku prices ${prices} } }`)
  return isReduced(product) ? listed : []
}
