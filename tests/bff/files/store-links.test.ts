import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { downloadLoaders } from '../../../bff/domains/downloads/download-loaders.ts'
import { samplePath, storeFileLink } from '../../../bff/domains/downloads/store-links.ts'
import type { PersonalFile } from '../../../bff/domains/files/file-headers.ts'
import { createBoughtFiles } from '../../../bff/domains/files/files-plugin.ts'
import { createStoreFiles } from '../../../bff/domains/files/store-file.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { contextOf } from '../support/shop-request.ts'
import { fakeDomains } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore, type StoreReply } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

const KEY = 'MC4zNDE2NDQwMCAxNzk1MzE4MjY0MTYxOA%2C%2C'
const LINK = `/downloadable/download/link/id/${KEY}/`
const SHOP = 'http://127.0.0.1:4100'
const pdf: StoreReply = {
  headers: {
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename=guide1.pdf',
    'set-cookie': 'PHPSESSID=secret; path=/',
  },
  bytes: Buffer.from('%PDF-1.4 guide'),
}
const toSignIn: StoreReply = {
  status: 302,
  headers: { location: `${SHOP}/customer/account/login/referer/aHR0cDovLzEyNy4wLjAuMTo0MTAwLw~~/` },
}
const gone: StoreReply = { status: 302, headers: { location: `${SHOP}/downloadable/customer/products/` } }

describe('addresses of files', () => {
  test.each([
    [`${SHOP}${LINK}`, LINK.slice(1), false],
    [
      `https://store.example/magento/fr/downloadable/download/link/id/abc-_,`,
      'downloadable/download/link/id/abc-_%2C/',
      false,
    ],
    [`/index.php${LINK}`, `index.php${LINK}`, false],
    ['/downloadable/download/sample/sample_id/4/', 'downloadable/download/sample/sample_id/4/', true],
    ['/downloadable/download/linkSample/link_id/7', 'downloadable/download/linkSample/link_id/7/', true],
  ])('are told by their path: %s', (address, path, isSample) => {
    expect(storeFileLink(address)).toEqual({ path, isSample })
  })

  test.each([
    '/downloadable/download/link/id/',
    '/downloadable/download/link/id/a/b/',
    '/downloadable/download/link/id/..%2f..%2fadmin/',
    '/downloadable/download/sample/sample_id/4a/',
    '/downloadable/download/link/id/%E0%A4%A/',
    '/admin/',
    `/${'a'.repeat(2000)}${LINK}`,
  ])('are nothing else: %s', (address) => {
    expect(storeFileLink(address)).toBeNull()
  })

  test('lead a sample to the shop, and never a key to a bought file', () => {
    expect(samplePath('http://127.0.0.1:8090/downloadable/download/linkSample/link_id/7/')).toBe(
      '/downloadable/download/linkSample/link_id/7/',
    )
    expect(samplePath(`http://127.0.0.1:8090${LINK}`)).toBeNull()
    expect(samplePath('https://elsewhere.example/leaflet.pdf')).toBeNull()
    expect(samplePath(null)).toBeNull()
  })
})

