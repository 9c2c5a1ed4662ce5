import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

const PRODUCT = '/croquettes-poulet-fermier-et-riz-chien-adulte.html'

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  browser = await openBrowser()
  shop = await startShop({ UPSTREAM_EXTENSIONS: 'all' })
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

async function control(what: string, body: unknown): Promise<void> {
  const { ok } = await fetch(`${shop.storeUrl}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(ok).toBe(true)
}

async function check(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectFits(page, what)
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/Adresse e-mail/).fill(email)
  await page.getByLabel(/^Mot de passe/).fill('Musette-2026!')
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

const heart = (page: Page) => page.getByRole('button', { name: /^Ma liste d’envies/ }).first()

describe.each([
  { width: 360, email: 'elevage.moulin@example.com' },
  { width: 1280, email: 'noe.lambert@example.com' },
])('wishes at $width px', ({ width, email }) => {
  test('survive signing in, and are bought from the list', async () => {
    const owner = await visit(browser, width)
    const { page } = owner
    await openPage(page, `${shop.url}/chiens/croquettes.html`)
    await check(page, 'hearts')
    const name = await heart(page).getAttribute('aria-label')
    await heart(page).click()
    await page.locator('button[aria-pressed="true"]').waitFor()
    // On this device, without an account: the list shows it and leads to the account, where it stays.
    await openPage(page, `${shop.url}/user/wishlist`)
    await page.getByText('1 envie', { exact: true }).waitFor()
    await check(page, 'wishlist of a guest')
    await page.getByRole('main').getByRole('link', { name: 'Me connecter' }).click()
    await page.waitForURL(/\/login\?next=/)
    await signIn(page, email)
    await page.waitForURL(/user\/wishlist/)
    await page.getByRole('navigation', { name: 'Mon compte' }).waitFor({ state: 'attached' })
    await page.getByText('1 envie', { exact: true }).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('wishes')))).toEqual([])
    await openPage(page, `${shop.url}/chiens/croquettes.html`)
    await page.locator('button[aria-pressed="true"]:not([aria-busy])').waitFor()
    expect(await page.locator('button[aria-pressed="true"]').getAttribute('aria-label')).toBe(name)
    // Off the list again, with the keyboard: it is a product that has to be put together first.
    await page.locator('button[aria-pressed="true"]').press('Enter')
    await page.locator('button[aria-pressed="true"]').waitFor({ state: 'detached' })

    await openPage(page, shop.url + PRODUCT)
    await page.locator('label', { hasText: '6 kg' }).first().click()
    const neighbour = page.getByRole('main').getByRole('button', { name: 'Comparer' })
    const place = () =>
      neighbour.evaluate((button) => {
        const { x, y } = button.getBoundingClientRect()
        return [x, Math.round(y + scrollY)]
      })
    const before = await place()
    await heart(page).click()
    await page.getByRole('link', { name: 'Voir ma liste' }).waitFor()
    expect(await place()).toEqual(before)
    await page.getByRole('link', { name: 'Voir ma liste' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ma liste d’envies' }).waitFor()
    await page.getByText('6 kg').waitFor()
    await check(page, 'wishlist')

    await page.getByRole('button', { name: 'Tout ajouter au panier' }).click()
    await page.getByText('1 article est passé dans votre panier.').waitFor()
    await page.getByText('Votre liste est vide.').waitFor()
    await check(page, 'empty wishlist')
    expectSilence(owner)
    await owner.leave()
  })

  test.runIf(width === 360)('and reviews: one is written, read by the shop, and shown', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const title = `Essai à ${width}`
    await openPage(page, shop.url + PRODUCT)
    await page.getByRole('button', { name: 'Donner mon avis' }).click()
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await check(page, 'review with faults')
    for (const stars of await page.getByRole('radio', { name: '4 étoiles' }).all()) await stars.check({ force: true })
    await page.getByLabel('Votre pseudo').fill('Dominique')
    await page.getByLabel('Titre de votre avis').fill(title)
    await page.getByRole('textbox', { name: /^Votre avis/ }).fill('Il en redemande.')
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await page.getByText(/sera publié une fois relu/).waitFor()
    const pending: { id: number; summary: string }[] = await (
      await fetch(`${shop.storeUrl}/__control/reviews?status=pending`)
    ).json()
    const id = pending.find(({ summary }) => summary === title)?.id
    await control('review', { id, status: 'approved' })
    await openPage(page, `${shop.url}${PRODUCT}?again`)
    await page.getByRole('heading', { name: title }).waitFor()
    expectSilence(visitor)
    await visitor.leave()
  })

  test.runIf(width === 1280)('and prices are shown in the currency that is chosen, on the next page too', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, shop.url + PRODUCT)
    const choice = page.getByLabel('Afficher les prix en')
    await choice.selectOption('USD')
    await page
      .getByText(/\$US|US\$|\$/)
      .first()
      .waitFor()
    await check(page, 'dollars')
    await openPage(page, `${shop.url}/chiens/croquettes.html`)
    await page.locator('article', { hasText: '$' }).first().waitFor()
    await choice.selectOption('EUR')
    await page.locator('article', { hasText: '$' }).first().waitFor({ state: 'detached' })
    expectSilence(visitor)
    await visitor.leave()
  })
})
