import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keysToForget } from '../../../bff/cache/surrogate-keys.ts'
import { createSealer } from '../../../bff/session/seal.ts'
import { createSession, createSessionCookies } from '../../../bff/session/session-cookies.ts'
import type { Operation } from '../../../schema/operation.ts'
import type { PageRequest } from '../../../schema/page.ts'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { emptyFolder, mediaHost } from '../images/image-app.ts'
import { cutOutPng, opaqueJpeg } from '../images/sample-pictures.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { type JsonServer, startJsonServer } from '../support/json-server.ts'
import { createTestApp, fakePages, testConfig } from '../support/test-app.ts'

const SHOP = '{shop{name}}'
const ShopQuery: Operation<{ shop: { name: string } }, Record<string, never>> = {
  name: 'Shop',
  kind: 'query',
  text: 'query Shop { shop { name } }',
  sha256: '',
}
const HEADERS = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control']

let store: FakeStore
let edge: JsonServer
let app: FastifyInstance
let tags: string[]
/** Ms by which the clock that data ages by is ahead. */
let aged = 0
const { now } = Date

beforeEach(async () => {
  aged = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aged)
  tags = ['store', 'cat_p_123456']
  store = await startFakeStore(() => ({ body: shopData('Musette'), headers: { 'x-magento-tags': tags.join(',') } }))
  edge = await startJsonServer(() => ({ status: 200 }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
  await store.close()
  await edge.close()
})

async function start(env: Record<string, string> = { SURROGATE_KEYS: 'surrogate-key', EDGE_VARNISH: edge.url }) {
  const pages = {
    ...fakePages,
    routes: [
      ...['/cart', '/user', '/checkout'].map((path) => ({ path, section: 'personal' as const })),
      ...fakePages.routes,
    ],
    async render({ url, execute }: PageRequest) {
      const { name } = (await execute(ShopQuery, {})).shop
      return url.startsWith('/missing')
        ? { kind: 'html' as const, status: 404, html: 'missing' }
        : { kind: 'html' as const, status: 200, html: `<p>${name}</p>` }
    },
  }
  app = await createTestApp({ UPSTREAM_URL: store.url, ...env }, { ...fakeDomains, pages })
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const ask = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/graphql', query: { query }, headers })
const edgeHeaders = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
const keysOf = (response: { headers: Record<string, unknown> }) => String(response.headers['surrogate-key']).split(' ')

function cookieOf(data: { currency?: string; cartId?: string }): Record<string, string> {
  const cookies = createSessionCookies(createSealer(testConfig().sessionKeys, 'musette session'), '', '')
  const session = createSession()
  if (data.currency) session.set('currency', data.currency)
  if (data.cartId) session.set('cartId', data.cartId)
  return { cookie: [...cookies.changes(session)].map(([name, value]) => `${name}=${value}`).join('; ') }
}

describe('a public page and a public response', () => {
  test('name what they depend on, and may stay in edges for as long as in the shop, in browsers for a minute', async () => {
    await start()
    for (const read of [() => get('/chiens.html'), () => ask(SHOP)]) {
      for (let round = 0; round < 2; round++) {
        const { headers, ...response } = await read()
        expect(keysOf({ headers, ...response })).toEqual(['@all', 'store', expect.stringMatching(/^[a-z\d]{7}$/)])
        expect(headers['surrogate-control']).toMatch(/^max-age=60, stale-while-revalidate=60, stale-if-error=86400$/)
        expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60')
        expect(headers).not.toHaveProperty('age')
      }
    }
  })

  test('are removed by every purge that concerns them, and by no other', async () => {
    await start()
    for (const response of [await get('/chiens.html'), await ask(SHOP)]) {
      const keys = new Set(keysOf(response))
      const isMet = (...purged: string[]) => keysToForget(purged).some((key) => keys.has(key))
      expect([isMet('store'), isMet('cat_p_123456'), isMet('cat_p_123457', 'store')]).toEqual([true, true, true])
      expect([isMet('cat_p_123457'), isMet('cat_p'), isMet('cat_c_123456')]).toEqual([false, false, false])
      expect(keysToForget('all').some((key) => keys.has(key))).toBe(true)
    }
  })

  test('have a shorter lifetime at edges the older they are, and none once they are stale', async () => {
    await start()
    await get('/chiens.html')
    aged = 20_000
    expect((await get('/chiens.html')).headers).toMatchObject({
      'surrogate-control': 'max-age=40, stale-while-revalidate=60, stale-if-error=86400',
      'cache-control': 'public, max-age=40, stale-while-revalidate=60',
    })
    aged = 70_000
    expect((await get('/chiens.html')).headers).toMatchObject({
      'surrogate-control': 'max-age=0, stale-while-revalidate=0, stale-if-error=0',
      'cache-control': 'public, max-age=0, stale-while-revalidate=0',
    })
  })

  test('have them also where nothing has changed', async () => {
    await start()
    const { headers } = await get('/chiens.html')
    const response = await get('/chiens.html', { 'if-none-match': String(headers.etag) })
    expect(response.statusCode).toBe(304)
    expect(edgeHeaders(response)).toEqual(edgeHeaders({ headers }))
  })

  test('with more tags than a header takes are found by every purge', async () => {
    tags = Array.from({ length: 950 }, (_, nth) => `cat_p_${1_000_000 + nth}`)
    await start()
    const response = await get('/chiens.html')
    expect(keysOf(response)).toEqual(['@all', '@many'])
    for (const tag of ['cat_p_1000000', 'cms_b_anything']) expect(keysToForget([tag])).toContain('@many')
    tags = tags.slice(0, 800)
    await app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': '.*' } })
    const { 'surrogate-key': keys } = (await get('/chats.html')).headers
    expect(String(keys).split(' ')).toHaveLength(801)
    expect(String(keys).length).toBeLessThan(7 * 1024)
  })

  test('that was purged while it was made may not be stored by any cache', async () => {
    await start()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    store.answer = () => ({ body: shopData('Musette'), headers: { 'x-magento-tags': tags.join(',') }, after: held })
    const slow = [get('/chiens.html'), ask(SHOP)]
    await expect.poll(() => store.calls.length).toBeGreaterThan(0)
    const headers = { 'x-magento-tags-pattern': '((^|,)store(,|$))' }
    await app.inject({ method: 'PURGE' as 'GET', url: '/', headers })
    release()
    for (const response of await Promise.all(slow)) {
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'surrogate-control': expect.stringMatching(/^max-age=0,/),
        'cache-control': expect.stringMatching(/^public, max-age=0,/),
      })
    }
  })
})

