import { beforeAll, describe, expect, test } from 'vitest'
import { type Balancer, startBalancer } from './support/balancer.ts'
import { type Customer, twoCustomers } from './support/customer.ts'
import { opened, openPair, type Pair } from './support/opened.ts'
import { ALL_WELL, answered, replaceAll, underLoad, visitorsAt } from './support/rollout.ts'
import type { ShopProcess } from './support/shop-process.ts'

const TOKEN = 'a-token-for-a-rolling-restart'

describe('two processes behind a balancer without sticky sessions', () => {
  let shops: ShopProcess[]
  let start: Pair['start']
  let balancer: Balancer
  let customers: [Customer, Customer]

  beforeAll(async () => {
    ;({ shops, start } = await openPair({ CACHE_TOKEN: TOKEN, LOG_LEVEL: 'warn' }))
    balancer = opened(await startBalancer(shops.map(({ url }) => url)))
    customers = await twoCustomers(balancer.url)
  })

  test('are replaced under load without one failed or repeated request, when the balancer knows first', async () => {
    const rollout = { balancer, shops, start: () => start() }
    const counts = await underLoad(customers, balancer, async () => void (shops = await replaceAll(rollout, true)))
    expect(balancer.retries).toBe(0)
    console.log(`rolling restart: ${counts}: 0 failed`)
  }, 300_000)

  test('lose no page when the balancer does not know: it tries the other one', async () => {
    const load = visitorsAt(balancer)
    try {
      await answered(load, 5)
      shops = await replaceAll({ balancer, shops, start: () => start() }, false)
      expect(await answered(load, 20)).toEqual(ALL_WELL)
    } finally {
      await load.stop()
    }
  }, 300_000)

  test('both receive a purge, whichever of them gets it', async () => {
    const page = async (shop: ShopProcess) => {
      const response = await fetch(`${shop.url}/chats.html`)
      await response.text()
      return response.headers.get('cache-status') ?? ''
    }
    const [first, second] = shops as [ShopProcess, ShopProcess]
    await expect.poll(() => page(second), { timeout: 15_000 }).toContain('hit')
    const purged = await fetch(`${first.url}/cache/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ all: true }),
    })
    expect(purged.ok).toBe(true)
    await expect.poll(() => page(second), { timeout: 15_000, interval: 20 }).not.toContain('hit')
  })
})
