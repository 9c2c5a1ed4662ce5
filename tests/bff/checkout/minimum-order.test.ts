import { expect, test } from 'vitest'
import { openCheckoutShop } from '../support/checkout-shop.ts'
import type { Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const TEXT = 'Commande minimum : 50 € hors port.'

const minimumOf = async (who: Shopper) =>
  (await who.ask<{ checkout: { minimumOrder: string | null } }>('{ checkout { minimumOrder } }')).checkout.minimumOrder

test('a minimum that only a refused order reveals is shown in the merchant’s words, and to the next shopper at once', async () => {
  const shop = await openCheckoutShop()
  await shop.store.control.setting({ key: 'minimum_order_amount', value: 50 })
  await shop.store.control.setting({ key: 'minimum_order_description', value: TEXT })
  const first = shop.shopper()
  const review = await first.ready([BISCUITS])
  expect(await minimumOf(first)).toBeNull()
  expect(await first.order(review)).toMatchObject({ success: false, errorMessage: TEXT, order: null })
  expect(await minimumOf(first)).toBe(TEXT)

  const next = shop.shopper()
  await next.add({ ...BISCUITS, qty: 1 })
  expect(await minimumOf(next)).toBe(TEXT)
  await next.add({ ...BISCUITS, qty: 9 })
  expect(await minimumOf(next)).toBeNull()

  // The merchant takes it back: the first order that passes makes it forgotten.
  await shop.store.control.setting({ key: 'minimum_order_amount', value: 0 })
  expect(await first.order(await first.checkout())).toMatchObject({ success: true })
  const last = shop.shopper()
  await last.add({ ...BISCUITS, qty: 1 })
  expect(await minimumOf(last)).toBeNull()
  await shop.close()
})

test('store credit does not make a cart smaller: it pays a part of it', async () => {
  const shop = await openCheckoutShop('2.4.7', { UPSTREAM_EDITION: 'commerce' })
  await shop.store.control.setting({ key: 'minimum_order_amount', value: 30 })
  await shop.store.control.setting({ key: 'minimum_order_description', value: TEXT })
  const guest = shop.shopper()
  expect(await guest.order(await guest.ready([BISCUITS]))).toMatchObject({ errorMessage: TEXT })

  const customer = shop.shopper()
  await customer.login('camille.durand@example.com', 'Musette-2026!')
  await customer.add({ ...BISCUITS, qty: 4 })
  expect(await customer.ask('mutation { applyStoreCredit { success } }')).toMatchObject({
    applyStoreCredit: { success: true },
  })
  expect(await minimumOf(customer)).toBeNull()
  await shop.close()
})

test('the success page shows the coupon’s discount', async () => {
  const shop = await openCheckoutShop()
  const guest = shop.shopper()
  await guest.ready([BISCUITS])
  await guest.ask('mutation { applyCoupon(code: "BIENVENUE10") { success } }')
  expect(await guest.order(await guest.checkout())).toMatchObject({ success: true })
  type Amount = { value: { amount: number } }
  const { placedOrder } = await guest.ask<{
    placedOrder: { discount: Amount; total: Amount; shipping: Amount; items: { price: Amount; qty: number }[] }
  }>(
    '{ placedOrder { discount { value { amount } } total { value { amount } } shipping { value { amount } } items { qty price { value { amount } } } } }',
  )
  const { discount, total, shipping, items } = placedOrder
  const goods = items.reduce((sum, { price, qty }) => sum + price.value.amount * qty, 0)
  expect(discount.value.amount).toBeGreaterThan(0)
  expect(goods - discount.value.amount + shipping.value.amount).toBeCloseTo(total.value.amount, 2)
  await shop.close()
})
