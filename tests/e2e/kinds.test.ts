import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { expectAccessible, expectFits, expectSilence, openBrowser, visit } from './browser.ts'
import { addToCart, nameOf, openCartFromMiniCart, openProduct, product, quantityOf, totalOf } from './product-steps.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Kind = {
  kind: string
  sku: string
  choose?: (page: Page) => Promise<void>
  /** What the cart says was chosen: labels and values as they stand there. */
  options: string[]
  /** The line's total in cents. */
  cents: number
}

const cents = (sku: string) => {
  const { specialCents, cents: regular } = product(sku)
  return specialCents ?? regular
}

const KINDS: Kind[] = [
  { kind: 'a simple product', sku: 'CHI-BROSSE-POILS', options: [], cents: cents('CHI-BROSSE-POILS') },
  {
    kind: 'a variant by colour and size',
    sku: 'CHI-MANTEAU-BRUME',
    async choose(page) {
      await page.getByRole('radio', { name: 'Marine' }).check()
      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await page.locator('summary', { hasText: 'Sécurité du produit' }).click()
      await page.getByRole('row', { name: /^Avertissements .*pour un dos de 40 cm/ }).waitFor()
    },
    options: ['Marine', 'M'],
    cents: 3790,
  },
  {
    kind: 'a bundle with a price of its own',
    sku: 'SET-DECOUVERTE-CHIEN',
    async choose(page) {
      await page.getByRole('radio', { name: /Agneau/ }).check()
      await page.getByRole('checkbox', { name: /corde/i }).check()
    },
    options: [`1\u00a0×\u00a0${nameOf('CHI-CRO-AGNEAU-2KG')}`, `1\u00a0×\u00a0${nameOf('CHI-JOUET-CORDE')}`],
    cents: 2190 + 400 + 790,
  },
  {
    kind: 'a bundle that costs what its parts cost',
    sku: 'SET-GAMELLE-LIBRE',
    async choose(page) {
      await quantityOf(page, 'CHI-CRO-POULET-2KG').fill('3')
    },
    options: [`3\u00a0×\u00a0${nameOf('CHI-CRO-POULET-2KG')}`, `1\u00a0×\u00a0${nameOf('CHI-CRO-AGNEAU-2KG')}`],
    cents: 3 * cents('CHI-CRO-POULET-2KG') + cents('CHI-CRO-AGNEAU-2KG'),
  },
  {
    kind: 'an article made to order, with text, date and a surcharge in percent',
    sku: 'CHI-MEDAILLE',
    async choose(page) {
      const text = page.getByRole('textbox', { name: /Texte à graver/ })
      await addToCart(page).click()
      expect(await text.evaluate((field) => field === document.activeElement)).toBe(true)
      await expectError(text, /Complétez ce champ/)
      await text.fill('Un nom bien trop long pour une médaille')
      await expectError(text, /Raccourcissez ce texte|de trop/)
      await expectAccessible(page, 'form with errors')
      await text.fill('Rex & Fils')
      await page.getByRole('combobox', { name: /Finition/ }).selectOption({ label: 'Plaqué or (+\u00a050\u00a0%)' })
      await page.getByLabel(/À expédier à partir du/).fill('2026-12-24')
    },
    options: ['Rex & Fils', 'Plaqué or', '24 déc'],
    cents: 1290 + 250 + 645,
  },
  {
    kind: 'files to download',
    sku: 'SRV-GUIDE-BARF',
    async choose(page) {
      await page.getByRole('checkbox', { name: /Guide complet/ }).check()
      await page.getByRole('checkbox', { name: /Fiches de ration/ }).check()
    },
    options: ['Guide complet (PDF, 60 pages), Fiches de ration à remplir (PDF)'],
    cents: 990 + 300,
  },
  { kind: 'a service', sku: 'SRV-VISIO-30', options: [], cents: 3500 },
]

