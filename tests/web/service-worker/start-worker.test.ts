import { describe, expect, test } from 'vitest'
import { respond, createFakeWorker, HOME } from './fake-worker.ts'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const navigation = { mode: 'navigate' } as const

async function installed(network: (url: string) => Promise<Response>) {
  let isOnline = true
  const worker = createFakeWorker((url) => (isOnline ? network(url) : offline()))
  await worker.tell('install')
  await worker.tell('activate')
  return Object.assign(worker, { goOffline: () => void (isOnline = false) })
}
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }
const echo = async (url: string) => respond(`${url} from the network`, 200, IMMUTABLE)

describe('the service worker', () => {
  test('shows the offline page at the address of a page that cannot be had, and keeps no page', async () => {
    const worker = await installed(echo)
    expect(await (await worker.get('/chiens.html', navigation))?.text()).toBe(`${HOME}/chiens.html from the network`)
    worker.goOffline()
    expect(await (await worker.get('/chiens.html', navigation))?.text()).toBe(`${HOME}/offline.html from the network`)
    for (const path of ['/offline.js', '/favicon.svg'])
      expect(await (await worker.get(path))?.text()).toBe(`${HOME}${path} from the network`)
    const stored = [...worker.stores.values()].flatMap((entries) => [...entries.keys()])
    expect(stored).toEqual(
      ['/offline.html', '/offline.js', '/status-page.css', '/favicon.svg'].map((path) => HOME + path),
    )
  })

  test('uses the response that the browser requested while the worker started', async () => {
    const worker = await installed(echo)
    const page = await worker.get('/', { ...navigation, preloaded: respond('early') } as never)
    expect(await page?.text()).toBe('early')
    expect(worker.asked).toEqual([])
  })

  test('shows a page of the server that says that it fails', async () => {
    const worker = await installed(async (url) => respond('maintenance', url.endsWith('/cart') ? 503 : 200))
    expect((await worker.get('/cart', navigation))?.status).toBe(503)
  })

  test.each(['/assets/shop-abc.js', '/resized-images/catalog/a.jpg?format=small'])('requests %s once', async (path) => {
    const worker = await installed(echo)
    await worker.get(path)
    worker.goOffline()
    expect(await (await worker.get(path))?.text()).toBe(`${HOME}${path} from the network`)
    expect(worker.asked).toEqual([HOME + path])
  })

  test.each([
    ['is missing', () => respond('Not found', 404, IMMUTABLE)],
    ['fails', () => respond('', 502, IMMUTABLE)],
    ['must not be stored', () => respond('', 200, { 'cache-control': 'no-store' })],
    ['may change', () => respond('', 200, { 'cache-control': 'public, max-age=86400' })],
  ])('keeps nothing of what %s', async (_name, given) => {
    const worker = await installed(async (url) => (url.endsWith('?old') ? given() : respond('')))
    for (const path of ['/assets/shop.js?old', '/resized-images/wysiwyg/a.jpg?old']) {
      await worker.get(path)
      await worker.get(path)
    }
    expect(worker.asked).toHaveLength(4)
  })

  test.each(['/graphql?query=x', '/client-log-handler', '/manifest.webmanifest', '/sitemap.xml'])(
    'leaves %s alone',
    async (path) => {
      const worker = await installed(echo)
      expect(await worker.get(path)).toBeUndefined()
    },
  )

  test('leaves other sites, other paths of the host and forms alone', async () => {
    const worker = await installed(echo)
    expect(await worker.get('', { url: 'https://ailleurs.example/assets/a.js' })).toBeUndefined()
    expect(await worker.get('', { url: 'https://boutique.example/assets/a.js' })).toBeUndefined()
    expect(await worker.get('/login', { method: 'POST', mode: 'navigate' })).toBeUndefined()
  })

  test('keeps so many files and no more: the oldest go', async () => {
    const worker = await installed(echo)
    for (let file = 0; file < 210; file++) await worker.get(`/assets/file-${file}.js`)
    const stored = [...(worker.stores.get('musette-assets-1')?.keys() ?? [])]
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([
      200,
      `${HOME}/assets/file-10.js`,
      `${HOME}/assets/file-209.js`,
    ])
  })

  test('takes over open pages and clears away what older workers kept, of its own only', async () => {
    const worker = createFakeWorker(echo)
    for (const name of ['musette-assets-0', 'musette-pictures-1', 'musette-assets-1', 'another'])
      worker.stores.set(name, new Map())
    await worker.tell('install')
    await worker.tell('activate')
    expect(worker.claimed).toBe(true)
    expect([...worker.stores.keys()]).toEqual(['musette-assets-1', 'another', 'musette-offline-3'])
  })
})
