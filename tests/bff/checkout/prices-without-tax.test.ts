import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'
import type { Amount } from '../support/shopper.ts'

/** A store that enters and shows its prices without tax gives its net price of delivery as the one with tax, and adds the tax to the order. */
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.8', { PRICES_INCLUDE_TAX: 'false', PRICES_SHOW_TAX: 'false' })
  await shop.store.control.setting({ key: 'prices_without_tax', value: true })
  await shop.store.control.setting({ key: 'tax_display_type', value: 1 })
})
afterAll(() => shop.close())

type Priced = { id: string; price: { priceInclTax: Amount } }
const PRICE = 'priceInclTax { value { amount } }'

test('delivery costs the same everywhere as in the order', async () => {
  const shopper = shop.shopper()
  await shopper.add({ sku: 'CHI-GAM-GRES', qty: 1 })
  const { deliveryEstimate: estimated, cart } = await shopper.ask<{
    deliveryEstimate: Priced[]
    cart: { totals: { subtotalInclTax: Amount } }
  }>(
    `{ deliveryEstimate(country: "FR", postalCode: "35000") { id price { ${PRICE} } } cart { totals { subtotalInclTax { value { amount } } } } }`,
  )
  const shown = await shopper.ready([])
  const { order } = await shopper.order(shown)
  const isHome = ({ id }: { id: string }) => id === 'colissimo_home'
  const told = [
    estimated.find(isHome)?.price.priceInclTax,
    shown.shippingMethods.find(isHome)?.price.priceInclTax,
    shown.shippingMethod?.price.priceInclTax,
    shown.cart.totals.shipping?.priceInclTax,
  ].map((price) => price?.value.amount.toFixed(2))
  const delivery = (order?.total.value.amount ?? 0) - cart.totals.subtotalInclTax.value.amount
  expect(told).toEqual(Array(4).fill(delivery.toFixed(2)))
})

test.each([
  [
    'a discount with its tax, and delivery with its own',
    { tax: 5.66, total: 33.97 },
    { discount: 2.99, shipping: 7.08 },
  ],
  ['delivery that the store does not tax', { tax: 4.48, total: 32.79 }, { discount: 2.99, shipping: 5.9 }],
])('what a cart shows adds up: %s', async (_, { tax, total }, shown) => {
  const money = (value: number) => ({ value, currency: 'EUR' })
  const cart = {
    ...recording<object>('cart'),
    items: [],
    shipping_addresses: [
      {
        country: { code: 'FR' },
        selected_shipping_method: {
          ...{ carrier_code: 'colissimo', method_code: 'home' },
          ...{ price_incl_tax: money(5.9), price_excl_tax: money(5.9), amount: money(5.9) },
        },
      },
    ],
    prices: {
      subtotal_excluding_tax: money(24.9),
      subtotal_including_tax: money(29.88),
      discounts: [{ label: 'Bienvenue', amount: money(2.49) }],
      applied_taxes: [{ label: 'TVA', amount: money(tax) }],
      grand_total: money(total),
    },
  }
  const upstream = new RecordedStore({ storeConfig: recording('store-config'), cart })
  type Totals = { discounts: { price: Amount }[]; shipping: { priceInclTax: Amount } }
  const answer = await ask<{ cart: { totals: Totals } }>(
    upstream,
    `{ cart { totals { discounts { price { value { amount } } } shipping { ${PRICE} } } } }`,
    {},
    { session: createSession({ cartId: 'A' }), shop: { pricesIncludeTax: false } },
  )
  const { discounts, shipping } = answer.cart.totals
  expect(discounts.map(({ price }) => price.value.amount)).toEqual([shown.discount])
  expect(shipping.priceInclTax.value.amount).toBe(shown.shipping)
})

/** Of 2.4.6-p11: 4.90 € with tax, for a Swiss address in Swiss francs. */
test('delivery in another currency costs what the store charges', async () => {
  const money = (value: number) => ({ value, currency: 'CHF' })
  const cart = {
    ...recording<object>('cart'),
    items: [],
    shipping_addresses: [
      {
        country: { code: 'CH' },
        selected_shipping_method: {
          ...{ carrier_code: 'flatrate', method_code: 'flatrate' },
          ...{ price_incl_tax: money(3.823368), price_excl_tax: money(3.823368), amount: money(3.83) },
        },
      },
    ],
    prices: {
      ...{ subtotal_excluding_tax: money(46.62), subtotal_including_tax: money(46.62), grand_total: money(50.45) },
      ...{ discounts: null, applied_taxes: null },
    },
  }
  const upstream = new RecordedStore({ storeConfig: recording('store-config'), cart })
  const answer = await ask<{ cart: { totals: { shipping: { priceInclTax: Amount } } } }>(
    upstream,
    `{ cart { totals { shipping { ${PRICE} } } } }`,
    {},
    { session: createSession({ cartId: 'A' }) },
  )
  expect(answer.cart.totals.shipping.priceInclTax.value.amount).toBe(3.83)
})

/** Recorded at a real store that enters prices without tax: a coupon over goods of 20 % and 5.5 %. */
test('a coupon over several rates is shown with the tax that it saves, in sum and lines', async () => {
  const money = (value: number) => ({ value, currency: 'EUR' })
  const recorded = recording<{ items: object[] }>('cart')
  const line = (uid: string, exclusive: number, inclusive: number, discount: number) => ({
    ...recorded.items[0],
    ...{ uid, quantity: 1, errors: null },
    prices: {
      ...{ price: money(exclusive), price_including_tax: money(inclusive) },
      ...{ row_total: money(exclusive), row_total_including_tax: money(inclusive) },
      ...{ total_item_discount: money(discount), discounts: null },
    },
  })
  const cart = {
    ...recorded,
    items: [line('MQ==', 6.35, 7.62, 0.6), line('Mg==', 23.31, 24.59, 2.2), line('Mw==', 23.31, 27.97, 2.2)],
    shipping_addresses: [],
    prices: {
      ...{ subtotal_excluding_tax: money(52.97), subtotal_including_tax: money(60.18), grand_total: money(54.5) },
      discounts: [
        { label: 'Cinq', amount: money(2) },
        { label: 'Trois', amount: money(3) },
      ],
      applied_taxes: [
        { label: '20 %', amount: money(5.37) },
        { label: '5,5 %', amount: money(1.16) },
      ],
    },
  }
  const upstream = new RecordedStore({ storeConfig: recording('store-config'), cart })
  type Told = { items: { priceInfo: { discount: Amount } }[]; totals: { discounts: { price: Amount }[] } }
  const told = async (pricesIncludeTax: boolean) => {
    const { cart: seen } = await ask<{ cart: Told }>(
      upstream,
      '{ cart { items { priceInfo { discount { value { amount } } } } totals { discounts { price { value { amount } } } } } }',
      {},
      { session: createSession({ cartId: 'A' }), shop: { pricesIncludeTax } },
    )
    const lines = seen.items.map(({ priceInfo }) => priceInfo.discount.value.amount)
    return [lines, seen.totals.discounts.map(({ price }) => price.value.amount)]
  }
  expect(await told(false)).toEqual([
    [0.72, 2.32, 2.64],
    [2.27, 3.41],
  ])
  expect(await told(true)).toEqual([
    [0.6, 2.2, 2.2],
    [2, 3],
  ])
})
