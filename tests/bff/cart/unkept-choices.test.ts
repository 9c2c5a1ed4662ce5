import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { Shopper } from '../support/shopper.ts'

const GROOMING = 'SRV-TOILETTAGE'
const BISCUIT = 'CHI-FRI-BISCUIT'
const ARRIVAL = { id: '16', title: 'Jour et heure de l’arrivée' }
const REMINDER = { id: '17', title: 'Me rappeler la veille à' }

type Added = {
  success: boolean
  errorMessage: string | null
  refusedItems: { index: number; message: string }[]
  cart: { items: { sku: string; qty: number; options: { label: string; value: string }[] }[] }
}

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

async function add(shopper: Shopper, ...items: object[]): Promise<Added> {
  const { added } = await shopper.ask<{ added: Added }>(
    `mutation ($items: [CartItemInput!]!) { added: addMultipleItemsToCart(items: $items) {
      success errorMessage refusedItems { index message } cart { items { sku qty options { label value } } } } }`,
    { items },
  )
  return added
}

function grooming(arrival: string, reminder?: string) {
  const customOptions = [
    { option_id: ARRIVAL.id, option_value: arrival },
    ...(reminder ? [{ option_id: REMINDER.id, option_value: reminder }] : []),
  ]
  return { sku: GROOMING, qty: 1, customOptions }
}

describe('a store whose times have halves of twelve hours', () => {
  beforeAll(() => shop.store.control.setting({ key: 'time_format', value: '12h' }))
  afterAll(() => shop.store.control.setting({ key: 'time_format', value: '24h' }))

  test('sells no hour but the one that was chosen: the line is taken out again, and says why', async () => {
    const added = await add(shop.shopper(), { sku: BISCUIT, qty: 2 }, grooming('2027-03-08T15:30', '18:45'))
    expect(added.success).toBe(false)
    expect(added.refusedItems.map(({ index }) => index)).toEqual([1])
    for (const { title } of [ARRIVAL, REMINDER]) expect(added.errorMessage).toContain(title)
    expect(added.cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([[BISCUIT, 2]])
  })

  test('sells hours before noon, and a line of before stays as it was', async () => {
    const shopper = shop.shopper()
    const first = await add(shopper, grooming('2027-03-08T09:30'))
    expect([first.errorMessage, first.cart.items.length]).toEqual([null, 1])
    // 21:30 becomes 09:30 of the next day, which is another line.
    expect((await add(shopper, grooming('2027-03-08T21:30'))).cart).toEqual(first.cart)
    // It becomes the same line, in which one is taken back.
    expect((await add(shopper, grooming('2027-03-07T21:30'))).cart).toEqual(first.cart)
  })
})

test('a store whose times have 24 hours keeps them', async () => {
  const { errorMessage, cart } = await add(shop.shopper(), grooming('2027-03-08T15:30', '18:45'))
  expect(errorMessage).toBeNull()
  expect(cart.items[0]?.options.map(({ value }) => value)).toEqual([
    expect.stringContaining('15:30'),
    expect.stringContaining('18:45'),
  ])
})

test('a store of 2.4.6, which drops options without a word, sells nothing that lacks them', async () => {
  await shop.store.control.level({ level: '2.4.6' })
  const { url } = await shop.another()
  const added = await add(new Shopper(url), grooming('2027-03-08T09:30'), { sku: BISCUIT, qty: 1 })
  expect(added.errorMessage).toContain(ARRIVAL.title)
  expect(added.cart.items.map(({ sku }) => sku)).toEqual([BISCUIT])
  const unchosen = await add(new Shopper(url), { sku: GROOMING, qty: 1 }, { sku: BISCUIT, qty: 1 })
  expect(unchosen.errorMessage).toContain(ARRIVAL.title)
  expect(unchosen.cart.items.map(({ sku }) => sku)).toEqual([BISCUIT])
  await shop.store.control.level({ level: '2.4.7' })
})
