import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import type { Store } from '../../demo-store/server.ts'
import { startLoad } from '../bff/support/load.ts'
import { type RealShop, startRealShop } from '../bff/support/real-shop.ts'
import { type RedisServer, startRedisServer } from '../bff/support/redis-server.ts'
import { startDemoStore } from '../bff/support/demo-store.ts'

const pages = seed.products
  .filter(({ visibility, enabled }) => visibility === 'catalog' && enabled)
  .map(({ urlKey }) => `/${urlKey}.html`)
const known = ['/', '/chiens.html', '/chats.html']

describe('a Redis', () => {
  let redis: RedisServer
  let store: Store
  let shops: RealShop[]
  beforeAll(async () => {
    redis = await startRedisServer()
    store = await startDemoStore()
    // Stores and shops share a processor here: too many calls at a time are not what is tested.
    const env = { REDIS_URL: redis.url, RATE_LIMIT_MUTATIONS: '100000', UPSTREAM_CONNECTIONS: '128' }
    shops = [await startRealShop(store.url.slice(0, -1), env), await startRealShop(store.url.slice(0, -1), env)]
  })
  afterAll(async () => {
    redis.resume()
    for (const shop of shops) await shop.close()
    await store.close()
    await redis.close()
  })

  test.each<[string, () => unknown, () => unknown]>([
    ['that is killed', () => redis.stop(), () => redis.start()],
    ['that hangs', () => redis.pause(), () => redis.resume()],
  ])(
    '%s under load changes nothing that a visitor sees, nor does its return',
    async (_what, fail, recover) => {
      let count = 0
      const shop = () => shops[count++ % shops.length] as RealShop
      const load = startLoad(
        {
          knownPages: () => shop().get(known[count % known.length] as string),
          otherPages: () => shop().get(pages[count % pages.length] as string),
          lists: () => shop().get(`/chiens.html?minPrice=${count}`),
          data: () => shop().ask(`{ route(url: "/nulle-part-${count}") { __typename } }`),
          carts: () => shop().ask('mutation { addItemToCart(item: { sku: "CHN-CROQ-AGN", qty: 1 }) { success } }'),
        },
        1,
      )
      const answers = (each: number) =>
        expect
          .poll(() => Math.min(...Object.values(load.statuses).map(({ length }) => length)), { timeout: 120_000 })
          .toBeGreaterThanOrEqual(each)
      try {
        for (const change of [() => {}, fail, recover]) {
          await change()
          load.forget()
          await answers(25)
          for (const [kind, statuses] of Object.entries(load.statuses)) {
            expect([kind, ...new Set(statuses)]).toEqual([kind, 200])
          }
        }
      } finally {
        await load.stop()
      }
    },
    400_000,
  )
})
