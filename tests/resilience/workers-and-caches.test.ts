import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { startRedisServer } from '../bff/support/redis-server.ts'
import { opened, openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { freePort, startVarnish, type Varnish } from './support/varnish.ts'
import { get, type Seen, visible } from './support/visitors.ts'
import { workersOf } from './support/workers.ts'

const SETTLED = { timeout: 15_000, interval: 20 }
const LIMIT = 6
const [product] = visible
const PATH = `/${product?.urlKey}.html`

const isHit = ({ headers }: Seen): boolean => headers.get('cache-status')?.includes('hit') ?? false

describe('two workers of one machine, with Redis and Varnish', () => {
  let store: Store
  let shop: ShopProcess
  let varnish: Varnish
  beforeAll(async () => {
    const port = await freePort()
    const redis = opened(await startRedisServer())
    store = await openStore()
    shop = await openShop(store.url, {
      WORKERS: '2',
      REDIS_URL: redis.url,
      SURROGATE_KEYS: 'surrogate-key',
      EDGE_VARNISH: `http://127.0.0.1:${port}`,
      RATE_LIMIT_CLIENT_LOG: String(LIMIT),
      LOG_LEVEL: 'debug',
    })
    varnish = opened(await startVarnish({ port, way: 'xkey', shops: [shop.url] }))
    await store.control.purgeHosts({ hosts: [new URL(shop.url).host] })
  })
  const workers = workersOf(() => shop)

  test('what was saved shows at both and behind Varnish, and the old one never comes again', async () => {
    await expect.poll(workers.ready, SETTLED).toBe(2)
    const page = () => workers.ask(PATH)
    await expect.poll(async () => [await page(), await page()].every(isHit), SETTLED).toBe(true)
    await expect.poll(async () => isHit(await get(varnish.url + PATH)), SETTLED).toBe(true)
    for (let nth = 0; nth < 10; nth++) {
      const name = `Nom nouveau ${nth}`
      await store.control.product({ sku: product?.sku ?? '', name })
      await expect.poll(async () => (await get(varnish.url + PATH)).text.includes(name), SETTLED).toBe(true)
      const answers = [await page(), await page(), await get(varnish.url + PATH)]
      expect(answers.map(({ text }) => text.includes(name))).toEqual([true, true, true])
    }
  })

  test('a limit holds for both together', async () => {
    const init = { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } }
    const answers: Seen[] = []
    for (let time = 0; time < LIMIT + 2; time++) answers.push(await workers.ask('/client-log-handler', init))
    expect(new Set(await Promise.all(answers.map(workers.workerOf))).size).toBe(2)
    expect(answers.map(({ status }) => status === 429)).toEqual([...Array(LIMIT).fill(false), true, true])
  })

  test('are replaced under load of saves, and still hear of them', async () => {
    const before = await workers.pids()
    shop.child.kill('SIGHUP')
    const isOver = () => shop.lines.some(({ msg }) => msg === 'all workers were replaced')
    for (let nth = 0; !isOver(); nth++) {
      const name = `Nom pendant le remplacement ${nth}`
      await store.control.product({ sku: product?.sku ?? '', name })
      await expect.poll(async () => (await get(varnish.url + PATH)).text.includes(name), SETTLED).toBe(true)
    }
    const after = await workers.pids()
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
    await store.control.product({ sku: product?.sku ?? '', name: 'Nom d’après' })
    for (let time = 0; time < 2; time++)
      await expect.poll(async () => (await workers.ask(PATH)).text.includes('Nom d’après'), SETTLED).toBe(true)
  })
})
