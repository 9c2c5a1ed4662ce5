import { expect, test } from 'vitest'
import { leastExtras } from '../../server/least-extras.ts'

const catalog = { includesTax: false, showsTax: true, taxMultiplier: 1.2 }
const money = { minimum_price: { regular_price: { value: 20, currency: 'EUR' } } }
const uid = btoa('custom-option/1')

/** What is added to a price of 20 €. */
function extrasOf(product: object): number {
  return leastExtras({ price_range: money, ...product } as never, catalog as never)(20)
}

const typed = (required: boolean, price: number, price_type = 'FIXED') => ({
  ...{ __typename: 'CustomizableFieldOption', uid, title: 'Gravure', required, sort_order: 1 },
  entry: { price, price_type, max_characters: 20 },
})

const chosen = (required: boolean, ...prices: number[]) => ({
  ...{ __typename: 'CustomizableDropDownOption', uid, title: 'Finition', required, sort_order: 2 },
  value: prices.map((price) => ({ uid, title: String(price), price, price_type: 'FIXED', sort_order: 1 })),
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
