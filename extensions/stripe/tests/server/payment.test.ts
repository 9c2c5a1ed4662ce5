import { expect, test } from 'vitest'
import { comeBack, onPage } from '../../../../tests/bff/support/payment-page.ts'
import { GOODS, paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'

const CODE = 'stripe_payments_checkout'

const shop = paidOnAPage({ code: CODE, kind: 'CARD' })

test.each(['pay', 'late'])('is no cancellation any more when the page is paid after all: %s', async (action) => {
  const guest = shop().shopper()
  const shown = await guest.ready([GOODS], CODE)
  const { order, redirectUrl } = await guest.order(shown)
  expect(await comeBack(guest, await onPage(redirectUrl, 'cancel'))).toMatch(/payment=canceled$/)
  expect((await guest.checkout()).cart.items).toHaveLength(1)
  expect(await comeBack(guest, await onPage(redirectUrl, action))).toBe('/checkout/success')
  const state = action === 'pay' ? 'ACCEPTED' : 'PENDING'
  expect(await guest.placed()).toMatchObject({ number: order?.number, state })
  expect((await guest.checkout()).cart.items).toEqual([])
})

test('is canceled by nobody else’s address', async () => {
  const guest = shop().shopper()
  const { redirectUrl } = await guest.order(await guest.ready([GOODS], CODE))
  const path = await onPage(redirectUrl, 'cancel')
  expect(await comeBack(shop().shopper(), path)).toMatch(/payment=unknown$/)
  expect(await guest.placed()).toMatchObject({ state: 'PENDING', redirectUrl })
})

test('that the shopper left for another way to pay is not opened again', async () => {
  const customer = shop().shopper()
  await customer.login('camille.durand@example.com', 'Musette-2026!')
  const { order, redirectUrl } = await customer.order(await customer.ready([GOODS], CODE))
  // The browser's Back: its module has opened the cart again.
  const again = await customer.checkout()
  expect(again.cart.items).toHaveLength(1)
  expect(await customer.order(await customer.ready([], CODE))).toMatchObject({
    order: { number: order?.number },
    redirectUrl,
  })
  const other = await customer.order(await customer.ready([], 'banktransfer'))
  expect(other).toMatchObject({ success: true, order: { state: 'ACCEPTED' }, redirectUrl: null })
  expect(other.order?.number).not.toBe(order?.number)
})

test('ends no payment of another provider', async () => {
  const guest = shop().shopper()
  const { order, redirectUrl } = await guest.order(await guest.ready([GOODS], 'adyen_ideal'))
  expect(await comeBack(guest, '/checkout/payment/stripe/canceled')).toMatch(/payment=unknown$/)
  expect(await guest.placed()).toMatchObject({ number: order?.number, state: 'PENDING', redirectUrl })
})
