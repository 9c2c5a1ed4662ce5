import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }

/** Signed in here, and signed out by another device: the store ends every token of the customer. */
async function signedOut() {
  const here = shop.shopper()
  expect(await here.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
  await here.add(BISCUITS)
  const { me } = await here.ask<{ me: { orderList: { items: { order_id: string; number: string }[] } } }>(
    '{ me { orderList { items { order_id number } } } }',
  )
  const elsewhere = here.copy()
  await elsewhere.ask('mutation { logout { success } }')
  return { here, orderId: me.orderList.items.find(({ number }) => number === '000000004')?.order_id ?? '' }
}

test.each([
  ['an invoice', (orderId: string) => `/user/orders/${orderId}/invoice/1.pdf`, '/user/orders/'],
  ['a bought file', () => '/user/downloadable-products/1/file', '/user/downloadable-products'],
])('%s leads to the sign-in', async (_what, pathOf, list) => {
  const { here, orderId } = await signedOut()
  const response = await here.fetch(pathOf(orderId))
  expect([response.status, response.headers.get('location')]).toEqual([303, `/login?next=${encodeURIComponent(list)}`])
  // And there it says why.
  expect((await here.ask<{ me: object }>('{ me { id hasExpired } }')).me).toEqual({ id: null, hasExpired: true })
})

test('the shopper sees a message, and the cart is there again after the sign-in', async () => {
  const { here } = await signedOut()
  expect((await here.checkout()).cart.items).toEqual([])
  expect((await here.ask<{ me: object }>('{ me { id hasExpired } }')).me).toEqual({ id: null, hasExpired: true })
  expect(await here.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
  expect((await here.checkout()).cart.items).toMatchObject([{ sku: BISCUITS.sku }])
})
