import { createClient } from '@redis/client'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { createTestApp } from '../support/test-app.ts'

describe('two processes that share a Redis', () => {
  let redis: RedisServer
  let store: FakeStore
  let apps: FastifyInstance[]
  let name: string

  const start = async () => {
    const app = await createTestApp(
      { UPSTREAM_URL: store.url, REDIS_URL: redis.url, CACHE_TOKEN: 'a-token-for-tests' },
      fakeDomains,
    )
    apps.push(app)
    return app
  }
  const shown = async (app: FastifyInstance) => {
    const response = await app.inject({ url: '/graphql', query: { query: '{shop{name}}' } })
    expect(response.statusCode).toBe(200)
    return response.json<{ data: { shop: { name: string } } }>().data.shop.name
  }
  const purge = (app: FastifyInstance, tags: string[] | 'all' = ['store']) =>
    app.inject({
      method: 'POST',
      url: '/cache/purge',
      headers: { authorization: 'Bearer a-token-for-tests' },
      payload: tags === 'all' ? { all: true } : { tags },
    })
  /** Until what the processes share works: a purge of one reaches the others, and an answer one has read is read by none again. */
  const inStep = async () => {
    await expect
      .poll(
        async () => {
          for (const app of apps) {
            await purge(app, 'all')
            await new Promise((resolve) => setTimeout(resolve, 30))
            store.calls.length = 0
            for (const one of apps) await shown(one)
            if (store.calls.length !== 1) return false
          }
          return true
        },
        { interval: 100 },
      )
      .toBe(true)
  }

  beforeEach(async () => {
    name = 'before'
    apps = []
    redis = await startRedisServer()
    store = await startFakeStore(() => ({ body: shopData(name), headers: { 'x-magento-tags': 'store' } }))
    await start()
    await start()
    await inStep()
  })
  afterEach(async () => {
    redis.resume()
    for (const app of apps) await app.close()
    await store.close()
    await redis.close()
  })
  const both = () => Promise.all(apps.map(shown))

  test('send one request to the store for both, and for one that comes later', async () => {
    store.calls.length = 0
    const third = await start()
    await expect.poll(async () => [await shown(third), store.calls.length]).toEqual(['before', expect.any(Number)])
    await inStep()
    expect(store.calls).toHaveLength(1)
  })

  test('pass on purges to each other', async () => {
    expect(await both()).toEqual(['before', 'before'])
    name = 'after'
    const [first, second] = apps as [FastifyInstance, FastifyInstance]
    await purge(first)
    expect(await shown(first)).toBe('after')
    await expect.poll(() => shown(second)).toBe('after')
  })

  test('work alone while it is gone, exchange what changed meanwhile once it is back, and share again', async () => {
    const [first, second] = apps as [FastifyInstance, FastifyInstance]
    await redis.stop()
    expect(await both()).toEqual(['before', 'before'])
    name = 'after'
    await purge(first)
    expect(await shown(first)).toBe('after')
    expect(await shown(second)).toBe('before')
    await redis.start()
    await expect.poll(() => shown(second)).toBe('after')
    await inStep()
  })

  test('do not wait for it when it does not respond', async () => {
    redis.pause()
    const [first, second] = apps as [FastifyInstance, FastifyInstance]
    name = 'after'
    await purge(first)
    expect(await shown(first)).toBe('after')
    expect(await shown(second)).toBe('before')
    redis.resume()
    await expect.poll(() => shown(second)).toBe('after')
    await inStep()
  })

  test('do not share what was read before a change', async () => {
    const [first, second] = apps as [FastifyInstance, FastifyInstance]
    await purge(first, 'all')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    store.answer = () => ({ body: shopData('before'), headers: { 'x-magento-tags': 'store' }, after: held })
    const slow = shown(first)
    await expect.poll(() => store.calls.length).toBeGreaterThan(0)
    store.answer = () => ({ body: shopData('after'), headers: { 'x-magento-tags': 'store' } })
    await purge(second)
    release()
    await slow
    expect(await shown(second)).toBe('after')
    await expect.poll(() => shown(first)).toBe('after')
  })

  test('announce purges to each other although it is full, by giving up the shared cache', async () => {
    const [first, second] = apps as [FastifyInstance, FastifyInstance]
    const client = await createClient({ url: redis.url }).connect()
    try {
      const [response = ''] = await client.keys('*:answer:*')
      for (let nth = 0; nth < 100; nth++) await client.set(`${response}${nth}`, 'x'.repeat(20_000))
      const used = /used_memory:(\d+)/.exec(await client.info('memory'))?.[1] ?? '0'
      await client.configSet('maxmemory', String(Number(used) - 500_000))
      expect([await shown(first), await shown(second)]).toEqual(['before', 'before'])
      name = 'after'
      await purge(first)
      expect(await shown(first)).toBe('after')
      await expect.poll(() => shown(second)).toBe('after')
    } finally {
      client.destroy()
    }
  })
})

test('a Redis that was never there changes nothing', async () => {
  const store = await startFakeStore(() => ({ body: shopData('Musette') }))
  const app = await createTestApp({ UPSTREAM_URL: store.url, REDIS_URL: 'redis://127.0.0.1:9' }, fakeDomains)
  const response = await app.inject({ url: '/graphql', query: { query: '{shop{name}}' } })
  expect(response.json()).toEqual({ data: { shop: { name: 'Musette' } } })
  await app.close()
  await store.close()
})
