import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { expectSilence, openBrowser, reloadPage, visit, type Visitor } from './browser.ts'
import {
  beginOrder,
  check,
  confirmedOrder,
  deliverHome,
  fillAddress,
  goOnAsGuest,
  order,
  payBy,
  putInCart,
  signIn,
  stepIsOpen,
  toldPurchases,
} from './checkout-steps.ts'

const shop = inject('shopUrl')
/** In ms: a whole journey, with every rule of axe at every step, on a busy machine. */
const PATIENCE = 300_000

const GUEST = 'lea.kermarec@example.com'
const [customer] = seed.customers

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const pathOf = (sku: string) => `${shop}/product/${sku}`
const GOODS = 'CHI-BROSSE-POILS'
const DOWNLOAD = 'SRV-VISIO-30'

describe.each([{ width: 360 }, { width: 1280 }])('an order at $width px', ({ width }) => {
  const journey = (name: string, walk: (visitor: Visitor) => Promise<void>) => journeyAt(width, name, walk)
  /** A way whose screens other journeys see in both widths is gone in one of them. */
  const journeyAt = (only: number, name: string, walk: (visitor: Visitor) => Promise<void>) =>
    only === width &&
    test(
      name,
      async () => {
        const visitor = await visit(browser, width)
        await walk(visitor)
        expectSilence(visitor)
        await visitor.leave()
      },
      PATIENCE,
    )

  journey(
    'of a guest goes on over Back and reload, is placed once, and is told to analytics once',
    async ({ page }) => {
      await putInCart(page, pathOf(GOODS))
      await beginOrder(page)
      await check(page, 'login')
      await goOnAsGuest(page, GUEST)
      await page.getByRole('button', { name: 'Choisir la livraison' }).click()
      await check(page, 'address with faults')
      await fillAddress(page)
      await check(page, 'address')
      await deliverHome(page, () => check(page, 'delivery'))
      await check(page, 'payment')
      await payBy(page, 'Virement bancaire')
      await check(page, 'review')

      // Each step is an address of its own, and keeps over Back and reload.
      await page.goBack()
      await stepIsOpen(page, 'Moyen de paiement')
      expect(await page.getByRole('radio', { name: 'Virement bancaire' }).isChecked()).toBe(true)
      await page.goForward()
      await page.reload()
      await stepIsOpen(page, 'Vérifiez votre commande')

      const number = await confirmedOrder(page, await order(page))
      await expect.poll(() => toldPurchases(page)).toMatchObject([{ ecommerce: { transaction_id: number } }])
      await check(page, 'confirmation')
      await reloadPage(page)
      await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor()
      expect(await toldPurchases(page)).toEqual([])

      // Back does not lead to an order that could be placed again.
      await page.goto(`${shop}/checkout/?step=review`)
      await page.waitForURL(/\/cart$/)
      await page.getByText('Votre panier est vide').waitFor()
    },
  )

  journeyAt(1280, 'of a customer goes to an address of the book, with a coupon, by bank transfer', async ({ page }) => {
    await putInCart(page, pathOf(GOODS))
    await beginOrder(page)
    await signIn(page, customer?.email ?? '', customer?.password ?? '')
    await page
      .getByRole('radio', { name: /Camille Durand/ })
      .nth(1)
      .check()
    await check(page, 'address book')
    if (width < 700) await page.getByRole('button', { name: /article/ }).click()
    await page.getByLabel('Code promo').fill('BIENVENUE10')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await page.getByRole('button', { name: /^Retirer/ }).waitFor()
    await deliverHome(page)
    await payBy(page, 'Virement bancaire')
    await page.getByText('61310 Le Pin-au-Haras').waitFor()
    const total = await order(page)
    await confirmedOrder(page, total)
    await page
      .getByText(/coordonnées bancaires/)
      .first()
      .waitFor()
  })

  journeyAt(360, 'of what is not delivered needs no delivery', async ({ page }) => {
    await putInCart(page, pathOf(DOWNLOAD))
    await beginOrder(page)
    await goOnAsGuest(page, GUEST)
    await stepIsOpen(page, 'Adresse de facturation')
    await check(page, 'virtual cart')
    await fillAddress(page)
    await page.getByRole('button', { name: 'Choisir le paiement' }).click()
    await stepIsOpen(page, 'Moyen de paiement')
    expect(await page.getByRole('navigation', { name: 'Étapes de la commande' }).innerText()).not.toContain('Livraison')
    await payBy(page, 'Virement bancaire')
    const total = await order(page)
    await confirmedOrder(page, total)

    // From there a guest may make an account, with the address of the order, on a page of its own.
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    expect(await page.getByRole('textbox', { name: /e-mail/ }).inputValue()).toBe(GUEST)
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Léa')
    await page.getByRole('textbox', { name: /^Nom/ }).fill('Kermarec')
    await page.getByRole('textbox', { name: /e-mail/ }).fill(`lea.${width}@example.com`)
    await page.getByLabel(/^Mot de passe/).fill('Genêt-et-ajonc-2026')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.waitForURL('**/user/')
  })
})
