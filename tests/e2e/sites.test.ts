import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

const PRODUCT = 'seau-d-ecurie-souple-de-15-litres.html'

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop({ SITES: 'all' }), openBrowser()])
})
afterAll(() => Promise.all([browser.close(), shop.stop()]))

test('a shopper goes from one site to the other: each has its look, its cart and what the browser keeps for it', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'))
  const items = (count: RegExp) => page.getByRole('link', { name: count }).or(page.getByRole('button', { name: count }))

  await openPage(page, shop.url)
  expect(await colour()).toBe('#2f7d4f')
  await page.getByRole('link', { name: 'Musette Cheval', exact: true }).click()
  await page.waitForURL(`${shop.url}/cheval/`)
  expect(await page.title()).toMatch(/^Musette Cheval/)
  expect(await colour()).toBe('#8a5324')
  await page.getByText('Conseil équin').first().waitFor()
  await page.getByRole('link', { name: 'Musette Cheval, accueil' }).waitFor()
  await settled(page)
  await expectAccessible(page, 'home of the second site')
  await expectFits(page, 'home of the second site')

  await page.getByRole('link', { name: 'Chevaux' }).first().click()
  await page.waitForURL(`${shop.url}/cheval/chevaux.html`)
  await openPage(page, `${shop.url}/cheval/${PRODUCT}`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await page.getByRole('dialog', { name: 'Votre panier' }).getByText('Ajouté au panier').waitFor()
  await openPage(page, `${shop.url}/cheval/cart`)
  await items(/Panier, 1 article/)
    .first()
    .waitFor()

  await openPage(page, `${shop.url}/cart`)
  await page.getByText('Votre panier est vide').waitFor()
  const cookies = (await page.context().cookies()).map(({ name, path }) => `${path} ${name}`)
  expect(cookies.toSorted()).toEqual(['/cheval musette-cheval-cart', '/cheval musette-cheval-presence'])
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes.toSorted()).toEqual(['/', '/cheval/'])
  expectSilence(visitor)
  await visitor.leave()
})
