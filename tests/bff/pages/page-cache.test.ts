import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Operation } from '../../../schema/operation.ts'
import type { PageRequest, PageResponse } from '../../../schema/page.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { OWN_PAGES } from '../support/own-pages.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'
import { routes } from '../../../web/routes.ts'

const ShopQuery: Operation<{ shop: { name: string } }, Record<string, never>> = {
  name: 'Shop',
  kind: 'query',
  text: 'query Shop { shop { name } }',
  sha256: '',
}

let store: FakeStore
let app: FastifyInstance
let rendered: string[]
let render: (request: PageRequest, name: string) => PageResponse

/** Ms by which the clock is ahead. Otherwise it stands still: nothing expires because the machine is busy. */
let aged = 0
const began = Date.now()

beforeEach(async () => {
  aged = 0
  vi.spyOn(Date, 'now').mockImplementation(() => began + aged)
  rendered = []
  render = ({ url }, name) => ({ kind: 'html', status: 200, html: `<p>${name} ${url}</p>${'<!-- -->'.repeat(200)}` })
  store = await startFakeStore(() => ({ body: shopData('Musette'), headers: { 'x-magento-tags': 'cat_p_1' } }))
  app = await start()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
  await store.close()
})

function start(env: Record<string, string> = {}) {
  const pages = {
    ...fakePages,
    routes,
    async render(request: PageRequest) {
      rendered.push(request.url)
      return render(request, (await request.execute(ShopQuery, {})).shop.name)
    },
  }
  return createTestApp({ UPSTREAM_URL: store.url, ...env }, { ...fakeDomains, pages })
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const purge = (pattern = '((^|,)cat_p_1(,|$))') =>
  app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': pattern } })

describe('a public page', () => {
  test('has the policy of its address, cached or not', async () => {
    const shop = await start({ CSP_VIDEO: 'https://video.example' })
    onTestFinished(() => shop.close())
    for (const status of ['Musette; fwd=miss', 'Musette; hit']) {
      const [open, guarded] = [await shop.inject('/chiens.html'), await shop.inject('/rgpd/')]
      expect(open.headers['cache-status']).toBe(status)
      expect(open.headers['content-security-policy']).toContain('video.example')
      expect(guarded.headers['content-security-policy']).not.toContain('video.example')
    }
  })

  test('is rendered once, and costs the store nothing from then on', async () => {
    const [first, second] = [await get('/chiens.html'), await get('/chiens.html')]
    expect(second.body).toBe(first.body)
    expect([rendered, store.calls.length]).toEqual([['/chiens.html'], 1])
    expect(first.headers['cache-status']).toBe('Musette; fwd=miss')
    expect(second.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
      'cache-status': 'Musette; hit',
      age: '0',
      vary: 'accept-encoding',
    })
    expect(second.headers).not.toHaveProperty('set-cookie')
  })

  test('is stored compressed, and not sent again to browsers that have it', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(br.headers.vary).toBe('accept-encoding')
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/', { 'if-none-match': String(br.headers.etag) })).statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: '/' })).headers.etag).toBe(plain.headers.etag)
    expect(rendered).toHaveLength(1)
  })

  test.each([404, 301])(
    'has status %i for every browser, whatever version it has (RFC 9110, 13.2.1)',
    async (status) => {
      render = () =>
        status === 301 ? { kind: 'redirect', status, location: '/x' } : { kind: 'html', status, html: 'x' }
      const { etag } = (await get('/gone')).headers
      for (const known of ['*', String(etag)])
        expect((await get('/gone', { 'if-none-match': known })).statusCode).toBe(status)
    },
  )

  test('is the same for every shopper', async () => {
    const plain = await get('/')
    const tricks: Record<string, string>[] = [
      { cookie: 'musette-visitor=x; other=1' },
      { authorization: 'Bearer x' },
      { 'x-forwarded-host': 'evil.example', 'x-original-url': '/other', 'x-rewrite-url': '/other' },
      { 'cache-control': 'no-cache' },
      { host: 'evil.example' },
    ]
    for (const headers of tricks) {
      expect((await get('/', headers)).body).toBe(plain.body)
    }
    expect(rendered).toHaveLength(1)
  })

  test('shows a change at once, with everything it was made of', async () => {
    await get('/')
    store.answer = () => ({ body: shopData('Nouvelle'), headers: { 'x-magento-tags': 'cat_p_1' } })
    await purge('((^|,)cat_p_11(,|$))')
    expect((await get('/')).body).toContain('Musette')
    await purge()
    expect((await get('/')).body).toContain('Nouvelle')
  })

  test('is served while the store is down or in maintenance; one that is not cached says so', async () => {
    await get('/kept')
    store.answersProbes = true
    store.answer = () => ({ status: 503, body: 'Service Temporarily Unavailable' })
    await purge('((^|,)cat_c(,|$))')
    expect((await get('/new')).statusCode).toBe(200) // its data is kept
    await purge()
    // What was announced as changed stands in for a minute.
    for (const url of ['/newer', '/kept']) expect((await get(url)).statusCode).toBe(200)
    aged += 61_000
    expect((await get('/newest')).statusCode).toBe(503)
  })

  test('goes on while the store fails at everything, in whichever way it says so', async () => {
    await get('/kept')
    aged += 3_600_000
    const failures = [
      { body: { errors: [{ message: 'Internal server error', path: ['storeConfig'] }], data: { storeConfig: null } } },
      { body: { errors: [{ message: 'Too Many Requests' }] } },
      { status: 500, body: { errors: [{ message: 'Syntax Error' }] } },
      { status: 500, body: '<h1>There has been an error</h1>' },
    ]
    for (const failure of failures) {
      store.answer = () => failure
      const { statusCode, body } = await get('/kept')
      expect([statusCode, body]).toEqual([200, expect.stringContaining('Musette /kept')])
    }
  })

  test('that cannot be rendered any more is shown as it was', async () => {
    const before = await get('/kept')
    aged += 3_600_000
    render = () => {
      throw new Error('a fault of ours')
    }
    expect((await get('/kept')).body).toBe(before.body)
    expect((await get('/other')).statusCode).toBe(500)
  })

  test('that is requested many times at once is rendered once', async () => {
    store.answer = () => ({ body: shopData('Musette'), delay: 30 })
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/')))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect([rendered.length, store.calls.length]).toEqual([1, 1])
  })
})

