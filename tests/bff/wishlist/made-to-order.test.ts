import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { noe, PASSWORD } from '../customer/customers.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'
import { startDemoStore } from '../support/demo-store.ts'

let store: Store
let shop: RealShop
let buyer: Shopper

const PLATE = 'CHV-PLAQUE-BOX'
const GROOMING = 'SRV-TOILETTAGE'
const PORTRAIT = 'CHI-GAMELLE-PORTRAIT'
const ROPE = 'CHI-JOUET-CORDE'

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), {
    RATE_LIMIT_SENSITIVE: '1000',
    RATE_LIMIT_MUTATIONS: '10000',
  })
  buyer = new Shopper(shop.url)
  expect(await buyer.login('elevage.moulin@example.com', PASSWORD)).toBeNull()
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

type Option = { option_id: string; title: string; values: { option_value_id: string; title: string }[] }

/** A line with what is typed or chosen, by the titles that shoppers read. */
async function line(sku: string, chosen: Record<string, string>) {
  const { product } = await buyer.ask<{ product: { custom_options: Option[] } }>(
    `{ product(sku: "${sku}") { custom_options { option_id title values { option_value_id title } } } }`,
  )
  const customOptions = product.custom_options.flatMap(({ option_id, title, values }) => {
    const text = chosen[title]
    const value = values.find((one) => one.title === text)?.option_value_id ?? text
    return value === undefined ? [] : [{ option_id, option_value: value }]
  })
  expect(customOptions).toHaveLength(Object.keys(chosen).length)
  return { sku, qty: 1, customOptions }
}

const wish = async (item: object) => {
  const { answer: response } = await buyer.ask<{ answer: { errorMessage: string | null } }>(
    'mutation ($item: CartItemInput!) { answer: addProductToWishlist(item: $item) { errorMessage } }',
    { item },
  )
  return response.errorMessage
}

type Lines = { sku: string; options: { label: string; value: string }[] }[]
type Moved = {
  success: boolean
  notes: string[]
  refusedItems: { message: string }[]
  me: { wishlist: { items: { needsChoice: boolean; product: { sku: string; isOrderedByContact: boolean } }[] } }
  cart: { items: Lines }
}

test('wishes with dates go into the cart as they were chosen, and what cannot stays with a reason', async () => {
  const plate = { 'Nom à graver': 'Rex & Zoé', Métal: 'Laiton', 'À expédier à partir du': '2026-12-24' }
  for (const item of [
    { sku: ROPE, qty: 1 },
    await line(PLATE, plate),
    await line(GROOMING, { 'Jour et heure de l’arrivée': '2026-12-24T10:30' }),
    { sku: PORTRAIT, qty: 1 },
  ]) {
    expect(await wish(item)).toBeNull()
  }
  const { answer: response } = await buyer.ask<{ answer: Moved }>(
    `mutation { answer: addWishlistToCart { success notes refusedItems { message }
       me { wishlist { items { needsChoice product { sku isOrderedByContact } } } } cart { items { sku options { label value } } } } }`,
  )
  expect(response.cart.items.map(({ sku }) => sku).toSorted()).toEqual([ROPE, PLATE])
  expect(response.cart.items.find(({ sku }) => sku === PLATE)?.options).toEqual([
    { label: 'Nom à graver', value: 'Rex & Zoé' },
    { label: 'Métal', value: 'Laiton' },
    { label: 'À expédier à partir du', value: '24 déc. 2026' },
  ])
  expect(response).toMatchObject({ success: false, notes: [] })
  expect(response.refusedItems.map(({ message }) => message)).toEqual([
    expect.stringContaining('Choisissez de nouveau'),
    expect.stringContaining('par téléphone'),
  ])
  expect(response.me.wishlist.items).toEqual([
    { needsChoice: true, product: { sku: GROOMING, isOrderedByContact: false } },
    { needsChoice: false, product: { sku: PORTRAIT, isOrderedByContact: true } },
  ])
})

test('ordering again names what the store refuses for want of its time', async () => {
  const customer = new Shopper(shop.url)
  expect(await customer.login(noe.email, noe.password)).toBeNull()
  const plate = await line(PLATE, { 'Nom à graver': 'Filou', Métal: 'Inox brossé' })
  const grooming = await line(GROOMING, {
    'Jour et heure de l’arrivée': '2026-12-24T10:30',
    'Me rappeler la veille à': '18:00',
  })
  expect(await customer.add(plate, grooming)).toBeNull()
  await customer.addresses({ shipping: { address: HOME } })
  await customer.delivery()
  await customer.payment()
  const { order } = await customer.order(await customer.checkout())
  const { me } = await customer.ask<{ me: { orderList: { items: { order_id: string; number: string }[] } } }>(
    '{ me { orderList { items { order_id number } } } }',
  )
  const id = me.orderList.items.find(({ number }) => number === order?.number)?.order_id
  const { again } = await customer.ask<{ again: { success: boolean; errors: string[]; cart: { items: Lines } } }>(
    'mutation ($id: ID!) { again: reorder(order_id: $id) { success errors cart { items { sku options { label value } } } } }',
    { id },
  )
  expect(again.success).toBe(true)
  expect(again.cart.items.map(({ sku }) => sku)).toContain(PLATE)
  expect(again.errors).toEqual([expect.stringContaining('Séance de toilettage')])
})
