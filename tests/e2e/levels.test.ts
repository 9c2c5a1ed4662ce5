import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import type { CartItemInput } from '../../web/api/shop-types.generated.ts'
import {
  AddItemToCart,
  ApplyCoupon,
  Cart,
  type CartLineFragment,
  RemoveCartItem,
  RemoveCoupon,
  UpdateCartItem,
} from '../../web/screens/cart/cart.generated.ts'
import { type RunningShop, startShop } from './shop.ts'
import { createShopper } from './shopper.ts'

/** The other levels are tested everywhere else: 2.4.7 is the default. */
const LEVELS = ['2.4.6', '2.4.8'] as const

const PAGES: [string, string][] = [
  ['home', '/'],
  ['category', '/chiens.html'],
  ['category with a facet', '/chiens.html?marque=Musette&sans_cereales=Oui'],
  ['search', '/search/poulet'],
  ['content page', '/livraison'],
  ['cart', '/cart'],
  ['simple product', pathOf('CHI-BROSSE-POILS')],
  ['configurable product', pathOf('CHI-CRO-POULET')],
  ['bundle', pathOf('SET-DECOUVERTE-CHIEN')],
  ['dynamic bundle', pathOf('SET-GAMELLE-LIBRE')],
  ['group', pathOf('SET-ARRIVEE-CHIEN')],
  ['product with custom options', pathOf('CHI-MEDAILLE')],
  ['download', pathOf('SRV-GUIDE-BARF')],
  ['service', pathOf('SRV-VISIO-30')],
]

/** One line of every kind. */
const LINES: CartItemInput[] = [
  { sku: 'CHI-BROSSE-POILS', qty: 2 },
  variantOf('CHI-CRO-POULET', 1),
  variantOf('CHI-MANTEAU-BRUME', 2),
  {
    sku: 'SET-DECOUVERTE-CHIEN',
    qty: 1,
    bundleOptions: [
      { option_id: '1', option_value: '2' },
      { option_id: '2', option_value: '3' },
      { option_id: '3', option_value: '4' },
    ],
  },
  {
    sku: 'SET-GAMELLE-LIBRE',
    qty: 1,
    bundleOptions: [
      { option_id: '4', option_value: '5', option_qty: 3 },
      { option_id: '5', option_value: '9', option_qty: 1 },
    ],
  },
  {
    sku: 'CHI-MEDAILLE',
    qty: 1,
    customOptions: [
      { option_id: '1', option_value: 'Rex & Fils' },
      { option_id: '2', option_value: '3' },
      { option_id: '3', option_value: 'Ne pas <plier>' },
      { option_id: '4', option_value: '2026-12-24' },
      { option_id: '5', option_value: '4' },
      { option_id: '5', option_value: '5' },
    ],
  },
  { sku: 'SRV-GUIDE-BARF', qty: 1, downloadLinks: ['1', '2'] },
  { sku: 'SRV-VISIO-30', qty: 1 },
]

describe.each(LEVELS)('with a store of level %s', (level) => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop({ UPSTREAM_LEVEL: level })
  })
  afterAll(() => shop.stop())

  test.each(PAGES)('shows the page: %s', async (_, path) => {
    const response = await fetch(shop.url + path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('GraphQL error')
  })

  test('lists products with their prices, and facets', async () => {
    const html = await (await fetch(`${shop.url}/chiens.html`)).text()
    expect(html.match(/<article/g)?.length).toBe(16)
    expect(html).toContain('Sans céréales')
  })

  test('sells: add, change, refuse a coupon, take one, remove', async () => {
    const { ask } = createShopper(shop.url)
    const item = variantOf('CHI-CRO-POULET', 0)
    const { addItemToCart: added } = await ask(AddItemToCart, { item })
    expect(added).toMatchObject({ success: true, errors: [], cart: { items_qty: 1 } })
    const [line] = added.cart.items
    const one = line?.priceInfo.rowTotal.priceInclTax.value.amount ?? 0
    const itemId = line?.item_id ?? ''

    const { updateCartItem: changed } = await ask(UpdateCartItem, { itemId, qty: 3 })
    expect(changed.cart.totals.totalInclTax.value.amount).toBeCloseTo(one * 3, 2)

    const { applyCoupon: refused } = await ask(ApplyCoupon, { code: 'NOPE' })
    expect(refused).toMatchObject({ success: false, cart: { items_qty: 3, coupons: [] } })
    const { applyCoupon: taken } = await ask(ApplyCoupon, { code: 'BIENVENUE10' })
    expect(taken).toMatchObject({ success: true, cart: { coupons: [{ code: 'BIENVENUE10' }] } })
    expect(taken.cart.totals.totalInclTax.value.amount).toBeCloseTo(one * 3 * 0.9, 1)
    const { removeCoupon: dearer } = await ask(RemoveCoupon, {})
    expect(dearer.cart.totals.totalInclTax.value.amount).toBeCloseTo(one * 3, 2)

    const { removeCartItem: emptied } = await ask(RemoveCartItem, { itemId })
    expect(emptied).toMatchObject({ success: true, cart: { items: [], items_qty: 0 } })
  })

  // A store of 2.4.6 drops custom options: such a line is refused with the reason (`tests/bff/cart`).
  const lines = LINES.filter(({ customOptions }) => level !== '2.4.6' || !customOptions)

  test('puts every kind of line back as it was', async () => {
    const { ask } = createShopper(shop.url)
    for (const item of lines) {
      const { addItemToCart: added } = await ask(AddItemToCart, { item })
      expect(added.errors).toEqual([])
    }
    const { cart: before } = await ask(Cart, {})
    expect(before.items).toHaveLength(lines.length)

    for (const line of before.items) {
      const { removeCartItem: removed } = await ask(RemoveCartItem, { itemId: line.item_id })
      expect(removed.cart.items).toHaveLength(lines.length - 1)
      if (!line.choice) throw new Error(`${line.sku} cannot be put back.`)
      const { addItemToCart: restored } = await ask(AddItemToCart, { item: line.choice })
      expect(restored.errors).toEqual([])
    }
    const { cart } = await ask(Cart, {})
    expect(cart.items.map(stored)).toEqual(before.items.map(stored))
    expect(cart.totals).toEqual(before.totals)
  })
})

/** A line as it was, but for its id, which is new after a removal. */
function stored(line: CartLineFragment) {
  return { ...line, item_id: null }
}

function product(sku: string) {
  const found = seed.products.find((candidate) => candidate.sku === sku)
  if (!found) throw new Error(`The demo store has no product ${sku}.`)
  return found
}

function pathOf(sku: string): string {
  return `/${product(sku).urlKey}.html`
}

/** A variant of a configurable product, as the client asks for it. */
function variantOf(sku: string, index: number): CartItemInput {
  const { configurable } = product(sku)
  const variant = product(configurable?.children[index] ?? '')
  const options = (configurable?.attributeCodes ?? []).map((code) => ({
    option_id: String(seed.attributes.find((attribute) => attribute.code === code)?.id),
    option_value: String(variant.attributes[code]),
  }))
  return { sku, qty: 1, options }
}
