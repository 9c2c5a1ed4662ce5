import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { isSame, mark, openHeld } from './early-steps.ts'
import { addToCart } from './product-steps.ts'

const shop = inject('shopUrl')

const PRODUCT = '/gamelle-en-gres-emaille-pour-chien.html'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('what is done before the code of the page has come', () => {
  test('is left to the browser where it is a link, whose next page is there before the code of this one', async () => {
    const { page, leave } = await openHeld(browser, 360, shop)
    await mark(page)
    await page
      .locator('footer')
      .getByRole('link', { name: /^Renoncer/ })
      .click()
    await page.waitForURL(/retractation/, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await isSame(page)).toBe(false)
    await leave()
  })

  test('shows that it was heard, and is done once when its own code is there, whatever else is missing', async () => {
    const { page, release, leave } = await openHeld(browser, 360, shop + PRODUCT)
    await page.route('**/product-more-*.js', () => {})
    await mark(page)
    await page
      .getByRole('form')
      .getByRole('textbox', { name: /^Quantité/ })
      .fill('4')
    await addToCart(page).click()
    await addToCart(page).click()
    expect(await addToCart(page).getAttribute('aria-busy')).toBe('true')
    release()
    await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
    await page.getByRole('link', { name: 'Panier, 4 articles', includeHidden: true }).waitFor({ state: 'attached' })
    expect(await isSame(page)).toBe(true)
    await leave()
  })
})
