import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, reloadPage, visit } from './browser.ts'

const shop = inject('shopUrl')
const COUPON = 'BIENVENUE10'
const PRODUCT = 'Croquettes Poulet fermier et riz – chien adulte'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('browse, find, put in the cart at $width px', ({ width }) => {
  const isPhone = width < 700

  test('goes from the home page to a changed cart, without a console message or an axe violation', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const check = async (what: string) => {
      await expectAccessible(page, what)
      await expectFits(page, what)
    }

    await openPage(page, shop)
    await check('home')

    await openCategory(page, 'Chiens')
    await page.getByRole('heading', { level: 1, name: 'Chiens' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await check('category')

    await choose(page, 'Marque', /^Musette /)
    await choose(page, 'Sans céréales', /^Non /)
    const list = new URL(page.url()).searchParams
    expect([...list.keys()]).toEqual(['marque', 'sans_cereales'])
    await check('filtered category')

    const firstCard = page.getByRole('main').getByRole('article').first()
    const onFirstPage = await firstCard.innerText()
    await page
      .getByRole('link', { name: /page 2|^2$/i })
      .first()
      .click()
    await page.waitForURL(/page=2/)
    // The page before stays, dimmed from a moment after the click, until the new one is there.
    await expect.poll(() => firstCard.innerText()).not.toBe(onFirstPage)
    await page.locator('section[aria-busy="false"]').waitFor()
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    await check('second page')
    // A further facet starts the list again at its first page.
    await choose(page, 'Âge', /^Adulte /)
    expect(new URL(page.url()).searchParams.has('page')).toBe(false)
    await page.goBack()
    await page.waitForURL(/page=2/)

    await page.goto(`${shop}/search/poulet`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await check('search')
    await page.getByRole('link', { name: PRODUCT }).first().click()
    await page.getByRole('heading', { level: 1, name: PRODUCT }).waitFor()
    // Its name, picture and price show before the rest of it is there.
    await page.waitForFunction((name) => document.title.startsWith(name), PRODUCT)
    await check('product')

    // The best buy is chosen already; the shopper takes another pack.
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1)
    await page.getByRole('radio', { name: '6 kg' }).check()
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    const miniCart = page.getByRole('dialog', { name: 'Votre panier' })
    await miniCart.getByText('Ajouté au panier').waitFor()
    await check('mini-cart')

    await miniCart.getByRole('link', { name: 'Voir le panier' }).click()
    await page.getByRole('heading', { level: 1, name: /Panier/ }).waitFor()
    await page.getByRole('article', { name: PRODUCT }).waitFor()
    await check('cart')
    const before = await total(page)

    await page.getByRole('button', { name: /En ajouter un/ }).click()
    await expect.poll(() => total(page)).toBeCloseTo(before * 2, 2)

    await page.getByRole('textbox', { name: 'Code promo' }).fill('NOPE')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await page.getByRole('alert').first().waitFor()
    await page.getByRole('textbox', { name: 'Code promo' }).fill(COUPON)
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect.poll(() => total(page)).toBeCloseTo(before * 2 * 0.9, 2)
    await check('cart with coupon')

    await reloadPage(page)
    expect(await total(page)).toBeCloseTo(before * 2 * 0.9, 2)

    await page.getByRole('button', { name: `Retirer ${PRODUCT}` }).click()
    await page.getByText('Votre panier est vide').waitFor()
    await check('empty cart')
    expectSilence(visitor)
    await visitor.leave()
  })

  async function openCategory(page: Page, name: string) {
    const menu = page.getByRole('navigation', { name: 'Rayons de la boutique' })
    if (!isPhone) return menu.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: `Sous-rayons de ${name}` }).click()
    await menu.getByRole('link', { name: `Tout le rayon ${name}` }).click()
  }

  /** Ticks a facet, opening its group first, and waits until the address carries it; on a phone the facets lie in a drawer. */
  async function choose(page: Page, group: string, name: RegExp) {
    const before = page.url()
    if (isPhone) await page.getByRole('button', { name: /^Filtrer/ }).click()
    const filters = page.getByRole(isPhone ? 'dialog' : 'main')
    const summary = filters.locator('summary').filter({ hasText: group })
    await summary.waitFor()
    const box = filters.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name })
    if (!(await box.isVisible())) await summary.click()
    await box.click()
    await expect.poll(() => page.url()).not.toBe(before)
    if (isPhone)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Voir|Afficher)/ })
        .click()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }
})

/** What the cart asks for in all, in euros. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByRole('term')
    .filter({ hasText: 'Total TTC' })
    .locator('xpath=following-sibling::dd')
    .innerText()
  return Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
}
