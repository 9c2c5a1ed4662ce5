import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import extensions from 'virtual:extensions/server'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { emptyFolder, mediaHost } from '../images/image-app.ts'
import { opaqueJpeg } from '../images/sample-pictures.ts'
import type { Pages } from '../../../bff/pages/pages.ts'
import type { Operation } from '../../../schema/operation.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

// Over a real socket, with the headers as they are written.

const STANDING = [
  'x-request-id',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
  'permissions-policy',
  'cache-status',
  'server-timing',
]

let store: FakeStore
let app: FastifyInstance
let lines: ReturnType<typeof collectLines>
let address: string
/** Ms by which the clock that responses age by is ahead. */
let aged = 0
const { now } = Date

beforeEach(async () => {
  aged = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aged)
  lines = collectLines()
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await createTestApp({ UPSTREAM_URL: store.url, LOG_LEVEL: 'info' }, { ...fakeDomains, logStream: lines })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
  await store.close()
})

const SHOP = '/graphql?query={shop{name}}'

/** Pages that read something, so that they can be cached. */
const readingPages: Pages = {
  ...fakePages,
  async render({ execute }) {
    const { shop } = await execute(ShopPage, {})
    return { kind: 'html', status: 200, html: `<p>${shop.name}</p>` }
  },
}
const ShopPage: Operation<{ shop: { name: string } }, object> = {
  name: 'ShopPage',
  kind: 'query',
  text: 'query ShopPage{shop{name}}',
  sha256: 'c'.repeat(64),
}

/** Everything that comes back on one connection for these requests, sent at once. */
function exchange(requests: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(requests))
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)))
    socket.on('error', reject).on('close', () => resolve(text))
  })
}

