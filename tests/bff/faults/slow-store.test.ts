import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { realPages, type RealShop, startRealShop } from '../support/real-shop.ts'

let store: Store
let proxy: FaultProxy
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url, {}, { pages: { ...realPages, renderTimeout: 1000 } })
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.close()
})

test('a client that requests more pages than are rendered at a time gets them one after the other', async () => {
  await shop.get('/contact')
  proxy.fault = () => ({ kind: 'slow', ms: 400 })
  const products = seed.products.filter(({ visibility }) => visibility === 'catalog').slice(0, 12)
  const pages = await Promise.all(products.map(({ urlKey }) => shop.get(`/${urlKey}.html`)))
  // A page that takes the store too long is rendered by the browser.
  expect(pages.map(({ status }) => status)).toEqual(products.map(() => 200))
})
