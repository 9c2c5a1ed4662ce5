import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

const [known, ...others] = seed.products
  .filter(({ visibility }) => visibility === 'catalog')
  .map(({ urlKey }) => urlKey)

let store: Store
let proxy: FaultProxy
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url, { UPSTREAM_CONNECTIONS: '1', UPSTREAM_TIMEOUT: '1' })
  expect((await shop.get(`/${known}.html`)).status).toBe(200)
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.close()
})

test('who gets no turn at the store is asked to come back, and what is cached is shown', async () => {
  let release = () => {}
  const what = new Promise<void>((resolve) => (release = resolve))
  proxy.fault = () => ({ kind: 'after', what })
  const requested = others.slice(0, 10)
  // The one call that the store may work on at a time.
  const first = shop.ask('mutation { addItemToCart(item: { sku: "X", qty: 1 }) { success } }')
  await expect.poll(() => shop.metric('musette_queue_running{queue="upstream"}')).toBe(1)

  const [pages, answers, batch, shown] = await Promise.all([
    Promise.all(requested.map((urlKey) => shop.get(`/${urlKey}.html`))),
    Promise.all(requested.map((urlKey) => shop.ask(`{ route(url: "/x-${urlKey}.html") { __typename } }`))),
    shop.post([{ query: '{ route(url: "/en-lot.html") { __typename } }' }]),
    shop.get(`/${known}.html`),
  ])
  expect(shown.status).toBe(200)
  for (const { status, headers, text } of pages) {
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
    expect(text).toContain('Beaucoup de visiteurs en ce moment')
  }
  for (const { status, headers, text } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(JSON.parse(text)).toMatchObject({
      data: null,
      errors: [{ message: 'The server is busy', extensions: { code: 'OVERLOADED' } }],
    })
  }
  // Nothing of it was answered.
  expect([batch.status, batch.headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.parse(batch.text)).toMatchObject([{ errors: [{ extensions: { code: 'OVERLOADED' } }] }])

  // It was asked once and did not fail often: nobody has to look for it.
  release()
  await first
  proxy.fault = () => PASS
  expect(await shop.metric('musette_upstream_breaker_open')).toBe(0)
  expect((await shop.get(`/${requested[0]}.html`)).status).toBe(200)
})

test('more than may wait are turned away, too', async () => {
  proxy.fault = () => ({ kind: 'hang' })
  const crowd = Array.from({ length: 300 }, (_, place) => shop.ask(`{ route(url: "/place-${place}") { __typename } }`))
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  // The first one gives up after a second; on a slow machine some of the crowd come only then, and try the store in their turn.
  expect(statuses.filter((status) => status === 502).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status !== 502 && status !== 503)).toEqual([])
  proxy.fault = () => PASS
  // Where so many of them tried that the store counts as failing, it is left alone for a second.
  const place = async () => (await shop.ask('{ route(url: "/place") { __typename } }')).status
  await expect.poll(place).toBe(200)
})
