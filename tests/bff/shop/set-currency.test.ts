import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { startDemoStore } from '../support/demo-store.ts'

let store: Store
let shop: RealShop

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''))
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

const PRICE = `query Price { shop { currentCurrency } product(sku: "CHI-JOUET-CORDE") {
  prices { finalPrice { priceInclTax { value { amount currency } } } } } }`
type Priced = {
  shop: { currentCurrency: string }
  product: { prices: { finalPrice: { priceInclTax: { value: { amount: number; currency: string } } } } }
}

const set = (currency: string) =>
  `mutation { setCurrency(currency: "${currency}") { success errorMessage currentCurrency } }`

const REFUSED = JSON.stringify({
  errors: [{ message: 'Veuillez corriger la devise.', extensions: { category: 'graphql-input' } }],
})

describe('the currency of a shopper', () => {
  test('is separate: what is cached for one currency is never shown in another', async () => {
    const [euros, dollars] = [openBrowser(shop.url), openBrowser(shop.url)]
    const before = await euros.ask<Priced>(PRICE)
    expect(await dollars.ask(set('USD'))).toEqual({
      setCurrency: { success: true, errorMessage: null, currentCurrency: 'USD' },
    })
    const inDollars = await dollars.ask<Priced>(PRICE)
    expect(inDollars.shop.currentCurrency).toBe('USD')
    expect(inDollars.product.prices.finalPrice.priceInclTax.value.currency).toBe('USD')
    expect(await euros.ask<Priced>(PRICE)).toEqual(before)
    expect(await dollars.ask<Priced>(PRICE)).toEqual(inDollars)
    expect(await dollars.ask(set('EUR'))).toMatchObject({ setCurrency: { currentCurrency: 'EUR' } })
    expect(await dollars.ask<Priced>(PRICE)).toEqual(before)
  })

  test('is forgotten once the store refuses it, so that the shop works again', async () => {
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    const other = await startRealShop(proxy.url)
    const browser = openBrowser(other.url)
    const before = await browser.ask<Priced>(PRICE)
    await browser.ask(set('USD'))
    proxy.fault = ({ headers }) =>
      headers['content-currency'] === 'USD' ? { kind: 'answer', status: 500, body: REFUSED } : { kind: 'pass' }
    // Two tabs, of which one gets the result of the other's call.
    const tabs = [browser.ask<Priced>(PRICE), browser.ask<Priced>(PRICE)]
    expect(await Promise.all(tabs)).toEqual([before, before])
    expect(browser.cookie).toBe('')
    // What is the shopper's own is read once more.
    const fill = 'mutation { addItemToCart(item: { sku: "CHI-JOUET-CORDE", qty: 1 }) { __typename } }'
    const cart = '{ cart { id items_qty items { sku } } }'
    await browser.ask(fill)
    const own = await browser.ask(cart)
    await browser.ask(set('USD'))
    expect(await browser.ask(cart)).toEqual(own)
    expect(await browser.ask('{ shop { currentCurrency } }')).toEqual({ shop: { currentCurrency: 'EUR' } })
    await other.close()
    await proxy.close()
  })

  test.each([1, 12])('is forgotten after %i hours of caching, too', async (hours) => {
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    const other = await startRealShop(proxy.url)
    onTestFinished(() => proxy.close())
    onTestFinished(() => other.close())
    onTestFinished(() => void vi.restoreAllMocks())
    const browser = openBrowser(other.url)
    const before = await browser.ask<Priced>(PRICE)
    await browser.ask(set('USD'))
    expect((await browser.ask<Priced>(PRICE)).shop.currentCurrency).toBe('USD')
    proxy.fault = ({ headers }) =>
      headers['content-currency'] === 'USD' ? { kind: 'answer', status: 500, body: REFUSED } : { kind: 'pass' }
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * 3_600_000)
    // The first response may be one that is refreshed in the background.
    await browser.ask(PRICE)
    await vi.waitFor(async () => expect(await browser.ask(PRICE)).toEqual(before))
    expect(browser.cookie).toBe('')
  })

  test('is one the store has', async () => {
    const browser = openBrowser(shop.url)
    for (const wrong of ['GBP', 'usd', '', 'EUROS']) {
      expect(await browser.ask(set(wrong))).toEqual({
        setCurrency: { success: false, errorMessage: 'Cette devise n’est pas proposée.', currentCurrency: 'EUR' },
      })
    }
    expect(browser.cookie).toBe('')
  })
})
