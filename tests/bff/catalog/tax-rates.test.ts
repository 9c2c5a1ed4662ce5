import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withOwnRate } from '../../../bff/domains/catalog/map-prices.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'
import type { Amount } from '../support/shopper.ts'

const NET = { includesTax: false, showsTax: true, taxMultiplier: 1.2, tiersAreTotals: false }
const shopSettings = { pricesIncludeTax: false, pricesShowTax: true, taxMultiplier: 1.2 }

/** As a real store returns it: unrounded, with the tax in the amount. */
const taxOf = (value: number, tax: number | null) => ({
  regularPrice: {
    amount: { value },
    adjustments: tax === null ? [] : [{ code: 'TAX' as const, amount: { value: tax } }],
  },
})

const withFixed = ({ regularPrice }: ReturnType<typeof taxOf>, value: number) => ({
  regularPrice: {
    ...regularPrice,
    adjustments: [...regularPrice.adjustments, { code: 'WEEE' as const, amount: { value } }],
  },
})

describe('the rate of a product', () => {
  test.each([
    ['of the store', taxOf(8.197351, 0.427351), 1.055],
    ['of one with fixed product taxes, which have none', withFixed(taxOf(7.640001, 1.270001), 0.02), 1.2],
    ['of a cheap product', taxOf(0.012, 0.002), 1.2],
    ['of one without tax', taxOf(7.77, null), 1],
    ['of a group, which has no price of its own', taxOf(0, null), 1.2],
    ['of a store that does not tell it', undefined, 1.2],
  ])('%s', (_, price, rate) => {
    expect(withOwnRate(NET, { price }).taxMultiplier).toBe(rate)
  })

  test('is that of the shop where the store shows no tax', () => {
    expect(withOwnRate({ ...NET, showsTax: false }, { price: taxOf(7.77, null) }).taxMultiplier).toBe(1.2)
  })
})

