import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''))
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const MARKS = '_kx=1&awc=2&epik=3&irclickid=4&at_medium=5&xtor=6&mkt_tok=7&ref=8&UTM_SOURCE=9'
const product = seed.products.find(({ visibility }) => visibility === 'catalog')

test.each([
  ['the home page', '/', 'page=2'],
  ['a category', '/chiens.html', 'q=x'],
  ['a page of a category', '/chiens.html?page=2', 'q=x'],
  ['a filtered list', '/chats.html?marque=Musette&maxPrice=50', 'q=x'],
  ['a category by its id', '/category/38', 'q=x'],
  ['a product', `/${product?.urlKey}.html`, 'page=2&marque=Musette&sort=x'],
  ['a content page', '/mentions-legales', 'page=2'],
  ['a form', '/contact', 'page=2'],
  ['a search', '/search/agneau?page=2', 'q=x'],
  ['an address that leads nowhere', '/nulle-part.html', 'page=2'],
])('%s is one page of the cache, whatever its address carries that it does not know', async (_what, path, others) => {
  const with_ = (marks: string) => `${path}${path.includes('?') ? '&' : '?'}${marks}`
  const first = await shop.get(with_(`${MARKS}&${others}`))
  const plain = await shop.get(path)
  const again = await shop.get(with_(`${MARKS}0&${others}`))
  expect(first.text).toBe(plain.text)
  expect(again.text).toBe(plain.text)
  expect(plain.headers.get('cache-status')).toBe('Musette; hit')
  expect(plain.text).not.toMatch(/awc|irclickid|UTM_SOURCE/)
})

test.each([
  ['/chiens.html?page=99&marque=Musette', /^\/chiens\.html\?marque=Musette/],
  ['/chiens.html?page=999999999', /^\/chiens\.html\?page=\d$/],
  ['/category/38?page=99&pageLength=32', /^\/category\/38\?pageLength=32/],
  ['/search/croquettes%20chat?page=99', /^\/search\/croquettes%20chat/],
  ['/chiens.html?page=2&marque=Inconnue', /^\/chiens\.html\?marque=Inconnue$/],
  ['/chiens/?page=2', /^\/chiens\.html\?page=2$/],
])('%s is no page of its own and leads to one that is there', async (path, expected) => {
  const { status, headers } = await shop.get(path)
  expect(String(status)).toMatch(/^30[12]$/)
  const location = headers.get('location') ?? ''
  expect(location).toMatch(expected)
  expect((await shop.get(location)).status).toBe(200)
})

test('a list is another page with each parameter that it knows, and a search leads where its words say', async () => {
  const pages = ['', '?marque=Musette', '?page=2', '?pageLength=32', '?minPrice=20', '?maxPrice=20']
  const texts = await Promise.all(pages.map(async (query) => (await shop.get(`/chiens.html${query}`)).text))
  expect(new Set(texts).size).toBe(pages.length)
  const { headers } = await shop.get('/search?q=agneau&_kx=1')
  expect(headers.get('location')).toMatch(/^\/search\/agneau/)
})

test('a screen that reads a parameter of its own is another page with it', async () => {
  const text = async (path: string) => (await shop.get(path)).text
  const [all, some] = await Promise.all(['/faq', '/faq?q=rembourse'].map(text))
  expect(some).toContain('id="quand-suis-je-rembourse"')
  expect([all, some].map((html) => html?.includes('id="quand-ma-commande-part-elle"'))).toEqual([true, false])
})

test('a product is another page with each of its variants, and the usual one with a sku that is none of them', async () => {
  const { urlKey, configurable } = seed.products.find(({ sku }) => sku === 'CHI-CRO-POULET')!
  const skus = configurable?.children ?? []
  const chosen = async (query: string) => {
    const { text } = await shop.get(`/${urlKey}.html${query}`)
    return /<input[^>]* checked="" value="(\d+)"/.exec(text)?.[1]
  }
  const each = await Promise.all(skus.map((sku) => chosen(`?utm_source=x&variant=${sku}`)))
  expect(new Set(each).size).toBe(skus.length)
  expect(each).toContain(await chosen(''))
  expect(await chosen('?variant=nulle-part')).toBe(await chosen(''))
})
