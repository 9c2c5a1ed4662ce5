import { browser as chromium } from 'musette/testing'
import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { register } from '../../../../tests/e2e/account-steps.ts'
import { check } from '../../../../tests/e2e/checkout-steps.ts'

const { expectSilence, openBrowser, openPage, visit } = chromium

const shop = inject('shopUrl')
const store = inject('storeUrl')
const PRODUCT = '/croquettes-poulet-fermier-et-riz-chien-adulte.html'

type Mail = { kind: string; parts: unknown[] }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([360, 1280])('a wish list at %i px', (width) => {
  test('is shared with another browser, and bought there', async () => {
    const owner = await visit(browser, width)
    const { page } = owner
    const id = randomUUID()
    await register(page, { url: shop }, `${id}@example.com`)
    await openPage(page, shop + PRODUCT)
    await page.locator('label', { hasText: '6 kg' }).first().click()
    await page
      .getByRole('button', { name: /^Ma liste d’envies/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Voir ma liste' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ma liste d’envies' }).waitFor()
    await page.getByText('6 kg').waitFor()

    await page.getByRole('button', { name: 'Partager ma liste' }).click()
    await check(page, 'sharing')
    const friend = `ami-${id}@example.com`
    await page.getByLabel('Adresses de vos amis').fill(friend)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText(/^C’est parti/).waitFor()
    const link = await page.getByLabel('Lien vers votre liste').inputValue()
    const response = await fetch(`${store}/__control/mails?to=${encodeURIComponent(friend)}`)
    const [mail] = (await response.json()) as Mail[]
    expect(mail?.kind).toBe('wishlist')
    expect(JSON.stringify(mail?.parts)).toContain(new URL(link).pathname.split('/')[3])
    expectSilence(owner)
    await owner.leave()

    const other = await visit(browser, width)
    await openPage(other.page, link)
    await other.page.getByText('6 kg').waitFor()
    await check(other.page, 'shared wishlist')
    await other.page.getByRole('link', { name: 'Tout ajouter au panier' }).click()
    await other.page.getByRole('button', { name: 'Ajouter 1 article à mon panier' }).click()
    await other.page
      .getByRole('dialog', { name: /panier/i })
      .getByText('6 kg')
      .waitFor()
    expectSilence(other)
    await other.leave()
  })

  test('needs nothing but its code, and nothing is there without', async () => {
    const stranger = await visit(browser, width)
    await openPage(stranger.page, `${shop}/wishlist/share/${'x'.repeat(32)}/`)
    await stranger.page.getByRole('heading', { name: /n’existe pas/ }).waitFor()
    await check(stranger.page, 'unknown list')
    expectSilence(stranger)
    await stranger.leave()
  })
})
