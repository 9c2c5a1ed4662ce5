import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { MAINTENANCE_MARKER } from '../../../schema/shop-constants.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { type Fault, type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { type ShopResponse, type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

const HOUR = 3_600_000
const INNER_DETAIL = /ECONN|UND_ERR|127\.0\.0\.1|undici|node_modules|\bat .+:\d+:\d+/

/** Each is requested once, so that none is cached. */
const products = seed.products.filter(
  ({ visibility, enabled, images }) => enabled && visibility === 'catalog' && images.length > 0,
)
function newProduct() {
  const { urlKey, images } = products.pop() ?? {}
  const [image] = images ?? []
  if (!image) throw new Error('The demo range is used up')
  const path = image.path.startsWith('catalog/') ? image.path : `catalog/product/${image.path}`
  const page = `/${urlKey}.html`
  return {
    page,
    query: `{ route(url: "${page}") { ... on Product { name } } }`,
    picture: resizedImageUrl('', path, { preset: 'thumbnail', extension: 'webp' }),
  }
}

let store: Store
let proxy: FaultProxy
let shop: RealShop
let aged = 0
let known: ReturnType<typeof newProduct>

beforeAll(async () => {
  const { now } = Date
  // Only the clock that data ages by: what waits goes on waiting for real.
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aged)
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url, { UPSTREAM_TIMEOUT: '2' })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
  await proxy.close()
  await store.close()
})

/** Whatever the store did before, it works now; one product is known, and what is known of it is too old. */
beforeEach(async () => {
  proxy.fault = () => PASS
  await proxy.open()
  known = newProduct()
  // Cached, too: a page that was rendered while the store came back may be incomplete, and is then not cached.
  const cacheStatus = async () => (await shop.get(known.page)).headers.get('cache-status')
  await expect.poll(cacheStatus).toMatch(/; hit/)
  expect((await shop.ask(known.query)).status).toBe(200)
  expect((await shop.get(known.picture)).status).toBe(200)
  aged += 2 * HOUR
})

const response = (status: number, body: string | Buffer, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  body,
  headers,
})
const JSON_TYPE = { 'content-type': 'application/json' }

const outages: [string, Fault | 'refuse'][] = [
  ['is not there', 'refuse'],
  ['never answers', { kind: 'hang' }],
  ['is cut off in the middle of an answer', { kind: 'cut' }],
  ['answers garbage', response(200, '{"data": {"products"', JSON_TYPE)],
  ['answers garbage for gzip', response(200, 'no gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' })],
  ['answers JSON that is no GraphQL', response(200, '["data"]', JSON_TYPE)],
  ['answers without end', response(200, Buffer.alloc(11 * 1024 ** 2, ' '), JSON_TYPE)],
  [
    'answers a bomb',
    response(200, gzipSync(Buffer.alloc(64 * 1024 ** 2)), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  ],
  ['wants to be left alone', response(429, '<h1>429 Too Many Requests</h1>', { 'retry-after': '30' })],
  ['has crashed', response(500, '<h1>There has been an error processing your request</h1>')],
  ['is behind a gateway that cannot reach it', response(502, '<h1>502 Bad Gateway</h1>')],
  ['is behind a gateway that gave up', response(504, '<h1>504 Gateway Time-out</h1>')],
]

async function bringAbout(fault: Fault | 'refuse'): Promise<void> {
  if (fault === 'refuse') await proxy.refuse()
  else proxy.fault = () => fault
}

/** The store works again: counts the probes until a visitor gets an uncached page. */
async function recover(): Promise<number> {
  let probes = 0
  proxy.fault = ({ method }) => {
    if (method === 'POST') probes++
    return PASS
  }
  await proxy.open()
  const { page } = newProduct()
  await expect.poll(async () => (await shop.get(page)).status).toBe(200)
  return probes
}

async function expectKnownIsShown(): Promise<void> {
  const [page, data, picture] = await Promise.all([
    shop.get(known.page),
    shop.ask(known.query),
    shop.get(known.picture),
  ])
  expect([page.status, data.status, picture.status]).toEqual([200, 200, 200])
  expect(data.text).not.toContain('errors')
  expect(picture.headers.get('content-type')).toBe('image/webp')
}

