import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type FaultProxy, PASS } from '../../../../tests/bff/support/fault-proxy.ts'
import { loseAnswer } from '../../../../tests/bff/support/lose-answer.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const GOODS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const METHOD = 'stripe_payments_checkout'

let shop: CheckoutShop
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  ;({ url, proxy } = await shop.behindFaults())
})
afterAll(() => shop.close())

describe('an order by Stripe whose response is lost', () => {
  test('gives the cart back, and is paid then', async () => {
    const guest = new Shopper(url)
    const { review, answer } = await loseAnswer(guest, proxy, await guest.ready([GOODS], METHOD))
    expect(answer).toMatchObject({ success: false, order: null, checkout: { cart: { id: review.cart.id } } })
    expect(answer?.errorMessage).toMatch(/rien n’a été débité.*panier est de retour/)
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: true, redirectUrl: expect.any(String) })
  })

  test('gives the cart back in another process, too', async () => {
    const guest = new Shopper(url)
    const { review } = await loseAnswer(guest, proxy, await guest.ready([GOODS], METHOD), true)
    const same = new Shopper((await shop.another()).url, guest.cookie)
    expect((await same.checkout()).cart.id).toBe(review.cart.id)
    expect(await same.order(await same.checkout())).toMatchObject({ success: true, redirectUrl: expect.any(String) })
  })
})

describe('a page that cannot be had', () => {
  test('gives the cart back: the order is not paid', async () => {
    const guest = new Shopper(url)
    const shown = await guest.ready([GOODS], METHOD)
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) =>
        body.includes('getCheckoutSessionUrl') ? '{"data":{"getCheckoutSessionUrl":null}}' : answered,
    })
    const placed = await guest.order(shown)
    proxy.fault = () => PASS
    expect(placed).toMatchObject({ success: false, order: null })
    expect((await guest.checkout()).cart.items).toMatchObject([GOODS])
  })
})