describe('the headers', () => {
  test('are those of the configured edges', async () => {
    const control = expect.stringMatching(/^max-age=60, /)
    const keys = expect.stringMatching(/^@all store [a-z\d]{7}$/)
    const cacheTag = expect.stringMatching(/^@all,store,[a-z\d]{7}$/)
    const webhook = { EDGE_WEBHOOK_URL: edge.url, EDGE_WEBHOOK_SECRET: `whsec_${'ab12'.repeat(8)}` }
    for (const [env, expected] of [
      [{ ...webhook }, {}],
      [
        { SURROGATE_KEYS: 'surrogate-key', ...webhook },
        { 'surrogate-key': keys, 'surrogate-control': control },
      ],
      [
        { SURROGATE_KEYS: 'cache-tag', ...webhook },
        { 'cache-tag': cacheTag, 'cdn-cache-control': control },
      ],
      [
        { SURROGATE_KEYS: 'both', ...webhook },
        { 'surrogate-key': keys, 'surrogate-control': control, 'cache-tag': cacheTag, 'cdn-cache-control': control },
      ],
      // Edges get no purges, so they may store no more than browsers.
      [{ SURROGATE_KEYS: 'both' }, { 'surrogate-key': keys, 'cache-tag': cacheTag }],
    ] as const) {
      await start(env)
      expect(edgeHeaders(await get('/chiens.html'))).toEqual(expected)
      expect(edgeHeaders(await ask(SHOP))).toEqual(expected)
      await app.close()
    }
  })

  test('are on no private response, none with a cookie, none that failed and none that must not be stored', async () => {
    await start()
    const mine = cookieOf({ cartId: 'mine' })
    await ask(SHOP)
    const responses = [
      await ask('{me{id}}', mine),
      await ask('{shop{name} me{id}}', mine),
      // The presence cookie is mended.
      await ask(SHOP, mine),
      await ask(SHOP, { 'cache-control': 'no-store' }),
      await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: 'mutation{applyCoupon(code:"x"){success}}' },
      }),
      await app.inject({ method: 'POST', url: '/graphql', payload: [{ query: SHOP }, { query: '{me{id}}' }] }),
      await app.inject({ method: 'POST', url: '/graphql', payload: [{ query: SHOP }] }),
      ...(await Promise.all(
        ['/cart', '/user', '/checkout', '/graphql', '/health/live', '/metrics'].map((url) => get(url)),
      )),
    ]
    await app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': '.*' } })
    aged = 120_000
    store.answer = () => ({ status: 502, body: 'Bad Gateway' })
    responses.push(await ask(SHOP), await get('/chevaux.html'))
    expect(responses.map((response) => [response.statusCode, edgeHeaders(response)])).toEqual(
      responses.map(({ statusCode }) => [statusCode, {}]),
    )
  })
})

test('a picture names itself, so that edges forget it when its original has changed', async () => {
  const host = await mediaHost({ 'catalog/product/chien.jpg': await opaqueJpeg(), 'wysiwyg/a.jpg': await opaqueJpeg() })
  const where = { MEDIA_URL: host.mediaUrl, DATA_DIR: await emptyFolder() }
  await start({ SURROGATE_KEYS: 'surrogate-key', EDGE_VARNISH: edge.url, ...where })
  const product = await get(resizedImageUrl('', 'catalog/product/chien.jpg', { preset: 'small' }))
  expect(edgeHeaders(product)).toEqual({ 'surrogate-key': expect.stringMatching(/^images [a-z\d]{7}$/) })
  expect(product.headers['cache-control']).toContain('immutable')
  const urls = (['small', 'medium'] as const).map((preset) => resizedImageUrl('', 'wysiwyg/a.jpg', { preset }))
  const [small, medium] = await Promise.all(urls.map((url) => get(url)))
  expect(small?.headers).toMatchObject({
    'surrogate-key': medium?.headers['surrogate-key'],
    'surrogate-control': 'max-age=3600, stale-while-revalidate=604800, stale-if-error=604800',
    'cache-control': expect.stringContaining('max-age=86400'),
  })
  expect(small?.headers['surrogate-key']).not.toBe(product.headers['surrogate-key'])

  // Originals are in memory for a moment.
  await app.close()
  await start({ SURROGATE_KEYS: 'surrogate-key', EDGE_VARNISH: edge.url, ...where })
  host.files.set('wysiwyg/a.jpg', await cutOutPng())
  aged = 2 * 3_600_000
  await get(urls[0]!)
  const [, key] = String(small?.headers['surrogate-key']).split(' ')
  const told = () => edge.requests.flatMap(({ headers }) => String(headers['surrogate-key']).split(' '))
  await expect.poll(told).toContain(key)
  expect(told()).not.toContain('images')
})
