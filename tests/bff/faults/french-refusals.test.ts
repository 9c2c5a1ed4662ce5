import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { t } from '../../../bff/i18n/texts.ts'
import { englishWords } from '../../support/english-words.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { HOME, type Shopper } from '../support/shopper.ts'

const BALES = 'CHV-BALLE-FOIN'
const BOWL = 'CHI-GAM-GRES'

/** A store's language pack decides which refusals are in French: those of this one are all. The shop goes by them as by English ones. */
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.8')
  await shop.store.control.languagePack({ isFull: true })
})
afterAll(() => shop.close())
let shopper: Shopper
beforeEach(() => (shopper = shop.shopper()))

async function added(sku: string, qty: number) {
  const { addItemToCart } = await shopper.ask<{
    addItemToCart: { errorMessage: string | null; quantityRule: { step: number | null; min: number | null } | null }
  }>(`mutation { addItemToCart(item: { sku: "${sku}", qty: ${qty} }) { errorMessage quantityRule { step min } } }`)
  return addItemToCart
}

test.each([
  [BALES, 5, t('cart.quantityFewest', { qty: '6' }), { step: null, min: 6 }],
  [BALES, 7, t('cart.quantitySteps', { qty: '6' }), { step: 6, min: null }],
  [BOWL, 1.5, t('cart.wholeOnly'), { step: 1, min: null }],
])('tells in which quantities a product is sold: %s, %s', async (sku, qty, errorMessage, quantityRule) => {
  expect(await added(sku, qty)).toEqual({ errorMessage, quantityRule })
})

test('refuses stock, coupons, passwords and addresses without an English word', async () => {
  await shop.store.control.stock({ sku: BOWL, quantity: 3 })
  const tooMany = (await added(BOWL, 4)).errorMessage
  await shopper.add({ sku: BALES, qty: 6 })
  const { applyCoupon } = await shopper.ask<{ applyCoupon: { errorMessage: string | null } }>(
    'mutation { applyCoupon(code: "NIX") { errorMessage } }',
  )
  const said = [
    tooMany,
    (await added('NO-SUCH-SKU', 1)).errorMessage,
    applyCoupon.errorMessage,
    await shopper.login('camille.durand@example.com', 'Faux-2026!'),
    (await shopper.addresses({ shipping: { address: { ...HOME, country: 'US' } } })).errorMessage,
  ]
  expect(said.filter((text) => !text || englishWords(text).length > 0)).toEqual([])
})

test('replaces a cart that was ordered in another tab', async () => {
  const shown = await shopper.ready([{ sku: BALES, qty: 6 }])
  const { order } = await shopper.copy().order(shown)
  expect(order?.number).toBeTruthy()
  expect(await shopper.add({ sku: BALES, qty: 6 })).toBeNull()
  const { cart } = await shopper.ask<{ cart: { items_qty: number } }>('{ cart { items_qty } }')
  expect(cart.items_qty).toBe(6)
})
