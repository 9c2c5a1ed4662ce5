import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { startLoad } from '../bff/support/load.ts'
import { redisServerPath } from '../bff/support/redis-server.ts'
import { type Balancer, startBalancer } from './support/balancer.ts'
import { type Customer, twoCustomers } from './support/customer.ts'
import { opened, openPair, type Pair } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'

const path = redisServerPath()
if (!path) console.warn('Not tested: a rolling restart. There is neither redis-server nor valkey-server.')

const TOKEN = 'a-token-for-a-rolling-restart'
const PAGES = ['/', '/chiens.html', '/chats.html', '/chevaux.html']

describe.skipIf(!path)('two processes behind a balancer without sticky sessions', () => {
  let shops: ShopProcess[]
  let start: Pair['start']
  let balancer: Balancer
  let customers: [Customer, Customer]

  const addresses = () => shops.map(({ url }) => url)

  beforeAll(async () => {
    ;({ shops, start } = await openPair(path ?? '', { CACHE_TOKEN: TOKEN, LOG_LEVEL: 'warn' }))
    balancer = opened(await startBalancer(addresses()))
    customers = await twoCustomers(balancer.url)
  })

  /** Until each of the visitors had so many answers more; then what they were, one of each. */
  async function answered(load: ReturnType<typeof visitors>, each: number): Promise<[string, ...number[]][]> {
    await expect
      .poll(() => Math.min(...Object.values(load.statuses).map(({ length }) => length)), { timeout: 90_000 })
      .toBeGreaterThanOrEqual(each)
    return Object.entries(load.statuses).map(([kind, statuses]) => [kind, ...new Set(statuses)])
  }

  function visitors() {
    let count = 0
    const get = (target: string) =>
      fetch(balancer.url + target, { redirect: 'manual' }).then(async (response) => (await response.text(), response))
    return startLoad(
      {
        keptPages: () => get(PAGES[count++ % PAGES.length] as string),
        newPages: () => get(`/chiens.html?minPrice=${count++}`),
        data: () =>
          get(`/graphql?query=${encodeURIComponent(`{ route(url: "/nulle-part-${count++}") { __typename } }`)}`),
      },
      2,
    )
  }

  /** As upgrades do: a new one is there before an old one goes. */
  async function replaceAll(isTold: boolean): Promise<void> {
    for (const old of [...shops]) {
      const next = await start()
      await expect.poll(() => fetch(`${next.url}/health/ready`).then(({ status }) => status)).toBe(200)
      shops = [...shops.filter((shop) => shop !== old), next]
      balancer.targets = isTold ? addresses() : [...addresses(), old.url]
      // As the manifests have test (`preStop.sleep`): what is on its way to the old one arrives.
      if (isTold) await pause(500)
      expect(await old.terminate()).toBe(0)
      expect(old.stderr).toBe('')
      balancer.targets = addresses()
    }
  }

  test('are replaced under load without one request that fails, and without one asked twice, when the balancer is told first', async () => {
    const load = visitors()
    const shopping = { isOpen: true }
    const carts = Promise.all(
      customers.map(async (customer) => {
        while (shopping.isOpen) {
          await customer.add()
          await customer.look()
        }
      }),
    )
    try {
      await answered(load, 5)
      await replaceAll(true)
      const statuses = await answered(load, 20)
      expect(statuses).toEqual([
        ['keptPages', 200],
        ['newPages', 200],
        ['data', 200],
      ])
    } finally {
      shopping.isOpen = false
      await carts
      await load.stop()
    }
    expect(balancer.retries).toBe(0)
    // One session anywhere: each request went to another process, and every piece that was promised is in the cart.
    for (const customer of customers) {
      expect(Object.keys(customer.statuses)).toEqual(['200'])
      await customer.settleCart()
    }
    const counts = Object.entries(load.statuses).map(([kind, { length }]) => `${kind} ${length}`)
    console.log(
      `rolling restart: ${counts.join(', ')}, customers ${customers.map(({ statuses }) => statuses[200]).join(' + ')}: 0 failed`,
    )
  }, 300_000)

  test('lose no page when the balancer is told nothing: it asks the other one', async () => {
    const load = visitors()
    try {
      await answered(load, 5)
      await replaceAll(false)
      const statuses = await answered(load, 20)
      expect(statuses.map(([kind, ...all]) => [kind, all])).toEqual([
        ['keptPages', [200]],
        ['newPages', [200]],
        ['data', [200]],
      ])
    } finally {
      await load.stop()
    }
  }, 300_000)

  test('hear of a purge, whichever of them is told', async () => {
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
