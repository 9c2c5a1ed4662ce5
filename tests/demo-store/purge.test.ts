import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { place, readyCart } from './support/checkout.ts'
import { createClient } from './support/client.ts'
import { openRecordedShop } from './support/store.ts'

let store: Store
const received: { method: string; url: string; rawHeaders: string[] }[] = []
const listener = createServer((request, response) => {
  received.push({ method: request.method ?? '', url: request.url ?? '', rawHeaders: request.rawHeaders })
  response.end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  store = await openRecordedShop({ purgeHosts: [`127.0.0.1:${port}`] })
})
beforeEach(() => {
  received.length = 0
})
afterAll(async () => {
  await store.close()
  await new Promise((resolve) => listener.close(resolve))
})

/** Tags of each request, the wrapping of the pattern removed. */
const tags = (): string[][] =>
  received.map(({ rawHeaders }) =>
    (rawHeaders[1] ?? '')
      .split(')|(')
      .map((part) => part.replace(/^\(*\^\|,\)|\(\(\^\|,\)/, '').replace(/\(,\|\$\)\)?$/, '')),
  )

describe('a save', () => {
  test('is sent as Magento sends it', async () => {
    await store.control.product({ sku: 'CHN-ACC-LAISSE', name: 'Laisse en cuir' })
    expect(received[0]).toMatchObject({ method: 'PURGE', url: '/' })
    expect(received[0]?.rawHeaders.slice(0, 4)).toEqual([
      'X-Magento-Tags-Pattern',
      '((^|,)cat_p_5(,|$))',
      'Host',
      '127.0.0.1',
    ])
  })

  test.each([
    ['of a product is announced twice', { sku: 'CHN-ACC-LAISSE', cents: 2500 }, [['cat_p_5'], ['cat_p_5']]],
    [
      'of a variant names its parent',
      { sku: 'CHN-CROQ-POU-2', cents: 1390 },
      [['cat_p_21', 'cat_p_23'], ['cat_p_21'], ['cat_p_23']],
    ],
    [
      'that disables a product names its categories',
      { sku: 'CHN-FRI-BISC', enabled: false },
      [['cat_p_4', 'cat_c_p_3', 'cat_c_p_5'], ['cat_p_4']],
    ],
    [
      'that adds a category names that one',
      { sku: 'CHN-ACC-LAISSE', categoryIds: [3, 6, 14] },
      [['cat_p_5', 'cat_c_p_14'], ['cat_p_5']],
    ],
  ])('%s', async (_name, change, expected) => {
    await store.control.product(change)
    expect(tags()).toEqual(expected)
  })

  test('is followed by the indexer, with categories and grouped parents', async () => {
    await store.control.index()
    received.length = 0
    await store.control.product({ sku: 'CHN-ACC-LAISSE', cents: 2600 })
    received.length = 0
    await store.control.index()
    expect(tags()).toEqual([['cat_p_5', 'cat_p_27', 'cat_c_2', 'cat_c_3', 'cat_c_6', 'cat_c_14']])
    received.length = 0
    await store.control.index()
    expect(received).toEqual([])
  })

  test('of a category does not name its parent', async () => {
    await store.control.category({ id: 5, name: 'Récompenses' })
    expect(tags()).toEqual([['cat_c_5', 'cat_c_p_5']])
  })

  test('of content names ids and identifiers', async () => {
    await store.control.page({ identifier: 'mentions-legales', title: 'Mentions' })
    await store.control.block({ identifier: 'header-usp-1', content: '<p>Livraison</p>' })
    expect(tags()).toEqual([['cms_p_5'], ['cms_b_1', 'cms_b_header-usp-1']])
  })

  test('of a setting names the store views', async () => {
    await store.control.setting({ key: 'default_title', value: 'Autre' })
    expect(tags()).toEqual([['gql_store_config_1', 'gql_store_config_2']])
  })

  test('does not fail when a host does not respond', async () => {
    await store.control.purgeHosts({ hosts: ['127.0.0.1:1'] })
    await expect(store.control.product({ sku: 'CHN-ACC-LAISSE', cents: 2400 })).resolves.toBeUndefined()
    const { port } = listener.address() as AddressInfo
    await store.control.purgeHosts({ hosts: [`127.0.0.1:${port}`] })
  })
})

describe('stock', () => {
  test('is not announced while it stays above zero', async () => {
    await store.control.stock({ sku: 'MEDAILLE', quantity: 7 })
    expect(received).toEqual([])
  })

  test('is announced when it crosses zero, either way', async () => {
    await store.control.stock({ sku: 'MEDAILLE', quantity: 0 })
    expect(tags()).toEqual([['cat_p_33'], ['cat_p_33'], ['cat_c_p_3', 'cat_c_p_6']])
    received.length = 0
    await store.control.stock({ sku: 'MEDAILLE', quantity: 5 })
    expect(received).toHaveLength(3)
  })
})

test('flushes everything with one pattern', async () => {
  await store.control.flush()
  expect(received[0]?.rawHeaders[1]).toBe('.*')
})

describe('an order', () => {
  test('is announced, after its response, only for what it sold out', async () => {
    const client = createClient(store)
    await store.control.stock({ sku: 'TMP-DEL', quantity: 3 })
    const [some, rest] = [
      await readyCart(client, [{ sku: 'TMP-DEL', quantity: 1 }]),
      await readyCart(client, [{ sku: 'TMP-DEL', quantity: 2 }]),
    ]
    received.length = 0
    await place(client, some)
    await place(client, rest)
    await expect.poll(() => tags()).toEqual([['cat_p_40']])
  })
})