describe('parameters', () => {
  const parameters = ['page', 'marque', 'q']
  /** As pages do: their own query string is what they know of that of the request. */
  const known = (url: string) => {
    const query = new URLSearchParams(url.split('?')[1])
    const own = new URLSearchParams([...query].filter(([name]) => parameters.includes(name)))
    return { search: own.size > 0 ? `?${own}` : '', parameters }
  }
  const asHtml = ({ url }: PageRequest): PageResponse => ({ kind: 'html', status: 200, html: url, ...known(url) })

  test.each([
    ['/p?utm_source=a&UTM_MEDIUM=b', '/p'],
    ['/p?_kx=1&awc=2&epik=3&irclickid=4&at_medium=5&xtor=6&mkt_tok=7&ref=8', '/p'],
    ['/p?fbclid=1&page=2', '/p?page=2'],
    ['/p?page=2&gbraid=x&marque=A&marque=B', '/p?page=2&marque=A&marque=B'],
    ['/p?marque[0]=A&marque=%41&page=&page=2&page=3', '/p?marque=A&page=2'],
    ['/p?empty=&%20=1&=2&&a%2Fb=1', '/p'],
    [`/p?marque=${'x'.repeat(600)}`, '/p'],
    ['/p?%E0%A4%A', '/p'],
  ])('%s is the page %s', async (requested, page) => {
    render = asHtml
    await get(page)
    const response = await get(requested)
    expect([response.statusCode, response.body]).toEqual([200, page])
    expect(rendered).toEqual([page])
    expect(response.headers['cache-status']).toBe('Musette; hit')
  })

  test('that a page does not know are no part of it, even before it is known which it knows', async () => {
    render = asHtml
    for (let i = 0; i < 5; i++) expect((await get(`/p?_kx=${i}&page=2`)).body).toBe('/p?page=2')
    expect(rendered).toEqual(['/p?_kx=0&page=2', '/p?page=2'])
    expect((await get('/p?page=2')).headers['cache-status']).toBe('Musette; hit')
  })

  test('of one page are not those of another', async () => {
    render = ({ url }) => ({ kind: 'html', status: 200, html: url, search: '', parameters: [] })
    await get('/product')
    await get('/product?page=2&marque=A')
    render = asHtml
    await get('/p')
    expect((await get('/p?marque=A')).body).toBe('/p?marque=A')
    expect(rendered).toEqual(['/product', '/p', '/p?marque=A'])
  })

  test('of a campaign stay with a redirect, although its page is cached without', async () => {
    render = ({ url }) => ({ kind: 'redirect', status: 301, location: `/new${url.slice(4)}`, ...known(url) })
    const location = async (url: string) => (await get(url)).headers.location
    expect(await location('/old?utm_source=b')).toBe('/new?utm_source=b')
    expect(await location('/old')).toBe('/new')
    expect(await location('/old?utm_source=a')).toBe('/new?utm_source=a')
    expect(await location('/old?page=2')).toBe('/new?page=2')
    expect(await location('/old?utm_source=a&page=2')).toBe('/new?utm_source=a&page=2')
    expect(rendered).toEqual(['/old?utm_source=b', '/old', '/old?page=2'])
  })
})

