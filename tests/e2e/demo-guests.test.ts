import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectSilence, openBrowser, visit, type Visitor } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

/** As `npm start` sets them: the demo store plays the others. */
const guests = (storeUrl: string) => ({
  TAG_MANAGER_URL: `${storeUrl}/guests/tag-manager.js`,
  REVIEWS_WIDGET_URL: `${storeUrl}/guests/reviews-widget.js`,
  REVIEWS_DASHBOARD_URL: `${storeUrl}/guests/reviews`,
  CSP_VIDEO: 'https://www.youtube-nocookie.com',
})

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Names of the events that the demo store's tag manager was told, oldest first. */
async function reported({ storeUrl }: RunningShop): Promise<string[]> {
  const html = await (await fetch(`${storeUrl}/guests/events`)).text()
  return [...html.matchAll(/<tr><td>([^<]*)/g)].map(([, event = '']) => event).reverse()
}

const banner = (page: Page) => page.getByRole('region', { name: 'Des cookies, si vous voulez' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('the demo with its own tag manager and reviews service', () => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop(guests)
  })
  afterAll(() => shop.stop())

  async function arrive(path: string): Promise<Visitor> {
    const visitor = await visit(browser, 1280)
    await visitor.page.goto(shop.url + path)
    await banner(visitor.page).waitFor()
    return visitor
  }

  test('shows nothing of either to who refuses', async () => {
    const visitor = await arrive('/')
    await press(visitor.page, 'Tout refuser')
    await visitor.page.goto(`${shop.url}/chiens.html`, { waitUntil: 'networkidle' })
    expect(await reported(shop)).toEqual([])
    expect(await visitor.page.getByText(/^Avis vérifiés/).count()).toBe(0)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('shows the reviews and is told of pages and goods by who accepts; the reviews’ page stays in the tab', async () => {
    const visitor = await arrive('/')
    const { page } = visitor
    await press(page, 'Tout accepter')
    await page.getByText(/^Avis vérifiés/).waitFor()
    await expectAccessible(page, 'home page with the reviews')
    await page.goto(`${shop.url}/croquettes-poulet-fermier-et-riz-chien-adulte.html`)
    await page.getByText(/^Avis vérifiés sur ce produit/).waitFor()
    await expect.poll(() => reported(shop)).toEqual(expect.arrayContaining(['UserConsent', 'page_view', 'view_item']))
    expectSilence(visitor)

    const [dashboard] = await Promise.all([
      page.waitForURL(/\/guests\/reviews$/).then(() => page.url()),
      page.getByRole('contentinfo').getByRole('link', { name: 'Tous les avis de nos clients' }).click(),
    ])
    expect(dashboard).toBe(`${shop.storeUrl}/guests/reviews`)
    expect(page.context().pages()).toHaveLength(1)
    await visitor.leave()
  })
})

describe('a tag manager that waits for no consent', () => {
  test('is there at once, and its tags obey the choice that it is told', async () => {
    const shop = await startShop((storeUrl) => ({ ...guests(storeUrl), TAG_MANAGER_CONSENT: 'none' }))
    const visitor = await visit(browser, 1280)
    await visitor.page.goto(shop.url)
    await banner(visitor.page).waitFor()
    await expect.poll(() => reported(shop)).toEqual(['UserConsent'])
    await press(visitor.page, 'Tout accepter')
    await visitor.page.goto(`${shop.url}/chiens.html`)
    await expect.poll(() => reported(shop)).toEqual(expect.arrayContaining(['page_view', 'view_item_list']))
    expectSilence(visitor)
    await visitor.leave()
    await shop.stop()
  })
})
