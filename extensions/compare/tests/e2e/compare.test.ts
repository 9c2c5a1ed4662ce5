import { browser as chromium } from 'musette/testing'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } = chromium

const shop = inject('shopUrl')
const PAGES = [
  '/biscuits-pomme-et-cannelle-pour-chien.html',
  '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
  '/musette-souplesse-articulations-du-chien.html',
  '/gamelle-en-gres-emaille-pour-chien.html',
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('a comparison at $width px', ({ width }) => {
  test('is chosen on product pages with the keyboard, and read in a table', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const bar = page.getByRole('region', { name: 'Comparaison', exact: true })
    for (const path of PAGES) {
      await openPage(page, shop + path)
      await page.getByRole('button', { name: 'Comparer' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Dans la comparaison' }).waitFor()
    }
    await bar.getByText('4 produits').waitFor()
    await settled(page)
    await expectAccessible(page, 'bar')
    await expectFits(page, 'bar')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/compare-bar-${width}.png` })
    const edge = (await bar.boundingBox())?.y
    await page.evaluate(() => window.scrollTo(0, 0))
    const summary = page.locator('summary').last()
    await summary.focus()
    await settled(page)
    expect(await bottomOf(summary)).toBeLessThanOrEqual(edge ?? 0)
    if (width === 360) {
      const buy = page.getByRole('button', { name: 'Ajouter au panier', exact: true })
      expect(await bottomOf(buy)).toBeLessThanOrEqual(edge ?? 0)
    }
    await bar.getByRole('link', { name: 'Voir la comparaison' }).click()
    await page.waitForURL(`${shop}/comparer`)
    await page.getByRole('columnheader', { name: /Biscuits pomme/ }).waitFor()
    await settled(page)
    expect(await page.getByRole('columnheader').count()).toBe(5)
    const first = page.getByRole('columnheader', { name: /Biscuits pomme/ })
    const second = page.getByRole('columnheader', { name: /Croquettes poulet/i })
    for (const one of [first, second]) {
      const { x = 0, width: wide = 0 } = (await one.boundingBox()) ?? {}
      expect(x + wide).toBeLessThanOrEqual(width)
    }
    expect(await page.getByRole('row', { name: /^Prix/ }).getByText('29,67').count()).toBe(1)
    await expectAccessible(page, 'table')
    await expectFits(page, 'table')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/compare-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: /Retirer Biscuits/ }).click()
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(4)
    await page.getByRole('button', { name: /Retirer Gamelle/ }).click()
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(3)
    await expectFits(page, 'table of two')
    await expectAccessible(page, 'table of two')
    // Names stay in view with the last row.
    await page.getByRole('row', { name: /^Acheter/ }).scrollIntoViewIfNeeded()
    const { y = -1, height = 0 } = (await second.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThan(450)
    expectSilence(visitor)
  })
})

async function bottomOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height
}
