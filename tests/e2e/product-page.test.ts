import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectSilence, openBrowser, openPage, visit } from './browser.ts'
import { addToCart, openCartFromMiniCart, openProduct, product } from './product-steps.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const pathOf = (sku: string) => `${shop}/${product(sku).urlKey}.html`

test('a product prints with its picture and what is folded, without buttons', async () => {
  const { page, leave } = await visit(browser, 1280)
  await openPage(page, pathOf('CHI-CRO-CHIOT-MAXI'))
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  expect(await main.getByRole('list', { name: 'Photos du produit' }).getByRole('img').first().isVisible()).toBe(true)
  expect(await main.getByText('Agneau 40 %').isVisible()).toBe(true)
  expect(await addToCart(page).isVisible()).toBe(false)
  await leave()
})

test('a category prints its whole introduction', async () => {
  const { page, leave } = await visit(browser, 768)
  await openPage(page, `${shop}/chiens.html`)
  await page.emulateMedia({ media: 'print' })
  const intro = page.getByText(/^Du bol du matin/)
  expect(await intro.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  await leave()
})

test('a cart prints what is in it, and nothing to fill in or to add', async () => {
  const { page, leave } = await visit(browser, 1280)
  await openProduct(page, shop, 'CHI-CRO-CHIOT')
  await addToCart(page).click()
  await openCartFromMiniCart(page)
  const coupon = page.getByRole('textbox', { name: 'Code promo' })
  const suggestions = page.getByRole('region', { name: 'Va bien avec votre panier' })
  await coupon.waitFor()
  await suggestions.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Total TTC').isVisible()).toBe(true)
  expect(await coupon.isVisible()).toBe(false)
  expect(await suggestions.isVisible()).toBe(false)
  await leave()
})

test('the description is a plain section on desks, and opens at its heading on phones, without scripts too', async () => {
  const text = 'Ce qui fait la différence'
  const desk = await visit(browser, 1280, { javaScriptEnabled: false })
  await desk.page.goto(pathOf('CHI-CRO-POULET'))
  const section = desk.page.getByRole('region', { name: 'Description', exact: true })
  expect(await section.getByRole('heading', { name: text }).isVisible()).toBe(true)
  expect(await section.locator('summary').isVisible()).toBe(false)
  await desk.leave()

  const phone = await visit(browser, 360, { javaScriptEnabled: false })
  await phone.page.goto(pathOf('CHI-CRO-POULET'))
  const { x, y } = (await phone.page.getByRole('heading', { name: 'Description', exact: true }).boundingBox()) ?? {
    x: 0,
    y: 0,
  }
  const folded = phone.page.getByRole('heading', { name: text })
  expect(await folded.isVisible()).toBe(false)
  await phone.page.evaluate((top) => window.scrollTo(0, top - 200), y)
  await phone.page.mouse.click(x + 20, 220)
  expect(await folded.isVisible()).toBe(true)
  await phone.leave()
})

describe('the product page of a phone', () => {
  test('has its best buy chosen and its pictures scrolled by the browser before any code is there', async () => {
    const { page, leave } = await visit(browser, 360, { javaScriptEnabled: false })
    await page.goto(pathOf('CHI-CRO-CHIOT'))
    expect(await page.getByRole('radio', { name: /^10 kg/ }).isChecked()).toBe(true)
    const pictures = page.getByRole('list', { name: 'Photos du produit' })
    await pictures.getByRole('button').nth(1).focus()
    await expect.poll(() => leftOf(page)).toBe(1)
    await leave()
  })

  test('shows price and button once the form is scrolled away', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, pathOf('CHI-CRO-CHIOT'))
    const buttons = page.getByRole('main').getByRole('button', { name: /^Ajouter au panier/ })
    const count = await buttons.count()
    await page.getByRole('link', { name: /Lire les avis/ }).click()
    await expect.poll(() => buttons.count()).toBe(count + 1)
    await expectAccessible(page, 'buy bar')
    await buttons.last().click()
    await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
    await page.keyboard.press('Escape')
    await addToCart(page).scrollIntoViewIfNeeded()
    await expect.poll(() => buttons.count()).toBe(count)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('has a sheet for what is not chosen yet', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, pathOf('CHI-MANTEAU-BRUME'))
    await addToCart(page).click()
    await page.getByText(/^Faites un choix\s: Couleur/).waitFor()
    expect(
      await page.getByRole('radio', { name: 'Vert sapin' }).evaluate((one) => one === document.activeElement),
    ).toBe(true)
    await page.getByRole('link', { name: /Lire les avis/ }).click()
    await page.getByRole('button', { name: 'Choisir', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: product('CHI-MANTEAU-BRUME').name })
    await sheet.getByRole('radio', { name: 'Marine' }).check()
    await sheet.getByRole('radio', { name: 'M', exact: true }).check()
    await expectAccessible(page, 'sheet of choices')
    await sheet.getByRole('button', { name: /^Ajouter au panier/ }).click()
    await page.getByRole('dialog', { name: 'Votre panier' }).getByText('Ajouté au panier').waitFor()
    await sheet.waitFor({ state: 'hidden' })
    expectSilence(visitor)
    await visitor.leave()
  })

  test('enlarges a picture by a double tap, larger than the window', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, pathOf('CHI-CRO-CHIOT'))
    await page
      .getByRole('button', { name: /Agrandir la photo/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const picture = dialog.getByRole('img').first()
    const width = async () => (await picture.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(300)
    expect(await width()).toBeLessThanOrEqual(360)
    await expectAccessible(page, 'enlarged picture')
    await picture.dblclick()
    await expect.poll(width).toBeGreaterThan(700)
    await dialog.getByRole('button', { name: 'Voir de plus près' }).click()
    await expect.poll(width).toBeLessThanOrEqual(360)
    expectSilence(visitor)
    await visitor.leave()
  })
})

/** Which picture the browser has scrolled to. */
function leftOf(page: Page): Promise<number> {
  return page
    .getByRole('list', { name: 'Photos du produit' })
    .evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))
}
