import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectSilence, launchBrowser, visit } from './browser.ts'
import { confirmedOrder, ORDER_BUTTON, stepIsOpen } from './checkout-steps.ts'

const shop = inject('shopUrl')

/** More stops than any page has. */
const MAX_STOPS = 120

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('an order with the keyboard alone', () => {
  it('goes from the product to the confirmation', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    const { keyboard } = page
    const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

    /** Presses Tab until the target has the focus, as a shopper without a mouse would; a focus that cannot be seen fails. */
    async function tabTo(target: Locator): Promise<void> {
      await target.waitFor()
      for (let stop = 0; stop < MAX_STOPS; stop++) {
        if (await isFocused(target)) return expect(await isMarked(target)).toBe(true)
        await keyboard.press('Tab')
      }
      throw new Error('the keyboard does not get there')
    }
    const press = async (target: Locator, key: string) => {
      await tabTo(target)
      await keyboard.press(key)
    }
    const type = async (name: RegExp, text: string) => {
      await tabTo(page.getByRole('textbox', { name }).first())
      await keyboard.type(text)
    }

    await page.goto(`${shop}/product/CHI-BROSSE-POILS`, { waitUntil: 'networkidle' })
    await press(page.getByRole('button', { name: 'Ajouter au panier' }).first(), 'Enter')
    await press(page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }), 'Enter')
    await press(page.getByRole('link', { name: 'Passer la commande' }), 'Enter')

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

    await stepIsOpen(page, 'Mode de livraison')
    await expectFocus(page, 'Mode de livraison')
    // The first choice of a group has the focus; arrows move on and choose.
    await tabTo(page.getByRole('radio').first())
    await keyboard.press('ArrowDown')
    await press(page.getByRole('button', { name: 'Choisir le paiement' }), 'Enter')

    await stepIsOpen(page, 'Moyen de paiement')
    await expectFocus(page, 'Moyen de paiement')
    await tabTo(page.getByRole('radio').first())
    const transfer = page.getByRole('radio', { name: 'Virement bancaire' })
    while (!(await transfer.isChecked())) await keyboard.press('ArrowDown')
    await press(page.getByRole('button', { name: 'Vérifier ma commande' }), 'Enter')

    await stepIsOpen(page, 'Vérifiez votre commande')
    await expectFocus(page, 'Vérifiez votre commande')
    await press(page.getByRole('button', { name: ORDER_BUTTON }), 'Enter')
    const terms = page.getByRole('checkbox', { name: /conditions générales/ })
    await expect.poll(() => isFocused(terms)).toBe(true)
    await keyboard.press('Space')
    await press(page.getByRole('button', { name: /^Lire/ }), 'Enter')
    await page.getByRole('dialog', { name: /^Conditions générales/ }).waitFor()
    await keyboard.press('Escape')
    expect(await isFocused(page.getByRole('button', { name: /^Lire/ }))).toBe(true)

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

/** Whether one sees where the focus is: an outline of the element, or of the card around a radio button. */
function isMarked(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const hasOutline = (part: Element | null) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    return hasOutline(element) || hasOutline(element.closest('label')?.parentElement ?? null)
  })
}

async function expectFocus(page: Page, heading: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe(heading)
}
