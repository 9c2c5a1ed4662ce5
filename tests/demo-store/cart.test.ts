import { describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

type Money = { value: number }
type Cart = {
  id: string
  total_quantity: number
  is_virtual: boolean
  applied_coupons: { code: string }[] | null
  prices: {
    subtotal_excluding_tax: Money
    subtotal_including_tax: Money
    subtotal_with_discount_excluding_tax: Money
    applied_taxes: { label: string; amount: Money }[]
    discounts: { label: string; amount: Money }[] | null
    grand_total: Money
  }
  items: {
    uid: string
    quantity: number
    errors: { code: string; message: string }[] | null
    product: { sku: string }
    prices: { price: Money; row_total: Money; row_total_including_tax: Money }
  }[]
}

const cartFields = `id total_quantity is_virtual applied_coupons{code}
  prices{subtotal_excluding_tax{value} subtotal_including_tax{value} subtotal_with_discount_excluding_tax{value}
    applied_taxes{label amount{value}} discounts{label amount{value}} grand_total{value}}
  items{uid quantity errors{code message} product{sku} prices{price{value} row_total{value} row_total_including_tax{value}}}`
const addMutation = `mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){
  cart{${cartFields}} user_errors{code message}}}`
const updateMutation = `mutation($id:String!,$items:[CartItemUpdateInput!]!){updateCartItems(input:{cart_id:$id,cart_items:$items}){
  cart{${cartFields}}}}`

const uid = (text: string): string => Buffer.from(text).toString('base64')

const { store, client } = await openShop()

const read = async (id: string): Promise<Cart> =>
  (await client.run<{ cart: Cart }>(`query($id:String!){cart(cart_id:$id){${cartFields}}}`, { id })).cart

const add = async (id: string, items: object[], headers: Record<string, string> = {}) => {
  const { json, text } = await client.post(addMutation, { id, items }, headers)
  if (!json?.data) throw new Error(text)
  return (json.data as { addProductsToCart: { cart: Cart; user_errors: { code: string; message: string }[] } })
    .addProductsToCart
}

const engraved = (text: string, finish: number, more: object = {}) => ({
  sku: 'MEDAILLE',
  quantity: 1,
  selected_options: [uid(`custom-option/2/${finish}`)],
  entered_options: [{ uid: uid('custom-option/1'), value: text }],
  ...more,
})

/** The cart of the recordings, line by line in the order they were added. */
const recordedItems = [
  { sku: 'CHN-CROQ-AGN', quantity: 3 },
  { sku: 'CHN-CROQ-SAU', quantity: 1 },
  { sku: 'CHN-CROQ-POU', quantity: 1, selected_options: [uid('configurable/139/12')] },
  { sku: 'CHN-CROQ-POU-2', quantity: 2 },
  { sku: 'CHN-FRI-BISC', quantity: 1 },
  { sku: 'INVISIBLE', quantity: 1 },
  { sku: 'CHN-FRI-OS', quantity: 2 },
  { sku: 'CHN-ACC-GAMELLE', quantity: 1 },
  { sku: 'CHN-ACC-LAISSE', quantity: 1 },
  engraved('REX', 2),
  engraved('MEDOR', 1, {
    selected_options: [uid('custom-option/2/1'), uid('custom-option/4/3'), uid('custom-option/4/4')],
  }),
  {
    sku: 'BND-DYN',
    quantity: 1,
    selected_options: ['11/17/1', '12/18/1', '13/19/2', '13/20/1'].map((part) => uid(`bundle/${part}`)),
  },
  {
    sku: 'BND-FIX',
    quantity: 1,
    selected_options: [uid('bundle/15/24/1')],
    entered_options: [{ uid: uid('bundle/14/22/1'), value: '3' }],
  },
  { sku: 'BND-FIX', quantity: 1, entered_options: [{ uid: uid('bundle/14/21/1'), value: '2' }] },
  { sku: 'GUIDE-CHIOT', quantity: 1, selected_options: [uid('downloadable/3')] },
  { sku: 'CONSULT-VETO', quantity: 1 },
]

describe('money', () => {
  test('adds up to the cent like the recorded cart of every product type', async () => {
    const { cart, user_errors: errors } = await add(await client.cart([]), recordedItems)
    expect(errors).toEqual([])
    expect(cart.items.map(({ prices }) => [prices.price.value, prices.row_total.value])).toEqual([
      [24.92, 74.75],
      [24.33, 24.33],
      [37.43, 37.43],
      [10.75, 21.5],
      [5.16, 5.16],
      [4.17, 4.17],
      [4.09, 8.17],
      [7.91, 7.91],
      [20, 20],
      [15, 15],
      [16.42, 16.42],
      [74.38, 74.38],
      [43.75, 43.75],
      [32.5, 32.5],
      [9.58, 9.58],
      [29.17, 29.17],
    ])
    expect(cart.prices).toMatchObject({
      subtotal_excluding_tax: { value: 424.22 },
      subtotal_including_tax: { value: 509.06 },
      applied_taxes: [{ label: 'FR-20', amount: { value: 84.84 } }],
      discounts: null,
      grand_total: { value: 509.06 },
    })
    expect(cart.total_quantity).toBe(28)
  })

  test('takes a percentage off and taxes what is left', async () => {
    const id = await client.cart([{ sku: 'CHN-ACC-LAISSE', quantity: 2 }])
    await client.coupon(id, 'bienvenue10')
    const { prices, applied_coupons: coupons } = await read(id)
    expect(coupons).toEqual([{ code: 'bienvenue10' }])
    expect(prices).toMatchObject({
      subtotal_including_tax: { value: 48 },
      subtotal_with_discount_excluding_tax: { value: 36 },
      applied_taxes: [{ amount: { value: 7.2 } }],
      discounts: [{ label: 'Remise Bienvenue 10', amount: { value: 4.8 } }],
      grand_total: { value: 43.2 },
    })
  })

  test('follows the catalogue at once', async () => {
    const id = await client.cart([{ sku: 'CHN-ACC-LAISSE', quantity: 1 }])
    await store.control.product({ sku: 'CHN-ACC-LAISSE', cents: 3000 })
    expect((await read(id)).prices.grand_total.value).toBe(30)
    await store.control.product({ sku: 'CHN-ACC-LAISSE', cents: 2400 })
  })

  test('keeps a coupon that expired meanwhile, which reduces nothing', async () => {
    const id = await client.cart([{ sku: 'CHN-ACC-LAISSE', quantity: 1 }])
    await store.control.clock({ now: '2019-06-01T00:00:00Z' })
    await client.coupon(id, 'PERIME')
    expect((await read(id)).prices.grand_total.value).toBe(12)
    await store.control.clock({ now: null })
    expect((await read(id)).applied_coupons).toEqual([{ code: 'PERIME' }])
    expect((await read(id)).prices.grand_total.value).toBe(24)
  })
})

describe('lines', () => {
  test('merges equal requests and keeps different ones apart', async () => {
    const id = await client.cart([])
    await add(id, [engraved('REX', 1)])
    const { cart } = await add(id, [engraved('REX', 1), engraved('MAX', 1)])
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  test('adds the parts of a grouped product with their own quantities', async () => {
    const { cart } = await add(await client.cart([]), [{ sku: 'COFFRET-CHIOT', quantity: 5 }])
    expect(cart.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      ['CHN-FRI-OS', 1],
      ['CHN-ACC-GAMELLE', 1],
      ['CHN-ACC-LAISSE', 1],
    ])
  })

  test('adds what it can and reports the rest, in French without usable codes', async () => {
    const items = [
      { sku: 'CHN-FRI-OS', quantity: 1 },
      { sku: 'INCONNU', quantity: 1 },
      { sku: 'CHN-ACC-GAMELLE', quantity: 10 },
    ]
    const french = await add(await client.cart([]), items)
    expect(french.cart.items).toHaveLength(1)
    expect(french.user_errors.map(({ code }) => code)).toEqual(['UNDEFINED', 'UNDEFINED'])
    const english = await add(await client.cart([]), items, { Store: 'en' })
    expect(english.user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK'])
  })

  test('counts stock over all lines and inside bundles', async () => {
    const id = await client.cart([{ sku: 'CHN-ACC-GAMELLE', quantity: 2 }])
    const { user_errors: errors } = await add(id, [{ sku: 'CHN-ACC-GAMELLE', quantity: 2 }])
    expect(errors).toHaveLength(1)
    expect((await read(id)).items[0]?.quantity).toBe(2)
  })

  test('hides a disabled product silently, and shows it again', async () => {
    const id = await client.cart([
      { sku: 'CHN-ACC-LAISSE', quantity: 1 },
      { sku: 'CHN-FRI-OS', quantity: 1 },
    ])
    await store.control.product({ sku: 'CHN-ACC-LAISSE', enabled: false })
    expect((await read(id)).items.map(({ product }) => product.sku)).toEqual(['CHN-FRI-OS'])
    await store.control.product({ sku: 'CHN-ACC-LAISSE', enabled: true })
    expect((await read(id)).items).toHaveLength(2)
  })

  test('marks a line whose stock fell below its quantity', async () => {
    const id = await client.cart([{ sku: 'TMP-DEL', quantity: 4 }])
    await store.control.stock({ sku: 'TMP-DEL', quantity: 3 })
    const { items, prices } = await read(id)
    expect(items[0]?.errors).toEqual([{ code: 'ITEM_QTY', message: "La quantité demandée n'est pas disponible" }])
    expect(prices.grand_total.value).toBe(32)
    await store.control.stock({ sku: 'TMP-DEL', quantity: 100 })
  })

  test('removes a line at zero and refuses more than there is', async () => {
    const id = await client.cart([{ sku: 'CHN-ACC-GAMELLE', quantity: 1 }])
    const line = await client.firstLine(id)
    const refused = await client.post(updateMutation, { id, items: [{ cart_item_uid: line, quantity: 9 }] })
    expect(refused.json?.errors?.[0]).toMatchObject({
      message: expect.stringContaining('CHN-ACC-GAMELLE'),
      extensions: { category: 'graphql-input' },
    })
    const emptied = await client.run<{ updateCartItems: { cart: Cart } }>(updateMutation, {
      id,
      items: [{ cart_item_uid: line, quantity: 0 }],
    })
    expect(emptied.updateCartItems.cart.items).toEqual([])
  })

  test('changes the entered options of a line', async () => {
    const id = await client.cart([engraved('REX', 1)])
    const line = await client.firstLine(id)
    await client.run(updateMutation, {
      id,
      items: [
        {
          cart_item_uid: line,
          customizable_options: [
            { id: 1, value_string: 'MAX' },
            { id: 2, value_string: '2' },
          ],
        },
      ],
    })
    const { text } = await client.post(
      'query($id:String!){cart(cart_id:$id){items{... on SimpleCartItem{customizable_options{values{value}}}}}}',
      { id },
    )
    expect(text).toContain('"MAX"')
    expect((await read(id)).prices.grand_total.value).toBe(18)
  })

  test.each(['', '0', 'abc', '-1', '1.5', '99999999999999999999'])('knows no line «%s»', async (id) => {
    const cart = await client.cart([{ sku: 'CHN-FRI-OS', quantity: 1 }])
    const query = 'mutation($c:String!,$u:ID!){removeItemFromCart(input:{cart_id:$c,cart_item_uid:$u}){cart{id}}}'
    const { json } = await client.post(query, { c: cart, u: uid(id) })
    expect(json?.errors?.[0]?.extensions?.category).toMatch(/^graphql-(input|no-such-entity)$/)
  })

  test('survives texts that a database cannot hold', async () => {
    const id = await client.cart([engraved('RE\0X', 1)])
    expect((await read(id)).items).toHaveLength(1)
    const { json } = await client.post('query($id:String!){cart(cart_id:$id){id}}', { id: 'a\0b' })
    expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
  })

  test('is virtual when nothing is shipped', async () => {
    expect((await read(await client.cart([{ sku: 'CONSULT-VETO', quantity: 1 }]))).is_virtual).toBe(true)
    expect((await read(await client.cart([]))).is_virtual).toBe(false)
  })
})

describe('at the same time', () => {
  test('keeps every one of six additions', async () => {
    const id = await client.cart([])
    await Promise.all(Array.from({ length: 6 }, () => add(id, [{ sku: 'CHN-FRI-OS', quantity: 1 }])))
    const { items } = await read(id)
    expect(items.map(({ quantity }) => quantity)).toEqual([6])
  })

  test('keeps different lines of different requests', async () => {
    const id = await client.cart([])
    const skus = ['CHN-FRI-OS', 'CHN-FRI-BISC', 'CHN-CROQ-AGN', 'CHN-ACC-LAISSE']
    await Promise.all(skus.map((sku) => add(id, [{ sku, quantity: 1 }])))
    expect((await read(id)).items.map(({ product }) => product.sku).sort()).toEqual([...skus].sort())
  })
})

test('forgets carts that were not changed for a month', async () => {
  const id = await client.cart([])
  await store.control.clock({ now: new Date(Date.now() + 31 * 86_400_000).toISOString() })
  await client.cart([])
  await store.control.clock({ now: null })
  const { json } = await client.post('query($id:String!){cart(cart_id:$id){id}}', { id })
  expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
})
