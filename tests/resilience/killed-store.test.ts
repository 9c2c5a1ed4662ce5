import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resizedImageUrl } from '../../schema/resized-image-url.ts'
import { seed } from '../../demo-store/seed/data.ts'
import { startLoad } from '../bff/support/load.ts'
import { type RealShop, startRealShop } from '../bff/support/real-shop.ts'
import { type DemoStoreProcess, startDemoStoreProcess } from '../bff/support/demo-store.ts'

const visible = seed.products.filter(({ visibility }) => visibility === 'catalog')
const pages = ['/', '/chiens.html', '/chats.html', ...visible.slice(0, 5).map(({ urlKey }) => `/${urlKey}.html`)]
const data = pages.map((page) => `{ route(url: "${page}") { __typename } }`)
const picture = resizedImageUrl('', 'catalog/category/chiens.jpg', { preset: 'logo', extension: 'webp' })

let dataDir: string
let store: DemoStoreProcess
let shop: RealShop
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'musette-store-'))
  store = await startDemoStoreProcess(dataDir)
  // Store, shop and load share two cores here: what a busy machine refuses is not what is tested.
  const unlimited = { RATE_LIMIT_MUTATIONS: '100000', UPSTREAM_CONNECTIONS: '128', MAX_EVENT_LOOP_DELAY: '5000' }
  shop = await startRealShop(store.url, unlimited)
})
afterAll(async () => {
  await shop.close()
  await store.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const OPTIONS = { timeout: 400_000 }
test(
  'a store that is killed under load leaves what is known untouched, and nobody waits for what is not',
  OPTIONS,
  async () => {
    for (const page of pages) expect((await shop.get(page)).status).toBe(200)
    for (const query of data) expect((await shop.ask(query)).status).toBe(200)
    expect((await shop.get(picture)).status).toBe(200)

    let count = 0
    const next = (list: readonly string[]) => list[count++ % list.length] ?? '/'
    const load = startLoad({
      knownPages: () => shop.get(next(pages)),
      knownData: () => shop.ask(next(data)),
      pictures: () => shop.get(picture),
      otherPages: () => shop.get(`/search/mot-${count++}`),
      otherData: () => shop.ask(`{ route(url: "/nulle-part-${count++}") { __typename } }`),
      carts: () => shop.ask('mutation { addItemToCart(item: { sku: "CHN-CROQ-AGN", qty: 1 }) { success } }'),
    })
    type Kind = keyof typeof load.statuses
    const expectAll = (kind: Kind, ...allowed: number[]) =>
      expect([kind, new Set([...load.statuses[kind], ...allowed])]).toEqual([kind, new Set(allowed)])
    const answers = (kind: Kind, status: number, times = 1) =>
      expect
        .poll(() => load.statuses[kind].filter((one) => one === status).length, { timeout: 120_000 })
        .toBeGreaterThanOrEqual(times)
    try {
      await answers('otherPages', 200)
      load.forget()
      await store.kill()
      await answers('otherPages', 502)
      await answers('carts', 502)
      await expect.poll(() => shop.metric('musette_upstream_breaker_open')).toBe(1)
      for (const kind of ['knownPages', 'knownData', 'pictures'] as const) {
        await answers(kind, 200, 100)
        expectAll(kind, 200)
      }
      for (const kind of ['otherPages', 'otherData', 'carts'] as const) expectAll(kind, 200, 502)

      load.forget()
      await answers('otherPages', 502, 50)
      expectAll('otherData', 502)

      await store.start()
      await answers('otherPages', 200)
      load.forget()
      await answers('carts', 200, 20)
      await answers('otherPages', 200, 20)
    } finally {
      await load.stop()
    }
    for (const kind of Object.keys(load.statuses) as Kind[]) expectAll(kind, 200)
  },
)