describe('the store’s own links to files, at the shop', () => {
  let store: FakeStore
  let app: FastifyInstance
  let stranger: Server | undefined
  beforeEach(async () => {
    store = await startFakeStore(() => pdf)
    app = await createTestApp({ UPSTREAM_URL: store.url }, fakeDomains)
    await app.ready()
    store.calls.length = 0
  })
  afterEach(async () => {
    await app.close()
    await store.close()
    stranger?.close()
  })

  test('give a guest’s file to keep', async () => {
    const result = await app.inject(LINK)
    expect(result.statusCode).toBe(200)
    expect(result.body).toBe('%PDF-1.4 guide')
    expect(result.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="guide1.pdf"; filename*=UTF-8''guide1.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(result.headers['set-cookie']).toBeUndefined()
    expect(store.calls.map(({ url }) => url)).toEqual([LINK])
    expect(store.calls[0]?.headers.cookie).toBeUndefined()
  })

  test('use up no download with HEAD', async () => {
    const result = await app.inject({ method: 'HEAD', url: LINK })
    expect(result.statusCode).toBe(200)
    expect(store.calls).toEqual([])
  })

  test('show a sample, and its headers', async () => {
    const url = '/downloadable/download/linkSample/link_id/7/'
    expect((await app.inject(url)).headers['content-disposition']).toMatch(/^inline; filename="guide1.pdf"/)
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(store.calls.map(({ method }) => method)).toEqual(['GET', 'HEAD'])
  })

  test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])(
    'never show what could run something: %s',
    async (type) => {
      store.answer = () => ({ ...pdf, headers: { ...pdf.headers, 'content-type': type } })
      const { headers } = await app.inject('/downloadable/download/sample/sample_id/4/')
      expect(headers['content-disposition']).toMatch(/^attachment/)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    },
  )

  test.each([
    ['used up or never there', gone, 404, 'ne mène à aucun fichier'],
    ['for a session at the store', toSignIn, 403, 'ne peut pas être remis'],
    ['a page of the store', { body: '<h1>Luma</h1>' }, 404, 'ne mène à aucun fichier'],
    ['a fault of the store', { status: 500, body: 'Error' }, 502, 'momentanément injoignable'],
  ] as const)('say what is the matter: %s', async (_, reply, status, sentence) => {
    store.answer = () => reply
    const result = await app.inject(LINK)
    expect(result.statusCode).toBe(status)
    expect(result.headers['content-type']).toContain('text/html')
    expect(result.body).toContain(sentence)
    // The page has a style sheet of its own.
    expect(result.headers['content-security-policy']).toMatch(/style-src [^;]*'self'/)
  })

  test('send nothing to the store for another form of address, nor for requests that the shop itself caused', async () => {
    for (const url of [
      '/downloadable/download/link/id/',
      '/downloadable/download/link/id/a%2fb/',
      '/downloadable/download/x',
    ])
      expect((await app.inject(url)).statusCode).toBe(404)
    expect((await app.inject({ url: LINK, headers: { 'cdn-loop': 'musette-files' } })).statusCode).toBe(404)
    expect(store.calls).toEqual([])
  })

  test('follow the store to its own host name, and to no other', async () => {
    const requested: string[] = []
    stranger = createServer((request, response) => {
      requested.push(request.url ?? '')
      response.writeHead(200, pdf.headers as Record<string, string>).end(pdf.bytes)
    })
    await new Promise<void>((done) => stranger?.listen(0, '127.0.0.1', done))
    const proper = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
    const files = createStoreFiles(store.url, SHOP)
    store.answer = () => ({ status: 302, headers: { location: `${proper}${LINK}` } })
    const file = (await files.fetchLink(LINK, async () => `${proper}/`)) as PersonalFile
    expect(await text(file.body)).toBe('%PDF-1.4 guide')
    expect(await files.fetchLink(LINK, async () => `${SHOP}/`)).toBe('refused')
    store.answer = () => ({ status: 302, headers: { location: `${proper}/elsewhere` } })
    expect(await files.fetchLink(LINK, async () => `${proper}/`)).toBe('refused')
    expect(requested).toEqual([LINK])
    await files.close()
  })

  test('request files only from the store’s own origin, whatever the path', async () => {
    const files = createStoreFiles(store.url, SHOP)
    const own = new Set(['shop.example'])
    expect(await files.fetchFile('https://elsewhere.example/a.pdf', own)).toBe('refused')
    const { body } = (await files.fetchFile('https://shop.example//elsewhere.example/a.pdf', own)) as PersonalFile
    await text(body)
    expect(store.calls.map(({ url }) => url)).toEqual(['//elsewhere.example/a.pdf'])
    await files.close()
  })

  test('cut off what is too long without saying so, and bound how many are on their way', async () => {
    store.answer = () => ({ ...pdf, bytes: Buffer.alloc(5000) })
    const files = createStoreFiles(store.url, SHOP, { maxBytes: 1000, atOnce: 1 })
    const { body } = (await files.fetchLink(LINK, async () => '')) as PersonalFile
    await expect(files.fetchLink(LINK, async () => '')).rejects.toThrow('on their way')
    await expect(text(body)).rejects.toThrow('More than 1000 bytes')
    await expect.poll(() => files.fetchLink(LINK, async () => '').then((file) => typeof file)).toBe('object')
    await files.close()
  })
})

describe('a bought file', () => {
  /** What a customer gets who bought a file that the store has at an address. */
  async function request(address: string, give: ReturnType<typeof createBoughtFiles>) {
    const file = { order_increment_id: null, date: null, status: 'available', download_url: address }
    const upstream = new RecordedStore({
      storeConfig: { ...recording<object>('store-config'), secure_base_url: `${SHOP}/` },
      customerDownloadableProducts: { items: [{ ...file, remaining_downloads: null }] },
    })
    const tokenExpires = String(Math.floor(Date.now() / 1000) + 3600)
    const { context } = contextOf(upstream, { session: createSession({ token: 'token', tokenExpires }) })
    const [bought] = await downloadLoaders(context).list()
    return give({ id: bought?.id ?? '' }, context)
  }

  test('is fetched of the store where its link names the shop', async () => {
    const store = await startFakeStore(() => pdf)
    const files = createStoreFiles(store.url, SHOP)
    const give = createBoughtFiles(files)
    const file = (await request(`${SHOP}${LINK}`, give)) as PersonalFile
    expect(await text(file.body)).toBe('%PDF-1.4 guide')
    expect(store.calls.map(({ url }) => url)).toEqual([LINK])
    store.answer = () => toSignIn
    expect(await request(`${SHOP}${LINK}`, give)).toBe('reserved')
    expect(await request('http://127.0.0.1:9/admin', give)).toBe('refused')
    await files.close()
    await store.close()
  })
})
