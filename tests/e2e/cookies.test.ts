import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CHROMIUM, CHROMIUM_SWITCHES } from './browser.ts'
import { addToCart, product } from './product-steps.ts'

const shop = inject('shopUrl')
const PRODUCT = `${shop}/${product('CHI-JOUET-CORDE').urlKey}.html`

/** A profile whose settings block all cookies, as a visitor's may. */
let profile: string
let context: BrowserContext
beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'musette-profile-'))
  mkdirSync(join(profile, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: CHROMIUM_SWITCHES,
    locale: 'fr-FR',
  })
})
afterAll(async () => {
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})

describe('where the browser refuses cookies', () => {
  const refused = (page: Page) => page.getByText(/Votre navigateur refuse les cookies.*Autorisez les cookies/)

  test('adding to the cart says so, and what to do', async () => {
    const page = await context.newPage()
    await page.goto(PRODUCT)
    expect(await page.evaluate(() => ((document.cookie = 'a=1'), document.cookie))).toBe('')
    await addToCart(page).click()
    await refused(page).waitFor()
    expect(await page.getByText('Ajouté au panier').count()).toBe(0)
    await page.close()
  })

  test('signing in says so', async () => {
    const page = await context.newPage()
    await page.goto(`${shop}/login`)
    await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill('camille.durand@example.com')
    await page.getByLabel(/^Mot de passe/).fill('Musette-2026!')
    await page.getByRole('main').getByRole('button', { name: 'Me connecter' }).click()
    await refused(page).waitFor()
    await page.close()
  })

  test('a form that the browser sends by itself says so, too', async () => {
    const page = await context.newPage()
    // The code of the page cannot be loaded.
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await page.goto(PRODUCT)
    await addToCart(page).click()
    await page.getByRole('heading', { name: 'Votre navigateur refuse les cookies' }).waitFor()
    await refused(page).waitFor()
    await page.close()
  })
})
