import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

const path = `/${seed.products.find(({ visibility }) => visibility === 'catalog')?.urlKey}.html`
const query = `{ route(url: "${path}") { ... on Product { name reviewsLayer(size: 5) { total } } } }`
const MINUTE = 60_000

let store: Store
let proxy: FaultProxy
let shop: RealShop
let aged = 0
beforeAll(async () => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aged)
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
  await proxy.close()
  await store.close()
})

test.each([
  ['a little too old', 11 * MINUTE],
  ['much too old', 300 * MINUTE],
])('a crowd that comes when everything is %s asks the store nothing twice', async (_age, ms) => {
  expect([(await shop.get(path)).status, (await shop.ask(query)).status]).toEqual([200, 200])
  aged += ms
  const requested: string[] = []
  proxy.fault = ({ method, url }) => {
    requested.push(`${method} ${url}`)
    return PASS
  }
  const crowd = Array.from({ length: 60 }, (_, place) => (place % 2 ? shop.get(path) : shop.ask(query)))
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]))
  // Refreshes in the background are done, too.
  await expect.poll(() => shop.metric('musette_queue_running{queue="upstream"}')).toBe(0)
  expect(requested.length).toBeGreaterThan(0)
  expect(requested).toEqual([...new Set(requested)])
})
