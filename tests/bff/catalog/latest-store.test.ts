import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import type { Shopper } from '../support/shopper.ts'

/** A store of 2.4.8, which takes every bundle for sold out, and escapes names for HTML. */
const SET = 'SET-DECOUVERTE-CHIEN'
const RECIPES = ['CHI-CRO-POULET-2KG', 'CHI-CRO-AGNEAU-2KG']

type Shown = { name: string; stock: { isInStock: boolean } }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.8')
})
afterAll(() => shop.close())
let shopper: Shopper
beforeEach(async () => {
  shopper = shop.shopper()
  await shop.store.control.purgeHosts({ hosts: [new URL(shop.url).host] })
})

const FIELDS = 'name stock { isInStock }'
const onItsPage = async () =>
  (await shopper.ask<{ product: Shown }>(`{ product(sku: "${SET}") { ${FIELDS} gallery { url } } }`)).product
async function inAList(): Promise<Shown | undefined> {
  const { search } = await shopper.ask<{ search: { products: { products: (Shown & { sku: string })[] } } }>(
    `{ search(query: "coffret découverte") { products { products { sku ${FIELDS} } } } }`,
  )
  return search.products.products.find(({ sku }) => sku === SET)
}

test('sells a bundle whose parts are in stock, on its page and in lists, and none that lacks a part', async () => {
  expect([(await onItsPage()).stock.isInStock, (await inAList())?.stock.isInStock]).toEqual([true, true])
  await shop.store.control.stock({ sku: RECIPES[0] ?? '', quantity: 0 })
  expect((await onItsPage()).stock.isInStock).toBe(true)
  await shop.store.control.stock({ sku: RECIPES[1] ?? '', quantity: 0 })
  await expect.poll(async () => (await onItsPage()).stock.isInStock).toBe(false)
})

test('shows a name as its merchant wrote it', async () => {
  const name = "Coffret « l'essentiel » <chien> & humain"
  await shop.store.control.product({ sku: SET, name })
  expect((await onItsPage()).name).toBe(name)
})

test('proposes the articles of a group in the quantities of its merchant', async () => {
  const { product } = await shopper.ask<{
    product: { groupedItems: { defaultQuantity: number; product: { sku: string } }[] }
  }>(
    '{ product(sku: "SET-ARRIVEE-CHIEN") { name prices { minPrice { priceInclTax { value { amount } } } } groupedItems { defaultQuantity product { sku } } } }',
  )
  const proposed = product.groupedItems.map((item) => [item.product.sku, item.defaultQuantity])
  expect(proposed).toEqual([
    ['CHI-GAM-GRES', 1],
    ['CHI-JOUET-CORDE', 1],
    ['CHI-BROSSE-POILS', 1],
    ['CHI-LONGE-10M', 0],
    ['CHI-FRI-BISCUIT', 0],
  ])
})
