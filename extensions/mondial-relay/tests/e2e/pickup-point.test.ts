import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import {
  beginOrder,
  check,
  confirmedOrder,
  fillAddress,
  goOnAsGuest,
  order,
  payBy,
  putInCart,
  stepIsOpen,
} from '../../../../tests/e2e/checkout-steps.ts'

const { expectSilence, openBrowser, visit } = chromium

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([360, 1280])('an order goes to a relay that was searched for, at %i px', async (width) => {
  const visitor = await visit(browser, width)
  const { page } = visitor
  await putInCart(page, `${shop}/product/CHI-BROSSE-POILS`)
  await beginOrder(page)
  await goOnAsGuest(page, 'lea.kermarec@example.com')
  await fillAddress(page)
  await page.getByRole('button', { name: 'Choisir la livraison' }).click()
  await stepIsOpen(page, 'Mode de livraison')
  await page.getByRole('radio', { name: 'Point relais' }).check()
  await page.getByRole('button', { name: 'Choisir le paiement' }).click()
  await page.getByText('Choisissez un point de retrait.').waitFor()
  const search = page.getByRole('search', { name: 'Points de retrait' })
  await search.getByRole('textbox').fill('38000')
  await search.getByRole('textbox').press('Enter')
  await page.getByRole('radio', { name: /Sports de l’Isère/ }).check()
  await page.getByText('Horaires d’ouverture').first().click()
  await check(page, 'pickup points')
  await page.getByRole('button', { name: 'Choisir le paiement' }).click()
  await stepIsOpen(page, 'Moyen de paiement')
  await payBy(page, 'Virement bancaire')
  await page.getByText(/Sports de l’Isère, 41 cours Jean Jaurès/).waitFor()
  await confirmedOrder(page, await order(page))
  expectSilence(visitor)
  await visitor.leave()
})
