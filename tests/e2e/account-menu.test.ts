import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import ofExtensions from 'virtual:extensions/account-menu'
import { expectAccessible, expectSilence, openBrowser, settled, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

/** Sections that every store has. */
const ALWAYS = ['/user/', '/user/information', '/user/address-book', '/rgpd/']
/** Sections of what a store may lack. */
const FEATURES = [...['/user/newsletter', '/user/wishlist'], ...ofExtensions.flatMap(pathsOf)]

const STORES = {
  'that has everything': { env: { UPSTREAM_EXTENSIONS: 'all' }, settings: {} },
  'that lacks what it may': {
    env: { UPSTREAM_EXTENSIONS: 'none' },
    settings: { magento_wishlist_general_is_enabled: '0', newsletter_enabled: false },
  },
} as const

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(Object.entries(STORES))('the menu of the account in a store %s', (name, { env, settings }) => {
  const hasAll = name === 'that has everything'
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop(env)
    for (const [key, value] of Object.entries(settings)) {
      const saved = await fetch(`${shop.storeUrl}/__control/setting`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, value }),
      })
      expect(saved.ok).toBe(true)
    }
  })
  afterAll(() => shop.stop())

  test.each(hasAll ? [360, 1280] : [360])('leads to all of it and to nothing else, at %i px', async (width) => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await page.goto(`${shop.url}/login`)
    const form = page.getByRole('main')
    await form.getByLabel('Adresse e-mail').fill('camille.durand@example.com')
    await form.getByRole('textbox', { name: 'Mot de passe' }).fill('Musette-2026!')
    await form.getByRole('button', { name: 'Me connecter' }).click()
    await page.waitForURL(/\/user\//)
    await settled(page)

    const menu = page.getByRole('navigation', { name: 'Mon compte' })
    const entries = await menu
      .locator('option, a')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? one.value : one.getAttribute('href'))))
    for (const path of [...ALWAYS, ...(hasAll ? FEATURES : [])]) expect(entries).toContain(path)
    for (const path of hasAll ? [] : FEATURES) expect(entries).not.toContain(path)

    for (const path of new Set(entries)) {
      if (width < 700) await menu.getByRole('combobox').selectOption(path ?? '')
      else await menu.locator(`a[href="${path}"]`).click()
      await page.waitForURL(`${shop.url}${path}`)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await settled(page)
      await expectAccessible(page, path ?? '')
      // Data protection is a page of its own: back to the account.
      if (path === '/rgpd/') await page.goto(`${shop.url}/user/`)
    }
    expectSilence(visitor)
    await visitor.leave()
  })

  test.runIf(!hasAll)('and the addresses of what it lacks have a page that says so', async () => {
    for (const path of ['/user/store-credit', ...ofExtensions.flatMap(pathsOf)])
      expect((await fetch(shop.url + path)).status, path).toBe(404)
    expect((await fetch(`${shop.url}/user/orders/`)).status).toBe(200)
  })
})

type OfExtension = (typeof ofExtensions)[number]

/** Paths of the entries that depend on the store. */
function pathsOf({ entries }: OfExtension): string[] {
  return entries.flatMap(({ path, feature }) => (feature ? [path] : []))
}
