import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

const TOKEN = 'a-token-of-the-merchant'

let store: FakeStore
let app: FastifyInstance
let name: string

beforeEach(async () => {
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
  createTestApp({ UPSTREAM_URL: store.url, CACHE_TOKEN: TOKEN, ...env }, fakeDomains)
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
  test.each([{ tags: ['store'] }, { all: true }])('%j makes the change show at once', async (body) => {
    await shown()
    name = 'after'
    expect((await post(body)).statusCode).toBe(200)
    expect(await shown()).toBe('after')
  })

  test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
    'is refused with %j',
    async (authorization) => {
      await shown()
      name = 'after'
      const response = await post({ all: true }, authorization)
      expect(response.statusCode).toBe(401)
      expect(await shown()).toBe('before')
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
