import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_TAGS } from '../../../bff/cache/purge-log.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type Fault, type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { collectLines } from '../support/log-lines.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

const [known, other] = seed.products
  .filter(({ visibility }) => visibility === 'catalog')
  .map(({ urlKey }) => `/${urlKey}.html`) as [string, string]

let store: Store
let proxy: FaultProxy
let shop: RealShop
const lines = collectLines()
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url, { LOG_LEVEL: 'info' }, { logStream: lines })
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.close()
})

test.each<[string, Fault, string, string, number]>([
  [
    'keeps failing',
    { kind: 'answer', status: 500, body: 'down' },
    'musette_upstream_breaker_open',
    'the store keeps failing and is left alone',
    502,
  ],
  [
    'is in maintenance',
    { kind: 'answer', status: 503, body: 'soon' },
    'musette_upstream_maintenance',
    'the store is in maintenance',
    503,
  ],
])('a store that %s is logged once, and not again by each visitor', async (_, fault, series, event, status) => {
  proxy.fault = () => PASS
  await expect.poll(async () => (await shop.get(known)).status).toBe(200)
  await expect.poll(() => shop.metric(series)).toBe(0)
  lines.texts.length = 0
  proxy.fault = () => fault
  for (let i = 0; (await shop.metric(series)) !== 1; i++) await shop.ask(`{ route(url: "/x-${i}") { __typename } }`)
  shop.app.purges.purge(ALL_TAGS)

  const began = lines.texts.length
  for (let i = 0; i < 3; i++) {
    expect((await shop.get(known)).status).toBe(200)
    expect((await shop.get(other)).status).toBe(status)
    expect((await shop.ask('{ navigation { id } }')).status).toBe(200)
  }
  const said = await lines.of('server')
  expect(said.filter(({ msg }) => msg === event)).toHaveLength(1)
  expect(lines.texts.slice(began).filter((text) => text.includes('"logger":"server"'))).toEqual([])
})
