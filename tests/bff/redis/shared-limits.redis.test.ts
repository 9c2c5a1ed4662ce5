import { createClient } from '@redis/client'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { createTestApp } from '../support/test-app.ts'

const LIMIT = 10

describe('one client at two processes that share a Redis', () => {
  let redis: RedisServer
  let store: FakeStore
  let apps: [FastifyInstance, FastifyInstance]
  let client: ReturnType<typeof createClient>

  const start = () =>
    createTestApp(
      {
        UPSTREAM_URL: store.url,
        REDIS_URL: redis.url,
        RATE_LIMIT_MUTATIONS: String(LIMIT),
        RATE_LIMIT_CLIENT_LOG: '3',
        LOG_LEVEL: 'silent',
      },
      fakeDomains,
    )
  const mutate = (app: FastifyInstance, remoteAddress = '192.0.2.1', fields = 1) => {
    const all = Array.from({ length: fields }, (_, index) => `f${index}: removeCartItem(item_id: "1") { success }`)
    const payload = { query: `mutation { ${all.join(' ')} }` }
    return app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload })
  }
  const report = async (app: FastifyInstance) =>
    (
      await app.inject({
        method: 'POST',
        url: '/client-log-handler',
        headers: { 'content-type': 'application/json' },
        payload: '[]',
      })
    ).statusCode
  const allowed = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200).length
  const keys = () => client.keys('*:limit:*')
  /** Until both have drawn from the shared bucket once, each for an address of its own. */
  const connected = async () => {
    for (const [index, app] of apps.entries())
      await expect
        .poll(
          async () => {
            await client.flushAll()
            await mutate(app, `198.51.100.${index}`)
            return (await keys()).length
          },
          { interval: 200 },
        )
        .toBe(1)
  }

  beforeEach(async () => {
    redis = await startRedisServer()
    store = await startFakeStore()
    client = createClient({ url: redis.url })
    client.on('error', () => {})
    await client.connect()
    apps = [await start(), await start()]
    await connected()
  })
  afterEach(async () => {
    client.destroy()
    redis.resume()
    for (const app of apps) await app.close()
    await store.close()
    await redis.close()
  })

  test('has one limit, however it spreads its requests, and gets Retry-After', async () => {
    const [first, second] = apps
    let answers: Awaited<ReturnType<typeof mutate>>[] = []
    // On a busy machine Redis may be late, and each then counts alone for a second: tried again, as another client.
    let nth = 0
    const burst = async () => {
      const address = `203.0.113.${nth++}`
      const both = Array.from({ length: 2 * LIMIT }, (_, index) => mutate(index % 2 === 0 ? first : second, address))
      answers = await Promise.all(both)
      return allowed(answers)
    }
    // One more for each token that came back meanwhile, six seconds each.
    await expect.poll(burst, { interval: 1100 }).toBeLessThan(LIMIT + 5)
    expect(allowed(answers)).toBeGreaterThanOrEqual(LIMIT)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await mutate(second, '192.0.2.2')).statusCode).toBe(200)
  })

  test('has one limit for what its browser reports, apart from that of mutations', async () => {
    const [first, second] = apps
    const statuses = [await report(first), await report(second), await report(first), await report(second)]
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await mutate(first)).statusCode).toBe(200)
  })

  test('is known to Redis by a digest, for a minute at most, and not at all for what it reads', async () => {
    await client.flushAll()
    await apps[0].inject({ url: '/graphql', query: { query: '{shop{name}}' } })
    expect(await keys()).toEqual([])
    await mutate(apps[0])
    const [key = ''] = await keys()
    expect(key).not.toContain('192.0.2')
    expect(await client.pTTL(key)).toBeGreaterThan(0)
    expect(await client.pTTL(key)).toBeLessThanOrEqual(60_000)
  })

  test.each<[string, () => unknown, () => unknown]>([
    ['is gone', () => redis.stop(), () => redis.start()],
    ['does not answer', () => redis.pause(), () => redis.resume()],
  ])('is counted by each alone while Redis %s, and what is known of it stays known', async (_what, fail, recover) => {
    const [first, second] = apps
    let nth = 0
    const exhausted = async () => {
      const address = `203.0.113.${nth++}`
      // Twice a minute's worth: for the next one it is refused, however slow this machine is.
      await mutate(first, address, 2 * LIMIT)
      return (await mutate(second, address)).statusCode
    }
    await expect.poll(exhausted, { interval: 1100 }).toBe(429)
    const address = `203.0.113.${nth - 1}`
    await fail()
    expect((await mutate(second, address)).statusCode).toBe(429)
    expect((await mutate(second, '192.0.2.9')).statusCode).toBe(200)
    await recover()
    await expect.poll(() => sharedAgain().catch(() => 0), { interval: 200 }).toBe(1)

    async function sharedAgain(): Promise<number> {
      await client.flushAll()
      await mutate(second, '192.0.2.10')
      return (await keys()).length
    }
  })
})
