import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { browser as chromium, steps } from 'musette/testing'
import { register } from '../../../../tests/e2e/account-steps.ts'
import { watchShifts } from '../../../../tests/e2e/layout-shift.ts'

const shop = inject('shopUrl')
const FEED = '/croquettes-chiot-grande-race-agneau-et-riz.html'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.openBrowser()
})
afterAll(() => browser.close())

/** A puppy whose profile takes three taps, and its weight. */
async function describePuppy(page: Page): Promise<void> {
  await chromium.openPage(page, `${shop}/mes-animaux`)
  await page.getByRole('radio', { name: 'Chien' }).check()
  await page.getByRole('radio', { name: 'Chiot' }).check()
  await page.getByLabel('Son poids en kg').fill('20')
  await page.getByLabel('Son nom').fill('Moka')
  await steps.check(page, 'profile')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('heading', { name: 'Moka' }).waitFor()
  await steps.check(page, 'profiles')
}

test('a shopper sees the ration of a puppy, narrows a list for it, and is reminded before the bag is empty', async () => {
  const visitor = await chromium.visit(browser, 360)
  const { page } = visitor
  await chromium.openPage(page, shop + FEED)
  await page.getByRole('button', { name: 'Calculer la ration' }).click()
  await page.getByLabel('Son poids en kg').fill('12,5')
  await page.getByText('275 g/jour').waitFor()
  await steps.check(page, 'typed ration')

  const email = `${randomUUID()}@example.com`
  await register(page, { url: shop }, email)
  await describePuppy(page)
  await page.getByText('Ces profils sont enregistrés dans votre compte.').waitFor()

  await chromium.openPage(page, `${shop}/chiens.html`)
  await page.getByRole('link', { name: /^Pour Moka.: chiot$/ }).click()
  await page.waitForURL(/age_animal=Chiot/)
  await page.getByRole('link', { name: /^Pour Moka.: chiot, retirer$/ }).waitFor()
  await steps.check(page, 'list for a pet')
  await page.getByRole('link', { name: 'Croquettes', exact: true }).first().click()
  await page.waitForURL(/croquettes\.html\?age_animal=Chiot$/)
  await page.goBack()
  await page.waitForURL(/chiens\.html\?age_animal=Chiot$/)

  await chromium.openPage(page, shop + FEED)
  await page.locator('label', { hasText: '12 kg' }).first().click()
  await page.getByText('12 kg durent 30 jours').waitFor()
  await page.getByRole('radio', { name: /^3 kg.* 7 jours$/ }).waitFor()
  await steps.check(page, 'ration of a pet')
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Votre panier' }).getByRole('link', { name: 'Voir le panier' }).click()
  await page.getByText('12 kg durent 30 jours').waitFor()
  await steps.check(page, 'cart')
  await page.getByRole('link', { name: 'Passer la commande' }).first().click()
  await page.getByRole('heading', { level: 2, name: 'Adresse de livraison' }).waitFor()
  await steps.fillAddress(page)
  await steps.deliverHome(page)
  await steps.payBy(page, 'Virement bancaire')
  await steps.confirmedOrder(page, await steps.order(page))

  await chromium.openPage(page, `${shop}/user/orders/`)
  await page
    .getByRole('link', { name: /Voir la commande/ })
    .first()
    .click()
  await page.getByText(/^Vide vers le/).waitFor()
  await page.getByRole('button', { name: 'Me le rappeler' }).click()
  await page
    .getByRole('main')
    .getByText(/^Nous vous écrirons le/)
    .waitFor()
  await steps.check(page, 'order with a reminder')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ajouter à mon calendrier' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  await page.getByRole('button', { name: 'Ne plus me le rappeler' }).click()
  await page.getByRole('button', { name: 'Me le rappeler' }).waitFor()
  chromium.expectSilence(visitor)
  await visitor.leave()
}, 240_000)

test('a guest with a pet on the device sees after the order when the bag will be empty', async () => {
  const visitor = await chromium.visit(browser, 360)
  const { page } = visitor
  await describePuppy(page)
  await steps.goToPayment(page, shop + FEED)
  await steps.payBy(page, 'Virement bancaire')
  await steps.confirmedOrder(page, await steps.order(page))
  await page.getByText(/^Vide vers le/).waitFor()
  await steps.check(page, 'placed order with a bag')
  await page.addInitScript(watchShifts)
  await chromium.openPage(page, page.url())
  await page.getByText(/^Vide vers le/).waitFor()
  expect(await page.evaluate(() => window.shifted)).toBe(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Ajouter à mon calendrier/ }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(`URL:${shop}${FEED}`)
  chromium.expectSilence(visitor)
  await visitor.leave()
}, 240_000)
