import { expect, test } from 'vitest'
import { startFaultProxy } from '../bff/support/fault-proxy.ts'
import { redisServerPath, startRedisServer } from '../bff/support/redis-server.ts'
import { randomOf, runChaos } from '../support/chaos-orders.ts'
import { opened, openShop, openStore } from './support/opened.ts'

const COUNT = Number(process.env.CHAOS_ORDERS ?? 1000)
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000)
/** Checkouts between two crashes of a process. */
const CRASH = 40

const path = redisServerPath()
if (!path) console.warn('Without redis-server or valkey-server: one process of the shop, not two, and none is killed.')

test(`${COUNT} checkouts in chaos: no order lost, none doubled, none untold, no cart handed to another`, async () => {
  console.log(`chaos of orders: CHAOS_SEED=${SEED} CHAOS_ORDERS=${COUNT}`)
  const store = await openStore()
  const random = randomOf(SEED)
  const proxy = opened(await startFaultProxy(new URL(store.url).origin))
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ body }, answered) =>
      body.includes('placeOrder(') && random() < 0.05 ? answered.slice(0, 20) : answered,
  })
  const redis = path ? opened(await startRedisServer(path)) : null
  const start = () => openShop(proxy.url, redis ? { REDIS_URL: redis.url } : {})
  const shops = redis ? [await start(), await start()] : [await start()]
  const down = new Set<number>()
  const crash = async (place: number) => {
    if (down.size > 0) return
    down.add(place)
    await shops[place]?.kill()
    await shops[place]?.start()
    down.delete(place)
  }
  const report = await runChaos({
    store,
    urls: () => shops.filter((_, place) => !down.has(place)).map(({ url }) => url),
    count: COUNT,
    seed: SEED,
    atOnce: 6,
    async before(index) {
      if (redis && index % CRASH === CRASH - 1) void crash(Math.floor(random() * shops.length))
    },
  })
  console.log(JSON.stringify({ seed: SEED, redis: redis !== null, ...report }))
  expect(report).toMatchObject({ lost: [], doubled: [], untold: [], foreign: [] })
  expect(report.orders).toBeGreaterThan(COUNT / 4)
}, 3_600_000)