describe('what is not cached as a public page', () => {
  test.each([...OWN_PAGES, '/%75ser/', '/USER/', '//user/'])('is the personal %s', async (url) => {
    for (let i = 0; i < 2; i++) {
      const { statusCode, headers } = await get(url)
      if (statusCode === 200)
        expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'cache-status': 'Musette; fwd=bypass' })
      else expect([301, 404]).toContain(statusCode)
      expect(headers.etag).toBeUndefined()
      expect(rendered).toHaveLength(statusCode === 200 ? i + 1 : 0)
    }
  })

  test('does not include a path that only begins like a private one', async () => {
    for (const url of ['/userland', '/cart-pour-chien.html', '/a/user', '/user%2Forders', '/cart;x']) {
      await get(url)
      expect((await get(url)).headers['cache-status']).toBe('Musette; hit')
    }
  })

  test.each([500, 502, 503])('is a page with status %i', async (status) => {
    render = () => ({ kind: 'html', status, html: 'x' })
    for (let i = 0; i < 2; i++) expect((await get('/')).headers['cache-control']).toBe('no-cache')
    expect(rendered).toHaveLength(2)
  })

  test.each([404, 301])('is anything with status %i for longer than a minute', async (status) => {
    render = () => (status === 301 ? { kind: 'redirect', status, location: '/x' } : { kind: 'html', status, html: 'x' })
    for (let i = 0; i < 2; i++) {
      expect((await get('/nowhere')).headers['cache-control']).toMatch(/^public, max-age=([1-9]|[1-5]\d|60),/)
    }
    expect(rendered).toHaveLength(1)
  })
})

describe('a page that few visitors request', () => {
  const pages = Array.from({ length: 500 }, (_, index) => `/page-${index}`)

  beforeEach(async () => {
    await app.close()
    app = await start({ PAGE_CACHE_BYTES: String(4 * 1024 ** 2) })
    render = ({ url }) => ({ kind: 'html', status: url.startsWith('/junk') ? 404 : 200, html: 'x'.repeat(1500) })
    for (const url of pages) for (let i = 0; i < 2; i++) await get(url)
    rendered = []
  })

  test.each([
    ['addresses that lead nowhere, asked for twice', 2, (i: number) => `/junk-${i}`],
    ['parameters, asked for twice', 2, (i: number) => `/page-1?x${i}=${i}`],
    ['search words', 1, (i: number) => `/search/mot-${i}`],
  ])('pushes out nothing that many ask for: %s', async (_what, times, junk) => {
    for (let i = 0; i < 2500; i++) for (let n = 0; n < times; n++) await get(junk(i))
    rendered = []
    for (const url of pages) await get(url)
    expect(rendered).toEqual([])
  })

  test('has one spelling: others redirect to it', async () => {
    for (const url of ['/%70age-1', '/page%2d1', '/page%2D1', '/p%61ge-1?x=1']) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location]).toEqual([301, url.includes('?') ? '/page-1?x=1' : '/page-1'])
    }
    expect(rendered).toEqual([])
  })
})
