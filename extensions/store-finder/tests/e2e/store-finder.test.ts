import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'

const { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } = chromium

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('the store finder at $width px', ({ width }) => {
  test('is reached from the footer, and lists places around a postcode', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, `${shop}/cgv`)
    if (width < 768) await page.getByRole('contentinfo').getByText('Service client').click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Magasins et points relais' }).click()
    await page.waitForURL(`${shop}/magasins`)
    await page.getByRole('heading', { name: 'Nos magasins' }).waitFor()
    await page.getByLabel('Près du code postal').fill('35000')
    await page.keyboard.press('Enter')
    // Which carriers there are is for other extensions to say.
    await page.locator('output', { hasText: /35000/ }).waitFor()
    await settled(page)
    await expectAccessible(page, 'places')
    await expectFits(page, 'places')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/finder-${width}.png` })
    expectSilence(visitor)
  })
})
