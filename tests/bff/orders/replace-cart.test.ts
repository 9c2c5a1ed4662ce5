import { afterAll, beforeAll, expect, test } from 'vitest'
import { camille } from '../customer/customers.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { Shopper } from '../support/shopper.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.9')
})
afterAll(() => shop.close())

const FAILED = JSON.stringify({ errors: [{ message: 'Internal server error' }], data: { clearCart: null } })

type Ordered = { me: { orderList: { items: { order_id: string }[] } } }
type Again = { reorder: { success: boolean; cart: { items: { sku: string }[] } } }

test.each([
  ['in one call to a store that can empty it', null],
  ['even where the store reports a failure', FAILED],
])('an order takes the place of the cart %s', async (_how, failure) => {
  const { url, proxy } = await shop.behindFaults()
  const buyer = new Shopper(url)
  expect(await buyer.login(camille.email, camille.password)).toBeNull()
  await buyer.add({ sku: 'CHI-JOUET-CORDE', qty: 1 })
  await buyer.add({ sku: 'CHI-FRI-BISCUIT', qty: 2 })
  const { me } = await buyer.ask<Ordered>('{ me { orderList(number: "000000003") { items { order_id } } } }')
  const sent: string[] = []
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite({ body }, answered) {
      const name = /mutation (\w+)/.exec(body)?.[1]
      if (name) sent.push(name)
      return name === 'EmptyCart' && failure ? failure : answered
    },
  })
  const { reorder } = await buyer.ask<Again>(
    'mutation ($id: ID!) { reorder(order_id: $id, replaces: true) { success cart { items { sku } } } }',
    { id: me.orderList.items[0]?.order_id },
  )
  expect(reorder).toEqual({ success: true, cart: { items: [{ sku: 'CHI-GAM-GRES' }] } })
  expect(sent).toEqual(['EmptyCart', 'Reorder'])
})

test('an order that the store fails to add again takes nothing out of the cart', async () => {
  const { url, proxy } = await shop.behindFaults()
  const buyer = new Shopper(url)
  expect(await buyer.login(camille.email, camille.password)).toBeNull()
  await buyer.add({ sku: 'CHI-JOUET-CORDE', qty: 1 })
  const { me } = await buyer.ask<Ordered>('{ me { orderList(number: "000000003") { items { order_id } } } }')
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ body }, answered) =>
      body.includes('mutation Reorder')
        ? JSON.stringify({ errors: [{ message: 'Internal server error' }], data: { reorderItems: null } })
        : answered,
  })
  await buyer
    .ask('mutation ($id: ID!) { reorder(order_id: $id, replaces: true) { success } }', {
      id: me.orderList.items[0]?.order_id,
    })
    .catch(() => {})
  expect((await buyer.checkout()).cart.items.map(({ sku, qty }) => [sku, qty])).toContainEqual(['CHI-JOUET-CORDE', 1])
})
