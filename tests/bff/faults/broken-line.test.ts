import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'
import { startDemoStore } from '../support/demo-store.ts'

type Cart = { items: { quantity: number; product: { small_image: unknown } }[] }
type Answer = { data?: Record<string, Cart & { cart?: Cart }>; errors?: object[] }

const BROKEN = { sku: 'CHI-FRI-BISCUIT', qty: 1 }

let store: Store
let proxy: FaultProxy
let shop: RealShop
/** Answers that the store broke something in. */
let broken = 0
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url)
  proxy.fault = () => ({ kind: 'rewrite', rewrite: (_asked, answered) => withFault(answered) })
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.close()
})

/** A field of the first line's product crashes, as a module of a store may do, wherever the store answers the cart. */
function withFault(answered: string): string {
  const response = JSON.parse(answered) as Answer
  for (const [root, value] of Object.entries(response.data ?? {})) {
    const cart = value?.items ? value : value?.cart
    const product = cart?.items?.[0]?.quantity ? cart.items[0].product : undefined
    if (!product || !('small_image' in product)) continue
    broken++
    product.small_image = null
    const path = [root, ...(cart === value ? [] : ['cart']), 'items', 0, 'product', 'small_image']
    response.errors = [{ message: 'Internal server error', path }]
  }
  return JSON.stringify(response)
}

const lines = async (shopper: Shopper) =>
  (await shopper.ask<{ cart: { items: { item_id: string; sku: string }[] } }>('{ cart { items { item_id sku } } }'))
    .cart.items

test('a line whose product breaks the store is added, shown and taken out again', async () => {
  const guest = new Shopper(shop.url)
  expect(await guest.add(BROKEN)).toBeNull()
  const [line] = await lines(guest)
  expect(line?.sku).toBe(BROKEN.sku)
  expect(broken).toBeGreaterThanOrEqual(2)
  const { removed } = await guest.ask<{ removed: { success: boolean; cart: { items: unknown[] } } }>(
    'mutation ($id: ID!) { removed: removeCartItem(item_id: $id) { success cart { items { item_id } } } }',
    { id: line?.item_id },
  )
  expect(removed).toEqual({ success: true, cart: { items: [] } })
})

test('a cart with such a line is ordered', async () => {
  const guest = new Shopper(shop.url)
  await guest.add(BROKEN)
  await guest.email()
  await guest.addresses({ shipping: { address: HOME } })
  await guest.delivery()
  await guest.payment()
  broken = 0
  const { success, errorMessage } = await guest.order(await guest.checkout())
  expect({ success, errorMessage }).toEqual({ success: true, errorMessage: null })
  expect(broken).toBeGreaterThan(0)
})
