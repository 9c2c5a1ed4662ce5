import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { PASS } from '../../../../tests/bff/support/fault-proxy.ts'
import { onPage } from '../../../../tests/bff/support/payment-page.ts'
import { replayed } from '../../../../tests/bff/support/replayed-payment.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const CARD = 'mollie_methods_creditcard'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

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

const orderedByCard = async (guest = shop.shopper()) => {
  const shown = { ...(await guest.ready([BISCUITS], CARD)), cookie: guest.cookie }
  const { order, redirectUrl } = await guest.order(shown)
  return { guest, shown, order, redirectUrl }
}

describe('a card', () => {
  test('is paid on its page, and the order is there when the shopper is back', async () => {
    const { guest, order, redirectUrl } = await orderedByCard()
    expect(order).toMatchObject({ state: 'PENDING', redirectUrl })
    expect(await guest.placed()).toMatchObject({ state: 'PENDING', redirectUrl })
    const path = await onPage(redirectUrl, 'pay')
    expect(await back(guest, path)).toBe('/checkout/success')
    expect(await guest.placed()).toMatchObject({ number: order?.number, state: 'ACCEPTED', redirectUrl: null })
  })

  test('gives the same answer to a reload, and to Back', async () => {
    const { guest, redirectUrl, order } = await orderedByCard()
    const path = await onPage(redirectUrl, 'pay')
    for (let time = 0; time < 3; time++) expect(await back(guest, path)).toBe('/checkout/success')
    expect(await guest.placed()).toMatchObject({ number: order?.number, state: 'ACCEPTED' })
  })

  test.each([
    ['refuse', 'refused'],
    ['cancel', 'canceled'],
  ])('2.3: %s gives the cart back, not an empty one', async (action, outcome) => {
    const { guest, shown, order, redirectUrl } = await orderedByCard()
    expect((await guest.checkout()).cart.items).toEqual([])
    const path = await onPage(redirectUrl, action)
    expect(await back(guest, path)).toBe(`/checkout/?step=payment&payment=${outcome}`)
    const again = await guest.checkout()
    expect(again.cart).toMatchObject({ id: shown.cart.id, items: [{ sku: BISCUITS.sku, qty: 2 }] })
    expect(again).toMatchObject({ email: 'anne.legoff@exemple.fr', shippingMethod: { id: 'colissimo_home' } })
    expect(await back(guest, path)).toBe(`/checkout/?step=payment&payment=${outcome}`)
    expect((await guest.checkout()).cart.items).toHaveLength(1)

    const second = await guest.order((await guest.payment('banktransfer')).checkout)
    expect(second).toMatchObject({ success: true, order: { state: 'ACCEPTED' } })
    expect(second.order?.number).not.toBe(order?.number)
    // The first payment's address leads to what the cart became in the end.
    expect(await back(guest, path)).toBe('/checkout/success')
    expect(await guest.placed()).toMatchObject({ number: second.order?.number, state: 'ACCEPTED' })
    expect((await guest.checkout()).cart.items).toEqual([])
  })

  test('comes back in the place of an empty cart that was begun meanwhile', async () => {
    const { guest, shown, redirectUrl } = await orderedByCard()
    await guest.add({ sku: 'CHI-FRI-FROMAGE', qty: 1 })
    const [line] = (await guest.checkout()).cart.items
    await guest.ask('mutation ($id: ID!) { removeCartItem(item_id: $id) { success } }', { id: line?.item_id })
    await back(guest, await onPage(redirectUrl, 'cancel'))
    expect((await guest.checkout()).cart).toMatchObject({ id: shown.cart.id, items: [{ sku: BISCUITS.sku }] })
  })

  test('is known to be paid when the shopper closed the tab and comes to the success page later', async () => {
    const { guest, redirectUrl } = await orderedByCard()
    await onPage(redirectUrl, 'close')
    expect(await guest.placed()).toMatchObject({ state: 'ACCEPTED' })
  })

  test('that is refused while the success page waits gives the cart back as well', async () => {
    const { guest, shown, redirectUrl } = await orderedByCard()
    await onPage(redirectUrl, 'refuse')
    expect(await guest.placed()).toMatchObject({ state: 'REFUSED', redirectUrl: null })
    expect((await guest.checkout()).cart.id).toBe(shown.cart.id)
  })

  test.each(['pay', 'cancel', 'refuse'])(
    'tells another browser the outcome, and hands nothing over: %s',
    async (action) => {
      const { guest, redirectUrl, order } = await orderedByCard()
      const path = await onPage(redirectUrl, action)
      const stranger = shop.shopper()
      const location = await back(stranger, path)
      expect(location).toMatch(/payment=(accepted|canceled|refused)$/)
      expect(location).not.toContain(order?.number)
      expect(stranger.cookie).toBe('')
      expect(await stranger.placed()).toBeNull()
      expect((await stranger.checkout()).cart.items).toEqual([])
      // Neither is it lost for who ordered.
      expect(await back(guest, path)).toBe(
        action === 'pay'
          ? '/checkout/success'
          : `/checkout/?step=payment&payment=${action === 'cancel' ? 'canceled' : 'refused'}`,
      )
      expect((await guest.placed())?.number).toBe(order?.number)
      expect((await guest.checkout()).cart.items).toHaveLength(action === 'pay' ? 0 : 1)
    },
  )

  test('takes no shopper’s own cart and order away by somebody else’s address', async () => {
    const { redirectUrl } = await orderedByCard()
    const path = await onPage(redirectUrl, 'cancel')
    const victim = shop.shopper()
    const own = await victim.ready([{ sku: 'CHI-FRI-FROMAGE', qty: 1 }], CARD)
    const { cookie } = victim
    await back(victim, path)
    expect(victim.cookie).toBe(cookie)
    expect((await victim.checkout()).cart.id).toBe(own.cart.id)
  })

  test('is bound by a cookie that scripts cannot read and that does not last', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.email()
    await guest.addresses()
    await guest.delivery()
    const response = await guest.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { setCheckoutPaymentMethod(input: { code: "${CARD}" }) { success } }`,
      }),
    })
    const [line] = response.headers.getSetCookie().filter((one) => one.startsWith('musette-payment='))
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(Number(/Max-Age=(\d+)/.exec(line ?? '')?.[1])).toBeLessThanOrEqual(24 * 3600)
  })

  test.each(['here', 'in a process that knows nothing of it'])('is found by its own browser, %s', async (where) => {
    const { guest, order, redirectUrl } = await orderedByCard()
    const path = await onPage(redirectUrl, 'pay')
    const same = where === 'here' ? guest : new Shopper((await shop.another()).url, guest.cookie)
    expect(await back(same, path)).toBe('/checkout/success')
    expect(await same.placed()).toMatchObject({ number: order?.number, state: 'ACCEPTED', total: order?.total })
  })

  test.each(['here', 'in a process that knows nothing of it'])(
    'is not accepted by the token of another order that was paid, %s',
    async (where) => {
      const paid = await orderedByCard()
      const paidPath = await onPage(paid.redirectUrl, 'pay')
      const paidToken = new URLSearchParams(paidPath.split('?')[1]).get('payment_token') ?? ''
      const { guest, redirectUrl } = await orderedByCard()
      const path = await onPage(redirectUrl, 'refuse')
      const forged = path.replace(/payment_token=[^&]+/, `payment_token=${paidToken}`)
      expect(forged).not.toBe(path)
      const url = where === 'here' ? shop.url : (await shop.another()).url
      // With what the browser knows of the order, and with nothing but what binds it to the payment.
      const bound = guest.cookie
        .split('; ')
        .filter((one) => one.startsWith('musette-payment='))
        .join()
      for (const cookie of [guest.cookie, bound, '']) {
        const forger = new Shopper(url, cookie)
        expect(await back(forger, forged)).toMatch(/payment=(refused|unknown)$/)
        expect((await forger.placed())?.state).not.toBe('ACCEPTED')
      }
    },
  )

  test('2.3: is asked for once, though its module opens the cart again for whoever leaves the page without a decision', async () => {
    const { url, proxy } = await shop.behindFaults()
    let returnUrl = ''
    proxy.fault = (request) => {
      // Not before the proxy reads: what is read sooner never reaches the store.
      request.once('resume', () =>
        request.on('data', (bytes: Buffer) => {
          returnUrl = /"returnUrl":"([^"]+)"/.exec(bytes.toString())?.[1] ?? returnUrl
        }),
      )
      return PASS
    }
    const guest = new Shopper(url)
    const { shown, order, redirectUrl } = await orderedByCard(guest)
    const { pathname, search } = new URL(returnUrl)
    expect(await back(guest, pathname + search)).toBe('/checkout/success')
    expect(await guest.placed()).toMatchObject({ state: 'PENDING', redirectUrl })

    const otherTab = guest.copy()
    otherTab.cookie = shown.cookie
    expect((await otherTab.checkout()).cart.items).toHaveLength(1)
    const again = await otherTab.order(shown)
    expect(again).toMatchObject({ success: true, order: { number: order?.number }, redirectUrl })
    await onPage(redirectUrl, 'pay')
    expect(await guest.placed()).toMatchObject({ number: order?.number, state: 'ACCEPTED' })
  })

  test('does not open the cart again while the success page waits', async () => {
    const { guest, shown, redirectUrl } = await orderedByCard()
    for (let time = 0; time < 3; time++) expect((await guest.placed())?.state).toBe('PENDING')
    const before = new Shopper(shop.url, shown.cookie)
    expect((await before.checkout()).cart.items).toEqual([])
    await onPage(redirectUrl, 'pay')
    expect(await guest.placed()).toMatchObject({ state: 'ACCEPTED' })
  })

  test('brings the cart back to its own browser in a process that knows nothing of it', async () => {
    const { guest, shown, redirectUrl } = await orderedByCard()
    const path = await onPage(redirectUrl, 'cancel')
    const same = new Shopper((await shop.another()).url, guest.cookie)
    expect(await back(same, path)).toBe('/checkout/?step=payment&payment=canceled')
    expect((await same.checkout()).cart.id).toBe(shown.cart.id)
  })

  test('takes nobody’s new cart away', async () => {
    const { guest, redirectUrl } = await orderedByCard()
    await guest.add({ sku: 'CHI-FRI-FROMAGE', qty: 1 })
    await back(guest, await onPage(redirectUrl, 'cancel'))
    expect((await guest.checkout()).cart.items).toMatchObject([{ sku: 'CHI-FRI-FROMAGE' }])
  })

  test('sends nobody elsewhere, whatever the address says', async () => {
    const visitor = shop.shopper()
    for (const query of [
      '',
      '?reference=x',
      '?payment_token=x&number=1',
      '?reference=https://evil.example/',
      '?to=//evil.example',
      '?reference[]=a',
    ]) {
      expect(await back(visitor, `/checkout/payment/card${query}`)).toMatch(/^\/checkout\//)
    }
    expect((await visitor.checkout()).cart.items).toEqual([])
    expect((await visitor.fetch('/checkout/payment/card', { method: 'HEAD' })).headers.get('location')).toBeNull()
  })
})

replayed(
  join(import.meta.dirname, '../recordings'),
  { code: 'mollie_methods_creditcard' },
  {
    paid: { action: 'pay', to: '/checkout/success', state: 'ACCEPTED', isBack: false },
    refused: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
    canceled: { action: 'cancel', to: 'canceled', state: 'CANCELED', isBack: true },
    expired: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
    waiting: { action: 'late', to: '/checkout/success', state: 'PENDING', isBack: false },
  },
)
