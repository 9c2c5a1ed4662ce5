import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { demoEnvironment } from '../../scripts/extensions.mjs'
import { heading, main, signIn } from './account-steps.ts'
import { expectSilence, openBrowser, openPage, visit } from './browser.ts'
import {
  beginOrder,
  confirmedOrder,
  fillAddress,
  goOnAsGuest,
  order,
  payBy,
  putInCart,
  stepIsOpen,
} from './checkout-steps.ts'
import { type RunningShop, startShop } from './shop.ts'

const simple = new Set(
  seed.products.filter(({ type, customOptions }) => type === 'simple' && !customOptions).map(({ name }) => name),
)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * The oldest release, the newest, and one of Mage-OS; 2.4.7 is what the other journeys run on. The shop does not know which release it is.
 * Neither modules of the store are there nor services of others, as in a store that has none.
 */
describe.each(['2.4.6', '2.4.9', 'mage-os-2.3'])('in front of a store of %s', (release) => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop({
      ...{ UPSTREAM_PLAYS: release, UPSTREAM_EXTENSIONS: 'none' },
      ...Object.fromEntries(Object.keys(demoEnvironment('')).map((name) => [name, ''])),
    })
  })
  afterAll(() => shop?.stop())

  test('a guest goes from the home page to an order', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await putInCart(page, await productOf(page, shop.url))
    await beginOrder(page)
    await goOnAsGuest(page, 'lea.kermarec@example.com')
    await fillAddress(page)
    // Without services of others there is one way to deliver: it is chosen, and said so.
    await page.getByRole('button', { name: 'Choisir la livraison' }).click()
    await stepIsOpen(page, 'Moyen de paiement')
    await page.getByText(/Un seul mode de livraison/).waitFor()
    await payBy(page, 'Virement bancaire')
    const total = await order(page)
    await confirmedOrder(page, total)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('a customer signs in and finds an order', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await signIn(page, shop, 'camille.durand@example.com', 'Musette-2026!')
    await openPage(page, `${shop.url}/user/orders/`)
    await page.getByRole('link', { name: 'Voir la commande n° 000000004' }).click()
    await heading(page, /Commande n° 000000004/).waitFor()
    await main(page)
      .getByText(/Total TTC/)
      .first()
      .waitFor()
    expectSilence(visitor)
    await visitor.leave()
  })
})

/** The way from the home page through a category to what can be bought without a choice; answers its address. */
async function productOf(page: Page, shop: string): Promise<string> {
  await openPage(page, shop)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sous-rayons de Chiens' }).click()
  await page
    .getByRole('navigation', { name: 'Rayons de la boutique' })
    .getByRole('link', { name: 'Tout le rayon Chiens' })
    .click()
  await heading(page, 'Chiens').waitFor()
  const links = await main(page).getByRole('article').getByRole('link').all()
  for (const link of links) {
    const name = (await link.innerText()).trim()
    if (!simple.has(name)) continue
    await link.click()
    await heading(page, name).waitFor()
    return page.url()
  }
  throw new Error('The category lists nothing that is bought without a choice.')
}
