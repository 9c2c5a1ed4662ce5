import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { idle, openBrowser, visit } from './browser.ts'
import { addToCart } from './product-steps.ts'

const shop = inject('shopUrl')

const PRODUCT = '/gamelle-en-gres-emaille-pour-chien.html'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a press before the code of the page has come', () => {
  /** No pointer, as assistive technology does it: nothing announced it. */
  async function press(page: Page, target: Locator): Promise<void> {
    await target.evaluate((element: HTMLElement) => element.focus())
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.keyboard.press('Enter')
  }
  const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

  test('on a link is left to the browser, whose next page is there before the code of this one', async () => {
    const { page, leave } = await visit(browser, 360, { serviceWorkers: 'block', onlyReads: true })
    await page.goto(shop, { waitUntil: 'networkidle' })
    await idle(page)
    // No more code comes.
    await page.route('**/*.js', () => {})
    await press(page, page.locator('footer').getByRole('link', { name: /^Renoncer/ }))
    await page.waitForURL(/retractation/, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await isSame(page)).toBe(false)
    await leave()
  })

  test('on a button is repeated once that works, whatever else is missing', async () => {
    const { page, leave } = await visit(browser, 360, { serviceWorkers: 'block', onlyReads: true })
    await page.goto(shop + PRODUCT, { waitUntil: 'networkidle' })
    await idle(page)
    await page.route('**/product-more-*.js', () => {})
    await press(page, addToCart(page))
    await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
    expect(await isSame(page)).toBe(true)
    await leave()
  })
})
