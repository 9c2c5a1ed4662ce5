import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, openBrowser, openPage, visit } from './browser.ts'

const shop = inject('shopUrl')

/** In CSS pixels: what a thumb hits (WCAG 2.5.5). */
const THUMB = 44

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([true, false])('the footer, with scripts: %s', (javaScriptEnabled) => {
  test('is folded on phones, and each part opens', async () => {
    const { page, leave } = await visit(browser, 360, { javaScriptEnabled })
    if (javaScriptEnabled) await openPage(page, `${shop}/livraison`)
    else await page.goto(`${shop}/livraison`)
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: 'Nous écrire' })
    expect(await link.isVisible()).toBe(false)
    expect(await footer.getByRole('link', { name: 'Renoncer au contrat ici' }).isVisible()).toBe(true)
    await footer.locator('summary', { hasText: 'Service client' }).press('Enter')
    await link.waitFor()
    for (const one of await footer.locator('a:visible, button:visible, summary:visible').all()) {
      const { height = 0 } = (await one.boundingBox()) ?? {}
      expect(Math.round(height), await one.innerText()).toBeGreaterThanOrEqual(THUMB)
    }
    expect(await footer.getByRole('link', { name: 'Mentions légales' }).isVisible()).toBe(false)
    if (javaScriptEnabled) {
      await expectAccessible(page, 'the footer')
      await expectFits(page, 'the footer')
    }
    await leave()
  })

  test('shows everything on wide windows', async () => {
    const { page, leave } = await visit(browser, 1280, { javaScriptEnabled })
    await page.goto(`${shop}/livraison`)
    const footer = page.getByRole('contentinfo')
    for (const name of ['Nous écrire', 'Mentions légales', 'S’inscrire à la lettre'])
      expect(await footer.getByRole('link', { name }).isVisible()).toBe(true)
    await leave()
  })
})

test('the footer of the cart has no news', async () => {
  const { page, leave } = await visit(browser, 1280)
  await openPage(page, `${shop}/cart`)
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('heading', { name: 'Service client' }).isVisible()).toBe(true)
  expect(await footer.getByRole('heading', { name: 'La gazette de Musette' }).count()).toBe(0)
  expect(await footer.getByRole('link', { name: 'Photos' }).count()).toBe(0)
  await leave()
})

test('the footer of the checkout is folded on phones', async () => {
  const { page, leave } = await visit(browser, 360)
  const form = { sku: 'CHI-FRI-BISCUIT', qty: '1' }
  await page.request.post(`${shop}/cart`, { form, headers: { origin: shop } })
  await openPage(page, `${shop}/checkout/login`)
  const footer = page.getByRole('contentinfo')
  const ways = footer.getByText(/^Transport réfrigéré/)
  expect(await ways.isVisible()).toBe(false)
  await footer.locator('summary', { hasText: 'Livraison et paiement' }).click()
  await ways.waitFor()
  await expectAccessible(page, 'the footer of the checkout')
  await leave()
})
