import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { Shopper } from '../support/shopper.ts'

const GROOMING = 'SRV-TOILETTAGE'
const PLATE = 'CHV-PLAQUE-BOX'
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

/** With a text, a value, and two values of one option. */
function plate(name: string) {
  const customOptions = [
    { option_id: '8', option_value: name },
    { option_id: '10', option_value: '9' },
    { option_id: '12', option_value: '12' },
    { option_id: '12', option_value: '13' },
  ]
  return { sku: PLATE, qty: 1, customOptions }
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

describe('a store of 2.4.6, whose usual mutation drops options silently', () => {
  let shopper: Shopper
  beforeEach(async () => {
    await shop.store.control.level({ level: '2.4.6' })
    shopper = new Shopper((await shop.another()).url)
  })
  afterEach(() => shop.store.control.level({ level: '2.4.7' }))

  test('sells products with their options, beside others', async () => {
    const added = await add(shopper, grooming('2027-03-08T09:30'), { sku: BISCUIT, qty: 1 }, plate('[Rex] & Zoé'))
    expect(added.errorMessage).toBeNull()
    const options = new Map(added.cart.items.map((item) => [item.sku, item.options.map(({ value }) => value)]))
    expect([...options.keys()]).toEqual([BISCUIT, GROOMING, PLATE])
    expect(options.get(GROOMING)).toEqual([expect.stringContaining('09:30')])
    expect(options.get(PLATE)).toEqual(['[Rex] & Zoé', 'Inox brossé', 'En haut, En bas'])
  })

  test('keeps a text in brackets as a text', async () => {
    const added = await add(shopper, plate('[Rex]'))
    expect(added.cart.items[0]?.options[0]?.value.trim()).toBe('[Rex]')
  })

  test('is sent no product without its required options', async () => {
    const added = await add(shopper, { sku: GROOMING, qty: 1 }, { sku: BISCUIT, qty: 1 })
    expect(added.errorMessage).toBe('Ce produit demande des précisions\u{a0}: choisissez-les sur sa page.')
    expect(added.refusedItems.map(({ index }) => index)).toEqual([0])
    expect(added.cart.items.map(({ sku }) => sku)).toEqual([BISCUIT])
  })

  test('names what it refuses, and adds the rest', async () => {
    const added = await add(shopper, plate('A name that is far too long'), { sku: BISCUIT, qty: 1 }, plate('Rex'))
    expect(added.refusedItems).toEqual([{ index: 0, message: expect.stringContaining('trop long') }])
    expect(added.cart.items.map(({ sku }) => sku)).toEqual([BISCUIT, PLATE])
  })

  test('adds what it can beside a line that is short, whatever it says of that line', async () => {
    const former = 'CHI-GAM-GRES'
    const stockOf = (sku: string, quantity: number) => shop.store.control.stock({ sku, quantity })
    await stockOf(former, 5)
    await add(shopper, { sku: former, qty: 5 })
    await stockOf(former, 2)
    const added = await add(shopper, { sku: BISCUIT, qty: 1 })
    expect([added.success, added.errorMessage]).toEqual([true, null])
    expect(added.cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      [former, 5],
      [BISCUIT, 1],
    ])
    const missing = await add(shopper, { sku: 'NONE', qty: 1 })
    expect([missing.success, missing.errorMessage]).toEqual([false, expect.stringContaining('NONE')])
    await stockOf(former, 50)
  })

  test('that fails on a later line gets no further lines, and what was added before is shown', async () => {
    const { url, proxy } = await shop.behindFaults()
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) => (body.includes('mutation AddSimpleProduct') ? '<html>' : answered),
    })
    const added = await add(new Shopper(url), grooming('2027-03-08T09:30'), { sku: BISCUIT, qty: 1 }, plate('Rex'))
    expect(added.refusedItems.map(({ index }) => index)).toEqual([0, 2])
    expect(added.cart.items.map(({ sku }) => sku)).toEqual([BISCUIT])
  })
})

test('a line that could not be taken out again is in the result, with what it lacks', async () => {
  await shop.store.control.setting({ key: 'time_format', value: '12h' })
  const { url, proxy } = await shop.behindFaults()
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ body }, answered) => (body.includes('mutation RemoveItem') ? '<html>' : answered),
  })
  const added = await add(new Shopper(url), grooming('2027-03-08T15:30'))
  await shop.store.control.setting({ key: 'time_format', value: '24h' })
  expect(added.errorMessage).toContain('Retirez cet article')
  expect(added.errorMessage).toContain(ARRIVAL.title)
  expect(added.cart.items.map(({ sku }) => sku)).toEqual([GROOMING])
})
