import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Pages } from '../../../bff/pages/pages.ts'
import { createSealer } from '../../../bff/session/seal.ts'
import { createSession, createSessionCookies } from '../../../bff/session/session-cookies.ts'
import type { Operation } from '../../../schema/operation.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore, type StoreCall } from '../support/fake-store.ts'
import { createTestApp, fakePages, testConfig } from '../support/test-app.ts'

const SHOP = '{shop{name}}'
const LONG = 'Une boutique au nom très long. '.repeat(100)

let store: FakeStore
let app: FastifyInstance

/** Ms by which the clock that data ages by is ahead. */
let aged = 0
const { now } = Date

beforeEach(async () => {
  aged = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aged)
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await createTestApp({ UPSTREAM_URL: store.url }, fakeDomains)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
  await store.close()
})

const get = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/graphql', query: { query }, headers })
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', headers, payload: payload as object })
const purge = (pattern = '.*') =>
  app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': pattern } })
const dataOf = (response: { json(): unknown }) => response.json() as { data: { shop: { name: string } } }

/** The cookie of a shopper with this currency, as the shop itself would set it. */
function cookieOf(data: { currency?: string; cartId?: string }): Record<string, string> {
  const cookies = createSessionCookies(createSealer(testConfig().sessionKeys, 'musette session'), '', '')
  const session = createSession()
  if (data.currency) session.set('currency', data.currency)
  if (data.cartId) session.set('cartId', data.cartId)
  return { cookie: [...cookies.changes(session)].map(([name, value]) => `${name}=${value}`).join('; ') }
}