describe('every kind of product', () => {
  test.each(KINDS)('goes into the cart as chosen, and back after a removal: $kind', async (kind) => {
    const { sku, choose, options, cents: total } = kind
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openProduct(page, shop, sku)
    await expectAccessible(page, kind.kind)
    await choose?.(page)
    await addToCart(page).click()
    await openCartFromMiniCart(page)

    const line = page.getByRole('article', { name: nameOf(sku), exact: true })
    const expectLine = async () => {
      await line.waitFor()
      const text = await line.innerText()
      for (const option of options) expect(text).toContain(option)
      expect(await totalOf(line)).toBe(total)
    }
    await expectLine()

    await page.getByRole('button', { name: `Retirer ${nameOf(sku)}` }).click()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expectLine()
    expectSilence(visitor)
    await visitor.leave()
  })

  test('a group becomes a line for each article, in the quantity wanted', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openProduct(page, shop, 'SET-ARRIVEE-CHIEN')
    await expectAccessible(page, 'group')
    await quantityOf(page, 'CHI-FRI-BISCUIT').fill('2')
    await quantityOf(page, 'CHI-BROSSE-POILS').fill('0')
    await addToCart(page).click()
    await openCartFromMiniCart(page)
    const lines = page.getByRole('main').getByRole('article')
    await lines.first().waitFor()
    const totals = await Promise.all((await lines.all()).map(totalOf))
    expect(totals.toSorted((a, b) => a - b)).toEqual(
      [cents('CHI-GAM-GRES'), cents('CHI-JOUET-CORDE'), 2 * cents('CHI-FRI-BISCUIT')].toSorted((a, b) => a - b),
    )
    expectSilence(visitor)
    await visitor.leave()
  })
})

describe('what is sold out', () => {
  test('cannot be added: a variant', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openProduct(page, shop, 'CHI-MANTEAU-BRUME')
    await page.getByRole('radio', { name: 'Moutarde' }).check()
    await page.getByRole('radio', { name: /^L\b/ }).check()
    await page.getByText('Cette déclinaison est en rupture de stock').waitFor()
    expect(await addToCart(page).count()).toBe(0)
    await expectAccessible(page, 'variant sold out')
    await expectFits(page, 'variant sold out')
    expectSilence(visitor)
    await visitor.leave()
  })

  test('cannot be added: a product', async () => {
    const soldOut = seed.products.find(
      ({ type, stock, visibility, enabled }) => type === 'simple' && stock === 0 && visibility === 'catalog' && enabled,
    )
    const visitor = await visit(browser, 360)
    await openProduct(visitor.page, shop, soldOut?.sku ?? '')
    await visitor.page.getByText(/^(Épuisé|En rupture de stock)$/).waitFor()
    expect(await addToCart(visitor.page).count()).toBe(0)
    await expectAccessible(visitor.page, 'product sold out')
    expectSilence(visitor)
    await visitor.leave()
  })
})

describe('two tabs', () => {
  test('share one cart, also when both add first and at once', async () => {
    const visitor = await visit(browser, 1280)
    const { page: first } = visitor
    const second = await first.context().newPage()
    await openProduct(first, shop, 'CHI-BROSSE-POILS')
    await openProduct(second, shop, 'SRV-VISIO-30')
    await Promise.all([addToCart(first).click(), addToCart(second).click()])
    await Promise.all([first, second].map((page) => page.getByText('Ajouté au panier').waitFor()))

    await second.goto(`${shop}/cart`)
    const lines = second.getByRole('main').getByRole('article')
    await expect.poll(() => lines.count()).toBe(2)

    await first.goto(`${shop}/cart`)
    await first.getByRole('button', { name: `Retirer ${nameOf('SRV-VISIO-30')}` }).click()
    await expect.poll(() => lines.count()).toBe(1)
    expectSilence(visitor)
    await visitor.leave()
  })
})

async function expectError(field: Locator, message: RegExp) {
  const texts = () =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  await expect.poll(texts).toMatch(message)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
}