describe('a cached response', () => {
  test('has the headers that every response has, each once', async () => {
    const request = `GET ${SHOP} HTTP/1.1\r\nHost: shop\r\n`
    await fetch(address + SHOP)
    const text = await exchange(`${request}Connection: close\r\n\r\n`)
    expect(text).toContain('cache-status: Musette; hit\r\n')
    const names = [...text.matchAll(/^([\w-]+): /gm)].map(([, name]) => String(name).toLowerCase())
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).toEqual(expect.arrayContaining([...STANDING, 'etag', 'age', 'vary', 'content-length', 'date']))
  })

  test('has the same length and type for HEAD, and neither for 304', async () => {
    const get = await fetch(address + SHOP)
    const bytes = (await get.arrayBuffer()).byteLength
    const head = await fetch(address + SHOP, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes))
    expect(await head.text()).toBe('')
    const same = await fetch(address + SHOP, { headers: { 'if-none-match': String(get.headers.get('etag')) } })
    expect(same.status).toBe(304)
    for (const name of ['content-length', 'content-type']) expect(same.headers.has(name)).toBe(false)
    for (const name of STANDING) expect(same.headers.has(name)).toBe(true)
  })

  test('is not sent again to a client that names its version, in a list, weakly or as any', async () => {
    const read = async (etag: string) =>
      (await app.inject({ url: SHOP, headers: { 'if-none-match': etag } })).statusCode
    const { etag } = (await app.inject(SHOP)).headers
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "more"`, '*'])
      expect([given, await read(String(given))]).toEqual([given, 304])
    for (const given of ['"other"', `${etag}x`, `W/ ${etag}`, String(etag).replaceAll('"', ''), '""'])
      expect([given, await read(given)]).toEqual([given, 200])
  })

  test('has a version of its own in each encoding, and none where it is small', async () => {
    store.answer = () => ({ body: shopData('Musette '.repeat(300)) })
    const read = (encoding: string) => app.inject({ url: SHOP, headers: { 'accept-encoding': encoding } })
    const [plain, brotli, gzip, again] = [
      await read('identity'),
      await read('br'),
      await read('gzip'),
      await read('br'),
    ]
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    const { etag } = plain.headers
    expect([brotli.headers.etag, gzip.headers.etag]).toEqual(
      ['br', 'gzip'].map((name) => `${etag?.slice(0, -1)}-${name}"`),
    )
    expect(again.headers.etag).toBe(brotli.headers.etag)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)

    await app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': '.*' } })
    store.answer = () => ({ body: shopData('Musette') })
    const small = await read('br')
    expect(small.headers).not.toHaveProperty('content-encoding')
    expect(small.headers.etag).not.toBe(etag)
    expect(small.json()).toEqual({ data: { shop: { name: 'Musette' } } })
  })

  test('says how old it is, and lives in browsers for a minute more at most', async () => {
    const lives = async () => {
      const { headers } = await app.inject(SHOP)
      return [headers['cache-status'], Number(headers.age), headers['cache-control']]
    }
    await lives()
    expect(await lives()).toEqual(['Musette; hit', 0, 'public, max-age=60, stale-while-revalidate=60'])
    aged = 40_500
    expect(await lives()).toEqual(['Musette; hit', 40, 'public, max-age=60, stale-while-revalidate=60'])
    aged = 80_500
    expect(await lives()).toEqual(['Musette; hit; detail=stale', 80, 'public, max-age=60, stale-while-revalidate=60'])
  })

  test('keeps its place among others on one connection', async () => {
    await fetch(address + SHOP)
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`
    const text = await exchange(
      ask(SHOP) + ask('/graphql?query={isFeatureActive(feature:"wishlist")}') + ask(SHOP, 'Connection: close\r\n'),
    )
    expect(text.match(/^cache-status: .*$/gm)?.map((line) => line.trim())).toEqual([
      'cache-status: Musette; hit',
      expect.stringMatching(/fwd=/),
      'cache-status: Musette; hit',
    ])
    expect(text.match(/\{"data":.*?\}\}?\}/g)).toHaveLength(3)
  })

  test('has its line in the access log and its place in the metrics', async () => {
    for (let i = 0; i < 2; i++) await (await fetch(address + SHOP)).text()
    expect((await lines.of('access')).map(({ cache }) => cache)).toEqual(['miss', 'hit'])
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toContain('musette_cache_verdicts_total{route="/graphql",verdict="hit"} 1')
  })
})

describe('an onSend hook', () => {
  const PICTURE = resizedImageUrl('', 'catalog/chien.jpg', { preset: 'small', extension: 'webp' })

  /** Asks twice for each kind of response, and a third time with the entity tag of what was cached. */
  async function expectMarked(observed: FastifyInstance): Promise<void> {
    for (const url of ['/page', SHOP, PICTURE]) {
      await observed.inject(url)
      const cached = await observed.inject(url)
      const { etag = '' } = cached.headers
      const same = await observed.inject({ url, headers: { 'if-none-match': String(etag) } })
      for (const response of [cached, same])
        expect([url, response.headers['cache-status']]).toEqual([url, 'Musette; hit'])
      expect([cached, same].map(({ statusCode, headers }) => [url, statusCode, headers['x-marked']])).toEqual([
        [url, 200, '200'],
        [url, 304, '304'],
      ])
    }
  }

  const mark = (on: FastifyInstance) =>
    on.addHook('onSend', async (_request, reply) => void reply.header('x-marked', String(reply.statusCode)))

  async function open(): Promise<FastifyInstance> {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const env = { UPSTREAM_URL: store.url, MEDIA_URL: host.mediaUrl, DATA_DIR: await emptyFolder() }
    const observed = await createTestApp(env, { ...fakeDomains, pages: readingPages })
    onTestFinished(() => observed.close())
    return observed
  }

  test('of an operator sees what the caches send', async () => {
    const observed = await open()
    mark(observed)
    await expectMarked(observed)
  })

  test.skipIf(extensions.length === 0)('of an extension sees what the caches of its site send', async () => {
    const [extension = { name: '' }] = extensions
    const { plugin } = extension
    onTestFinished(() => void Object.assign(extension, { plugin }))
    Object.assign(extension, { plugin: async (site: FastifyInstance) => void mark(site) })
    await expectMarked(await open())
  })
})
