import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { openBrowser, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const status = async (path: string) => (await fetch(shop.url + path, { redirect: 'manual' })).status
const ask = (query: string) =>
  fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })

describe('a store that goes away', () => {
  test('keeps what was read before, says clearly what is missing, and comes back without a restart', async () => {
    expect(await status('/chiens.html')).toBe(200)
    await shop.stopStore()

    expect(await status('/chiens.html')).toBe(200)
    const missing = await fetch(`${shop.url}/chats/croquettes.html`)
    expect(missing.status).toBe(502)
    const page = await missing.text()
    expect(page).toMatch(/momentanément injoignable/)
    expect(page).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect(await status('/health/live')).toBe(200)

    await shop.startStore()
    await expect.poll(() => status('/chats/croquettes.html'), { interval: 250 }).toBe(200)
  })
})

describe('a store in maintenance', () => {
  test('shows the maintenance page with 503, marks GraphQL responses, and opens again by itself', async () => {
    await control('maintenance', { enabled: true })
    const response = await ask('{ category(id: "55") { children { name description { raw } } } }')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(MAINTENANCE_MARKER)

    const page = await fetch(`${shop.url}/`)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('5')
    const html = await page.text()
    expect(html).toContain('<title>503 - Currently unavailable</title>')
    expect(html).toContain('Musette is currently unavailable')
    expect(html).toContain('Our service team has been dispatched to bring it back online.')

    await control('maintenance', { enabled: false })
    await expect.poll(() => status('/'), { interval: 250 }).toBe(200)
  })

  test('leaves its page alone until it is over, and then shows what was wanted', async () => {
    const browser = await openBrowser()
    const { page, leave } = await visit(browser, 1280)
    await control('maintenance', { enabled: true })
    await expect.poll(() => status('/chats.html'), { interval: 250 }).toBe(503)
    let looks = 0
    let loads = 0
    page.on('request', (request) => {
      if (request.method() === 'HEAD') looks += 1
      else if (request.isNavigationRequest()) loads += 1
    })
    await page.goto(`${shop.url}/chats.html`)
    await page.getByRole('heading', { name: 'Musette is currently unavailable' }).waitFor()
    await expect.poll(() => looks).toBe(2)
    expect(loads).toBe(1)

    await control('maintenance', { enabled: false })
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
    expect(loads).toBe(2)
    await leave()
    await browser.close()
  })

  async function control(what: string, body: unknown) {
    const { ok } = await fetch(`${shop.storeUrl}/__control/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(ok).toBe(true)
  }
})
