import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectAccessible, expectSilence, openBrowser, openPage, visit } from './browser.ts'
import { choosesDelivery, confirmedOrder, fillAddress, ORDER_BUTTON, stepIsOpen } from './checkout-steps.ts'

const shop = inject('shopUrl')
/** Presses from the page of a product to its order, beside what is typed. */
const MOST_TAPS = 12

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a guest with a puppy and a phone finds food and orders it with few taps', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }

  await openPage(page, shop)
  await page
    .getByRole('combobox', { name: /Rechercher/ })
    .first()
    .fill('croquettes chiot')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Croquettes Chiot/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Croquettes Chiot/ }).waitFor()

  const pack = page.getByRole('radio', { name: /^3 kg/ })
  await tap(page.locator('label').filter({ has: pack }))
  await tap(button('Ajouter au panier').first())
  await tap(page.getByRole('dialog', { name: 'Votre panier' }).getByRole('link', { name: 'Passer la commande' }))
  const guest = page.getByRole('region', { name: 'Je commande sans compte' })
  await guest.getByRole('textbox', { name: /e-mail/ }).fill('lea.kermarec@example.com')
  await tap(button('Continuer sans compte'))
  await stepIsOpen(page, 'Adresse de livraison')
  await fillAddress(page)
  await tap(button('Choisir la livraison'))
  if (await choosesDelivery(page)) {
    await tap(page.getByRole('radio', { name: /domicile/ }))
    await tap(button('Choisir le paiement'))
  }
  await stepIsOpen(page, 'Moyen de paiement')
  const total = page.getByRole('term').filter({ hasText: 'Total TTC' }).last().locator('xpath=following-sibling::dd')
  await page.getByRole('radio').first().waitFor()
  const more = button(/autres moyens de paiement/)
  if (await more.isVisible()) await tap(more)
  await tap(page.getByRole('radio', { name: 'Virement bancaire' }))
  await tap(button('Vérifier ma commande'))
  await stepIsOpen(page, 'Vérifiez votre commande')
  const confirmed = await total.innerText()
  await tap(page.getByRole('checkbox', { name: /conditions générales/ }))
  await tap(button(ORDER_BUTTON))
  await confirmedOrder(page, confirmed)
  await page.getByText('3 kg').waitFor()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  expectSilence(visitor)
  await visitor.leave()
}, 300_000)

test('the cart of a phone shows its total and the button to the checkout until its summary shows', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  for (const sku of ['CHI-JOUET-CORDE', 'CHI-FRI-BISCUIT', 'CHI-GAM-GRES']) {
    const form = { sku, qty: '1' }
    await page.request.post(`${shop}/cart`, { form, headers: { origin: shop } })
  }
  await openPage(page, `${shop}/cart`)
  const main = page.getByRole('main')
  const ways = main.getByRole('link', { name: 'Passer la commande' })
  await expect.poll(() => ways.count()).toBe(2)
  await expectAccessible(page, 'checkout bar')
  const quantity = main.getByRole('textbox', { name: /^Quantité/ }).nth(1)
  await quantity.focus()
  const [field, bar] = await Promise.all([quantity.boundingBox(), ways.last().boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await main.getByRole('heading', { name: 'Récapitulatif' }).scrollIntoViewIfNeeded()
  await expect.poll(() => ways.count()).toBe(1)
  await page.evaluate(() => scrollTo(0, 0))
  await ways.last().click()
  await page.waitForURL(/\/checkout/)
  expectSilence(visitor)
  await visitor.leave()
})
