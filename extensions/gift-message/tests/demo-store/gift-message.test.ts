import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { place, readyCart } from '../../../../tests/demo-store/support/checkout.ts'
import { type Client, createClient } from '../../../../tests/demo-store/support/client.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

const LEASH = 'CHN-ACC-LAISSE'
const gift = { to: 'Camille', from: 'Noé', message: 'Bon anniversaire' }
const none = { to: '', from: '', message: '' }

let store: Store
let client: Client
beforeAll(async () => {
  store = await openRecordedShop()
  client = createClient(store)
  await store.control.setting({ key: 'allow_items', value: '1' })
})
afterAll(() => store?.close())

type Items = { items: { quantity: number; gift_message: typeof gift | null }[] }
const ITEMS = 'items{quantity ...on SimpleCartItem{gift_message{to from message}}}'
const UPDATE = `mutation($id:String!,$item:CartItemUpdateInput!){updateCartItems(input:{cart_id:$id,cart_items:[$item]}){cart{${ITEMS}}}}`

const read = async (id: string) =>
  (await client.run<{ cart: Items }>(`query($id:String!){cart(cart_id:$id){${ITEMS}}}`, { id })).cart.items
async function update(id: string, more: object): Promise<Items['items']> {
  const item = { cart_item_uid: await client.firstLine(id), quantity: 1, ...more }
  const { updateCartItems: answer } = await client.run<{ updateCartItems: { cart: Items } }>(UPDATE, { id, item })
  return answer.cart.items
}

describe('a gift message', () => {
  test('is kept with a change of its line, and removed by an empty text', async () => {
    const id = await client.cart([{ sku: LEASH, quantity: 1 }])
    expect(await read(id)).toEqual([{ quantity: 1, gift_message: none }])
    expect(await update(id, { quantity: 2, gift_message: gift })).toEqual([{ quantity: 2, gift_message: gift }])
    expect(await update(id, { quantity: 3 })).toEqual([{ quantity: 3, gift_message: gift }])
    expect(await update(id, { gift_message: { ...gift, message: ' ' } })).toEqual([{ quantity: 1, gift_message: none }])
  })

  test('needs the quantity', async () => {
    const id = await client.cart([{ sku: LEASH, quantity: 1 }])
    const item = { cart_item_uid: await client.firstLine(id), gift_message: gift }
    expect((await client.refusal(UPDATE, { id, item })).message).toContain('"quantity"')
  })

  test('is lost without an error where a name is too long, or none is allowed', async () => {
    const id = await client.cart([{ sku: LEASH, quantity: 1 }])
    await update(id, { gift_message: gift })
    const long = { ...gift, to: 'x'.repeat(256) }
    expect(await update(id, { gift_message: long })).toEqual([{ quantity: 1, gift_message: gift }])
    await store.control.setting({ key: 'allow_items', value: '0' })
    await update(id, { gift_message: { ...gift, message: 'Autre' } })
    await store.control.setting({ key: 'allow_items', value: '1' })
    expect(await read(id)).toEqual([{ quantity: 1, gift_message: gift }])
  })

  test('is null where there is none, from 2.4.8 on', async () => {
    const id = await client.cart([{ sku: LEASH, quantity: 1 }])
    await store.control.level({ level: '2.4.8' })
    expect(await read(id)).toEqual([{ quantity: 1, gift_message: null }])
    await store.control.level({ level: '2.4.7' })
  })

  test('is in the order; a line without one is an error before 2.4.9', async () => {
    const id = await readyCart(client, [
      { sku: LEASH, quantity: 1 },
      { sku: 'CHN-FRI-OS', quantity: 1 },
    ])
    await update(id, { gift_message: gift })
    const { orderV2 } = await place(client, id)
    const query = 'query($t:String!){guestOrderByToken(input:{token:$t}){items{gift_message{to from message}}}}'
    const items = [{ gift_message: gift }, { gift_message: null }]
    const { json } = await client.post(query, { t: orderV2?.token })
    expect(json?.data?.guestOrderByToken).toEqual({ items })
    expect(json?.errors).toMatchObject([{ message: "Can't load message for order item" }])
    await store.control.level({ level: '2.4.9' })
    expect(await client.run(query, { t: orderV2?.token })).toEqual({ guestOrderByToken: { items } })
    await store.control.level({ level: '2.4.7' })
  })
})
