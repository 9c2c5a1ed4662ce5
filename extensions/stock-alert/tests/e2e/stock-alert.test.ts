import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { control, linkInMail } from '../../../../tests/e2e/account-steps.ts'
import { check } from '../../../../tests/e2e/checkout-steps.ts'

const { expectSilence, openBrowser, openPage, visit } = chromium

const shop = inject('shopUrl')
const storeUrl = inject('storeUrl')
/** No other journey buys it. */
const SKU = 'CHA-GAM-PORCELAINE'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([360, 1280])('a guest is told when a product is back, and can stop that, at %i px', async (width) => {
  const visitor = await visit(browser, width)
  const { page } = visitor
  const guest = `attend-${width}@example.com`
  await control({ storeUrl }, 'stock', { sku: SKU, quantity: 0 })
  await openPage(page, `${shop}/product/${SKU}`)
  await page.getByRole('button', { name: 'Me prévenir de son retour' }).click()
  await page.getByLabel('Adresse e-mail').fill(guest)
  await check(page, 'alert')
  await page.keyboard.press('Enter')
  await page.getByText(/nous écrirons à/).waitFor()
  await control({ storeUrl }, 'stock', { sku: SKU, quantity: 20 })
  await openPage(page, shop + (await linkInMail({ storeUrl }, guest, 'stock-alert', '/account/stock-alert')))
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Arrêter l’alerte' }).click()
  await page.getByText(/vous ne recevrez plus/).waitFor()
  await check(page, 'stopped alert')
  expectSilence(visitor)
  await visitor.leave()
})
