import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type FaultProxy } from '../../../../tests/bff/support/fault-proxy.ts'
import { loseAnswer } from '../../../../tests/bff/support/lose-answer.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const CARD = 'mollie_methods_creditcard'

let shop: CheckoutShop
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  ;({ url, proxy } = await shop.behindFaults())
})
afterAll(() => shop.close())

describe('a card’s order whose answer is lost', () => {
  test('gives the cart back; the shopper is told so, and pays', async () => {
    const guest = new Shopper(url)
    const { review, answer: response } = await loseAnswer(guest, proxy, await guest.ready([BISCUITS], CARD))
    expect(response).toMatchObject({ success: false, order: null, checkout: { cart: { id: review.cart.id } } })
    expect(response?.errorMessage).toMatch(/rien n’a été débité.*panier est de retour/)
    expect(response?.errorMessage).not.toContain('e-mail')
    const again = await guest.order(await guest.checkout())
    expect(again).toMatchObject({ success: true, order: { state: 'PENDING' }, redirectUrl: expect.any(String) })
    // Clicked twice, it is the same order.
    expect((await guest.order(await guest.checkout()).catch(() => again)).order?.number ?? again.order?.number).toBe(
      again.order?.number,
    )
  })

  test.each(['a retry', 'a look at the checkout'])(
    'is found out later where the store was away: by %s',
    async (how) => {
      const guest = new Shopper(url)
      const { review, answer: response } = await loseAnswer(guest, proxy, await guest.ready([BISCUITS], CARD), true)
      expect(response).toBeNull()
      if (how === 'a retry') {
        const retry = await guest.order(review)
        expect(retry.errorMessage).toContain('panier est de retour')
      }
      const now = await guest.checkout()
      expect(now.cart.id).toBe(review.cart.id)
      expect(await guest.order(now)).toMatchObject({ success: true, redirectUrl: expect.any(String) })
    },
  )

  test('of a customer is not looked up: nobody paid it', async () => {
    const customer = new Shopper(url)
    expect(await customer.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    const { answer } = await loseAnswer(customer, proxy, await customer.ready([BISCUITS], CARD))
    expect(answer?.errorMessage).toContain('panier est de retour')
    expect(await customer.order(await customer.checkout())).toMatchObject({ redirectUrl: expect.any(String) })
  })
})
