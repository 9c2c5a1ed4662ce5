import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, openBrowser, openPage, visit } from './browser.ts'
import { choosesDelivery, confirmedOrder, ORDER_BUTTON, stepIsOpen } from './checkout-steps.ts'
import { hasFocus, keyboardOf } from './keyboard.ts'
import { nameOf } from './product-steps.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('an order with the keyboard alone', () => {
  test('goes from the home page to the confirmation', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    const { keyboard } = page
    const { press, tabTo, type: typeInto } = keyboardOf(page)
    const type = (name: RegExp, text: string) => typeInto(page.getByRole('textbox', { name }).first(), text)

    await openPage(page, shop)
    await typeInto(page.getByRole('banner').getByRole('combobox'), 'brosse en hêtre')
    await keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /brosse en hêtre/ }).waitFor()
    const name = nameOf('CHI-BROSSE-POILS')
    await press(page.getByRole('main').getByRole('link', { name }).first(), 'Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await press(page.getByRole('button', { name: 'Ajouter au panier' }).first(), 'Enter')
    await press(page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }), 'Enter')
    await press(page.getByRole('link', { name: 'Passer la commande' }).first(), 'Enter')

    await page.getByRole('heading', { level: 1, name: 'Avant de commander' }).waitFor()
    await type(/e-mail/, 'lea.kermarec@example.com')
    await keyboard.press('Enter')

    await stepIsOpen(page, 'Adresse de livraison')
    await type(/^Prénom/, 'Léa')
    await type(/^Nom/, 'Kermarec')
    await type(/^Adresse/, '12 rue des Bourreliers')
    await type(/^Code postal/, '35000')
    await type(/^Ville/, 'Rennes')
    await type(/^Téléphone/, '06 12 34 56 78')
    await press(page.getByRole('button', { name: 'Choisir la livraison' }), 'Enter')

    if (await choosesDelivery(page)) {
      await expectFocus(page, 'Mode de livraison')
      // The first choice of a group has the focus; arrows move on and choose.
      await tabTo(page.getByRole('radio').first())
      await keyboard.press('ArrowDown')
      await press(page.getByRole('button', { name: 'Choisir le paiement' }), 'Enter')
    }

    await stepIsOpen(page, 'Moyen de paiement')
    await expectFocus(page, 'Moyen de paiement')
    await tabTo(page.getByRole('radio').first())
    const more = page.getByRole('button', { name: /autres moyens de paiement/ })
    if (await more.isVisible()) await press(more, 'Enter')
    const transfer = page.getByRole('radio', { name: 'Virement bancaire' })
    while (!(await transfer.isChecked())) await keyboard.press('ArrowDown')
    await press(page.getByRole('button', { name: 'Vérifier ma commande' }), 'Enter')

    await stepIsOpen(page, 'Vérifiez votre commande')
    await expectFocus(page, 'Vérifiez votre commande')
    await press(page.getByRole('button', { name: ORDER_BUTTON }), 'Enter')
    const terms = page.getByRole('checkbox', { name: /conditions générales/ })
    await expect.poll(() => hasFocus(terms)).toBe(true)
    await keyboard.press('Space')
    await press(page.getByRole('button', { name: /^Lire/ }), 'Enter')
    await page.getByRole('dialog', { name: /^Conditions générales/ }).waitFor()
    await keyboard.press('Escape')
    expect(await hasFocus(page.getByRole('button', { name: /^Lire/ }))).toBe(true)

    const total = await page
      .getByRole('term')
      .filter({ hasText: 'Total TTC' })
      .locator('xpath=following-sibling::dd')
      .innerText()
    await press(page.getByRole('button', { name: ORDER_BUTTON }), 'Enter')
    await confirmedOrder(page, total)
    expectSilence(visitor)
    await visitor.leave()
  })
})

async function expectFocus(page: Page, heading: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe(heading)
}
