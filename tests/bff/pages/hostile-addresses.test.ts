import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

/** What remains of the 16 KiB of a request's head for its address. */
const LONGEST = 15_000

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

/** Characters of a page. The list of a category has half of it. */
const MOST = 250_000

/** As many of the pieces as an address can hold. */
function filled(start: string, piece: (index: number) => string): string {
  let address = start
  for (let i = 0; address.length < LONGEST; i++) address += piece(i)
  return address
}

const addresses: [string, string, (index: number) => string][] = [
  ['many values of a facet', '/chiens.html?', (i) => `marque=${i}&`],
  ['many values of a facet, one of which is there', '/chiens.html?marque=Musette&', (i) => `marque=${i}&`],
  ['many values with brackets', '/chiens.html?', (i) => `marque[${i}]=${i}&`],
  ['a value many times over', '/chiens.html?', () => 'marque=Musette&'],
  ['many facets', '/chiens.html?', (i) => `f${i % 40}=${i}&`],
  ['long values', '/chiens.html?', (i) => `marque=${String(i).repeat(90)}&`],
  ['many orders', '/chiens.html?', (i) => `sort=%7B%22field%22:%22f${i}%22%7D&`],
  ['many pages', '/chiens.html?', (i) => `page=${i}&`],
  ['many values of a search', '/search/croquettes?', (i) => `marque=${i}&`],
  ['many words', '/search/', (i) => `mot${i}%20`],
  ['a long word', '/search/', () => '%C3%A9'],
  ['a long path', '/chiens/', () => 'x'],
  ['many folders', '/chiens', (i) => `/${i}`],
  ['values for a page without a list', '/mentions-legales?', (i) => `marque=${i}&`],
]

test.each(addresses)('a page whose address has %s is not much longer than another', async (_what, start, piece) => {
  const { status, text } = await shop.get(filled(start, piece))
  expect([200, 404]).toContain(status)
  expect(text.length).toBeLessThan(MOST)
})
