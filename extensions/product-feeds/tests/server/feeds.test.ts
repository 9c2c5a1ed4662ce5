import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'
import { testConfig } from '../../../../tests/bff/support/test-app.ts'
import { examine } from '../../../../scripts/doctor/examine.ts'
import { type FeedItem, FEEDS, gtinOf, idOf } from '../../server/feed-items.ts'

const HOME = 'https://boutique.example'
const SETTINGS = { PRODUCT_FEEDS: 'google,meta', DELIVERY_COSTS: 'FR:4.90:49,BE:9.90', PUBLIC_URL: HOME }

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), SETTINGS)
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

/** The fields of each item, without their prefix; throws where elements are not closed in their order. */
function itemsIn(xml: string): Map<string, string>[] {
  const open: string[] = []
  const items: Map<string, string>[] = []
  for (const [, end, name = '', text = ''] of xml
    .replace(/<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([\w:]+)[^>]*>([^<]*)/g)) {
    if (end) {
      if (open.pop() !== name) throw new Error(`${name} was not open`)
      continue
    }
    open.push(name)
    if (name === 'item') items.push(new Map())
    if (open.at(-2) === 'item') items.at(-1)?.set(name.slice(2), text)
  }
  if (open.length > 0) throw new Error(`${open.join()} stays open`)
  return items
}

/** What the demo store sends to nobody. */
const services = new Set(
  seed.products.filter(({ type }) => type === 'virtual' || type === 'downloadable').map(({ sku }) => sku),
)
const isService = (id: string | undefined) => services.has(id ?? '')

type ProductData = { sku: string; offers: { price?: number; lowPrice?: number; availability: string } }

/** What the page of a link says of its product for search engines. */
async function dataAt(link = ''): Promise<ProductData> {
  const { text } = await shop.get(link.slice(HOME.length))
  const told = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Partial<ProductData>,
  )
  return told.find((one) => one.offers) as ProductData
}

/** Rows of RFC 4180. */
function rowsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

