import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { place, readyCart } from './support/checkout.ts'
import { createClient } from './support/client.ts'
import type { Client } from './support/client.ts'
import { openRecordedShop } from './support/store.ts'

const bag = { sku: 'TMP-DEL', quantity: 2 }

let store: Store
let client: Client
beforeAll(async () => {
  store = await openRecordedShop()
  client = createClient(store)
  await store.control.stock({ sku: bag.sku, quantity: 10 })
})
afterAll(() => store?.close())

describe('a guest’s cart by REST', () => {
  const read = async (id: string) => {
    const { status, json } = await client.send(`/rest/V1/guest-carts/${id}`)
    return { status, body: json as Record<string, unknown> }
  }

  test('keeps the number of its order, for clients with its id', async () => {
    const id = await readyCart(client, [bag], { payment: { code: 'banktransfer' } })
    const before = await read(id)
    expect(before).toMatchObject({ status: 200, body: { is_active: true } })
    expect(before.body).not.toHaveProperty('reserved_order_id')
    const number = (await place(client, id)).orderV2?.number
    const billing = { email: expect.any(String), lastname: expect.any(String), postcode: expect.any(String) }
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { is_active: false, reserved_order_id: number, billing_address: billing },
    })
  })

  test('is none of another id', async () => {
    expect(await read('x'.repeat(32))).toMatchObject({ status: 404 })
  })
})