describe('a price that the store gives without tax gets the rate of its product', () => {
  type Taxed = { priceInclTax: Amount }
  const PRICE = '{ priceInclTax { value { amount } } }'
  const amount = ({ priceInclTax }: Taxed) => priceInclTax.value.amount
  const products = recording<Record<string, Record<string, unknown>>>('products')
  const figure = (value: number) => ({ regular_price: { value, currency: 'EUR' }, final_price: { value } })
  const range = (least: number, most = least) => ({ minimum_price: figure(least), maximum_price: figure(most) })

  async function sold<T>(sku: string, changes: object, selection: string): Promise<T> {
    const items = [{ ...products[sku], ...changes }]
    const store = new RecordedStore({ storeConfig: recording('store-config'), products: { items, total_count: 1 } })
    const query = `query ($sku: String!) { product(sku: $sku) { ${selection} } }`
    return (await ask<{ product: T }>(store, query, { sku }, { shop: shopSettings })).product
  }

  test('tier prices', async () => {
    const changes = {
      ...{ price: taxOf(10.55, 0.55), price_range: range(10.55) },
      price_tiers: [{ quantity: 3, final_price: { value: 27 } }],
    }
    const { prices, taxMultiplier } = await sold<{ prices: { tierPrice: Taxed[] }; taxMultiplier: number }>(
      'CHN-COLLIER',
      changes,
      `taxMultiplier prices { tierPrice { qty priceInclTax { value { amount } } } }`,
    )
    expect(prices.tierPrice.map(amount)).toEqual([9.5])
    expect(taxMultiplier).toBe(1.055)
  })

  test('files', async () => {
    const changes = { price: taxOf(6.33, 0.33), price_range: range(6.33) }
    const links = [{ uid: 'MQ==', title: 'Tome 1', price: 2.5, sort_order: 1, sample_url: null }]
    const { downloadLinks } = await sold<{ downloadLinks: { prices: Taxed }[] }>(
      'GUIDE-CHIOT',
      { ...changes, downloadable_product_links: links },
      `downloadLinks { prices ${PRICE} }`,
    )
    expect(downloadLinks.map(({ prices }) => amount(prices))).toEqual([2.64])
  })

  type Sold = { bundleOptions: { values: { prices: Taxed; taxMultiplier: number }[] }[] }
  const part = (sku: string, value: number, tax: number, shown: number, quantity: number) => ({
    ...{ uid: Buffer.from(`bundle/1/${quantity}/${quantity}`).toString('base64'), label: sku, quantity },
    ...{ can_change_quantity: true, is_default: true, position: 1, price: 0, price_type: 'FIXED' },
    product: { ...products['CHN-COLLIER'], sku, price: taxOf(value, tax), price_range: range(shown) },
  })
  const option = (uid: string, choice: object) => ({
    ...{ uid: Buffer.from(`bundle/${uid}`).toString('base64'), title: uid, required: true },
    ...{ type: 'select', position: 1, options: [choice] },
  })
  const partsOf = async (price: object, [regular, final]: [number, number], items: object[]) => {
    const least = { ...figure(regular), final_price: { value: final } }
    const changes = { dynamic_price: true, price, items, price_range: { minimum_price: least, maximum_price: least } }
    const selection = `bundleOptions { values { taxMultiplier prices ${PRICE} } }`
    const { bundleOptions } = await sold<Sold>('BND-DYN', changes, selection)
    return bundleOptions.flatMap(({ values }) =>
      values.map(({ prices, taxMultiplier }) => [amount(prices), taxMultiplier]),
    )
  }
  const tin = option('2', part('PATEE', 3.828001, 0.638001, 3.83, 3))

  test('the parts of a reduced bundle, each with its own', async () => {
    const bag = option('1', part('SAC', 15.7195, 0.8195, 15.72, 1))
    expect(await partsOf(taxOf(27.203502, 2.733502), [27.2, 24.48], [bag, tin])).toEqual([
      [14.15, 1.055],
      [3.44, 1.2],
    ])
  })

  /** Recorded: 10 % off parts of 14.90 € and three of 3.19 € without tax. */
  test.each([
    ['as a whole', taxOf(29.364004, 4.894004), [29.36, 26.42]],
    ['by lines', taxOf(29.37, 4.9), [29.37, 26.41]],
  ] as const)('the same share of each where the store rounds tax %s', async (_, price, [regular, final]) => {
    const bag = option('1', part('SAC', 17.880001, 2.980001, 17.88, 1))
    expect(await partsOf(price, [regular, final], [bag, tin])).toEqual([
      [16.09, 1.2],
      [3.44, 1.2],
    ])
  })

  /** As 2.4.8 returns it: the special price of one part changes the mean rate of the bundle. */
  test('the parts at their own prices where only a part is reduced', async () => {
    const tinOfOne = option('1', part('TERRINE', 3.51315, 0.18315, 3.51, 1))
    const oil = option('2', part('HUILE', 24.000002, 4.000002, 18, 1))
    expect(await partsOf(taxOf(27.513152, 4.183152), [27.51, 21.51], [tinOfOne, oil])).toEqual([
      [3.51, 1.055],
      [18, 1.2],
    ])
  })

  /** As 2.4.8-p1 returns it: 10 % off 14.90 € and three of 3.19 €, each with its eco-participation. */
  test('fixed product taxes as they are, which no share reduces', async () => {
    const taxed = (choice: ReturnType<typeof part>, eco: number) => {
      const { price, price_range: prices } = choice.product
      const fixed_product_taxes = [{ label: 'Éco-participation', amount: { value: eco } }]
      const minimum_price = { ...prices.minimum_price, fixed_product_taxes }
      const product = { ...choice.product, price: withFixed(price, eco), price_range: { minimum_price } }
      return { ...choice, product }
    }
    const bag = option('1', taxed(part('SAC', 17.990001, 2.980001, 17.99, 1), 0.11))
    const tins = option('2', taxed(part('PATEE', 3.858001, 0.638001, 3.86, 3), 0.03))
    expect(await partsOf(withFixed(taxOf(29.57, 4.9), 0.2), [29.57, 26.61], [bag, tins])).toEqual([
      [16.2, 1.2],
      [3.47, 1.2],
    ])
  })
})

describe('the store’s tax rates are requested', () => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop('2.4.8')
    await shop.store.control.setting({ key: 'prices_without_tax', value: true })
  })
  afterAll(() => shop.close())

  test.each([
    ['where it shows prices with tax that are entered without it', 'false', 'true', 1.2],
    ['but not where it shows them without tax', 'false', 'false', 1.1],
    ['and not where they are entered with it', 'true', 'true', 1],
  ])('%s', async (_, entered, shown, rate) => {
    const env = { PRICES_INCLUDE_TAX: entered, PRICES_SHOW_TAX: shown, TAX_MULTIPLIER: '1.1' }
    const { app } = await shop.another(env)
    const query = '{ product(sku: "CHI-GAM-GRES") { taxMultiplier } }'
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(response.json()).toEqual({ data: { product: { taxMultiplier: rate } } })
  })
})
