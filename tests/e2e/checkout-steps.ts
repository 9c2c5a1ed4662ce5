import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectFits, openPage, settled } from './browser.ts'

/** Steps of a shopper from a product to an order: each function ends when the next step is there. */
export const ORDER_BUTTON = 'Commande avec obligation de paiement'

export async function putInCart(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  const miniCart = page.getByRole('dialog', { name: 'Votre panier' })
  await miniCart.getByText('Ajouté au panier').waitFor()
  await miniCart.getByRole('link', { name: 'Voir le panier' }).click()
  await miniCart.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Passer la commande' }).first().waitFor()
}

export async function beginOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Passer la commande' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Avant de commander' }).waitFor()
}

export async function goOnAsGuest(page: Page, email: string): Promise<void> {
  const guest = page.getByRole('region', { name: 'Je commande sans compte' })
  await guest.getByRole('textbox', { name: /e-mail/ }).fill(email)
  await guest.getByRole('button', { name: 'Continuer sans compte' }).click()
  await stepIsOpen(page, /^Adresse de (livraison|facturation)$/)
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const known = page.getByRole('region', { name: 'J’ai déjà un compte' })
  await known.getByRole('textbox', { name: /e-mail/ }).fill(email)
  await known.getByLabel(/^Mot de passe/).fill(password)
  await known.getByRole('button', { name: 'Me connecter' }).click()
  await stepIsOpen(page, 'Adresse de livraison')
}

const ADDRESS = [
  [/^Prénom/, 'Léa'],
  [/^Nom/, 'Kermarec'],
  [/^Adresse/, '12 rue des Bourreliers'],
  [/^Code postal/, '35000'],
  [/^Ville/, 'Rennes'],
  [/^Téléphone/, '06 12 34 56 78'],
] as const

export async function fillAddress(page: Page): Promise<void> {
  for (const [name, text] of ADDRESS) await page.getByRole('textbox', { name }).fill(text)
}

/** Where there is one way to deliver, the shop has chosen it. `look` is called while there is a choice. */
export async function deliverHome(page: Page, look = async (): Promise<void> => {}): Promise<void> {
  await page.getByRole('button', { name: 'Choisir la livraison' }).click()
  if (await choosesDelivery(page)) {
    await look()
    await page.getByRole('radio', { name: /domicile/ }).check()
    await page.getByRole('button', { name: 'Choisir le paiement' }).click()
  }
  await stepIsOpen(page, 'Moyen de paiement')
}

/** Whether the step after the address is that of delivery. */
export async function choosesDelivery(page: Page): Promise<boolean> {
  const step = (name: string) => page.getByRole('heading', { level: 2, name })
  await step('Mode de livraison').or(step('Moyen de paiement')).waitFor()
  await settled(page)
  return step('Mode de livraison').isVisible()
}

/** From a product to the choice of payment. */
export async function goToPayment(page: Page, address: string, email = 'lea.kermarec@example.com'): Promise<void> {
  await putInCart(page, address)
  await beginOrder(page)
  await goOnAsGuest(page, email)
  await fillAddress(page)
  await deliverHome(page)
}

export async function payBy(page: Page, method: string): Promise<void> {
  await choosePayment(page, method)
  await page.getByRole('button', { name: 'Vérifier ma commande' }).click()
  await stepIsOpen(page, 'Vérifiez votre commande')
}

/** Unfolds the methods if this one is not visible at first. */
export async function choosePayment(page: Page, method: string): Promise<void> {
  const radio = page.getByRole('radio', { name: method, exact: true })
  const more = page.getByRole('button', { name: /autres moyens de paiement/ })
  await page.getByRole('radio').first().waitFor()
  if (!(await radio.isVisible()) && (await more.isVisible())) await more.click()
  await radio.check()
}

/** Agrees to the terms and presses the button; the caller has to wait for what comes next. Returns the amount on the button. */
export async function order(page: Page): Promise<string> {
  const total = await page
    .getByRole('term')
    .filter({ hasText: 'Total TTC' })
    .last()
    .locator('xpath=following-sibling::dd')
    .innerText()
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await page.getByRole('button', { name: ORDER_BUTTON }).click()
  return total
}

/** The number on the confirmation, whose total is what was agreed to. */
export async function confirmedOrder(page: Page, total: string): Promise<string> {
  await page.waitForURL(/\/checkout\/success$/)
  await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor()
  expect(
    await page.getByRole('term').filter({ hasText: 'Total TTC' }).locator('xpath=following-sibling::dd').innerText(),
  ).toBe(total)
  const text = await page.getByText(/^Commande n°/).innerText()
  return text.replace(/\D/g, '')
}

export async function stepIsOpen(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

/** No axe rule is broken and nothing sticks out, once what loads is there. */
export async function check(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  await expectFits(page, what)
}

/** Returns the purchases in the data layer since the page was loaded. */
export async function toldPurchases(page: Page): Promise<unknown[]> {
  const layer: unknown[] = await page.evaluate(() => window.dataLayer ?? [])
  return layer.filter((entry) => (entry as { event?: string }).event === 'purchase')
}
