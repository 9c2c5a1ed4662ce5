import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage, visit } from './browser.ts'
import { addToCart } from './product-steps.ts'
import { type RunningShop, startShop } from './shop.ts'
import { waitFor } from '../support/wait-for.ts'

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

/** In ms: longer than the browser waits before it fetches. */
const DWELL = 600

/** Paths of documents that the browser fetched ahead. */
function watchAhead(page: Page): string[] {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname)
  })
  return ahead
}

/** How many documents the server sent to pages that were opened. */
async function views(base = ''): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  const counts = text.matchAll(/_count\{route="([^"]*)",page="\w+",method="GET",status="2xx"\} (\d+)/g)
  return [...counts].reduce((sum, [, route, count]) => (route === `${base}/*` ? sum + Number(count) : sum), 0)
}

/** No code arrives. A route of Playwright would hold the rules, too. */
async function holdCode(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
}

const card = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first()

describe('a document for the next page', () => {
  test.each([
    ['without JavaScript', '', { javaScriptEnabled: false }],
    ['before its code is there', '', {}],
    ['of a site below a path', '/cheval', {}],
  ])('is fetched while the pointer rests on a link, %s', async (_when, base, options) => {
    const { page, leave } = await visit(browser, 1280, options)
    const ahead = watchAhead(page)
    await holdCode(page)
    await page.goto(shop.url + base + (base ? '/chevaux.html' : LISTING))
    const href = String(await card(page).getAttribute('href'))
    const before = await views(base)
    for (const name of [/^Panier/, /connecte|compte/i, base ? 'Musette' : 'Musette Cheval']) {
      await page
        .getByRole('link', { name, exact: typeof name === 'string' })
        .first()
        .hover()
      await page.waitForTimeout(DWELL)
    }
    expect(ahead).toEqual([])
    await card(page).hover()
    // On a slow machine the page scrolls to the card so slowly that the pointer rests on another before.
    await waitFor(() => expect(ahead.at(-1)).toBe(href))
    await card(page).click()
    await page.waitForURL((url) => url.pathname === href)
    expect(await views(base)).toBe(before)
    await leave()
  })

  test('is not fetched by a page whose code opens links itself', async () => {
    const { page, leave } = await visit(browser, 1280)
    const ahead = watchAhead(page)
    await openPage(page, shop.url + LISTING)
    await page.locator('html[data-running]').waitFor()
    await card(page).hover()
    await page.waitForTimeout(DWELL)
    expect(ahead).toEqual([])
    await leave()
  })
})

describe('the way back to a page that was left', () => {
  test.each([
    ['listing', LISTING],
    ['product', PRODUCT],
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
    await waitFor(async () => expect(await shown()).toMatchObject({ path, persisted: true }))
    await leave()
  })

  test('shows the cart as it is by then', async () => {
    const { page, leave } = await visit(browser, 1280)
    await openPage(page, shop.url + LISTING)
    await page.locator('html[data-running]').waitFor()
    await openPage(page, `${shop.url}/brosse-en-hetre-et-soies-de-sanglier.html`)
    await addToCart(page).click()
    await page.getByRole('dialog', { name: 'Votre panier' }).getByText('Ajouté au panier').waitFor()
    await page.evaluate(() => history.back())
    // Playwright does not hear of a page that comes back.
    const cart = () =>
      page.evaluate(() => [
        location.pathname,
        document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label'),
      ])
    await waitFor(async () => expect(await cart()).toEqual([LISTING, 'Panier, 1 article']))
    await leave()
  })
})
