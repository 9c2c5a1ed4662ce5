import { describe, expect, test } from 'vitest'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { RecordedStore, recording, refusal } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Line = { uid: string; product: unknown } & Record<string, unknown>

const cart = recording<{ id: string; items: Line[]; prices: object }>('cart')
const products = recording<Record<string, object>>('products')
const items: Line[] = cart.items.slice(0, 3).map((item) => ({
  ...item,
  product: { ...products['CHN-CROQ-AGN'], ...(item.product as object) },
}))
const broken = () => refusal('rejected', 'Internal server error')

const CART = `{ cart { canCheckout items { item_id name qty choice { sku } product { path stock { isInStock quantityLeft } }
  priceInfo { rowTotal { priceInclTax { value { amount } } } } errors } } }`

type Cart = { cart: { canCheckout: boolean; items: ({ item_id: string } & Record<string, unknown>)[] } }

function read(given: Line[], more: object = {}): Promise<Cart> {
  const upstream = new RecordedStore({
    storeConfig: recording('store-config'),
    cart: { ...cart, items: given, ...more },
  })
  return ask<Cart>(upstream, CART, {}, { session: createSession({ cartId: cart.id }) })
}

describe('a cart of which the store cannot return a part', () => {
  test('keeps its other lines, and shows one without its product so that it can be removed', async () => {
    const [first, second, third] = items
    const { cart: shown } = await read([first, { ...second, product: broken }, third] as Line[])
    expect(shown.canCheckout).toBe(false)
    expect(shown.items).toHaveLength(3)
    expect(shown.items.filter(({ errors }) => (errors as string[]).length === 0)).toHaveLength(2)
    expect(shown.items.at(-1)).toMatchObject({
      item_id: Buffer.from(second?.uid ?? '', 'base64').toString(),
      name: 'Article indisponible',
      qty: second?.['quantity'],
      choice: null,
      product: { path: '' },
      errors: [expect.stringContaining('Retirez-le')],
    })
  })

  test('is not ordered with a line whose error the store cannot say', async () => {
    const [first, second] = items
    const { cart: shown } = await read([
      first,
      { ...second, errors: [{ code: 'UNDEFINED', message: broken }] },
    ] as Line[])
    expect(shown.canCheckout).toBe(false)
    expect(shown.items[1]?.['errors']).toEqual([expect.stringContaining('ne peut plus être commandé')])
  })

  test('uses the errors of a line, not the stock of its product', async () => {
    const [first] = items
    const soldOut = { ...(first?.product as object), stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: broken }
    const { cart: shown } = await read([{ ...first, errors: null, product: soldOut }] as Line[])
    expect(shown.canCheckout).toBe(true)
    expect(shown.items[0]).toMatchObject({ errors: [], product: { stock: { isInStock: true, quantityLeft: null } } })
  })

  test('is not ordered while its total is unknown', async () => {
    const priceless = await read(items as Line[], { prices: broken })
    expect(priceless.cart.canCheckout).toBe(false)
    expect(priceless.cart.items).toHaveLength(items.length)
    const [first, second] = items
    const { cart: shown } = await read([first, { ...second, prices: broken }] as Line[])
    expect(shown.canCheckout).toBe(false)
    expect(shown.items[1]?.['errors']).toEqual([expect.stringContaining('prix')])
  })

  test('takes an amount without a figure for unknown, not for nothing', async () => {
    const withoutTotal = await read(items as Line[], { prices: { ...cart.prices, grand_total: { value: null } } })
    expect(withoutTotal.cart.canCheckout).toBe(false)
    const [first, second] = items
    const prices = { ...(second?.['prices'] as object), row_total_including_tax: { value: null } }
    const { cart: shown } = await read([first, { ...second, prices }] as Line[])
    expect(shown.canCheckout).toBe(false)
    expect(shown.items[1]?.['errors']).toEqual([expect.stringContaining('prix')])
  })
})
