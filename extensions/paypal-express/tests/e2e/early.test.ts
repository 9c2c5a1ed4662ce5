import { browser as chromium } from 'musette/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  beginOrder,
  check,
  confirmedOrder,
  goOnAsGuest,
  order,
  putInCart,
  stepIsOpen,
} from '../../../../tests/e2e/checkout-steps.ts'
import { watchShifts } from '../../../../tests/e2e/layout-shift.ts'

const { expectSilence, openBrowser, visit } = chromium

const shop = inject('shopUrl')
const BRUSH = `${shop}/product/CHI-BROSSE-POILS`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Payer avec PayPal' })
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

async function openWallet(page: Page): Promise<void> {
  await putInCart(page, BRUSH)
  await button(page).click()
  await page.waitForURL(/\/sandbox\/wallet\/.*useraction=continue/)
}

test.each([360, 1280])('a cart is paid with the wallet, which knows the address, at %i px', async (width) => {
  const visitor = await visit(browser, width)
  const { page } = visitor
  await openWallet(page)
  await page.getByRole('button', { name: 'Continuer vers la boutique' }).click()
  await page.getByRole('heading', { level: 1, name: 'Avant de commander' }).waitFor()
  await goOnAsGuest(page, 'anne.legoff@example.com')
  expect(await field(page, /^Nom/).inputValue()).toBe('Le Goff')
  expect(await field(page, /^Adresse/).inputValue()).toBe('12 rue de Saint-Malo')
  expect(await field(page, /^Téléphone/).inputValue()).toBe('')
  await check(page, 'the address of the wallet')
  await field(page, /^Téléphone/).fill('06 12 34 56 78')
  await page.getByRole('button', { name: 'Choisir la livraison' }).click()
  // Where there is one way to deliver, the shop has chosen it.
  await page
    .getByRole('heading', { level: 2, name: 'Mode de livraison' })
    .or(page.getByRole('heading', { level: 2, name: 'Vérifiez votre commande' }))
    .waitFor()
  if (await page.getByRole('heading', { level: 2, name: 'Mode de livraison' }).isVisible()) {
    await page.getByRole('radio', { name: /domicile/ }).check()
    await page.getByRole('button', { name: 'Choisir le paiement' }).click()
  }
  await stepIsOpen(page, 'Vérifiez votre commande')
  await confirmedOrder(page, await order(page))
  expectSilence(visitor)
  await visitor.leave()
})

test('a shopper who cancels is back in the cart, which says so', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  await openWallet(page)
  await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click()
  await page.getByText('Vous avez interrompu le paiement').waitFor()
  await button(page).waitFor()
  await check(page, 'the cart after a payment that was canceled')
  expectSilence(visitor)
  await visitor.leave()
})

test('a shopper who leaves the page of the wallet finds an empty form', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  await openWallet(page)
  await page.goto(`${shop}/cart`)
  await beginOrder(page)
  await goOnAsGuest(page, 'anne.legoff@example.com')
  expect(await field(page, /^Nom/).inputValue()).toBe('')
  expect(await field(page, /^Adresse/).inputValue()).toBe('')
  await visitor.leave()
})

test('the button moves nothing when it comes, and is there in the drawer', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  await putInCart(page, BRUSH)
  await page.addInitScript(watchShifts)
  await page.goto(`${shop}/cart`)
  await button(page).waitFor()
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)
  await page.goto(BRUSH)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await page.getByRole('dialog', { name: 'Votre panier' }).getByRole('link', { name: 'Payer avec PayPal' }).waitFor()
  await visitor.leave()
})
