import { browser as chromium, startShop } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { banner, press } from '../../../../tests/e2e/guests.ts'

const { expectAccessible, expectSilence, openBrowser, visit } = chromium

let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  // The demo store plays the service.
  const service = (storeUrl: string) => ({
    REVIEWS_WIDGET_URL: `${storeUrl}/guests/reviews-widget.js`,
    REVIEWS_DASHBOARD_URL: `${storeUrl}/guests/reviews`,
  })
  ;[browser, shop] = await Promise.all([openBrowser(), startShop(service)])
})
afterAll(() => Promise.all([browser.close(), shop.stop()]))

async function arrive(): Promise<chromium.Visitor> {
  const visitor = await visit(browser, 1280)
  await visitor.page.goto(shop.url)
  await banner(visitor.page).waitFor()
  return visitor
}

describe('a reviews service', () => {
  test('shows nothing to who refuses', async () => {
    const visitor = await arrive()
    const { page } = visitor
    await press(page, 'Tout refuser')
    await page.goto(`${shop.url}/chiens.html`, { waitUntil: 'networkidle' })
    expect(await page.getByText(/^Avis vérifiés/).count()).toBe(0)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('shows its reviews to who accepts; its own page stays in the tab', async () => {
    const visitor = await arrive()
    const { page } = visitor
    await press(page, 'Tout accepter')
    await page.getByText(/^Avis vérifiés/).waitFor()
    expect(await page.locator('[data-reviews-widget]').count()).toBe(1)
    await expectAccessible(page, 'home page with the reviews')
    await page.goto(`${shop.url}/croquettes-poulet-fermier-et-riz-chien-adulte.html`)
    await page.getByText(/^Avis vérifiés sur ce produit/).waitFor()
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
