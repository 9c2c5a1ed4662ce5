import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { type Customer, twoCustomers } from './support/customer.ts'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { get, pages, pictures, visible } from './support/visitors.ts'

const HOUR = 3_600_000

let store: Store
let shop: ShopProcess
let customers: [Customer, Customer]
beforeAll(async () => {
  store = await openStore()
  shop = await openShop(store.url)
  customers = await twoCustomers(shop.url)
})

async function expectAllIsShown(): Promise<void> {
  const pictureUrls = pictures.slice(0, 3).map((path) => `/resized-images/${path}?format=thumbnail`)
  for (const path of [...pages, ...pictureUrls, '/health/ready', '/sitemap.xml']) {
    const { status, headers } = await get(shop.url + path)
    expect([path, status]).toEqual([path, 200])
    expect(Number(headers.get('age') ?? 0)).toBeGreaterThanOrEqual(0)
  }
}

test.each([
  ['two hours ahead', 2 * HOUR],
  ['two hours back from there', 0],
  ['a day back', -24 * HOUR],
  ['ten years ahead', 10 * 365 * 24 * HOUR],
  ['right again', 0],
])('a clock that is set %s: everything is shown, carts stay, and who has to sign in again can', async (_where, ms) => {
  await Promise.all(customers.map((customer) => customer.add()))
  await expectAllIsShown()
  await shop.shiftClock(ms)
  await expectAllIsShown()
  // A token may have ended by the new clock: then he is a guest, and nobody else.
  await Promise.all(customers.map((customer) => customer.look()))
  await Promise.all(customers.map((customer) => customer.signInAgain()))
  await Promise.all(customers.map((customer) => customer.settleCart()))
  expect(shop.stderr).toBe('')
})

test('what a merchant changed while the clock was ahead is shown soon after it was set back, without an announcement', async () => {
  const page = pages[4] ?? ''
  await shop.shiftClock(24 * HOUR)
  const urlKey = page.slice(1, -'.html'.length)
  const goods = visible.find((product) => product.urlKey === urlKey)
  expect((await get(shop.url + page)).text).toContain(goods?.name)
  await store.control.product({ sku: goods?.sku ?? '', name: 'Nom de demain' })
  await shop.shiftClock(0)
  await expect.poll(async () => (await get(shop.url + page)).text, { timeout: 20_000 }).toContain('Nom de demain')
})
