import { get, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createPurgeLog } from '../../../../bff/cache/purge-log.ts'
import type { CacheFigures } from '../../../../bff/ops/usage-metrics.ts'
import type { SiteParts } from '../../../../bff/extension.ts'
import { UpstreamError } from '../../../../bff/magento/upstream-error.ts'
import { RecordedStore, recording } from '../../../../tests/bff/support/recorded-store.ts'
import { contextOf } from '../../../../tests/bff/support/shop-request.ts'
import extension from '../../server.ts'

const LONG = 'Bon. '.repeat(600)
const money = { value: 12.5, currency: 'EUR' }
const price = { regular_price: money, final_price: { value: 12.5 } }
const product = (number: number, description: string) => ({
  __typename: 'SimpleProduct',
  uid: btoa(String(number)),
  sku: `SKU-${number}`,
  name: `Produit ${number}`,
  url_key: `produit-${number}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  new_from_date: null,
  new_to_date: null,
  small_image: { url: 'http://127.0.0.1:8090/media/catalog/product/a.jpg', label: null },
  price_range: { minimum_price: price, maximum_price: price },
  price_tiers: [],
  description: { html: `<p>${description}</p>` },
  short_description: { html: '' },
  media_gallery: [],
  categories: [],
  listed: { items: [] },
})

type Big = { app: FastifyInstance; url: string; pages: number[]; most: () => number; cache: () => CacheFigures }

let big: Big | undefined
afterEach(async () => {
  await big?.app.close()
  big = undefined
})

/** A shop in front of a store of `count` products, which repeat after `kinds`, whose page `broken` cannot be read. */
async function shopOf(
  count: number,
  { broken = 0, window = Infinity, description = 'Bon. '.repeat(100), kinds = Infinity } = {},
): Promise<Big> {
  const pages: number[] = []
  let running = 0
  let most = 0
  const store = new RecordedStore({
    storeConfig: recording('store-config'),
    products: { total_count: count, items: [] },
  })
  const read = async (operation: { name: string }, variables: { size: number; page: number }, policy: object) => {
    if (operation.name !== 'FeedProducts')
      return RecordedStore.prototype.read.call(store, operation as never, variables, policy as never)
    const { size, page } = variables
    pages.push(page)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (page === broken) throw new UpstreamError('unavailable', 'gone', 'FeedProducts')
    const from = (page - 1) * size
    const length = from + size > window ? 0 : Math.max(0, Math.min(size, count - from))
    return {
      products: {
        total_count: count,
        items: Array.from({ length }, (_, i) => product(((from + i) % kinds) + 1, description)),
      },
    }
  }
  const upstream = Object.assign(Object.create(store) as RecordedStore, { read })
  const shop = {
    publicUrl: 'https://boutique.example',
    extensionValues: {
      PRODUCT_FEEDS: ['google', 'meta'],
      FEED_ATTRIBUTE_BRAND: 'marque',
      FEED_ATTRIBUTE_GTIN: 'ean',
      FEED_VARIANT_ATTRIBUTES: ['size:size'],
    },
  }
  const caches: CacheFigures[] = []
  const app = Fastify({ logger: false })
  await app.register((own) =>
    extension.plugin!(own, {
      shop: contextOf(upstream, { shop }).context.shop,
      createContext: () => contextOf(upstream, { shop }).context,
      purges: createPurgeLog(),
      watchCache: (_: string, figures: CacheFigures) => caches.push(figures),
      watchQueue() {},
    } as unknown as SiteParts),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  big = { app, url, pages, most: () => most, cache: () => caches[0]! }
  return big
}

const textOf = async (url: string) =>
  (await fetch(`${url}/feeds/google.xml`, { headers: { 'accept-encoding': 'identity' } })).text()
const itemsIn = (text: string) => text.split('<item>').length - 1

test('a feed larger than its cache is read one page at a time, and kept within the bound', async () => {
  const { url, pages, most, cache } = await shopOf(20_000, { description: LONG })
  const response = await fetch(`${url}/feeds/google.xml`)
  let bytes = 0
  for await (const chunk of response.body!) bytes += chunk.length
  expect(pages).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  expect(most()).toBe(1)
  expect(bytes).toBeGreaterThan(cache().maxBytes)
  expect(cache().bytes).toBeLessThanOrEqual(cache().maxBytes)
})

test('a reader that pauses holds the reading of the store back, and goes on where it was', async () => {
  const { url, pages } = await shopOf(8000, { description: LONG })
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(`${url}/feeds/google.xml`, { headers: { connection: 'close' } }, resolve),
  )
  response.pause()
  let before = -1
  // The buffers of the connection fill up first.
  while (pages.length > before) {
    before = pages.length
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(60)
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) text += String(chunk)
  expect(itemsIn(text)).toBe(8000)
  expect(pages).toHaveLength(80)
})

test('ten readers at once read the store once, and the next one not at all', async () => {
  const { url, pages } = await shopOf(1050)
  const texts = await Promise.all(Array.from({ length: 10 }, () => textOf(url)))
  for (const text of texts) expect(itemsIn(text)).toBe(1050)
  await textOf(url)
  expect(pages.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('what the store returns twice is written once', async () => {
  const { url } = await shopOf(450, { kinds: 130 })
  expect(itemsIn(await textOf(url))).toBe(130)
})

test('a failure in the middle cuts the connection, so that nobody takes the rest for sold out', async () => {
  const { url } = await shopOf(1050, { broken: 5 })
  await expect(textOf(url)).rejects.toThrow()
  const zipped = fetch(`${url}/feeds/meta.csv`).then((response) => response.text())
  await expect(zipped).rejects.toThrow()
  expect((await fetch(`${url}/feeds/nothing.xml`)).status).toBe(404)
})

test('so do products beyond the window of the store’s search', async () => {
  const { url } = await shopOf(1050, { window: 700 })
  await expect(textOf(url)).rejects.toThrow()
})

test('a failure at the beginning is a response: try again later', async () => {
  const { url } = await shopOf(1050, { broken: 1 })
  const response = await fetch(`${url}/feeds/google.xml`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('600')
})

test('more than 32 readers are told to come again', async () => {
  const { url } = await shopOf(20_000)
  const open = await Promise.all(
    Array.from(
      { length: 32 },
      () => new Promise<IncomingMessage>((resolve) => get(`${url}/feeds/google.xml`, { agent: false }, resolve)),
    ),
  )
  expect((await fetch(`${url}/feeds/google.xml`)).status).toBe(503)
  for (const one of open) one.destroy()
  await expect
    .poll(async () => {
      const { status, body } = await fetch(`${url}/feeds/google.xml`)
      await body?.cancel()
      return status
    })
    .toBe(200)
})
