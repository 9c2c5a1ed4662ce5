import { expect, test } from 'vitest'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Line = { quantity: number; prices: object; product: object }
type Amount = { value: { amount: number } }
type Shown = {
  cart: { items: { qty: number; priceInfo: Record<'price' | 'rowTotal', { priceInclTax: Amount }> }[] }
}

const cart = recording<{ id: string; items: Line[] }>('cart')
const [product] = Object.values(recording<Record<string, object>>('products'))
const CART =
  '{ cart { items { qty priceInfo { price { priceInclTax { value { amount } } } rowTotal { priceInclTax { value { amount } } } } } } }'

async function read(fixed_product_taxes: object[] | null): Promise<{ qty: number; piece: number; row: number }> {
  const [line] = cart.items
  const item = { ...line, product: { ...product, ...line?.product }, prices: { ...line?.prices, fixed_product_taxes } }
  const upstream = new RecordedStore({ storeConfig: recording('store-config'), cart: { ...cart, items: [item] } })
  const { cart: shown } = await ask<Shown>(upstream, CART, {}, { session: createSession({ cartId: cart.id }) })
  const [first] = shown.items
  if (!first) throw new Error('the cart has no line')
  const { price, rowTotal } = first.priceInfo
  return { qty: first.qty, piece: price.priceInclTax.value.amount, row: rowTotal.priceInclTax.value.amount }
}

// As 2.4.8-p1 returns it: the sum of the goods holds these taxes, the prices of the lines do not.
test('a line costs what the sum of the goods counts: with its fixed product taxes, for each piece', async () => {
  const without = await read([])
  const taxes = [{ amount: { value: 0.25 } }, { amount: { value: 0.1 } }]
  const taxed = await read(taxes)
  expect(taxed.piece).toBeCloseTo(without.piece + 0.35, 5)
  expect(taxed.row).toBeCloseTo(without.row + 0.35 * without.qty, 5)
  expect(await read(null)).toEqual(without)
})

// 2.4.8-p1, prices without tax: 10 % off three treats and seven bones.
test('a discount has the tax that it saves, and no share of the fixed product taxes that the sum of the goods has', async () => {
  const [line] = cart.items
  const of = (quantity: number, figures: [row: number, withTax: number, discount: number, fixed: number]) => {
    const [row_total, row_total_including_tax, total_item_discount, fixed] = figures.map((value) => ({ value }))
    const fixed_product_taxes = [{ label: 'Éco-participation', amount: fixed }]
    const prices = { ...line?.prices, row_total, row_total_including_tax, total_item_discount, fixed_product_taxes }
    return { ...line, product: { ...product, ...line?.product }, quantity, prices }
  }
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const prices = {
    ...{ subtotal_excluding_tax: euros(39.81), subtotal_including_tax: euros(55.32), grand_total: euros(50.55) },
    applied_taxes: [{ label: 'FR 20', amount: euros(7.17) }],
    discounts: [{ label: 'Dix pour cent', amount: euros(3.98) }],
  }
  const items = [of(3, [16.5, 19.8, 1.65, 0.02]), of(7, [23.31, 27.97, 2.33, 1.07])]
  const upstream = new RecordedStore({
    storeConfig: recording('store-config'),
    cart: { ...cart, items, prices, shipping_addresses: [] },
  })
  const { cart: shown } = await ask<{ cart: object }>(
    upstream,
    `{ cart {
      items { priceInfo { discount { value { amount } } fixedTaxes { label price { value { amount } } } } }
      totals { discounts { label price { value { amount } } } }
    } }`,
    {},
    { session: createSession({ cartId: cart.id }), shop: { pricesIncludeTax: false, pricesShowTax: true } },
  )
  const amount = (value: number) => ({ value: { amount: value } })
  const fixed = (value: number) => [{ label: 'Éco-participation', price: amount(value) }]
  expect(shown).toEqual({
    items: [
      { priceInfo: { discount: amount(1.98), fixedTaxes: fixed(0.06) } },
      { priceInfo: { discount: amount(2.8), fixedTaxes: fixed(7.49) } },
    ],
    totals: { discounts: [{ label: 'Dix pour cent', price: amount(4.77) }] },
  })
})
