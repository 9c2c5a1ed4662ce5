import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { PASS } from '../support/fault-proxy.ts'
import { HOME, Shopper } from '../support/shopper.ts'

const TEXT = 'Address to come'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop?.close())

/** Returns what the store has instead of the shopper's address. */
const WRITTEN: Record<string, (answered: string) => string> = {
  'all of it': (answered) =>
    [HOME.firstname, HOME.lastname, HOME.locality, ...HOME.streetAddress].reduce(
      (text, part) => text.replaceAll(JSON.stringify(part), JSON.stringify(TEXT)),
      answered,
    ),
  'a street': (answered) => answered.replaceAll(JSON.stringify(HOME.streetAddress[0]), JSON.stringify(TEXT)),
  'a telephone': (answered) => answered.replaceAll(JSON.stringify(HOME.telephone), '"+00 (00) 00-00"'),
}

test.each(Object.entries(WRITTEN))(
  'nothing is ordered to an address that stands for one to come, and nobody sees it: %s',
  async (_, written) => {
    const { url, proxy } = await shop.behindFaults({ CAPTCHA: 'false' })
    const guest = new Shopper(url)
    await guest.ready([{ sku: 'CHI-FRI-BISCUIT', qty: 1 }])
    let orders = 0
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) => {
        if (body.includes('mutation PlaceOrder')) orders += 1
        return written(answered)
      },
    })
    const shown = await guest.checkout()
    expect(shown.step).toBe('ADDRESS')
    expect(JSON.stringify(shown)).not.toMatch(/Address to come|00-00/)
    expect(await guest.order(shown)).toMatchObject({ success: false, order: null })
    expect(orders).toBe(0)
    proxy.fault = () => PASS
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: true })
  },
)
