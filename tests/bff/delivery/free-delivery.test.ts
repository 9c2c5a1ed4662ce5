import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartModel } from '../../../bff/domains/cart/cart-model.ts'
import { freeDelivery } from '../../../bff/domains/delivery/cart-delivery.ts'
import { price } from '../../../bff/domains/money.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { RecordedStore } from '../support/recorded-store.ts'
import { contextOf } from '../support/shop-request.ts'
import { HOME, Shopper } from '../support/shopper.ts'

type Sum = { value: { amount: number } }
type Read = { cart: { freeDelivery: { from: Sum; missing: Sum } | null; totals: { subtotalInclTax: Sum } } }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7', { DELIVERY_COSTS: 'FR:5.90:79' })
})
afterAll(() => shop.close())

async function read(guest: Shopper) {
  const { cart } = await guest.ask<Read>(
    '{ cart { freeDelivery { from { value { amount } } missing { value { amount } } } totals { subtotalInclTax { value { amount } } } } }',
  )
  return { missing: cart.freeDelivery?.missing.value.amount ?? null, goods: cart.totals.subtotalInclTax.value.amount }
}

async function shopperWith(qty: number, sku = 'CHI-FRI-BISCUIT'): Promise<Shopper> {
  const guest = shop.shopper()
  expect(await guest.add({ sku, qty })).toBeNull()
  return guest
}

const cents = (amount: number) => Math.round(amount * 100)

describe('what a cart lacks for free delivery', () => {
  test('is shown until delivery is free', async () => {
    const guest = await shopperWith(2)
    const { goods, missing } = await read(guest)
    expect(cents(missing ?? 0)).toBe(7900 - cents(goods))
    await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 20 })
    expect((await read(guest)).missing).toBe(0)
    await guest.email()
    await guest.addresses()
    expect((await guest.delivery()).checkout.cart.totals.shipping?.priceInclTax.value.amount).toBe(0)
    expect((await read(guest)).missing).toBe(0)
  })

  test('counts goods after discounts, as the store does', async () => {
    const guest = await shopperWith(2)
    const before = await read(guest)
    await guest.ask('mutation { applyCoupon(code: "BIENVENUE10") { success } }')
    expect(cents((await read(guest)).missing ?? 0)).toBe(
      cents(before.missing ?? 0) + Math.round(cents(before.goods) / 10),
    )
  })

  // 2.4.8-p1: twelve bones for 60.79 €, 12.84 € of which are eco-participation, are not delivered free from 60 € on.
  test('counts no discount on the delivery, and no fixed product taxes', () => {
    const amount = (cents: number) => price(cents, 'EUR')
    const stored = { prices: { row_total_including_tax: { value: 20 } }, product: {} }
    const goods = { priceInfo: { discount: amount(200) }, product: { listed: [] }, stored }
    const cart = {
      ...{
        isShippable: true,
        coupons: [{ code: 'PORT20', label: 'PORT20' }],
        destination: { country: 'FR', method: 'flatrate_flatrate' },
      },
      items: [goods],
      totals: {
        ...{ subtotalInclTax: amount(2100), totalInclTax: amount(2290) },
        discounts: [{ label: 'PORT20', price: amount(-300) }],
        shipping: { priceInclTax: amount(590) },
      },
    } as unknown as CartModel
    const rule = { country: 'FR', cost: 5.9, freeFrom: 79 }
    const { context } = contextOf(new RecordedStore({}), { shop: { delivery: [rule] } })
    expect(freeDelivery(cart, context)?.missing.value.cents).toBe(7900 - 2000 + 200)
  })

  test('is not shown where a coupon may make delivery free', async () => {
    const guest = await shopperWith(9)
    await guest.ask('mutation { applyCoupon(code: "PORTOFFERT") { success } }')
    expect((await read(guest)).missing).toBeNull()
  })

  test('is not shown for goods with another delivery, and where the chosen method contradicts the rule', async () => {
    expect((await read(await shopperWith(1, 'CHI-BARF-POISSON'))).missing).toBeNull()
    const guest = await shopperWith(2)
    await guest.email()
    await guest.addresses({ shipping: { address: { ...HOME, postalCode: '20000', locality: 'Ajaccio' } } })
    expect((await guest.delivery()).checkout.cart.totals.shipping?.priceInclTax.value.amount).toBe(9.9)
    expect((await read(guest)).missing).toBeNull()
  })

  test.each([
    ['names no sum', { DELIVERY_COSTS: 'FR:5.90' }],
    ['enters prices without tax: the store may compare without it', { PRICES_INCLUDE_TAX: 'false' }],
  ])('is not told where the site %s', async (_, env) => {
    const { url } = await shop.another(env)
    const guest = new Shopper(url)
    await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 2 })
    const { goods, missing } = await read(guest)
    expect([goods > 0, missing]).toEqual([true, null])
  })
})
