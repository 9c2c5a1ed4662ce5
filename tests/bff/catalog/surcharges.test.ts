import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openCheckoutShop } from '../support/checkout-shop.ts'

const PRICE = '{ priceInclTax { value { amount } } }'
type Priced = { priceInclTax: { value: { amount: number } } }
type Sold = {
  prices: { minPrice: Priced }
  custom_options: { extraCost: { prices?: Priced } | null }[]
  bundlePrice: Priced | null
  bundleOptions: { values: { prices: Priced }[] }[]
  downloadLinks: { prices: Priced }[]
}

const amount = ({ priceInclTax: { value } }: Priced) => value.amount

// Stores of 2.4.6-p11 and 2.4.7-p6 return surcharges in the base currency, whatever `Content-Currency` says.
test('surcharges are in the shopper’s currency', async () => {
  const shop = await openCheckoutShop('2.4.7')
  const browser = openBrowser(shop.url)
  const ask = async (sku: string) => {
    const { product } = await browser.ask<{ product: Sold }>(
      `query ($sku: String!) { product(sku: $sku) { prices { minPrice ${PRICE} } custom_options { extraCost { ... on FixedExtraCost { prices ${PRICE} } } }
        bundlePrice ${PRICE} bundleOptions { values { prices ${PRICE} } } downloadLinks { prices ${PRICE} } } }`,
      { sku },
    )
    return product
  }
  const sku = 'SET-DECOUVERTE-CHIEN'
  const [plate, file, set] = [await ask('CHV-PLAQUE-BOX'), await ask('SRV-GUIDE-BARF'), await ask(sku)]
  await browser.ask('mutation { setCurrency(currency: "USD") { success } }')
  const [dearPlate, dearFile, dearSet] = [await ask('CHV-PLAQUE-BOX'), await ask('SRV-GUIDE-BARF'), await ask(sku)]
  // 1.1 dollars are a euro.
  const dear = (price: Priced) => Math.round(amount(price) * 110) / 100
  expect(dearPlate.custom_options.map(({ extraCost: cost }) => cost?.prices && amount(cost.prices))).toEqual(
    plate.custom_options.map(({ extraCost: cost }) => cost?.prices && dear(cost.prices)),
  )
  expect(amount(dearPlate.prices.minPrice)).toBe(dear(plate.prices.minPrice))
  expect(dearFile.downloadLinks.map(({ prices }) => amount(prices))).toEqual(
    file.downloadLinks.map(({ prices }) => dear(prices)),
  )
  expect(dearSet.bundleOptions.map(({ values }) => values.map(({ prices }) => amount(prices)))).toEqual(
    set.bundleOptions.map(({ values }) => values.map(({ prices }) => dear(prices))),
  )
  await shop.close()
})