describe('a public response that is cached', () => {
  test('costs neither the store nor an execution, and says how old it is', async () => {
    const [first, second] = [await get(SHOP), await get(SHOP)]
    expect(store.calls).toHaveLength(1)
    expect(second.body).toBe(first.body)
    expect(first.headers['cache-status']).toContain('fwd=miss')
    expect(second.headers['cache-status']).toContain('hit')
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
      age: '0',
      vary: 'accept, accept-encoding, cookie',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  test('is the same by GET, by POST and in a batch, whatever the order of the variables', async () => {
    const query = 'query($a:Boolean!,$b:Boolean!){shop{name @include(if:$a) id @include(if:$b)}}'
    const one = await post({ query, variables: { a: true, b: true } })
    const two = await app.inject({ url: '/graphql', query: { query, variables: '{"b":true,"a":true}' } })
    const [three] = (await post([{ query, variables: { b: true, a: true } }])).json<unknown[]>()
    expect(two.json()).toEqual(one.json())
    expect(three).toEqual(one.json())
    expect(two.headers['cache-status']).toContain('hit')
  })

  test('is stored by variables and operation, and has the media type that each client accepts', async () => {
    const query = 'query A{shop{name}} query B{shop{id}}'
    const answers = [
      await post({ query, operationName: 'A' }),
      await post({ query, operationName: 'B' }),
      await post({ query, operationName: 'B' }, { accept: 'application/graphql-response+json' }),
    ]
    expect(answers.map(({ headers }) => String(headers['cache-status']))).toEqual([
      'Musette; fwd=miss',
      'Musette; fwd=miss',
      'Musette; hit',
    ])
    expect(answers.map(({ body }) => body)).toEqual([
      '{"data":{"shop":{"name":"Musette"}}}',
      '{"data":{"shop":{"id":"musette"}}}',
      '{"data":{"shop":{"id":"musette"}}}',
    ])
    expect(answers[2]?.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8')
  })

  test('is compressed as the client likes it, each form with an ETag of its own', async () => {
    store.answer = () => ({ body: shopData(LONG) })
    const plain = await get(SHOP)
    const br = await get(SHOP, { 'accept-encoding': 'gzip, br' })
    const gzip = await get(SHOP, { 'accept-encoding': 'gzip' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('is not sent again to clients that have it', async () => {
    const { headers } = await get(SHOP)
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(SHOP, { 'if-none-match': given })
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag])
      expect(response.headers['cache-control']).toContain('max-age')
    }
    expect((await get(SHOP, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('goes on while the store is down or in maintenance, and what is not cached says so', async () => {
    await get(SHOP)
    store.answersProbes = true
    store.answer = () => ({ status: 503, body: 'Service Temporarily Unavailable' })
    expect((await get('{shop{id}}')).statusCode).toBe(200)
    expect((await get(SHOP)).statusCode).toBe(200)
  })

  test.each([
    ['crashes', { errors: [{ message: 'Internal server error', path: ['storeConfig'] }], data: { storeConfig: null } }],
    ['has too much to do', { errors: [{ message: 'Too Many Requests' }] }],
  ])('goes on while the store %s, and what is not cached says so', async (_how, body) => {
    const { body: cached } = await get(SHOP)
    store.answer = () => ({ body })
    await purge()
    aged += 30_000
    expect((await get(SHOP)).body).toBe(cached)
    aged += 31_000
    expect((await get(SHOP)).body).toContain('errors')
  })

  test('is requested again after a purge', async () => {
    await get(SHOP)
    await purge()
    store.answer = () => ({ status: 502, body: 'Bad Gateway' })
    const stale = await get(SHOP)
    expect(stale.body).toContain('Musette')
    expect(stale.headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=0')
    store.answer = () => ({ body: shopData('Nouvelle') })
    expect((await get(SHOP)).body).toContain('Nouvelle')
  })
})

describe('what is never cached', () => {
  test('is a response with errors', async () => {
    store.answer = () => ({ status: 502, body: 'Bad Gateway' })
    const failed = await get(SHOP)
    expect(failed.statusCode).toBe(502)
    expect(failed.headers['cache-control']).toBe('private, no-store')
    store.answer = () => ({ body: shopData('Musette') })
    expect(dataOf(await get(SHOP)).data.shop.name).toBe('Musette')
    expect((await get('{isFeatureActive(feature:"crash")}')).headers['cache-control']).toBe('private, no-store')
  })

  test('is what is private, alone, beside something public, or in a batch with it', async () => {
    const mine = cookieOf({ cartId: 'mine' })
    for (const query of ['{me{id}}', '{shop{name} me{id}}', '{me{id} shop{name}}']) {
      const [owner, stranger] = [await get(query, mine), await get(query)]
      expect(owner.json()).toMatchObject({ data: { me: { id: 'mine' } } })
      expect(stranger.json()).toMatchObject({ data: { me: { id: null } } })
      expect(owner.headers['cache-control']).toBe('private, no-store')
      expect(owner.headers.etag).toBeUndefined()
    }
    const batch = [{ query: SHOP }, { query: '{me{id}}' }]
    const [owner, stranger] = [await post(batch, mine), await post(batch)]
    expect(owner.body).toContain('mine')
    expect(stranger.body).not.toContain('mine')
    expect(owner.headers['cache-control']).toBe('private, no-store')
  })

  test('is a request with «no-store», which the shop’s client sends for customers', async () => {
    const forbidding = { 'cache-control': 'max-age=0, no-store' }
    for (let i = 0; i < 2; i++) {
      const response = await get(SHOP, forbidding)
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'cache-status': 'Musette; fwd=bypass',
      })
    }
    expect((await get(SHOP)).headers['cache-status']).toBe('Musette; fwd=miss')
  })

  test('is anything beside a cookie', async () => {
    const changed = await post({ query: 'mutation{applyCoupon(code:"x"){success}}' })
    expect(changed.headers).toHaveProperty('set-cookie')
    expect(changed.headers['cache-control']).toBe('private, no-store')
    const batch = await post([{ query: 'mutation{applyCoupon(code:"y"){success}}' }, { query: SHOP }])
    expect(batch.headers).toHaveProperty('set-cookie')
    expect(batch.headers['cache-control']).toBe('private, no-store')
    const { cookie = '' } = cookieOf({ cartId: 'c' })
    const visitors: Record<string, string>[] = [
      {},
      { cookie: `${cookie}; musette-presence=g1` },
      { cookie: 'musette-visitor=forged' },
    ]
    for (const headers of visitors) {
      expect((await get(SHOP, headers)).headers).not.toHaveProperty('set-cookie')
    }
    const mended = await get(SHOP, { cookie })
    expect(mended.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(mended.headers['set-cookie']).toMatch(/^musette-presence=g-;/)
  })
})

describe('a currency', () => {
  beforeEach(() => {
    store.answer = ({ headers }: StoreCall) => ({ body: shopData(String(headers['content-currency'] ?? 'EUR')) })
  })

  test('has cached responses of its own, and only the sealed cookie can choose it', async () => {
    const name = async (headers: Record<string, string> = {}) => dataOf(await get(SHOP, headers)).data.shop.name
    expect(await name()).toBe('EUR')
    expect(await name(cookieOf({ currency: 'USD' }))).toBe('USD')
    expect(await name(cookieOf({ currency: 'CHF' }))).toBe('CHF')
    const tricks: Record<string, string>[] = [
      { 'content-currency': 'USD' },
      { 'x-currency': 'USD', store: 'other' },
      { 'x-forwarded-host': 'evil.example', 'x-original-url': '/x', 'x-http-method-override': 'PURGE' },
      { cookie: 'musette-visitor=USD; currency=USD' },
      {},
    ]
    for (const headers of tricks) {
      expect(await name(headers)).toBe('EUR')
    }
  })

  test('cannot be smuggled into the key of another through variables or names', async () => {
    await get(SHOP, cookieOf({ currency: 'USD' }))
    const response = await post({ query: 'query A{shop{name}}', operationName: 'A', variables: { '|USD|': 'USD' } })
    expect(dataOf(response).data.shop.name).toBe('EUR')
  })
})

test('what a page has read is cached for requests, and the other way round', async () => {
  const Shop: Operation<{ shop: { name: string } }, object> = {
    name: 'Shop',
    kind: 'query',
    text: 'query Shop{shop{name}}',
    sha256: '',
  }
  const pages: Pages = {
    ...fakePages,
    render: async ({ execute }) => ({ kind: 'html', status: 200, html: (await execute(Shop, {})).shop.name }),
  }
  const shop = await createTestApp({ UPSTREAM_URL: store.url }, { ...fakeDomains, pages })
  onTestFinished(() => shop.close())
  const ask = () => shop.inject({ url: '/graphql', query: { query: Shop.text } })
  expect((await shop.inject('/page')).body).toBe('Musette')
  expect((await ask()).headers['cache-status']).toBe('Musette; hit')
  store.answer = () => ({ status: 502, body: 'Bad Gateway' })
  expect((await shop.inject('/another-page')).body).toBe('Musette')
  expect((await ask()).json()).toEqual({ data: { shop: { name: 'Musette' } } })
})

test('a hundred askers at once are one request to the store, also when what is cached has just been purged', async () => {
  store.answer = () => ({ body: shopData('Musette'), delay: 30 })
  const ask = () => Promise.all(Array.from({ length: 100 }, () => get(SHOP)))
  expect((await ask()).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(store.calls).toHaveLength(1)
  await app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': '.*' } })
  await ask()
  expect(store.calls).toHaveLength(2)
})