function expectOrderly({ headers, text }: ShopResponse): void {
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).not.toMatch(INNER_DETAIL)
}

describe.each(outages)('a store that %s', (_what, fault) => {
  test('is missed only where nothing is known, and is found again by its first probe', async () => {
    await bringAbout(fault)
    await expectKnownIsShown()

    const unknown = Array.from({ length: 3 }, newProduct)
    const [pages, answers, pictures] = await Promise.all([
      Promise.all(unknown.map(({ page }) => shop.get(page))),
      Promise.all(unknown.map(({ query }) => shop.ask(query))),
      Promise.all(unknown.map(({ picture }) => shop.get(picture))),
    ])
    for (const page of pages) {
      expect(page.status).toBe(502)
      expect(page.headers.get('retry-after')).toBe('5')
      expect(page.text).toContain('La boutique est momentanément injoignable')
      expectOrderly(page)
    }
    for (const one of answers) {
      expect(one.status).toBe(502)
      expect(JSON.parse(one.text)).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
      expectOrderly(one)
    }
    for (const picture of pictures) {
      expect(picture.status).toBeGreaterThanOrEqual(400)
      expectOrderly(picture)
    }

    await expect.poll(() => shop.metric('musette_upstream_breaker_open')).toBe(1)
    await expectKnownIsShown()
    expect((await shop.get('/health/live')).status).toBe(200)
    expect(await recover()).toBe(1)
  })
})

const maintenances: [string, Fault][] = [
  ['a page', response(503, '<h1>Service Temporarily Unavailable</h1>')],
  ['a line of text', response(503, 'Service Unavailable', { 'content-type': 'text/plain' })],
  ['JSON', response(503, '{"message":"maintenance"}', JSON_TYPE)],
  ['a crash of developer mode', response(500, 'Error: maintenance mode is enabled in app/bootstrap.php')],
]

describe.each(maintenances)('a store in maintenance that responds with %s', (_what, fault) => {
  test('is said to be in maintenance, and opens by its first probe', async () => {
    await bringAbout(fault)
    await expectKnownIsShown()
    const { page, query } = newProduct()
    const shown = await shop.get(page)
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5'])
    expect(shown.text).toContain('Our service team has been dispatched to bring it back online.')
    const said = await shop.ask(query)
    expect([said.status, said.headers.get('retry-after')]).toEqual([503, '5'])
    expect(said.text).toContain(MAINTENANCE_MARKER)
    expect(await recover()).toBe(1)
  })
})

test.each<[string, Fault]>([
  ['slow', { kind: 'slow', ms: 300 }],
  ['flapping', { kind: 'flap' }],
])('a %s store is a working one', async (_what, fault) => {
  await bringAbout(fault)
  const { page, query } = newProduct()
  expect((await shop.get(page)).status).toBe(200)
  expect((await shop.ask(query)).status).toBe(200)
  expect(await shop.metric('musette_upstream_breaker_open')).toBe(0)
})

test('a media host that hangs or responds with something else is distinguished from a missing picture', async () => {
  const ofMedia = (fault: Fault) => {
    proxy.fault = ({ url = '' }) => (url.startsWith('/media/') ? fault : PASS)
  }
  const statusOfNew = async () => (await shop.get(newProduct().picture)).status
  ofMedia({ kind: 'hang' })
  expect(await statusOfNew()).toBe(504)
  ofMedia(response(200, '<h1>Hello</h1>'))
  expect(await statusOfNew()).toBe(415)
  ofMedia(response(404, '<h1>404</h1>'))
  expect(await statusOfNew()).toBe(404)
  for (const status of [429, 500, 503]) {
    ofMedia(response(status, '<h1>Trouble</h1>'))
    expect(await statusOfNew()).toBe(502)
  }
  ofMedia({ kind: 'cut' })
  expect(await statusOfNew()).toBe(502)
  ofMedia(PASS)
  expect(await statusOfNew()).toBe(200)
})
