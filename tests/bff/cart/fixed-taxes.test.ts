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

// As 2.4.8-p1 tells it: the sum of the goods holds these taxes, the prices of the lines do not.
test('a line costs what the sum of the goods counts: with its fixed product taxes, for each piece', async () => {
  const without = await read([])
  const taxes = [{ amount: { value: 0.25 } }, { amount: { value: 0.1 } }]
  const taxed = await read(taxes)
  expect(taxed.piece).toBeCloseTo(without.piece + 0.35, 5)
  expect(taxed.row).toBeCloseTo(without.row + 0.35 * without.qty, 5)
  expect(await read(null)).toEqual(without)
})
