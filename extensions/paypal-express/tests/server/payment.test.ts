import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { PASS } from '../../../../tests/bff/support/fault-proxy.ts'
import { onPage } from '../../../../tests/bff/support/payment-page.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const WALLET = 'paypal_express'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop?.close())

/** Where the shop sends a browser that comes back. */
async function back(who: Shopper, path: string): Promise<string | null> {
  const response = await who.fetch(path)
  expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    303,
    'private, no-store',
    'no-referrer',
  ])
  return response.headers.get('location')
}

describe('a wallet', () => {
  const start = async (guest: Shopper) => {
    const { startWalletPayment } = await guest.ask<{
      startWalletPayment: { success: boolean; errorMessage: string | null; redirectUrl: string | null }
    }>('mutation { startWalletPayment(code: "paypal_express") { success errorMessage redirectUrl } }')
    return startWalletPayment
  }
  const approved = async () => {
    const guest = shop.shopper()
    await guest.ready([BISCUITS])
    const { redirectUrl } = await start(guest)
    const path = await onPage(redirectUrl, 'approve')
    return { guest, path }
  }

  test('is asked before the order, which the shopper still places', async () => {
    const { guest, path } = await approved()
    expect(await back(guest, path)).toBe('/checkout/?step=review')
    const review = await guest.checkout()
    expect(review).toMatchObject({ step: 'REVIEW', paymentMethod: { code: WALLET } })
    expect(await guest.placed()).toBeNull()
    expect(await guest.order(review)).toMatchObject({ success: true, order: { state: 'ACCEPTED' }, redirectUrl: null })
  })

  test('may be charged by a store that falls silent with the order: the shopper reads so before paying again', async () => {
    const { url, proxy } = await shop.behindFaults()
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    const { redirectUrl } = await start(guest)
    await back(guest, await onPage(redirectUrl, 'approve'))
    const review = await guest.checkout()
    await guest.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
    let seen = 0
    // The cart and its checkout are read first; the third request is the order.
    proxy.fault = () => (++seen === 3 ? { kind: 'answer', status: 502, body: 'Bad Gateway' } : PASS)
    const failed = await guest.order(review)
    expect(failed).toMatchObject({ success: false, errorMessage: expect.stringContaining('débit a peut-être eu lieu') })
  })

  test('comes to nothing before everything else is chosen', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    expect(await start(guest)).toMatchObject({ success: false, redirectUrl: null })
    expect(await start(shop.shopper())).toMatchObject({ success: false })
    expect((await guest.payment(WALLET)).success).toBe(false)
  })

  test('that is canceled leaves the cart as it was', async () => {
    const guest = shop.shopper()
    await guest.ready([BISCUITS])
    const { redirectUrl } = await start(guest)
    expect(await back(guest, await onPage(redirectUrl, 'cancel'))).toBe('/checkout/?step=payment&payment=canceled')
    expect(await guest.checkout()).toMatchObject({
      cart: { items: [{ qty: 2 }] },
      shippingMethod: { id: 'colissimo_home' },
    })
  })

  test('has to approve again when the total changed since: the shopper is told both', async () => {
    const { guest, path } = await approved()
    await back(guest, path)
    await guest.add({ sku: 'CHI-FRI-FROMAGE', qty: 1 })
    const now = await guest.checkout()
    expect(now.step).toBe('PAYMENT')
    const response = await guest.order(now)
    expect(response).toMatchObject({ success: false, order: null, checkout: { step: 'PAYMENT' } })
    expect(response.errorMessage).toMatch(/accord à PayPal pour 23,70\s€, le total est maintenant de 32,60\s€/)
  })

  test.each(['approve', 'cancel'])('hands its cart to no other browser: %s', async (action) => {
    const guest = shop.shopper()
    await guest.ready([BISCUITS])
    const { redirectUrl } = await start(guest)
    const path = await onPage(redirectUrl, action)
    const stranger = shop.shopper()
    expect(await back(stranger, path)).toBe(
      `/checkout/?step=payment&payment=${action === 'cancel' ? 'canceled' : 'elsewhere'}`,
    )
    expect(stranger.cookie).toBe('')
    expect((await stranger.checkout()).cart.items).toEqual([])
    expect((await guest.checkout()).cart.items).toHaveLength(1)
  })

  test('finds its cart in another process, and tells of the order when it was placed already', async () => {
    const { guest, path } = await approved()
    const same = new Shopper((await shop.another()).url, guest.cookie)
    expect(await back(same, path)).toBe('/checkout/?step=review')
    const review = await same.checkout()
    expect(review.step).toBe('REVIEW')
    expect(await same.order(review)).toMatchObject({ success: true })
    expect(await back(same, path)).toBe('/checkout/success')
    expect(await back(guest, path)).toBe('/checkout/?step=payment&payment=expired')
  })

  test.each(['', '?token=x&PayerID=y', '?token=https://evil.example/', '?to=//evil.example', '?token[]=a'])(
    'sends nobody elsewhere: %s',
    async (query) => {
      expect(await back(shop.shopper(), `/checkout/payment/wallet${query}`)).toMatch(/^\/checkout\//)
    },
  )
})
