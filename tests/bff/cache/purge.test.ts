import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp } from '../support/test-app.ts'

const TOKEN = 'a-token-of-the-merchant'

let store: FakeStore
let app: FastifyInstance
let name: string
let lines: ReturnType<typeof collectLines>

beforeEach(async () => {
  lines = collectLines()
  name = 'before'
  store = await startFakeStore(() => ({
    body: shopData(name),
    headers: { 'x-magento-tags': 'store,gql_store_config_1' },
  }))
  app = await start()
})
afterEach(async () => {
  await app.close()
  await store.close()
})

const start = (env: Record<string, string> = {}) =>
  createTestApp(
    { UPSTREAM_URL: store.url, CACHE_TOKEN: TOKEN, LOG_LEVEL: 'info', ...env },
    { ...fakeDomains, logStream: lines },
  )
/** Log lines about purges. */
const logged = () =>
  lines.texts
    .map((text) => JSON.parse(text) as { msg: string; logger?: string; tags?: unknown; count?: number })
    .filter(({ msg }) => /purge/i.test(msg))
    .map(({ msg, logger, tags, count }) => ({ msg, logger, tags, count }))
const shown = async () =>
  (await app.inject({ url: '/graphql', query: { query: '{shop{name}}' } })).json<{ data: { shop: { name: string } } }>()
    .data.shop.name
const send = (
  tags: string[] | '.*',
  more: { url?: string; remoteAddress?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method: 'PURGE' as 'GET',
    url: '/',
    ...more,
    headers: {
      host: 'shop',
      'x-magento-tags-pattern': tags === '.*' ? tags : tags.map((tag) => `((^|,)${tag}(,|$))`).join('|'),
      ...more.headers,
    },
  })
const post = (payload: unknown, authorization = `Bearer ${TOKEN}`) =>
  app.inject({ method: 'POST', url: '/cache/purge', headers: { authorization }, payload: payload as object })

describe('a PURGE of the store', () => {
  test.each([[['gql_store_config_1']], ['.*' as const]])('of %j makes the change show at once', async (tags) => {
    expect(await shown()).toBe('before')
    name = 'after'
    expect(await shown()).toBe('before')
    expect((await send(tags)).statusCode).toBe(200)
    expect(await shown()).toBe('after')
  })

  test.each([[['gql_store_config_11']], [['gql_store_config']], [['cat_p']]])(
    'of %j leaves other things alone',
    async (tags) => {
      await shown()
      name = 'after'
      expect((await send(tags)).statusCode).toBe(200)
      expect(await shown()).toBe('before')
    },
  )

  test.each(['/', '/anything', '/graphql'])('is understood at %s', async (url) => {
    expect((await send('.*', { url })).statusCode).toBe(200)
  })

  test('without a pattern that can be read is refused', async () => {
    expect((await app.inject({ method: 'PURGE' as 'GET', url: '/' })).statusCode).toBe(400)
    expect((await send(['(a+)+'])).statusCode).toBe(400)
  })

  test('from elsewhere is refused', async () => {
    await shown()
    name = 'after'
    expect((await send('.*', { remoteAddress: '203.0.113.9' })).statusCode).toBe(403)
    expect(await shown()).toBe('before')
    expect(logged()).toEqual([
      {
        logger: 'security',
        msg: 'PURGE request from an address that is not allowed',
        tags: undefined,
        count: undefined,
      },
    ])
  })

  test('is in the log with its first tags and their number, and its response in no cache', async () => {
    const tags = Array.from({ length: 30 }, (_, nth) => `cat_p_${nth}`)
    const { headers } = await send(tags)
    expect(headers['cache-control']).toBe('no-store')
    await send('.*')
    expect(logged()).toMatchObject([
      { msg: 'purged by the store', tags: tags.slice(0, 20), count: 30 },
      { msg: 'purged by the store', tags: 'all', count: undefined },
    ])
  })

  test.each(['cms_b_12', 'cms_p_7'])('of %s concerns what may contain it, too', async (tag) => {
    const before = app.purges.now
    await send([tag])
    expect(app.purges.isPurged([`${tag.slice(0, 5)}:any`], before)).toBe(true)
    expect(app.purges.isPurged([`${tag.slice(0, 5)}_99`], before)).toBe(false)
  })

  test.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-forwarded-for',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'cf-connecting-ip',
    'cdn-loop',
  ])('that somebody passed on (%s) is refused, though the proxy itself is allowed', async (name) => {
    await shown()
    for (const TRUST_PROXY of ['false', 'loopback', 'true']) {
      await app.close()
      app = await start({ TRUST_PROXY })
      expect((await send('.*', { headers: { [name]: '127.0.0.1' } })).statusCode).toBe(403)
    }
    expect((await send('.*')).statusCode).toBe(200)
  })

  test('that claims to come from this machine is refused, though every proxy is trusted', async () => {
    await app.close()
    app = await start({ TRUST_PROXY: 'true' })
    const claims = { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect((await send('.*', claims)).statusCode).toBe(403)
    expect((await send('.*')).statusCode).toBe(200)
  })

  test('from a configured address is taken, and by way of no proxy', async () => {
    await app.close()
    app = await start({ PURGE_ALLOW: '10.1.0.0/16', TRUST_PROXY: 'loopback' })
    expect((await send('.*', { remoteAddress: '10.1.2.3' })).statusCode).toBe(200)
    expect((await send('.*', { headers: { 'x-forwarded-for': '10.1.2.3' } })).statusCode).toBe(403)
    expect((await send('.*')).statusCode).toBe(403)
  })
})

describe('a purge by token', () => {
  test.each<{ tags?: string[]; all?: boolean }>([{ tags: ['store'] }, { all: true }])(
    '%j makes the change show at once',
    async (body) => {
      await shown()
      name = 'after'
      const response = await post(body)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ purged: body.all ? 'all' : 1 })
      expect(response.headers['cache-control']).toBe('no-store')
      expect(await shown()).toBe('after')
      expect(logged()).toMatchObject([{ msg: 'purged by token', tags: body.tags ?? 'all' }])
    },
  )

  test('takes five thousand tags, each once', async () => {
    const tags = Array.from({ length: 5000 }, (_, nth) => `cat_p_${nth % 4000}`)
    expect((await post({ tags })).json()).toEqual({ purged: 4000 })
    expect((await post({ tags: [...tags, 'one'] })).statusCode).toBe(400)
  })

  test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
    'is refused with %j',
    async (authorization) => {
      await shown()
      name = 'after'
      const response = await post({ all: true }, authorization)
      expect(response.statusCode).toBe(401)
      expect(await shown()).toBe('before')
      expect(logged()).toMatchObject([{ logger: 'security', msg: 'purge request without a valid token' }])
    },
  )

  test('is refused while no token is configured', async () => {
    await app.close()
    app = await start({ CACHE_TOKEN: '' })
    for (const authorization of ['Bearer ', 'Bearer x', ''])
      expect((await post({ all: true }, authorization)).statusCode).toBe(401)
  })

  test.each([
    {},
    { all: false },
    { tags: [] },
    { tags: 'x' },
    { tags: ['a b'] },
    { tags: ['a'], all: true },
    { tags: ['a'], more: 1 },
    [],
  ])('is told what is wrong with %j', async (body) => {
    expect((await post(body)).statusCode).toBe(400)
  })
})
