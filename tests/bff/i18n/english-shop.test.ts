import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render, renderShell } from '../../../web/entry-server.tsx'
import { openOrderShop, type OrderShop } from '../orders/order-shop.ts'
import { readPdf } from '../invoices/pdf-structure.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop('2.4.7', { SHOP_LOCALE: 'en-GB' })
})
afterAll(() => shop.close())

async function page(path: string, init: RequestInit = {}) {
  const response = await fetch(shop.url + path, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text() }
}

test('says in English what it refuses', async () => {
  const { added } = await shop.guest.ask<{ added: { errorMessage: string } }>(
    'mutation { added: addMultipleItemsToCart(items: []) { errorMessage } }',
  )
  expect(added.errorMessage).toBe('Choose at least one product.')
  const { coupon } = await shop.guest.ask<{ coupon: { errorMessage: string } }>(
    'mutation { coupon: applyCoupon(code: "") { errorMessage } }',
  )
  expect(coupon.errorMessage).toBe('Enter a discount code.')
})

test('writes its status pages in English', async () => {
  const offline = await page('/offline.html')
  expect(offline.text).toContain('<html lang="en"')
  expect(offline.text).toContain('Check your connection')
  const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a=1' }
  expect(await page('/contact', form)).toMatchObject({ status: 405, text: expect.stringContaining('was not sent') })
  const newsletter = await page('/newsletter/subscriber/confirm/id/x/')
  expect(newsletter).toMatchObject({ status: 404, text: expect.stringContaining('This link is not valid') })
})

test('writes prices, dates and invoices as the locale does', async () => {
  const id = await shop.idOf('000000004')
  const { order } = await shop.camille.ask<{ order: { invoices: { download?: { name: string; url: string } }[] } }>(
    'query ($id: ID!) { order(order_id: $id) { invoices { ... on DownloadableInvoice { download { name url } } } } }',
    { id },
  )
  const download = order.invoices.find((invoice) => invoice.download)?.download
  expect(download?.name).toMatch(/^invoice-\d+\.pdf$/)
  const response = await shop.file(shop.camille, download?.url ?? '')
  const file = readPdf(Buffer.from(await response.arrayBuffer()))
  expect(file.catalog).toContain('/Lang (en-GB)')
})

test('renders pages and the web manifest with English figures and sentences', async () => {
  const pages = { ...fakePages, render, renderShell, publicDir: join(process.cwd(), 'web/static') }
  const app = await createTestApp(
    { UPSTREAM_URL: new URL('graphql', shop.store.url).href, SHOP_LOCALE: 'en-GB' },
    { pages },
  )
  try {
    const { body, statusCode } = await app.inject('/chiens.html')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en-GB"')
    expect(body).toMatch(/€\d+\.\d\d/)
    expect(body).not.toMatch(/\d,\d\d[\u00a0\u202f]€/)
    expect(body).toContain('left in stock')
    expect(body).not.toContain('Plus que')
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      lang: 'en-GB',
      shortcuts: [{ name: 'Cart' }, { name: 'My orders' }],
    })
  } finally {
    await app.close()
  }
})
