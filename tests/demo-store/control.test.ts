import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from './support/client.ts'
import { openShop } from './support/open-shop.ts'
import { openRecordedShop } from './support/store.ts'

const { store, client } = await openShop({ controlApi: true })
afterEach(() => store.control.calm())

const config = '{storeConfig{store_code}}'
const order = (action: string, body: unknown) =>
  client.send(`/__control/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('the control API', () => {
  test('switches maintenance', async () => {
    expect((await order('maintenance', { enabled: true })).json).toEqual({ ok: true })
    const { status, text } = await client.post(config)
    expect([status, text.includes('Service Temporarily Unavailable')]).toEqual([503, true])
    await order('maintenance', { enabled: false })
    expect((await client.post(config)).status).toBe(200)
  })

  test('counts requests by operation', async () => {
    await client.send('/__control/requests', { method: 'DELETE' })
    await client.post('query Config{storeConfig{store_code}}')
    await client.get('query Config{storeConfig{store_code}}')
    await client.post(config)
    const { json } = await client.send('/__control/requests')
    expect(json).toEqual({ total: 3, byOperation: { Config: 2, storeConfig: 1 } })
  })

  test('saves products so that the next response shows them', async () => {
    await order('product', { sku: 'CHN-FRI-OS', name: 'Os de bœuf', cents: 520 })
    const data = await client.run(
      '{products(filter:{sku:{eq:"CHN-FRI-OS"}}){items{name price_range{minimum_price{final_price{value}}}}}}',
    )
    expect(data.products).toEqual({
      items: [{ name: 'Os de bœuf', price_range: { minimum_price: { final_price: { value: 5.2 } } } }],
    })
  })

  test('sells out and restocks', async () => {
    const query = '{products(filter:{sku:{eq:"CHN-ACC-PANIER"}}){total_count items{stock_status}}}'
    await order('stock', { sku: 'CHN-ACC-PANIER', quantity: 0 })
    expect((await client.run(query)).products).toEqual({ total_count: 0, items: [] })
    await order('setting', { key: 'show_out_of_stock', value: true })
    expect((await client.run(query)).products).toEqual({ total_count: 1, items: [{ stock_status: 'OUT_OF_STOCK' }] })
    await order('setting', { key: 'show_out_of_stock', value: false })
    await order('stock', { sku: 'CHN-ACC-PANIER', quantity: 10 })
    expect((await client.run(query)).products).toEqual({ total_count: 1, items: [{ stock_status: 'IN_STOCK' }] })
  })

  test.each([
    ['an unknown sku', 'stock', { sku: 'INCONNU', quantity: 1 }],
    ['a negative quantity', 'stock', { sku: 'CHN-FRI-OS', quantity: -1 }],
    ['an unknown field', 'product', { sku: 'CHN-FRI-OS', colour: 'red' }],
    ['an unknown level', 'level', { level: '2.3' }],
    ['a wrong date', 'clock', { now: 'demain' }],
    ['a missing field', 'maintenance', {}],
  ])('refuses %s with a reason', async (_name, action, body) => {
    const { status, text } = await order(action, body)
    expect(status).toBe(400)
    expect(JSON.parse(text)).toHaveProperty('error')
  })

  test('is absent when it was not requested', async () => {
    const plain = await openRecordedShop()
    const { status } = await createClient(plain).send('/__control/requests')
    await plain.close()
    expect(status).toBe(404)
  })
})
