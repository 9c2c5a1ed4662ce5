import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { HOME, type Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const noe = ['noe.lambert@example.com', 'Musette-2026!'] as const

type Order = { number: string; createdAt: string; statusLabel: string }

const orders = async (who: Shopper): Promise<Order[]> =>
  (
    await who.ask<{ me: { orderList: { items: Order[] } } }>(
      '{ me { orderList { items { number createdAt statusLabel } } } }',
    )
  ).me.orderList.items

const lines = async (who: Shopper) =>
  (await who.ask<{ cart: { items: { sku: string; qty: number }[] } }>('{ cart { items { sku qty } } }')).cart.items

/** Milliseconds between an order's date and now. */
const age = ({ createdAt }: Order): number => Math.abs(Date.parse(createdAt) - Date.now())

// The oldest release, the newest, and the one of Mage-OS whose orders tell no reasons.
describe.each(['2.4.6', '2.4.9', 'mage-os-2.3'] as const)('in front of a store of %s', (release) => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop(release)
  })
  afterAll(() => shop.close())

  test('a guest looks around, fills a cart and orders', async () => {
    const guest = shop.shopper()
    const { product } = await guest.ask<{ product: { name: string; priceInfo: { price: object } } }>(
      '{ product(sku: "CHI-FRI-BISCUIT") { name } }',
    )
    expect(product.name).not.toBe('')
    expect(await guest.add(BISCUITS)).toBeNull()
    expect(await lines(guest)).toEqual([BISCUITS])
    const shown = await guest.ready([])
    expect(shown.step).toBe('REVIEW')
    const { order, errorMessage } = await guest.order(shown)
    expect([errorMessage, order?.items.map(({ sku, qty }) => ({ sku, qty }))]).toEqual([null, [BISCUITS]])
  })

  test('a line keeps its quantity, with the reason, when the store refuses another', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const { cart } = await guest.ask<{ cart: { items: { item_id: string }[] } }>('{ cart { items { item_id } } }')
    const { answer } = await guest.ask<{
      answer: { success: boolean; errorMessage: string; cart: { items: { qty: number }[] } }
    }>(
      'mutation ($id: ID!) { answer: updateCartItem(item_id: $id, qty: 9000) { success errorMessage cart { items { qty } } } }',
      { id: cart.items[0]?.item_id },
    )
    expect(answer).toMatchObject({ success: false, cart: { items: [{ qty: 2 }] } })
    expect(answer.errorMessage).toMatch(/quantité/)
  })

  test('a customer signs in, keeps addresses, orders, and finds the order with its date', async () => {
    const customer = shop.shopper()
    await customer.add(BISCUITS)
    expect(await customer.login(...noe)).toBeNull()
    expect(await lines(customer)).toEqual([BISCUITS])
    const made = await customer.ask<{ answer: { address: { id: string } | null } }>(
      `mutation ($input: CustomerAddressInput!) { answer: createCustomerAddress(input: $input) { address { id } } }`,
      { input: { address: HOME } },
    )
    const id = made.answer.address?.id
    const moved = await customer.ask<{ answer: { address: { address: { locality: string } } | null } }>(
      `mutation ($id: ID!, $input: CustomerAddressInput!) {
        answer: updateCustomerAddress(id: $id, input: $input) { address { address { locality } } } }`,
      { id, input: { address: { ...HOME, locality: 'Brest', postalCode: '29200' } } },
    )
    expect(moved.answer.address?.address.locality).toBe('Brest')
    const gone = await customer.ask<{ answer: { success: boolean } }>(
      'mutation ($id: ID!) { answer: deleteCustomerAddress(id: $id) { success } }',
      { id },
    )
    expect(gone.answer.success).toBe(true)
    await customer.addresses()
    await customer.delivery()
    const { order } = await customer.order((await customer.payment()).checkout)
    const [latest] = await orders(customer)
    expect([latest?.number, latest?.statusLabel]).toEqual([order?.number, 'En attente'])
    expect(latest && age(latest)).toBeLessThan(600_000)
  })
})

test.each([
  ['merge', 5, []],
  ['guest', 3, []],
  ['customer', 2, []],
] as const)(
  'quantities of two carts become what the merchant prefers, without a false alarm: %s',
  async (value, qty, notes) => {
    const shop = await openCheckoutShop('2.4.9')
    try {
      await shop.store.control.setting({ key: 'cart_merge_preference', value })
      const before = shop.shopper()
      await before.login(...noe)
      await before.add(BISCUITS)
      const guest = shop.shopper()
      await guest.add({ ...BISCUITS, qty: 3 })
      const { login } = await guest.ask<{ login: { notes: string[] } }>(
        `mutation { login(email: "${noe[0]}", password: "${noe[1]}") { notes } }`,
      )
      expect([login.notes, await lines(guest)]).toEqual([notes, [{ ...BISCUITS, qty }]])
    } finally {
      await shop.close()
    }
  },
)
