import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import type { Store } from '../../demo-store/server.ts'
import { startLoad } from '../bff/support/load.ts'
import type { RedisServer } from '../bff/support/redis-server.ts'
import { type Customer, CAMILLE, twoCustomers } from './support/customer.ts'
import { openPair } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { get, pages } from './support/visitors.ts'

const TOKEN = 'resilience-resilience'

describe('two processes, and a Redis', () => {
  let redis: RedisServer
  let store: Store
  let shops: ShopProcess[]
  let customers: [Customer, Customer]

  beforeAll(async () => {
    ;({ redis, store, shops } = await openPair({ CACHE_TOKEN: TOKEN }))
    customers = await twoCustomers(urlOf(0))
  })
  afterAll(() => redis?.resume())

  const urlOf = (turn: number) => shops[turn % 2]?.url ?? ''

  /** The commands that a test needs itself. */
  const newClient = () => createClient({ url: redis.url })
  async function tell(command: (client: ReturnType<typeof newClient>) => Promise<unknown>): Promise<void> {
    const client = newClient()
    await client.connect()
    await command(client).finally(() => client.destroy())
  }

  const troubles: [string, () => Promise<unknown> | void, () => Promise<unknown> | void][] = [
    ['is killed', () => redis.stop(), () => redis.start()],
    ['is paused', () => redis.pause(), () => redis.resume()],
    [
      'is full and throws nothing away',
      () => tell((client) => client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1' })),
      () => tell((client) => client.configSet('maxmemory', '0')),
    ],
    ['forgets everything', () => tell((client) => client.flushAll()), () => {}],
  ]

  test.each(troubles)(
    'that %s: pages and orders go on, nothing is lost, nobody sees what is another’s',
    async (_what, fail, recover) => {
      let turn = 0
      const load = startLoad({ pages: () => get(urlOf(turn++) + (pages[turn % pages.length] ?? '/')) }, 2)
      try {
        const shown = await Promise.all(customers.map((customer) => customer.prepare()))
        await fail()
        await Promise.all(customers.map((customer, place) => customer.order(shown[place] as never)))
        for (const customer of customers) customer.moveTo(urlOf(turn++))
        await Promise.all(customers.map((customer, place) => customer.settleOrder(shown[place] as never)))
        for (let round = 0; round < 6; round++) {
          await Promise.all(
            customers.map(async (customer, place) => {
              customer.moveTo(urlOf(round + place))
              await customer.add()
              await customer.look()
            }),
          )
        }
        await Promise.all(customers.map((customer) => customer.settleCart()))
      } finally {
        await recover()
        await load.stop()
      }
      expect([...new Set(load.statuses.pages)]).toEqual([200])
      for (const { statuses } of customers) expect(Object.keys(statuses)).toEqual(['200'])

      // What one is told has changed, the other knows, too, once it can be told.
      const [goods] = seed.products.filter(({ sku }) => sku === CAMILLE.sku)
      const name = `Biscuits nouveaux ${turn}`
      const page = `/${goods?.urlKey}.html`
      for (const shop of shops) expect((await get(shop.url + page)).status).toBe(200)
      await store.control.product({ sku: CAMILLE.sku, name })
      const init = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' } }
      const purged = await fetch(`${urlOf(0)}/cache/purge`, { ...init, body: '{"all":true}' })
      expect(purged.status).toBe(200)
      for (const shop of shops) {
        await expect.poll(async () => (await get(shop.url + page)).text, { timeout: 20_000 }).toContain(name)
        expect(shop.stderr).toBe('')
      }
    },
  )
})
