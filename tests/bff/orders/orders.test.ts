import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { add, camille, cart, login, MEDAL } from '../customer/customers.ts'
import { openBrowser } from '../support/browser.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const LIST = `query ($number: String, $page: Int) { me { orderList(number: $number, page: $page) {
  total page pageCount items { order_id number createdAt statusLabel deliveredTo total { value { amount currency } }
  items { name qty options { value } imageUrl } invoices { id number } } } } }`
type List = {
  total: number
  page: number
  pageCount: number
  items: {
    order_id: string
    number: string
    statusLabel: string
    deliveredTo: string
    createdAt: string
    items: { name: string; qty: number; options: { value: string }[]; imageUrl: string | null }[]
    invoices: { id: string; number: string }[]
  }[]
}
const list = async (who = shop.camille, variables = {}) =>
  (await who.ask<{ me: { orderList: List } }>(LIST, variables)).me.orderList

const ORDER = `query ($id: ID!) { order(order_id: $id) { order_id number invoices { id } refunds { id }
  items { name qtyOrdered } payments { code } shipments { tracking { name trackingId url items { name qty } } } } }`
type Order = { number: string; shipments: { tracking: object[] }[]; payments: object[] } | null
const order = async (id: string, who = shop.camille) => (await who.ask<{ order: Order }>(ORDER, { id })).order

describe('the list of orders', () => {
  test('shows the customer’s own, newest first, with opaque ids', async () => {
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

  test('shows what each was of, with pictures, and its invoices', async () => {
    const { items } = await list(shop.camille, { number: '000000004' })
    expect(items[0]?.items).toEqual([
      {
        name: expect.stringContaining('Collier'),
        qty: 1,
        options: [{ value: 'Bleu' }, { value: 'M' }],
        imageUrl: expect.stringContaining('/'),
      },
      { name: expect.any(String), qty: 2, options: [], imageUrl: expect.stringContaining('/') },
      { name: expect.any(String), qty: 12, options: [{ value: '400 g' }], imageUrl: expect.stringContaining('/') },
    ])
    expect(items[0]?.invoices).toHaveLength(1)
    expect((await list(shop.camille, { number: '000000007' })).items[0]?.invoices).toEqual([])
  })

  test('is empty for customers without orders, and for guests', async () => {
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

  test('is shown to no other customer, to no guest, and for no guessed id', async () => {
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
  const REORDER = `mutation ($id: ID!, $lines: [ID!], $replaces: Boolean) {
    reorder(order_id: $id, lines: $lines, replaces: $replaces) { success errorMessage errors cart { items { sku qty } } } }`
  type Line = { sku: string; qty: number }
  type Again = { success: boolean; errorMessage: string | null; errors: string[]; cart: { items: Line[] } }
  const again = async (number: string, change: object = {}, who = shop.camille) =>
    (await who.ask<{ reorder: Again }>(REORDER, { id: await shop.idOf(number), ...change })).reorder
  const BOWL = 'CHI-GAM-GRES'
  const FILE = { sku: 'SRV-GUIDE-BARF', qty: 1, downloadLinks: ['2'] }

  beforeEach(async () => {
    const { cart: found } = await shop.camille.ask<{ cart: { items: { item_id: string }[] } }>(
      '{ cart { items { item_id } } }',
    )
    for (const { item_id: id } of found.items) {
      await shop.camille.ask('mutation ($id: ID!) { removeCartItem(item_id: $id) { success } }', { id })
    }
  })

  test('puts what can be had into the cart, and names what cannot', async () => {
    await shop.store.control.product({ sku: 'CHI-MAC-DENTAIRE', enabled: false })
    const response = await again('000000001')
    expect(response.cart.items).toEqual([expect.objectContaining({ qty: 1 })])
    expect(response).toMatchObject({ success: true, errorMessage: null })
    expect(response.errors).toEqual([expect.stringMatching(/^(?!.*Could not).*dentaire/i)])
    expect((await cart(shop.camille)).items).toHaveLength(1)
    await shop.store.control.product({ sku: 'CHI-MAC-DENTAIRE', enabled: true })
  })

  test('adds to what is in the cart, or takes its place', async () => {
    await add(shop.camille, BOWL, 1)
    expect((await again('000000004')).cart.items).toHaveLength(4)
    const replaced = (await again('000000004', { replaces: true })).cart.items
    expect(replaced.map(({ qty }) => qty).toSorted((a, b) => a - b)).toEqual([1, 2, 12])
    expect((await again('000000003', { replaces: true })).cart.items).toEqual([{ sku: BOWL, qty: 1 }])
  })

  test('takes the place of a cart for which a delivery is chosen', async () => {
    const items = [
      { sku: BOWL, qty: 1 },
      { sku: 'CHI-JOUET-CORDE', qty: 2 },
    ]
    const who = shop.shopper()
    expect(await who.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    await who.add(...items)
    await who.addresses()
    await who.delivery()
    expect(await again('000000003', { replaces: true })).toMatchObject({
      success: true,
      cart: { items: [{ sku: BOWL, qty: 1 }] },
    })
  })

  test('takes the place of a cart with a file and options of its own, for which a delivery is chosen', async () => {
    const who = shop.shopper()
    expect(await who.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    await who.add({ sku: BOWL, qty: 1 }, MEDAL, { sku: 'CHI-JOUET-CORDE', qty: 2 }, FILE)
    await who.addresses()
    await who.delivery()
    expect((await cart(shop.camille)).items).toHaveLength(4)
    expect(await again('000000003', { replaces: true })).toMatchObject({
      success: true,
      cart: { items: [{ sku: BOWL, qty: 1 }] },
    })
  })

  test('leaves the cart as it was where nothing of an order can be had', async () => {
    await add(shop.camille, 'CHI-JOUET-CORDE', 2)
    await shop.store.control.product({ sku: BOWL, enabled: false })
    const response = await again('000000003', { replaces: true })
    await shop.store.control.product({ sku: BOWL, enabled: true })
    expect(response).toMatchObject({ success: false, errorMessage: expect.stringContaining('Gamelle') })
    expect(response.cart.items).toEqual([{ sku: 'CHI-JOUET-CORDE', qty: 2 }])
    expect((await cart(shop.camille)).items).toEqual([{ sku: 'CHI-JOUET-CORDE', qty: 2 }])
  })

  test('takes single lines, with their choices and beside the same in the cart', async () => {
    const { order: found } = await shop.camille.ask<{ order: { items: { id: string; sku: string }[] } }>(
      'query ($id: ID!) { order(order_id: $id) { items { id sku } } }',
      { id: await shop.idOf('000000004') },
    )
    const line = found.items.find(({ sku }) => sku === 'CHI-PAT-BOEUF-400G')
    await add(shop.camille, 'CHI-JOUET-CORDE', 1)
    const response = await again('000000004', { lines: [line?.id] })
    expect(response).toMatchObject({ success: true, errors: [] })
    expect(response.cart.items).toEqual([
      { sku: 'CHI-JOUET-CORDE', qty: 1 },
      { sku: expect.stringContaining('CHI-PAT-BOEUF'), qty: 12 },
    ])
  })

  test('says why a single line cannot be had, and nothing of the others', async () => {
    const { order: found } = await shop.camille.ask<{ order: { items: { id: string; sku: string }[] } }>(
      'query ($id: ID!) { order(order_id: $id) { items { id sku } } }',
      { id: await shop.idOf('000000001') },
    )
    const unavailable = 'CHI-MAC-DENTAIRE'
    await shop.store.control.product({ sku: unavailable, enabled: false })
    const one = async (isWanted: (sku: string) => boolean) =>
      again('000000001', { lines: [found.items.find(({ sku }) => isWanted(sku))?.id] })
    const refused = await one((sku) => sku === unavailable)
    const taken = await one((sku) => sku !== unavailable)
    await shop.store.control.product({ sku: unavailable, enabled: true })
    expect(refused).toMatchObject({ success: false, errors: [refused.errorMessage], cart: { items: [] } })
    expect(refused.errorMessage).toMatch(/dentaire.* introuvable ou épuisé/i)
    expect(taken).toMatchObject({ success: true, errors: [] })
  })

  test('refuses others’ orders and guests, and leaves their carts alone', async () => {
    expect(await again('000000001', {}, shop.noe)).toMatchObject({
      success: false,
      errorMessage: 'Cette commande n’est pas dans votre compte.',
      cart: { items: [] },
    })
    expect(await again('000000001', {}, shop.guest)).toMatchObject({ success: false, cart: { items: [] } })
  })
})

describe('what was bought', () => {
  const BOUGHT = `{ me { boughtGoods { qty options { value } product { sku name }
    versionPrices { finalPrice { priceInclTax { value { amount } } } } } } }`
  type Good = { qty: number; options: { value: string }[]; product: { sku: string; name: string } }
  const bought = async (who = shop.camille) => (await who.ask<{ me: { boughtGoods: Good[] } }>(BOUGHT)).me.boughtGoods

  /** In a process that has nothing cached. */
  async function fresh() {
    const browser = openBrowser((await shop.another()).url)
    await login(browser, camille)
    return bought(browser)
  }

  test('is listed once each, the latest first, without what is sold out', async () => {
    const goods = await fresh()
    expect(goods[0]).toMatchObject({
      qty: 1,
      options: [{ value: '1 L' }],
      product: { sku: 'CHI-POI-SAUMON' },
      versionPrices: { finalPrice: { priceInclTax: { value: { amount: 36.9 } } } },
    })
    const skus = goods.map(({ product }) => product.sku)
    expect(skus).toContain('CHI-GAM-GRES')
    expect(new Set(skus).size).toBe(skus.length)
    // A product, and one version of another.
    for (const sku of ['CHI-GAM-GRES', 'CHI-POI-SAUMON-1L']) await shop.store.control.stock({ sku, quantity: 0 })
    expect((await fresh()).map(({ product }) => product.sku)).toEqual(
      skus.filter((sku) => sku !== 'CHI-GAM-GRES' && sku !== 'CHI-POI-SAUMON'),
    )
    expect(await bought(shop.noe)).toEqual([])
    expect(await bought(shop.guest)).toEqual([])
  })
})
