import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEVELS } from '../../../bff/config/levels.ts'
import type { Store } from '../../../demo-store/server.ts'
import { openBrowser } from '../support/browser.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { startRealShop } from '../support/real-shop.ts'

const BRUSH = 'CHI-BROSSE-POILS'
const ADD = `mutation ($item: CartItemInput!) { answer: addItemToCart(item: $item) {
  success errorMessage cart { items_qty items { sku } } } }`

describe.each(LEVELS)(
  'the first guest of a shop that has just started, with a store of %s that sends its schema late,',
  (level) => {
    let store: Store
    beforeAll(async () => {
      store = await startDemoStore()
      await store.control.level({ level })
    })
    afterAll(() => store?.close())

    test.concurrent.each(['2.4.6', '2.4.7', '2.4.9'])('gets a cart, when %s was assumed', async (assumed) => {
      const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
      // One of the first two calls is for the schema.
      proxy.fault = () => (proxy.count <= 2 ? { kind: 'slow', ms: 3000 } : { kind: 'pass' })
      const shop = await startRealShop(proxy.url, { UPSTREAM_LEVEL: assumed })
      try {
        const { answer } = await openBrowser(shop.url).ask<{ answer: object }>(ADD, { item: { sku: BRUSH, qty: 2 } })
        expect(answer).toMatchObject({ success: true, cart: { items_qty: 2, items: [{ sku: BRUSH }] } })
      } finally {
        await shop.close()
        await proxy.close()
      }
    })
  },
)
