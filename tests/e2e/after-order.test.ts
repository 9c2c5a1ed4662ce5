import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, settled, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

/** The edition that has store credit; all else is the same in both. */
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop({ UPSTREAM_EDITION: 'commerce' }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`${shop.url}/login?next=${encodeURIComponent(next)}`)
  // The form works once React has it, and says so by what React leaves on its element.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.locator('input[name=email]').fill('camille.durand@example.com')
  await page.locator('input[name=password]').fill('Musette-2026!')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(`**${next}`)
  await page.getByRole('heading', { level: 1, name: /^Mes commandes|^Mon avoir/ }).waitFor()
}

async function expectSound(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  await expectFits(page, what)
}

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

describe.each([360, 1280])('after the order, at %i px', (width) => {
  test('finds an order, reads its invoice, keeps it as PDF and sees what was refunded', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await signIn(page, '/user/orders/')
    await expectSound(page, 'orders')
    await page.getByLabel('Numéro de commande').fill('0000004')
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
    await page.getByText('1 commande', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Voir la commande n° 000000004' }).click()
    await heading(page, /Commande n° 000000004/).waitFor()
    await expectSound(page, 'order')
    expect(await page.getByRole('link', { name: /Suivre le colis/ }).getAttribute('href')).toContain('6A14988123407')
    await page.getByRole('link', { name: /Voir la facture/ }).click()
    await heading(page, /Facture n°/).waitFor()
    await expectSound(page, 'invoice')
    expect(await sheetsOf(page), 'no empty sheet follows').toBe(1)
    const link = page.getByRole('link', { name: /Télécharger/ })
    expect(await link.getAttribute('target')).toBe('_blank')
    const file = await page.request.get(shop.url + ((await link.getAttribute('href')) ?? ''))
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="facture-\d+\.pdf"/)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.goto(`${shop.url}/user/orders/`)
    await page.getByRole('link', { name: 'Voir la commande n° 000000001' }).click()
    await page.getByRole('link', { name: 'Voir les remboursements' }).click()
    await page.getByText('Colis perdu, remboursé en totalité').waitFor()
    await expectSound(page, 'refunds')
    expectSilence(visitor)
    await visitor.leave()
  })

  test.runIf(width === 360)('shows store credit and files, and fetches one', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await signIn(page, '/user/store-credit')
    await page.getByText('Solde disponible').waitFor()
    await expectSound(page, 'store credit')
    await page.goto(`${shop.url}/user/downloadable-products`)
    const link = page.getByRole('link', { name: /Télécharger/ }).first()
    await link.waitFor()
    await expectSound(page, 'downloads')
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/\.(pdf|mp3)$/)
    await page.goto(`${shop.url}/user/downloadable-products?refused=1`)
    await page.getByRole('alert').filter({ hasText: 'n’est pas disponible' }).waitFor()
    expectSilence(visitor)
    await visitor.leave()
  })

  test.runIf(width === 1280)('puts an order into the cart again, and shows nothing of others’ ids', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await signIn(page, '/user/orders/')
    await page.getByRole('link', { name: 'Voir la commande n° 000000004' }).click()
    await heading(page, /000000004/).waitFor()
    await page.getByRole('button', { name: 'Commander à nouveau' }).click()
    await page.waitForURL(/step=review/)
    await page.getByText('Balle en corde de coton pour chien').first().waitFor()
    await page.goto(`${shop.url}/user/orders/000000004/`)
    await heading(page, /Commande introuvable/).waitFor()
    await page.goto(`${shop.url}/user/orders/000000004/invoice/1/`)
    await heading(page, /Facture introuvable/).waitFor()
    await expectSound(page, 'missing invoice')
    expectSilence(visitor)
    await visitor.leave()
  })
})
