import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { heading, main, register } from './account-steps.ts'
import { expectSilence, openBrowser, openPage, visit, type Visitor } from './browser.ts'
import {
  beginOrder,
  check,
  confirmedOrder,
  deliverHome,
  fillAddress,
  goOnAsGuest,
  order,
  payBy,
  stepIsOpen,
} from './checkout-steps.ts'
import { addToCart, nameOf, openCartFromMiniCart, openProduct, quantityOf, totalOf } from './product-steps.ts'

const shop = inject('shopUrl')
/** In ms: four products and an order, with every rule of axe on most screens, on a busy machine. */
const PATIENCE = 300_000

const GUIDE = 'accueillir-un-chiot'
const PLATE = 'CHV-PLAQUE-BOX'
const BUNDLE = 'SET-DECOUVERTE-CHIEN'
const DOWNLOAD = 'SRV-GUIDE-BARF'
const GROUP = 'SET-ARRIVEE-CHIEN'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A page of every content type comes first: what is bought is found from there, too. */
async function readGuide(page: Page): Promise<void> {
  await openPage(page, `${shop}/${GUIDE}`)
  await heading(page, 'Un chiot à la maison').waitFor()
  await check(page, 'guide')
}

async function engrave(page: Page): Promise<void> {
  await openProduct(page, shop, PLATE)
  await page.getByRole('textbox', { name: /Nom à graver/ }).fill('Rex & Zoé')
  await page.getByRole('textbox', { name: /Consignes au verso/ }).fill('Ration du soir <légère>\nPas de pommes')
  await page.getByRole('combobox', { name: /Métal/ }).selectOption({ label: 'Inox brossé (+\u00a02,00\u00a0€)' })
  await page.getByRole('radio', { name: /Arrondis/ }).check()
  await page.getByRole('checkbox', { name: /En haut/ }).check()
  await page.getByRole('checkbox', { name: /En bas/ }).check()
  await page.getByLabel(/À expédier à partir du/).fill('2026-12-24')
  await check(page, 'options')
  await addToCart(page).click()
  await openCartFromMiniCart(page)
}

async function addBundle(page: Page): Promise<void> {
  await openProduct(page, shop, BUNDLE)
  await page.getByRole('radio', { name: /Agneau/ }).check()
  await addToCart(page).click()
  await openCartFromMiniCart(page)
}

async function addFiles(page: Page): Promise<void> {
  await openProduct(page, shop, DOWNLOAD)
  await page.getByRole('checkbox', { name: /Guide complet/ }).check()
  await addToCart(page).click()
  await openCartFromMiniCart(page)
}

async function addGroup(page: Page): Promise<void> {
  await openProduct(page, shop, GROUP)
  await quantityOf(page, 'CHI-FRI-BISCUIT').fill('2')
  await quantityOf(page, 'CHI-BROSSE-POILS').fill('0')
  await addToCart(page).click()
  await openCartFromMiniCart(page)
}

/** What was chosen stands in the cart as it was typed, and each line can be changed. */
async function expectCart(page: Page): Promise<void> {
  const plate = page.getByRole('article', { name: nameOf(PLATE), exact: true })
  const text = await plate.innerText()
  const chosen = ['Rex & Zoé', 'Ration du soir <légère>', 'Inox brossé', 'Arrondis', 'En haut, En bas', '24 déc. 2026']
  for (const value of chosen) expect(text).toContain(value)
  expect(await totalOf(plate)).toBe(1890 + 300 + 400 + 200 + 100)
  for (const sku of [BUNDLE, DOWNLOAD, 'CHI-FRI-BISCUIT', 'CHI-JOUET-CORDE', 'CHI-GAM-GRES']) {
    await page.getByRole('article', { name: nameOf(sku), exact: true }).waitFor()
  }
  expect(await main(page).getByRole('article').count()).toBe(6)
  await plate.getByRole('textbox').fill('2')
  await plate.getByRole('textbox').press('Enter')
  await expect.poll(() => totalOf(plate)).toBe(2 * (1890 + 300 + 400 + 200 + 100))
  expect(await plate.getByRole('link', { name: nameOf(PLATE) }).getAttribute('href')).toMatch(/\.html$/)
  await check(page, 'cart')
}

async function fillCart(page: Page): Promise<void> {
  await readGuide(page)
  for (const add of [engrave, addBundle, addFiles, addGroup]) await add(page)
  await expectCart(page)
}

describe('one cart of every kind', () => {
  /** Each way in one width: both see the same screens, but for the order's, which is looked at in both. */
  const journeyAt = (width: number, name: string, walk: (visitor: Visitor) => Promise<void>) =>
    test(
      `${name}, at ${width} px`,
      async () => {
        const visitor = await visit(browser, width)
        await walk(visitor)
        expectSilence(visitor)
        await visitor.leave()
      },
      PATIENCE,
    )

  journeyAt(360, 'is ordered by a guest', async ({ page }) => {
    await fillCart(page)
    await beginOrder(page)
    await goOnAsGuest(page, 'lea.melange@example.com')
    await fillAddress(page)
    await deliverHome(page)
    await payBy(page, 'Virement bancaire')
    await check(page, 'review')
    await confirmedOrder(page, await order(page))
  })

  journeyAt(1280, 'is ordered by a customer, who sees what was chosen among the orders', async ({ page }) => {
    await register(page, { url: shop }, `anne.${randomUUID()}@example.com`)
    await fillCart(page)
    await page.getByRole('link', { name: 'Passer la commande' }).first().click()
    await stepIsOpen(page, 'Adresse de livraison')
    await fillAddress(page)
    await deliverHome(page)
    await payBy(page, 'Virement bancaire')
    await check(page, 'review')
    const number = await confirmedOrder(page, await order(page))
    await openPage(page, `${shop}/user/orders`)
    await main(page)
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click()
    await page.getByText('Rex & Zoé').waitFor()
    await check(page, 'order')
    await page.setViewportSize({ width: 360, height: 740 })
    await check(page, 'order on a phone')
  })
})
