import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { choosePayment, confirmedOrder, goToPayment, order, stepIsOpen } from '../../../../tests/e2e/checkout-steps.ts'

const { expectSilence, openBrowser, visit } = chromium

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([360, 1280])('an order is approved with the wallet before it is placed, at %i px', async (width) => {
  const visitor = await visit(browser, width)
  const { page } = visitor
  await goToPayment(page, `${shop}/product/CHI-BROSSE-POILS`)
  await choosePayment(page, 'PayPal')
  await page.getByRole('button', { name: 'Continuer avec PayPal' }).click()
  await page.waitForURL(/\/sandbox\/wallet\//)
  await page.getByRole('button', { name: 'Continuer vers la boutique' }).click()
  await stepIsOpen(page, 'Vérifiez votre commande')
  await confirmedOrder(page, await order(page))
  expectSilence(visitor)
  await visitor.leave()
})