describe('GET /feeds/google.xml', () => {
  test('names every thing that can be bought, once, and its page and picture exist', async () => {
    const { status, headers, text } = await shop.get('/feeds/google.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    const items = itemsIn(text)
    expect(items.length).toBeGreaterThan(150)
    expect(new Set(items.map((item) => item.get('id'))).size).toBe(items.length)
    for (const item of items.filter((_, index) => index % 25 === 0)) {
      const link = item.get('link') ?? ''
      const page = await shop.get(link.slice(HOME.length))
      expect([link, page.status]).toEqual([link, 200])
      expect(page.text).toContain(`<link rel="canonical" href="${link.split('?')[0]}"/>`)
      const picture = (item.get('image_link') ?? '').replaceAll('&amp;', '&')
      const path = new URL(picture).pathname.replace('/resized-images/', '')
      expect(page.text.includes(path), picture).toBe(true)
    }
    expect((await shop.get('/feeds/google.xml')).text).toBe(text)
  })

  test('shows what the page shows: prices with tax, the reduced one, the price per kilogram, stock, brand and delivery', async () => {
    const items = itemsIn((await shop.get('/feeds/google.xml')).text)
    const { data } = JSON.parse((await shop.ask(PRODUCTS, { sku: 'CHI-FRI-BISCUIT' })).text) as Answer
    const shown = data.product
    const item = items.find((one) => one.get('id') === 'CHI-FRI-BISCUIT')
    expect(item?.get('sale_price') ?? item?.get('price')).toBe(
      `${shown.prices.finalPrice.priceInclTax.value.amount.toFixed(2)} EUR`,
    )
    expect(item?.get('brand')).toBe('Maison Grelot')
    expect(item?.get('availability')).toBe('in_stock')
    expect(item?.get('unit_pricing_measure')).toMatch(/^\d+ g$/)
    expect(item?.get('unit_pricing_base_measure')).toBe('1 kg')
    expect(item?.get('product_type')).toMatch(/ &gt; /)

    const reduced = items.filter((one) => one.has('sale_price'))
    expect(reduced.length).toBeGreaterThan(0)
    for (const one of reduced)
      expect(Number.parseFloat(one.get('sale_price')!)).toBeLessThan(Number.parseFloat(one.get('price')!))
    expect(items.some((one) => one.get('availability') === 'out_of_stock')).toBe(true)

    const xml = (await shop.get('/feeds/google.xml')).text
    const deliveries = [
      ...xml.matchAll(
        /<g:(?:sale_)?price>([\d.]+) EUR<\/g:\w+><g:condition>.*?<g:country>FR<\/g:country><g:price>([\d.]+) EUR/g,
      ),
    ]
    expect(deliveries).toHaveLength(items.length - items.filter((one) => isService(one.get('id'))).length)
    for (const [, price, cost] of deliveries) expect(cost).toBe(Number(price) >= 49 ? '0.00' : '4.90')
  })

  test('says of services and files nothing of delivery', async () => {
    const items = itemsIn((await shop.get('/feeds/google.xml')).text)
    const unsent = items.filter((one) => !one.has('shipping')).map((one) => one.get('id'))
    expect(unsent).toEqual(items.map((one) => one.get('id')).filter(isService))
    expect(unsent).toEqual(expect.arrayContaining(['SRV-VISIO-30', 'SRV-GUIDE-BARF']))
  })

  test.each([
    ['a text that has to be engraved', 'CHI-MEDAILLE', 250],
    ['a file, the cheapest of which is free', 'SRV-GUIDE-BARF', 0],
    ['nothing', 'CHI-FRI-BISCUIT', 0],
  ])('has the least price that can be ordered, as the data of the page: with %s', async (_, sku, extra) => {
    const item = itemsIn((await shop.get('/feeds/google.xml')).text).find((one) => one.get('id') === sku)
    const price = Number.parseFloat(item?.get('sale_price') ?? item?.get('price') ?? '')
    const { offers } = await dataAt(item?.get('link'))
    expect(offers.lowPrice ?? offers.price).toBe(price)
    const { cents, specialCents } = seed.products.find((one) => one.sku === sku)!
    expect(price).toBe(((specialCents ?? cents) + extra) / 100)
  })

  test('leads to the variant, which the page shows and offers at the same price', async () => {
    const items = itemsIn((await shop.get('/feeds/google.xml')).text).filter((one) => one.has('item_group_id'))
    const group = items.filter((one) => one.get('item_group_id') === 'CHI-CRO-POULET')
    expect(group.length).toBeGreaterThan(1)
    for (const item of group) {
      const { sku, offers } = await dataAt(item.get('link'))
      expect(sku).toBe(item.get('id'))
      expect(offers.price).toBe(Number.parseFloat(item.get('sale_price') ?? item.get('price') ?? ''))
      expect(offers.availability.endsWith('/InStock')).toBe(item.get('availability') === 'in_stock')
    }
  })

  test('has each variant as an item in the group of its product', async () => {
    const items = itemsIn((await shop.get('/feeds/google.xml')).text)
    const variants = items.filter((one) => one.has('item_group_id'))
    expect(variants.length).toBeGreaterThan(20)
    expect(new Set(variants.map((one) => one.get('item_group_id'))).size).toBeGreaterThan(1)
    // What tells the items of a group apart, as Google requires.
    const told = variants.map((one) =>
      JSON.stringify(['item_group_id', 'color', 'size', 'material', 'pattern'].map((name) => one.get(name))),
    )
    expect(new Set(told).size).toBe(variants.length)
    const bag = variants.find((one) => one.get('item_group_id') === 'CHI-CRO-POULET')
    expect(bag?.get('size')).toMatch(/^\d+\skg$/)
    // The group itself cannot be bought.
    const ids = new Set(items.map((one) => one.get('id')))
    for (const variant of variants) expect(ids.has(variant.get('item_group_id'))).toBe(false)
  })

  test('comes compressed to those who take it', async () => {
    const response = await fetch(`${shop.url}/feeds/google.xml`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe((await shop.get('/feeds/google.xml')).text)
  })
})

test('GET /feeds/meta.csv has the same things in columns', async () => {
  const { headers, text } = await shop.get('/feeds/meta.csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head = [], ...rows] = rowsOf(text)
  const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? ''
  const items = itemsIn((await shop.get('/feeds/google.xml')).text)
  expect(rows.map((row) => cell(row, 'id'))).toEqual(items.map((item) => item.get('id')))
  for (const row of rows) {
    expect(row).toHaveLength(head.length)
    expect(cell(row, 'price')).toMatch(/^\d+\.\d\d EUR$/)
    expect(cell(row, 'availability')).toMatch(/^(in stock|out of stock)$/)
    const delivery = isService(cell(row, 'id')) ? /^$/ : /^FR:::(4\.90|0\.00) EUR,BE:::9\.90 EUR$/
    expect(cell(row, 'shipping')).toMatch(delivery)
    expect(cell(row, 'link')).toMatch(/^https:\/\/boutique\.example\//)
  }
})

test('is there only where the site names it', async () => {
  const other = await startRealShop(store.url.replace(/\/$/, ''), { PRODUCT_FEEDS: 'meta' })
  try {
    expect((await other.get('/feeds/google.xml')).status).toBe(404)
    expect((await other.get('/feeds/meta.csv')).status).toBe(200)
  } finally {
    await other.close()
  }
})

test('the doctor looks for its attributes in lists, where a site has feeds', async () => {
  const rowsOf = async (env: Record<string, string>) => {
    const rows = await examine(testConfig({ UPSTREAM_URL: `${store.url}graphql`, ...env }))
    return Object.fromEntries(rows.map(({ id, verdict }) => [id, verdict]))
  }
  const withFeeds = await rowsOf({ PRODUCT_FEEDS: 'google' })
  expect([withFeeds['content/attribute marque'], withFeeds['content/attribute ean']]).toEqual(['ok', 'off'])
  expect(await rowsOf({})).not.toHaveProperty('content/attribute ean')
})

test('an id fits both, and stays the same', () => {
  expect(idOf('CHI-1')).toBe('CHI-1')
  const long = idOf('X'.repeat(64))
  expect(long).toHaveLength(50)
  expect(idOf(`${'X'.repeat(63)}Y`)).not.toBe(long)
  expect(idOf('X'.repeat(64))).toBe(long)
})

test('a GTIN is told only with a right check digit', () => {
  expect(gtinOf('3 017620 422003')).toBe('3017620422003')
  expect(gtinOf('96385074')).toBe('96385074')
  for (const wrong of ['3017620422004', '12345', 'abc', '', null]) expect(gtinOf(wrong)).toBeNull()
})

test.each([
  ['a GTIN', { gtin: '3017620422003' }, false],
  ['a brand', { brand: 'Maison Grelot' }, false],
  ['neither', {}, true],
])('a thing with %s says to Google that it has no identifier: %j → %s', (_, known, isSaid) => {
  const item: FeedItem = {
    id: 'A',
    group: null,
    variant: {},
    title: 'Os',
    description: 'Os',
    link: `${HOME}/a.html`,
    pictures: [`${HOME}/a.jpg`],
    isInStock: true,
    price: 5,
    sale: null,
    currency: 'EUR',
    brand: null,
    gtin: null,
    categories: [],
    quantity: null,
    delivery: [],
    ...known,
  }
  expect(FEEDS['google']?.format.item(item).includes('<g:identifier_exists>no<')).toBe(isSaid)
})

test('a feed in another currency converts the surcharges of required choices', async () => {
  const sold = await startRealShop(store.url.replace(/\/$/, ''), { ...SETTINGS, SHOP_CURRENCY: 'USD' })
  const priceIn = async ({ get }: RealShop) => {
    const items = itemsIn((await get('/feeds/google.xml')).text)
    return items.find((item) => item.get('id') === 'CHV-PLAQUE-BOX')?.get('price') ?? ''
  }
  const [euros, dollars] = [await priceIn(shop), await priceIn(sold).finally(() => sold.close())]
  // 1.1 dollars are a euro.
  expect(dollars).toBe(`${(Math.round(Number.parseFloat(euros) * 110) / 100).toFixed(2)} USD`)
})

const PRODUCTS = `query ($sku: String!) { product(sku: $sku) { prices { finalPrice { priceInclTax { value { amount } } } } } }`
type Answer = { data: { product: { prices: { finalPrice: { priceInclTax: { value: { amount: number } } } } } } }
