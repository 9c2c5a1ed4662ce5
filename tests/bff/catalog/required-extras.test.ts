import { expect, test } from 'vitest'
import {
  extrasFor,
  pricesWithExtras,
  type RequiredChoices,
  requiredExtras,
} from '../../../bff/domains/catalog/required-extras.ts'
import { pricePair, taxedPrice } from '../../../bff/domains/money.ts'

const pricing = { includesTax: false, taxMultiplier: 1.2, currency: 'EUR' }

/** What is added to a price of 20 € at least, in euros. */
function extrasOf(product: RequiredChoices): number {
  return extrasFor(2000, requiredExtras(product, pricing), Math.min) / 100
}

const typed = (required: boolean, price: number, price_type = 'FIXED') => ({
  ...{ __typename: 'CustomizableFieldOption', required },
  entry: { price, price_type },
})

const chosen = (required: boolean, ...prices: number[]) => ({
  ...{ __typename: 'CustomizableDropDownOption', required },
  value: prices.map((price) => ({ price, price_type: 'FIXED' })),
})

test.each([
  ['nothing', {}, 0],
  ['a text that may be left out', { options: [typed(false, 5)] }, 0],
  ['a text that has to be typed, with its tax', { options: [typed(true, 5)] }, 6],
  ['one in percent of the price', { options: [typed(true, 10, 'PERCENT')] }, 2],
  ['the cheapest of what has to be chosen', { options: [chosen(true, 5, 2.5, 10), chosen(false, 1)] }, 3],
  ['both', { options: [typed(true, 5), chosen(true, 2.5)] }, 9],
  ['what has to be chosen without a choice', { options: [chosen(true)] }, 0],
  ['all files together', { links_purchased_separately: 0, downloadable_product_links: [{ price: 5 }] }, 0],
  [
    'the cheapest of several files',
    { links_purchased_separately: 1, downloadable_product_links: [{ price: 5 }, null, { price: 2.5 }] },
    3,
  ],
  ['no file at all', { links_purchased_separately: 1, downloadable_product_links: [] }, 0],
])('what is ordered has %s', (_, product, extra) => {
  expect(extrasOf(product)).toBe(extra)
})

test.each<[what: string, product: RequiredChoices, choices: number]>([
  ['a text', { options: [typed(true, 0), typed(false, 0)] }, 1],
  ['a choice', { options: [chosen(true, 0, 0), chosen(true)] }, 1],
  ['files sold one by one', { links_purchased_separately: 1, downloadable_product_links: [{ price: 0 }] }, 1],
  ['nothing: files sold together', { links_purchased_separately: 0, downloadable_product_links: [{ price: 0 }] }, 0],
])('what is required is known where it costs nothing: %s', (_, product, choices) => {
  expect(requiredExtras(product, pricing)).toHaveLength(choices)
  expect(extrasOf(product)).toBe(0)
})

test('prices of a list hold the least in the lowest price and the most in the others, with and without tax', () => {
  const own = taxedPrice(1000, pricing)
  const prices = {
    minPrice: own,
    finalPrice: own,
    regularPrice: taxedPrice(1500, pricing),
    tierPrice: [],
    unitPrice: null,
  }
  const options = [chosen(true, 5, 2.5), typed(true, 10, 'PERCENT')]
  const taxed = { taxMultiplier: 1.2, fixedTaxes: [], requiredExtras: requiredExtras({ options }, pricing) }
  const { minPrice, finalPrice, regularPrice } = pricesWithExtras(prices, taxed)
  const amounts = [minPrice, finalPrice, regularPrice].map(({ priceInclTax, priceExclTax }) => [
    priceInclTax.value.cents,
    priceExclTax.value.cents,
  ])
  expect(amounts).toEqual([
    [1200 + 300 + 120, 1000 + 250 + 100],
    [1200 + 600 + 120, 1000 + 500 + 100],
    [1800 + 600 + 180, 1500 + 500 + 150],
  ])
})

test('prices of a list are taxed as a sum where they are entered without tax', () => {
  const own = taxedPrice(849, pricing)
  const prices = { minPrice: own, finalPrice: own, regularPrice: own, tierPrice: [], unitPrice: null }
  const extras = requiredExtras({ options: [typed(true, 0.03), typed(true, 0.03)] }, pricing)
  const least = (taxMultiplier: number) =>
    pricesWithExtras(prices, { taxMultiplier, fixedTaxes: [], requiredExtras: extras }).minPrice.priceInclTax.value
      .cents
  expect(least(1.2)).toBe(1026)
  expect(least(1)).toBe(1027)
})

// 2.4.8-p1: 8.49 € and 30 cents of eco-participation, engraved for 12.5 % of the price, cost 11.76 € in a cart.
test('fixed product taxes get no rate, and are not counted among the extra costs of a choice', () => {
  const fixedTaxes = [{ label: 'Éco-participation', price: { value: { cents: 30, currency: 'EUR' } } }]
  const own = pricePair(1049, 879, 'EUR')
  const prices = { minPrice: own, finalPrice: own, regularPrice: own, tierPrice: [], unitPrice: null }
  const extras = requiredExtras({ options: [typed(true, 12.5, 'PERCENT')] }, pricing)
  const { minPrice } = pricesWithExtras(prices, { taxMultiplier: 1.2, fixedTaxes, requiredExtras: extras })
  expect(minPrice).toEqual(pricePair(1176, 985, 'EUR'))
})
