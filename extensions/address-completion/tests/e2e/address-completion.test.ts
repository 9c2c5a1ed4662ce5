import { browser as chromium, startShop } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginOrder, goOnAsGuest, putInCart } from '../../../../tests/e2e/checkout-steps.ts'

const { expectAccessible, expectFits, expectSilence, openBrowser, settled, visit } = chromium

let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  browser = await openBrowser()
  shop = await startShop((storeUrl) => ({
    ADDRESS_COMPLETION: 'true',
    ADDRESS_COMPLETION_URL: `${storeUrl}/address-base/search`,
  }))
})
afterAll(async () => {
  await browser.close()
  await shop?.stop()
})

describe.each([{ width: 360 }, { width: 1280 }])('an address at $width px', ({ width }) => {
  test('is completed with the keyboard, by this shop alone', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await putInCart(page, `${shop.url}/biscuits-pomme-et-cannelle-pour-chien.html`)
    await beginOrder(page)
    await goOnAsGuest(page, 'lea.kermarec@example.com')
    await page.getByRole('textbox', { name: /^Adresse/ }).focus()
    const field = page.getByRole('combobox', { name: /^Adresse/ })
    await field.waitFor()
    await page.keyboard.type('8 rue des li')
    await page.getByRole('option', { name: /8 rue des Lices.*Rennes/ }).waitFor()
    await settled(page)
    await expectAccessible(page, 'suggestions')
    await expectFits(page, 'suggestions')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/address-${width}.png` })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await field.inputValue()).toBe('8 rue des Lices')
    expect(await page.getByRole('textbox', { name: /^Code postal/ }).inputValue()).toBe('35000')
    expect(await page.getByRole('textbox', { name: /^Ville/ }).inputValue()).toBe('Rennes')
    expect([...hosts]).toEqual([new URL(shop.url).host])
    expectSilence(visitor)
  })
})
