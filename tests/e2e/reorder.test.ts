import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from './account-steps.ts'
import { openBrowser, openPage, expectSilence, visit } from './browser.ts'
import { check, confirmedOrder, order, ORDER_BUTTON } from './checkout-steps.ts'
import { watchShifts } from './layout-shift.ts'
import { type RunningShop, startShop } from './shop.ts'

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

async function signIn(page: Page): Promise<void> {
  await openPage(page, `${shop.url}/login`)
  await page.getByLabel(/Adresse e-mail/).fill('camille.durand@example.com')
  await page.getByLabel(/^Mot de passe/).fill('Musette-2026!')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.getByRole('heading', { level: 2, name: 'Dernière commande' }).waitFor()
}

const again = (page: Page) => page.getByRole('button', { name: /^Commander à nouveau/ }).first()

test('the same again takes three taps from the account to the order, whose paper has nothing but the order', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  await signIn(page)
  await check(page, 'account')
  await page.evaluate(() => {
    document.body.dataset['taps'] = '0'
    addEventListener('pointerdown', () => (document.body.dataset['taps'] += '+'), { capture: true })
  })

  await again(page).click()
  await page.waitForURL(/step=review/)
  await page.getByText('12 rue des Tanneurs').first().waitFor()
  const number = await confirmedOrder(page, await order(page))
  await page.getByText('1 × Huile de saumon sauvage pour chien').waitFor()
  expect(await page.locator('body').getAttribute('data-taps')).toBe('0+++')
  await expectPaper(page)
  await page.addInitScript(watchShifts)
  await openPage(page, `${shop.url}/user/orders/`)
  await page.getByRole('link', { name: `Voir la commande n° ${number}` }).waitFor()
  expect(await page.evaluate(() => window.shifted), 'orders').toBe(0)
  await page.getByRole('link', { name: `Voir la commande n° ${number}` }).click()
  await page.getByRole('button', { name: 'Annuler la commande' }).waitFor()
  await openPage(page, page.url())
  await page.getByRole('button', { name: 'Annuler la commande' }).waitFor()
  expect(await page.evaluate(() => window.shifted), 'order').toBe(0)
  await expectPaper(page)
  expectSilence(visitor)
  await visitor.leave()
})

test('a cart with goods needs a choice first, and the home page shows what was bought without layout shift', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  await signIn(page)
  await page.addInitScript(watchShifts)
  await openPage(page, shop.url)
  const row = page.getByRole('region', { name: 'Racheter' })
  await row.getByRole('button').first().waitFor()
  // Its place is as high as what is in it.
  expect(await row.getByRole('list').evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  await row.getByRole('button', { name: /^Ajouter au panier.*saumon/ }).click()
  await page.getByRole('dialog', { name: 'Votre panier' }).getByText('Ajouté au panier').waitFor()
  expect(await page.evaluate(() => window.shifted)).toBe(0)
  await page.keyboard.press('Escape')
  await check(page, 'home of a customer')

  await openPage(page, `${shop.url}/user/`)
  await again(page).click()
  const question = page.getByRole('dialog', { name: 'Votre panier n’est pas vide' })
  await question.getByText(/^Il contient déjà 1 article/).waitFor()
  await check(page, 'question')
  await question.getByRole('button', { name: 'Remplacer mon panier' }).click()
  await page.waitForURL(/step=review/)
  await page.getByRole('button', { name: ORDER_BUTTON }).waitFor()
  expectSilence(visitor)
  await visitor.leave()
})

test('a customer who has bought nothing sees no empty place on the home page, and nothing moves', async () => {
  const visitor = await visit(browser, 360)
  const { page } = visitor
  await register(page, shop, `${randomUUID()}@example.com`)
  await page.addInitScript(watchShifts)
  await openPage(page, shop.url)
  expect(await page.getByRole('region', { name: 'Racheter' }).isVisible()).toBe(false)
  expect(await page.evaluate(() => window.shifted)).toBe(0)
  expectSilence(visitor)
  await visitor.leave()
})

async function expectPaper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Imprimer' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText('Musette SAS').first().waitFor()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0)
  }
  await page.emulateMedia({ media: null })
}
