import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import type { Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const COAT = 'CHI-MANTEAU-BRUME'

const coat = seed.products.find(({ sku }) => sku === COAT)!
const version = seed.products.find(({ sku }) => sku === coat.configurable?.children[0])!
const options = (coat.configurable?.attributeCodes ?? []).map((code) => ({
  option_id: String(seed.attributes.find((attribute) => attribute.code === code)?.id),
  option_value: String(version.attributes[code]),
}))

type Line = {
  item_id: string
  qty: number
  errors: string[]
  product: { stock: { quantityLeft: number | null }; stockLabel: { value: string; label: string } | null }
}

const LINES = 'items { item_id qty errors product { stock { quantityLeft } stockLabel { value label } } }'

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

async function lines(who: Shopper): Promise<Line[]> {
  return (await who.ask<{ cart: { items: Line[] } }>(`{ cart { ${LINES} } }`)).cart.items
}

async function change(who: Shopper, qty: number) {
  const [line] = await lines(who)
  const { answer } = await who.ask<{
    answer: { success: boolean; errorMessage: string | null; errors: string[]; cart: { items: Line[] } }
  }>(
    `mutation ($id: ID!, $qty: Float!) { answer: updateCartItem(item_id: $id, qty: $qty) {
      success errorMessage errors cart { ${LINES} } } }`,
    { id: line?.item_id, qty },
  )
  return answer
}

describe('in front of a store whose stock figures are right', () => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop('2.4.9')
  })
  afterAll(() => shop.close())

  test('a line shows how few are left, and keeps its quantity when a larger one is refused', async () => {
    await shop.store.control.stock({ sku: BISCUITS.sku, quantity: 4 })
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const [line] = await lines(guest)
    expect(line?.product).toEqual({
      stock: { quantityLeft: 4 },
      stockLabel: { value: 'low-stock', label: expect.stringMatching(/4/) as string },
    })
    const refused = await change(guest, 5)
    expect(refused).toMatchObject({ success: false, cart: { items: [{ qty: 2, errors: [] }] } })
    expect(refused.errors.map(plain)).toEqual(['Il n’en reste que 4 : réduisez la quantité.'])
    expect(await change(guest, 4)).toMatchObject({ success: true, cart: { items: [{ qty: 4 }] } })
  })

  test('a line above what is left says the number', async () => {
    await shop.store.control.stock({ sku: BISCUITS.sku, quantity: 10 })
    const guest = shop.shopper()
    await guest.add({ ...BISCUITS, qty: 5 })
    await shop.store.control.stock({ sku: BISCUITS.sku, quantity: 3 })
    const [line] = await lines(guest)
    expect(line?.errors.map(plain)).toEqual(['Il n’en reste que 3 : réduisez la quantité.'])
    expect(line).toMatchObject({ qty: 5, product: { stock: { quantityLeft: 3 } } })
    expect(await change(guest, 3)).toMatchObject({ success: true, cart: { items: [{ qty: 3, errors: [] }] } })
  })

  test('of a configurable product the chosen version counts', async () => {
    await shop.store.control.stock({ sku: version.sku, quantity: 2 })
    const guest = shop.shopper()
    await guest.ask('mutation ($item: CartItemInput!) { addItemToCart(item: $item) { success } }', {
      item: { sku: COAT, qty: 1, options },
    })
    expect((await lines(guest))[0]?.product.stock.quantityLeft).toBe(2)
    expect((await change(guest, 3)).errors.map(plain)).toEqual(['Il n’en reste que 2 : réduisez la quantité.'])
  })
})

test('the figures are not requested from earlier releases', async () => {
  const shop = await openCheckoutShop('2.4.8')
  try {
    await shop.store.control.stock({ sku: BISCUITS.sku, quantity: 4 })
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    expect((await lines(guest))[0]?.product.stock.quantityLeft).toBeNull()
    const refused = await change(guest, 5)
    expect(refused).toMatchObject({ success: false, cart: { items: [{ qty: 2 }] } })
    expect(plain(refused.errorMessage)).not.toMatch(/\d/)
  } finally {
    await shop.close()
  }
})
