import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { launchBrowser, openPage, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  // As browsers are outside of tests: they keep pages that were left.
  const keepsPages = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  ;[shop, browser] = await Promise.all([startShop({ SITES: 'all' }), launchBrowser(keepsPages)])
})
afterAll(() => Promise.all([browser.close(), shop.stop()]))

const LISTING = '/chiens.html'
const PRODUCT = '/croquettes-poulet-fermier-et-riz-chien-adulte.html'
const CONTENT = '/conseils-articulations'

/** Paths of documents that the browser fetched ahead. */
function watchAhead(page: Page): string[] {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname)
  })
  return ahead
}

const card = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first()

describe('a document for the next page', () => {
  test('is not fetched by a page whose code opens links itself', async () => {
    const { page, leave } = await visit(browser, 1280)
    const ahead = watchAhead(page)
    await openPage(page, shop.url + LISTING)
    await page.locator('html[data-running]').waitFor()
    await card(page).hover()
    // Longer than the browser waits before it fetches.
    await page.waitForTimeout(1000)
    expect(ahead).toEqual([])
    await leave()
  })
})

describe('the way back to a page that was left', () => {
  test.each([
    ['home', '/'],
    ['listing', LISTING],
    ['product', PRODUCT],
    ['content', CONTENT],
  ])('shows it as it was, without loading it: %s', async (_kind, path) => {
    const { page, leave } = await visit(browser, 1280)
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.toggleAttribute('data-persisted', persisted)
        const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons: unknown }[]
        localStorage.setItem(
          'shown',
          JSON.stringify({ path: location.pathname, persisted, why: entry?.notRestoredReasons }),
        )
      }),
    )
    await openPage(page, shop.url + path)
    await page.locator('html[data-running]').waitFor()
    await openPage(page, `${shop.url}/contact`)
    await page.evaluate(() => history.back())
    const other = await page.context().newPage()
    await other.goto(`${shop.url}/robots.txt`)
    const shown = () => other.evaluate(() => JSON.parse(localStorage.getItem('shown') ?? 'null'))
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ path, persisted: true }), 5000)
    await leave()
  })
})
