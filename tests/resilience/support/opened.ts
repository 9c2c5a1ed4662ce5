import { afterAll } from 'vitest'
import { type RedisServer, startRedisServer } from '../../bff/support/redis-server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import type { Store } from '../../../demo-store/server.ts'
import { CAMILLE, NOE } from './customer.ts'
import { type ShopOptions, type ShopProcess, startShopProcess } from './shop-process.ts'

type Opened = { close(): Promise<unknown> }

const all: Opened[] = []
afterAll(async () => {
  for (const one of all.splice(0).toReversed()) await one.close()
})

/** Registers something to be closed after the tests of the file: in reverse order, even if not everything could be opened. */
export function opened<One extends Opened>(one: One): One {
  all.push(one)
  return one
}

/** The demo store, in memory, with more of what the two customers buy than they will ever order. */
export async function openStore(): Promise<Store> {
  const store = opened(await startDemoStore())
  for (const { sku } of [CAMILLE, NOE]) await store.control.stock({ sku, quantity: 100_000 })
  return store
}

export const openShop = async (...start: Parameters<typeof startShopProcess>): Promise<ShopProcess> =>
  opened(await startShopProcess(...start))

export type Pair = {
  redis: RedisServer
  store: Store
  shops: [ShopProcess, ShopProcess]
  /** Starts another process, of the same build unless another is named. */
  start(options?: ShopOptions): Promise<ShopProcess>
}

/** Two processes of the shop that share a Redis. */
export async function openPair(env: Record<string, string>, options: ShopOptions = {}): Promise<Pair> {
  const redis = opened(await startRedisServer())
  const store = await openStore()
  const start = (other = options) => openShop(store.url, { REDIS_URL: redis.url, ...env }, other)
  return { redis, store, start, shops: await Promise.all([start(), start()]) }
}
