import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { isSame, mark } from './early-steps.ts'
import { addToCart, product } from './product-steps.ts'

const shop = inject('shopUrl')
const PRODUCT = `${shop}/${product('CHI-JOUET-CORDE').urlKey}.html`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** 50 kB a second, and 400 ms until an answer begins. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Whatever has come by then, what is pressed is done once. */
describe('on a slow network', () => {
  test.each([300, 2500])('the button is heard %d ms after the page began', async (wait) => {
    const { page, leave } = await visit(browser, 360, { serviceWorkers: 'block' })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', SLOW)
    await page.goto(PRODUCT, { waitUntil: 'commit' })
    await addToCart(page).waitFor()
    await mark(page)
    await page.waitForFunction((due) => performance.now() > due, wait)
    await page
      .getByRole('form')
      .getByRole('textbox', { name: /^Quantité/ })
      .fill('4')
    await addToCart(page).click()
    await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
    await page.getByRole('link', { name: 'Panier, 4 articles', includeHidden: true }).waitFor({ state: 'attached' })
    expect(await isSame(page)).toBe(true)
    await leave()
  })
})
