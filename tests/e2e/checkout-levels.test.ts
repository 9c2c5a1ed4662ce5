import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { expectSilence, launchBrowser, visit } from './browser.ts'
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

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** 2.4.7 is what the other journeys run on; modules of the store are not there, as in a store that has none. */
describe.each(['2.4.6', '2.4.8'])('an order in a store at %s', (level) => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop({
      ...{ UPSTREAM_LEVEL: level, UPSTREAM_EXTENSIONS: 'none' },
      ...{ MONDIAL_RELAY_BRAND: '', MONDIAL_RELAY_KEY: '' },
    })
  })
  afterAll(() => shop.stop())

  test('is placed by a guest', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await putInCart(page, `${shop.url}/product/CHI-BROSSE-POILS`)
    await beginOrder(page)
    await goOnAsGuest(page, 'lea.kermarec@example.com')
    await fillAddress(page)
    // Without relays there is one way to deliver: it is chosen, and said so.
    await page.getByRole('button', { name: 'Choisir la livraison' }).click()
    await stepIsOpen(page, 'Moyen de paiement')
    await page.getByText(/Un seul mode de livraison/).waitFor()
    await payBy(page, 'Virement bancaire')
    const total = await order(page)
    await confirmedOrder(page, total)
    expectSilence(visitor)
    await visitor.leave()
  })
})
