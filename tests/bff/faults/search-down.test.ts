import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

let store: Store
let proxy: FaultProxy
let shop: RealShop
let isDown = false
/** Ms by which what is cached has aged; what waits goes on waiting for real. */
let aged = 0
beforeAll(async () => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aged)
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url)
  proxy.fault = () => ({ kind: 'rewrite', rewrite: ({ url, body }, answered) => without(url + body, answered) })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
  await proxy.close()
  await store.close()
})

/** A store whose search engine is down fails on every search by words, as a real one does. */
function without(requested: string, answered: string): string {
  const isSearch =
    /products\(\s*search:/.test(decodeURIComponent(requested)) && /"search":/.test(decodeURIComponent(requested))
  if (!isDown || !isSearch) return answered
  return JSON.stringify({
    errors: [{ message: 'Internal server error', path: ['products'] }],
    data: { products: null },
  })
}

test('a search says that it is not available, is not cached, and other pages work', async () => {
  isDown = true
  const page = await shop.get('/search/agneau')
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(page.text).toContain('La recherche est momentanément indisponible')
  const response = await shop.ask('{ search(query: "agneau") { suggestions products { products { sku } } } }')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(JSON.parse(response.text)).toMatchObject({ errors: [{ extensions: { code: 'SEARCH_UNAVAILABLE' } }] })
  expect((await shop.get('/')).status).toBe(200)
  isDown = false
  expect((await shop.get('/search/agneau')).status).toBe(200)
})

const listed = seed.products.find(({ visibility }) => visibility === 'catalog')
test.each([`/${listed?.urlKey}.html`, '/chiens/croquettes.html'])(
  '%s, which was asked for meanwhile, is back seconds after the search',
  async (path) => {
    await store.control.search({ available: false })
    for (const ms of [0, 20_000]) {
      aged += ms
      expect((await shop.get(path)).status).toBe(502)
    }
    await store.control.search({ available: true })
    aged += 3000
    expect((await shop.get(path)).status).toBe(200)
  },
)
