import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentKind } from '../../../bff/graphql/shop-schema.generated.ts'
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts'
import { PASS } from './fault-proxy.ts'
import { loseAnswer } from './lose-answer.ts'
import { comeBack, onPage } from './payment-page.ts'
import { Shopper } from './shopper.ts'

export const GOODS = { sku: 'CHI-FRI-BISCUIT', qty: 6 }

type Method = {
  code: string
  kind: PaymentKind
  /** Further input of the choice. */
  choice?: { plan?: string }
  /** Whether the provider distinguishes a refusal from a cancellation. */
  tellsApart?: boolean
  /** State that the shop knows until the provider has responded. */
  later?: 'PENDING' | 'ACCEPTED'
  /** Whether its module closes the cart for good: what was not paid comes back in another cart. */
  closesCart?: boolean
}

const AFTER_RETURN: Record<string, string> = {
  refuse: '/checkout/?step=payment&payment=refused',
  cancel: '/checkout/?step=payment&payment=canceled',
}

/** Tests that every method with a payment page has to pass. Returns the shop that the tests share. */
export function paidOnAPage({
  code,
  kind,
  choice = {},
  tellsApart = false,
  later = 'PENDING',
  closesCart = false,
}: Method): () => CheckoutShop {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop()
    await shop.store.control.stock({ sku: GOODS.sku, quantity: 100_000 })
  })
  afterAll(() => shop?.close())

  async function ordered(guest = shop.shopper()) {
    await guest.ready([GOODS])
    const chosen = await guest.payment(code, choice)
    expect(chosen).toMatchObject({ success: true, checkout: { step: 'REVIEW', paymentMethod: { code } } })
    const shown = chosen.checkout
    const answer = await guest.order(shown)
    expect(answer).toMatchObject({ success: true, redirectUrl: expect.stringMatching(/^http/) })
    return { guest, shown, ...answer }
  }

  describe(code, () => {
    test('is offered with its kind', async () => {
      const guest = shop.shopper()
      await guest.add(GOODS)
      expect((await guest.checkout()).paymentMethods).toContainEqual(expect.objectContaining({ code, kind }))
    })

    test('is paid on its page, and the order is there when the shopper is back, twice if need be', async () => {
      const { guest, redirectUrl } = await ordered()
      expect(await guest.placed()).toMatchObject({ state: 'PENDING', redirectUrl })
      const path = await onPage(redirectUrl, 'pay')
      expect(await comeBack(guest, path)).toBe('/checkout/success')
      const order = await guest.placed()
      expect(order).toMatchObject({ state: 'ACCEPTED', redirectUrl: null, number: expect.stringMatching(/^\d{9}$/) })
      expect((await guest.checkout()).cart.items).toEqual([])
      expect(await comeBack(guest, path)).toBe('/checkout/success')
      expect(await guest.placed()).toMatchObject({ number: order?.number, state: 'ACCEPTED' })
    })

    test.each(['refuse', 'cancel'])('%s gives the cart back, which becomes another order', async (action) => {
      const { guest, shown, order, redirectUrl } = await ordered()
      const path = await onPage(redirectUrl, action)
      const outcome = closesCart ? /payment=(refused|unknown)$/ : /payment=(refused|canceled)$/
      expect(await comeBack(guest, path)).toMatch(outcome)
      if (tellsApart) expect(await comeBack(guest, path)).toBe(AFTER_RETURN[action])
      const again = await guest.checkout()
      expect(again.cart).toMatchObject({ items: [{ sku: GOODS.sku, qty: GOODS.qty }] })
      expect(again.cart.id === shown.cart.id).toBe(!closesCart)
      if (closesCart) await guest.ready([])
      const review = (await guest.payment('banktransfer')).checkout
      const before = guest.cookie
      const second = await guest.order(review)
      expect(second).toMatchObject({ success: true, order: { state: 'ACCEPTED' } })
      expect(second.order?.number).not.toBe(order?.number)
      expect(await guest.placed()).toMatchObject({ number: second.order?.number })
      if (closesCart) return
      // The response was lost, together with the process and its memory, and the store does not say what became of the cart.
      const { url, proxy } = await shop.behindFaults()
      proxy.fault = ({ url: path }) =>
        path?.startsWith('/rest/') ? { kind: 'answer', status: 502, body: 'Bad Gateway' } : PASS
      const uninformed = new Shopper(url, before)
      for (let press = 0; press < 2; press++) {
        const { order: named, errorMessage } = await uninformed.order(review)
        expect([named, errorMessage]).toEqual([null, expect.stringContaining('probablement déjà été passée')])
      }
    })

    test('is known to be paid when the shopper closed the tab', async () => {
      const { guest, redirectUrl } = await ordered()
      expect(await onPage(redirectUrl, 'close')).toBe('')
      expect(await guest.placed()).toMatchObject({ state: 'ACCEPTED', number: expect.stringMatching(/^\d{9}$/) })
      expect((await guest.checkout()).cart.items).toEqual([])
    })

    test('that the provider answers later is shown as pending, and as paid then', async () => {
      const { guest, redirectUrl } = await ordered()
      expect(await comeBack(guest, await onPage(redirectUrl, 'late'))).toBe('/checkout/success')
      const order = await guest.placed()
      expect(order).toMatchObject({ state: later, number: expect.any(String) })
      await onPage(redirectUrl, 'close')
      expect(await guest.placed()).toMatchObject({ state: 'ACCEPTED', number: order?.number })
    })

    test('hands neither order nor cart to another browser', async () => {
      for (const action of ['pay', 'cancel']) {
        const { guest, redirectUrl } = await ordered()
        const path = await onPage(redirectUrl, action)
        const stranger = shop.shopper()
        expect(await comeBack(stranger, path)).toMatch(/payment=(accepted|pending|canceled|refused|unknown)$/)
        expect(await stranger.placed()).toBeNull()
        expect((await stranger.checkout()).cart.items).toEqual([])
        await comeBack(guest, path)
        expect((await guest.checkout()).cart.items).toHaveLength(action === 'pay' ? 0 : 1)
        if (action === 'pay') expect(await guest.placed()).toMatchObject({ state: 'ACCEPTED' })
      }
    })

    test('is not accepted by what another shopper’s payment brought back', async () => {
      const paid = await ordered()
      const paidPath = await onPage(paid.redirectUrl, 'pay')
      const { guest, redirectUrl } = await ordered()
      expect(await comeBack(guest, paidPath)).toMatch(/payment=|success$/)
      expect((await guest.placed())?.state).not.toBe('ACCEPTED')
      await onPage(redirectUrl, 'cancel')
      expect((await guest.placed())?.state).not.toBe('ACCEPTED')
      expect(await comeBack(paid.guest, paidPath)).toBe('/checkout/success')
      expect(await paid.guest.placed()).toMatchObject({ state: 'ACCEPTED' })
    })

    test.each(['a guest', 'a customer'])(
      'of %s is shown with its own number, though what another’s payment brought back came first',
      async (who) => {
        const paid = await ordered()
        const paidPath = await onPage(paid.redirectUrl, 'pay')
        const shopper = shop.shopper()
        if (who === 'a customer') await shopper.login('camille.durand@example.com', 'Musette-2026!')
        const { guest, redirectUrl } = await ordered(shopper)
        const path = await onPage(redirectUrl, 'pay')
        await comeBack(guest, paidPath)
        await comeBack(guest, path)
        await comeBack(paid.guest, paidPath)
        const [own, others] = [await guest.placed(), await paid.guest.placed()]
        for (const order of [own, others])
          expect(order).toMatchObject({ state: 'ACCEPTED', number: expect.any(String) })
        expect(own?.number).not.toBe(others?.number)
      },
    )

    test('is ordered once by a double click and a second tab', async () => {
      const guest = shop.shopper()
      await guest.ready([GOODS])
      const { checkout: shown } = await guest.payment(code, choice)
      const tabs = [guest, guest.copy(), guest.copy()]
      const answers = await Promise.all(tabs.map((tab) => tab.order(shown)))
      expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
      expect(await comeBack(guest, await onPage(answers[0]?.redirectUrl ?? null, 'pay'))).toBe('/checkout/success')
      const again = await tabs[1]?.order(shown)
      expect(again?.order?.number).toBe((await guest.placed())?.number)
    })

    // Where the page closes the cart, the store takes the order when it is paid.
    test.runIf(!closesCart)('whose answer is lost gives the goods back, which become another order', async () => {
      const { url, proxy } = await shop.behindFaults()
      const guest = new Shopper(url)
      await guest.ready([GOODS])
      const { checkout: shown } = await guest.payment(code, choice)
      const { answer } = await loseAnswer(guest, proxy, shown)
      expect(answer).toMatchObject({ success: false, order: null, checkout: { cart: { items: [{ qty: GOODS.qty }] } } })
      expect(answer?.errorMessage).toMatch(/panier est de retour|tarde à répondre/)
      await guest.ready([])
      const again = await guest.order((await guest.payment(code, choice)).checkout)
      expect(again).toMatchObject({ success: true, order: { state: 'PENDING' }, redirectUrl: expect.any(String) })
      expect(await comeBack(guest, await onPage(again.redirectUrl, 'pay'))).toBe('/checkout/success')
      expect(await guest.placed()).toMatchObject({ state: 'ACCEPTED', number: expect.stringMatching(/^\d{9}$/) })
    })

    test('is found by its own browser in a process that knows nothing of it', async () => {
      const { guest, redirectUrl } = await ordered()
      const path = await onPage(redirectUrl, 'pay')
      const same = new Shopper((await shop.another()).url, guest.cookie)
      expect(await comeBack(same, path)).toBe('/checkout/success')
      expect(await same.placed()).toMatchObject({ state: 'ACCEPTED', number: expect.stringMatching(/^\d{9}$/) })
    })

    test('is not offered where the shop is not told of its module', async () => {
      const { url } = await shop.another({ UPSTREAM_EXTENSIONS: 'none' })
      const guest = new Shopper(url)
      await guest.add(GOODS)
      const codes = (await guest.checkout()).paymentMethods.map((method) => method.code)
      expect(codes).toContain('banktransfer')
      expect(codes).not.toContain(code)
    })
  })
  return () => shop
}
