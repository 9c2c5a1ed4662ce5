import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, settled, visit } from './browser.ts'
import {
  beginOrder,
  choosesDelivery,
  fillAddress,
  goOnAsGuest,
  payBy,
  putInCart,
  stepIsOpen,
} from './checkout-steps.ts'
import { watchShifts } from './layout-shift.ts'
import { product } from './product-steps.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Longer than a change counts as what the shopper did. */
const SLOW_MS = 900

/** A typeface that comes late moves a word by less. */
const NOTHING = 0.001

/** How far the page moved since the last call or load. */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const sum = window.shifted ?? NaN
    window.shifted = 0
    return sum
  })
const toBottom = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test.each([360, 1280])(
  'with a slow store nothing moves at %d px when a step changes or is loaded again',
  async (width) => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block' })
    await putInCart(page, `${shop}/${product('CHI-JOUET-CORDE').urlKey}.html`)
    await beginOrder(page)
    await goOnAsGuest(page, 'lea.kermarec@example.com')
    await page.addInitScript(watchShifts)
    await page.route(/\/graphql/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      await route.continue()
    })

    await toBottom(page)
    await page.reload()
    await stepIsOpen(page, 'Adresse de livraison')
    await settled(page)
    expect(await shifted(page), 'reload of the address').toBeLessThan(NOTHING)

    await fillAddress(page)
    await toBottom(page)
    await shifted(page)
    await page.getByRole('button', { name: 'Choisir la livraison' }).click()
    if (await choosesDelivery(page)) {
      expect(await shifted(page), 'delivery').toBeLessThan(NOTHING)
      await page.getByRole('radio', { name: /domicile/ }).check()
      await toBottom(page)
      await shifted(page)
      await page.getByRole('button', { name: 'Choisir le paiement' }).click()
    }
    await stepIsOpen(page, 'Moyen de paiement')
    await settled(page)
    expect(await shifted(page), 'payment').toBeLessThan(NOTHING)

    await payBy(page, 'Virement bancaire')
    await toBottom(page)
    await page.reload()
    await stepIsOpen(page, 'Vérifiez votre commande')
    await settled(page)
    expect(await shifted(page), 'reload of the review').toBeLessThan(NOTHING)
    await leave()
  },
)

test.each([
  { width: 760, height: 360, isHidden: true },
  { width: 1280, height: 800, isHidden: false },
])('on $width × $height px, a new step begins where its heading shows', async ({ width, height, isHidden }) => {
  const { page, leave } = await visit(browser, width, { viewport: { width, height } })
  const begins = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name })
    await heading.waitFor()
    await settled(page)
    const [top = NaN, scrolled] = await heading.evaluate((element) => [element.getBoundingClientRect().top, scrollY])
    expect(top, name).toBeGreaterThanOrEqual(0)
    expect(top, name).toBeLessThan(height / 2)
    expect(scrolled > 0, name).toBe(isHidden)
    expect(await heading.evaluate((element) => element === document.activeElement), name).toBe(true)
  }
  await putInCart(page, `${shop}/${product('CHI-JOUET-CORDE').urlKey}.html`)
  await beginOrder(page)
  await goOnAsGuest(page, 'lea.kermarec@example.com')
  await fillAddress(page)
  await page.getByRole('button', { name: 'Choisir la livraison' }).click()
  if (await choosesDelivery(page)) {
    await begins('Mode de livraison')
    await page.getByRole('radio', { name: /domicile/ }).check()
    await page.getByRole('button', { name: 'Choisir le paiement' }).click()
  }
  await begins('Moyen de paiement')
  await payBy(page, 'Virement bancaire')
  await begins('Vérifiez votre commande')
  await leave()
})
