import { expect, test } from 'vitest'
import { NO_FAULTS, randomOf, runChaos } from '../../support/chaos-orders.ts'
import { openCheckoutShop } from '../support/checkout-shop.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'

const SEED = 14
const COUNT = 20

test('orders survive double clicks, lost answers and every kind of return', async () => {
  const shop = await openCheckoutShop()
  const proxy = await startFaultProxy(new URL(shop.store.url).origin)
  const random = randomOf(SEED)
  try {
    await shop.store.control.stock({ sku: 'CHI-FRI-BISCUIT', quantity: 100_000 })
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) =>
        body.includes('placeOrder(') && random() < 0.1 ? answered.slice(0, 20) : answered,
    })
    const { url } = await shop.another({ UPSTREAM_URL: `${proxy.url}/graphql` })
    // One process: without Redis two of them know nothing of each other's orders.
    const report = await runChaos({ store: shop.store, urls: () => [url], count: COUNT, seed: SEED, atOnce: 3 })
    expect(report.faults, JSON.stringify(report.logs, null, 1)).toEqual(NO_FAULTS)
    expect(report.orders).toBeGreaterThan(COUNT / 4)
  } finally {
    await proxy.close()
    await shop.close()
  }
})
