import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cart } from '../customer/customers.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const LIST = `query ($number: String, $page: Int) { me { orderList(number: $number, page: $page) {
  total page pageCount items { order_id number createdAt statusLabel deliveredTo total { value { amount currency } } } } } }`
type List = {
  total: number
  page: number
  pageCount: number
  items: { order_id: string; number: string; statusLabel: string; deliveredTo: string; createdAt: string }[]
}
const list = async (who = shop.camille, variables = {}) =>
  (await who.ask<{ me: { orderList: List } }>(LIST, variables)).me.orderList

const ORDER = `query ($id: ID!) { order(order_id: $id) { order_id number invoices { id } refunds { id }
  items { name qtyOrdered } payments { code } shipments { tracking { name trackingId url items { name qty } } } } }`
type Order = { number: string; shipments: { tracking: object[] }[]; payments: object[] } | null
const order = async (id: string, who = shop.camille) => (await who.ask<{ order: Order }>(ORDER, { id })).order

describe('the list of orders', () => {
  test('shows the customer’s own, newest first, with ids that tell nothing', async () => {
    const { items, total, pageCount } = await list()
    expect(total).toBe(items.length)
    expect(pageCount).toBe(1)
    const dates = items.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(items.map(({ statusLabel }) => statusLabel)).toEqual(
      expect.arrayContaining(['En attente', 'En cours de traitement', 'Terminée']),
    )
    for (const { order_id: id, number } of items) {
      expect(id).toMatch(/^[\w-]{30,64}$/)
      expect(Buffer.from(id, 'base64url').toString('latin1')).not.toContain(number)
    }
    // The same order has the same id every time: it stands in bookmarks.
    expect((await list()).items.map(({ order_id: id }) => id)).toEqual(items.map(({ order_id: id }) => id))
  })

  test('is empty for who has none, and for guests', async () => {
    expect(await list(shop.noe)).toMatchObject({ total: 0, items: [] })
    expect(await list(shop.guest)).toMatchObject({ total: 0, items: [] })
  })

  test.each([
    ['0000001', 1],
    ['n° 000000001', 1],
    ['1', 1],
    ['%%%', 7],
    ['zzz', 0],
    ["' or 1=1", 0],
  ])('finds orders by «%s»', async (number, count) => {
    expect((await list(shop.camille, { number })).items).toHaveLength(count)
  })

  test('is empty past its end, and takes no page before its first', async () => {
    expect((await list(shop.camille, { page: 99 })).items).toEqual([])
    expect((await list(shop.camille, { page: -3 })).page).toBe(1)
  })
})

describe('an order', () => {
  test('shows its parcels with the carrier’s page and what is in them', async () => {
    const found = await order(await shop.idOf('000000001'))
    expect(found).toMatchObject({
      number: '000000001',
      payments: [{ code: expect.any(String) }],
      shipments: [
        {
          tracking: [{ name: 'Colissimo', trackingId: '6A14520087313', url: expect.stringContaining('6A14520087313') }],
        },
      ],
    })
  })

  test('is nobody else’s: not another customer’s, not a guest’s, not for a guessed id', async () => {
    const id = await shop.idOf('000000001')
    expect(await order(id, shop.noe)).toBeNull()
    expect(await order(id, shop.guest)).toBeNull()
    const [last = ''] = id.slice(-1)
    const changed = id.slice(0, -1) + (last === 'A' ? 'B' : 'A')
    for (const guess of ['000000001', '1', 'MQ==', '', changed, id.toLowerCase(), 'x'.repeat(5000)]) {
      expect(await order(guess)).toBeNull()
    }
  })
})

describe('ordering again', () => {
  const REORDER = `mutation ($id: ID!) { reorder(order_id: $id) { success errorMessage errors cart { items { sku qty } } } }`
  type Again = { success: boolean; errorMessage: string | null; errors: string[]; cart: { items: { qty: number }[] } }
  const again = async (id: string, who = shop.camille) => (await who.ask<{ reorder: Again }>(REORDER, { id })).reorder

  test('puts what can be had into the cart, and says what cannot', async () => {
    await shop.store.control.product({ sku: 'CHI-MAC-DENTAIRE', enabled: false })
    const response = await again(await shop.idOf('000000001'))
    expect(response.cart.items).toEqual([expect.objectContaining({ qty: 1 })])
    expect(response.success).toBe(false)
    expect(response.errors).toHaveLength(1)
    expect(response.errorMessage).not.toContain('Could not')
    expect((await cart(shop.camille)).items).toHaveLength(1)
    await shop.store.control.product({ sku: 'CHI-MAC-DENTAIRE', enabled: true })
  })

  test('refuses others’ orders and guests, and leaves their carts alone', async () => {
    const id = await shop.idOf('000000001')
    expect(await again(id, shop.noe)).toMatchObject({
      success: false,
      errorMessage: 'Cette commande n’est pas dans votre compte.',
      cart: { items: [] },
    })
    expect(await again(id, shop.guest)).toMatchObject({ success: false, cart: { items: [] } })
  })
})
