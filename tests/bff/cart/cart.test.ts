import { describe, expect, test } from 'vitest'
import type { CartService } from '../../../bff/domains/cart/cart-service.ts'
import { renewCoupon } from '../../../bff/domains/cart/coupon.ts'
import { storeMessage } from '../../../bff/domains/store-messages.ts'
import type { Level } from '../../../bff/config/levels.ts'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { RecordedStore, recording, refusal, type Roots } from '../support/recorded-store.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'
import type { Session } from '../../../bff/session/session.ts'
import { ask } from '../support/shop-request.ts'

type StoreCart = {
  id: string
  items: Record<string, unknown>[]
  applied_coupons: { code: string }[] | null
  prices: object
}

const full = recording<StoreCart>('cart')
const bare: StoreCart = { ...full, items: [], applied_coupons: null }
const dead = () => refusal('not-found', "The cart isn't active.")
const products = recording<Record<string, object>>('products')

/** The recorded cart lines leave out prices of products, which the shop's cart asks for. */
const withPrices = (cart: StoreCart): StoreCart => ({
  ...cart,
  items: cart.items.map((item) => ({
    ...item,
    product: { ...products['CHN-CROQ-AGN'], ...(item['product'] as object) },
  })),
})

function store(roots: Roots, level?: Level): RecordedStore {
  const base = {
    storeConfig: recording('store-config'),
    createGuestCart: { cart: { id: 'neuf' } },
    createEmptyCart: 'neuf',
  }
  return new RecordedStore({ ...base, ...roots }, level)
}

const ANSWER = '{ success errorMessage errors cart { id items_qty items { sku } coupons { code } } }'
type Answer = {
  success: boolean
  errorMessage: string | null
  errors: string[]
  cart: { id: string; items_qty: number }
}

async function mutate(upstream: RecordedStore, mutation: string, session = createSession(), variables: object = {}) {
  const declared =
    'item' in variables ? '($item: CartItemInput!)' : 'items' in variables ? '($items: [CartItemInput!]!)' : ''
  const response = await ask<Record<string, Answer>>(
    upstream,
    `mutation ${declared} { answer: ${mutation} ${ANSWER} }`,
    { ...variables },
    { session },
  )
  return response['answer']
}

const add = (upstream: RecordedStore, item: object, session?: Session) =>
  mutate(upstream, 'addItemToCart(item: $item)', session, { item })
/** Operations have a form of their own for stores from 2.4.7 on. */
const sent = (upstream: RecordedStore, name: string) => upstream.calls.filter((call) => call.name === name)
const addsTo = (cart: StoreCart, ...messages: string[]) => ({
  cart: withPrices(cart),
  user_errors: messages.map((message) => ({ code: 'UNDEFINED', message })),
})

describe('reading the cart', () => {
  const CART = `{ cart { id items_qty isShippable canCheckout coupons { code label }
    items { item_id sku name imageUrl qty options { label value } errors product { path } priceInfo { price { priceInclTax { value { amount } } } rowTotal { priceExclTax { value { amount } } } discount { value { amount } } } }
    totals { subtotalInclTax { value { amount currency } } discounts { label price { value { amount } } } taxes { label price { value { amount } } } totalInclTax { value { amount } } totalExclTax { value { amount } } } } }`
  const CHOICES = `{ cart { items { sku choice { sku qty options { option_id option_value } customOptions { option_id option_value }
    bundleOptions { option_id option_value option_qty } downloadLinks }
    priceInfo { unitPrice { unit price { priceInclTax { value { amount currency } } priceExclTax { value { amount currency } } } } } } } }`
  const customLine = (type: string, value: string) => ({
    ...full.items[0],
    customizable_options: [
      {
        customizable_option_uid: 'Y3VzdG9tLW9wdGlvbi81',
        label: 'Option',
        type,
        sort_order: 1,
        values: [{ customizable_option_value_uid: 'Y3VzdG9tLW9wdGlvbi81', label: '', value }],
      },
    ],
  })
  type Cart = {
    cart: { id: string; items_qty: number; canCheckout: boolean; items: Record<string, unknown>[] } & Record<
      string,
      unknown
    >
  }

  test('sends nothing to the store for a guest without a cart', async () => {
    const upstream = store({})
    expect(await ask(upstream, CART)).toMatchObject({ cart: { items_qty: 0, items: [], canCheckout: false } })
    expect(upstream.names).toEqual(['StoreConfig'])
  })

  test('shows every kind of line with what was chosen', async () => {
    const session = createSession({ cartId: full.id })
    const { cart } = await ask<Cart>(store({ cart: withPrices(full) }), CART, {}, { session })
    const bySku = new Map(cart.items.map((item) => [item['sku'], item]))
    expect(bySku.get('CHN-CROQ-POU-10')).toMatchObject({
      item_id: '35',
      name: 'Croquettes poulet pour chien',
      options: [{ label: 'Poids du sac', value: '10 kg' }],
      product: { path: '/croquettes-poulet-pour-chien.html' },
    })
    expect(bySku.get('BND-DYN')?.['options']).toEqual([
      { label: 'Panier', value: '1\u00a0×\u00a0Panier osier taille L' },
      { label: 'Coussin', value: '1\u00a0×\u00a0Coussin déhoussable taille L' },
      { label: 'Friandises', value: "2\u00a0×\u00a0Os à mâcher au bœuf, 1\u00a0×\u00a0Biscuits à l'épeautre 500 g" },
    ])
    expect(bySku.get('GUIDE-CHIOT')?.['options']).toEqual([{ label: 'Téléchargements', value: 'Chapitre 1' }])
  })

  test('unescapes what was typed, once', async () => {
    const session = createSession({ cartId: full.id })
    const { cart } = await ask<Cart>(store({ cart: withPrices(full) }), CART, {}, { session })
    expect(cart.items.find((item) => item['sku'] === 'MEDAILLE')?.['options']).toEqual([
      { label: 'Texte gravé', value: 'MEDOR' },
      { label: 'Finition', value: 'Argent' },
      { label: 'Message', value: 'Bonne fête <b>' },
      { label: 'Suppléments', value: 'Anneau renforcé, Pochette cadeau' },
      { label: 'Date anniversaire', value: '4 mai 2026' },
    ])
  })

  test('takes all figures from the store, and counts pieces by line', async () => {
    const session = createSession({ cartId: full.id })
    const { cart } = await ask<Cart>(store({ cart: withPrices(full) }), CART, {}, { session })
    expect(cart.items[0]).toMatchObject({
      qty: 3,
      priceInfo: {
        price: { priceInclTax: { value: { amount: 29.9 } } },
        rowTotal: { priceExclTax: { value: { amount: 74.75 } } },
        discount: null,
      },
    })
    expect(cart['totals']).toEqual({
      subtotalInclTax: { value: { amount: 509.06, currency: 'EUR' } },
      discounts: [],
      taxes: [{ label: 'FR-20', price: { value: { amount: 84.84 } } }],
      totalInclTax: { value: { amount: 509.06 } },
      totalExclTax: { value: { amount: 424.22 } },
    })
    expect(cart.items_qty).toBe(cart.items.reduce((sum, item) => sum + Number(item['qty']), 0))
    expect(cart).toMatchObject({ isShippable: true, canCheckout: true })
  })

  test('reports a line that left the cart by itself, until the shopper changes the lines', async () => {
    const query = '{ cart { items_qty hasLostItems } }'
    const askWith = (presence: string | null) => {
      const session = createSession({ cartId: full.id }, [], presence)
      return ask<{ cart: { items_qty: number; hasLostItems: boolean } }>(
        store({ cart: withPrices(full) }),
        query,
        {},
        { session },
      )
    }
    const { items_qty: count } = (await askWith(null)).cart
    for (const [presence, hasLostItems] of [
      [`g${count + 1}`, true],
      [`g${count}l`, true],
      [`g${count}`, false],
      [`g${count - 1}`, false],
      ['g-', false],
    ] as const) {
      expect((await askWith(presence)).cart).toEqual({ items_qty: count, hasLostItems })
    }
    for (const presence of [`g${count + 1}`, `g${count}l`]) {
      const session = createSession({ cartId: full.id }, [], presence)
      const upstream = store({ removeItemFromCart: { cart: withPrices(full) } })
      const { removeCartItem } = await ask<{ removeCartItem: unknown }>(
        upstream,
        `mutation { removeCartItem(item_id: "35") { cart { hasLostItems } } }`,
        {},
        { session },
      )
      expect(removeCartItem).toEqual({ cart: { hasLostItems: false } })
      expect(session.newPresence).toBe(`g${count}`)
    }
  })

  test('lists a discount on goods and on delivery once', async () => {
    const discounts = [-8.24, -1.18].map((value) => ({ label: 'Bienvenue', amount: { value } }))
    const prices = { ...full.prices, discounts: [...discounts, { label: 'Lot', amount: { value: -2 } }] }
    const read = async (cart: object) => {
      const upstream = store({ cart: withPrices({ ...full, applied_coupons: [{ code: 'BIENVENUE10' }], ...cart }) })
      return (await ask<Cart>(upstream, CART, {}, { session: createSession({ cartId: full.id }) })).cart
    }
    expect((await read({ prices }))['totals']).toMatchObject({
      discounts: [
        { label: 'Bienvenue', price: { value: { amount: -9.42 } } },
        { label: 'Lot', price: { value: { amount: -2 } } },
      ],
    })
    // The one rule is the coupon's.
    expect((await read({ prices: { ...prices, discounts } }))['coupons']).toEqual([
      { code: 'BIENVENUE10', label: 'Bienvenue' },
    ])
  })

  test('returns for each kind of line the choices that add it again', async () => {
    const session = createSession({ cartId: full.id })
    const { cart } = await ask<Cart>(store({ cart: withPrices(full) }), CHOICES, {}, { session })
    const choices = new Map(cart.items.map((item) => [item['sku'], item['choice']]))
    const nothing = { options: [], customOptions: [], bundleOptions: [], downloadLinks: [] }
    expect(choices.get('CHN-CROQ-AGN')).toEqual({ ...nothing, sku: 'CHN-CROQ-AGN', qty: 3 })
    expect(choices.get('CHN-CROQ-POU-10')).toEqual({
      ...nothing,
      sku: 'CHN-CROQ-POU',
      qty: 1,
      options: [{ option_id: '139', option_value: '12' }],
    })
    expect(choices.get('MEDAILLE')).toMatchObject({
      customOptions: [
        { option_id: '1', option_value: 'MEDOR' },
        { option_id: '2', option_value: '1' },
        { option_id: '3', option_value: 'Bonne fête <b>' },
        { option_id: '4', option_value: '3' },
        { option_id: '4', option_value: '4' },
        { option_id: '5', option_value: '2026-05-04' },
      ],
    })
    expect(choices.get('BND-DYN')).toMatchObject({
      bundleOptions: [
        { option_id: '11', option_value: '17', option_qty: 1 },
        { option_id: '12', option_value: '18', option_qty: 1 },
        { option_id: '13', option_value: '19', option_qty: 2 },
        { option_id: '13', option_value: '20', option_qty: 1 },
      ],
    })
    expect(choices.get('GUIDE-CHIOT')).toMatchObject({ downloadLinks: ['3'] })
  })

  test('offers no way back for a line with a file, or with a date it cannot read', async () => {
    const lines = [customLine('file', 'plan.pdf'), customLine('date', 'demain'), customLine('date_time', '4 mai 2026')]
    const session = createSession({ cartId: full.id })
    const cart = { ...withPrices({ ...full, items: lines }) }
    const response = await ask<Cart>(store({ cart }), CHOICES, {}, { session })
    expect(response.cart.items.map((item) => item['choice'])).toEqual([null, null, null])
  })

  test('says what a kilogram costs: of the variant that was chosen, of a bundle never', async () => {
    const weighing = (grams: string) => ({
      custom_attributesV2: { items: [{ __typename: 'AttributeValue', code: 'poids_net', value: grams }] },
    })
    const weighed = withPrices(full).items.map((item) => ({
      ...item,
      product: { ...(item['product'] as object), ...weighing('1000') },
      ...(item['configured_variant']
        ? { configured_variant: { ...item['configured_variant'], ...weighing('10000') } }
        : {}),
    }))
    const unitPrices = async (level: Level) => {
      const session = createSession({ cartId: full.id })
      const { cart } = await ask<Cart>(store({ cart: { ...full, items: weighed } }, level), CHOICES, {}, { session })
      return cart.items.slice(0, 4).map((item) => (item['priceInfo'] as { unitPrice: unknown }).unitPrice)
    }
    const perKilogram = (inclusive: number, exclusive: number) => ({
      unit: 'KILOGRAM',
      price: {
        priceInclTax: { value: { amount: inclusive, currency: 'EUR' } },
        priceExclTax: { value: { amount: exclusive, currency: 'EUR' } },
      },
    })
    expect(await unitPrices('2.4.7')).toEqual([
      perKilogram(29.9, 24.92),
      perKilogram(4.49, 3.74),
      perKilogram(19.7, 16.42),
      null,
    ])
    expect(await unitPrices('2.4.6')).toEqual([null, null, null, null])
  })

  test.each([
    ['by the line', 2.4, [{ amount: { value: 2.4 } }], 2.4],
    [
      'by its rules alone, as of a bundle priced by its parts',
      0,
      [{ amount: { value: 2 } }, { amount: { value: 0.13 } }],
      2.13,
    ],
    ['by nothing', 0, null, null],
  ])('says what is taken off a line where the store tells it %s', async (_, ofLine, discounts, shown) => {
    const items = withPrices(full).items.map((item) => ({
      ...item,
      prices: { ...(item['prices'] as object), total_item_discount: { value: ofLine }, discounts },
    }))
    const session = createSession({ cartId: full.id })
    const { cart } = await ask<Cart>(store({ cart: { ...full, items } }), CART, {}, { session })
    const discount = shown === null ? null : { value: { amount: shown } }
    expect(cart.items.at(-1)).toMatchObject({ priceInfo: { discount } })
  })

  test('names no id of the store', async () => {
    const session = createSession({ cartId: full.id })
    const response = await ask<Cart>(store({ cart: withPrices(full) }), CART, {}, { session })
    expect(JSON.stringify(response)).not.toContain(full.id)
    expect(response.cart.id).toMatch(/^[\w-]{22}$/)
  })

  test('blocks checkout while a line has an error, said in French', async () => {
    const outOfStock = recording<StoreCart>('cart-out-of-stock')
    const session = createSession({ cartId: outOfStock.id })
    const { cart } = await ask<Cart>(store({ cart: withPrices(outOfStock) }), CART, {}, { session })
    expect(cart.canCheckout).toBe(false)
    expect(cart.items.map((item) => item['errors'])).toEqual([['Ce produit est épuisé.'], []])
  })

  test.each([
    ['ordered', dead()],
    [
      'somebody else’s',
      refusal('authorization', 'L’utilisateur courant ne peut pas effectuer d’opération sur le panier'),
    ],
  ])('forgets a cart that is %s', async (_, error) => {
    const session = createSession({ cartId: 'vieux' })
    const upstream = store({
      cart() {
        throw error
      },
    })
    expect(await ask(upstream, CART, {}, { session })).toMatchObject({ cart: { items: [] } })
    expect(session.data.cartId).toBeUndefined()
  })

  test('keeps the cart when the store is out of order', async () => {
    const session = createSession({ cartId: 'vieux' })
    const upstream = store({
      cart() {
        throw new UpstreamError('unavailable', 'no answer', 'CartById')
      },
    })
    await expect(ask(upstream, CART, {}, { session })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(session.data.cartId).toBe('vieux')
  })
})

describe('adding to the cart', () => {
  test.each([
    ['2.4.6', 'CreateEmptyCart', 'AddProducts'],
    ['2.4.7', 'CreateGuestCart', 'AddProducts'],
  ] as const)('makes a cart where there is none, on %s', async (level, creation, addition) => {
    const upstream = store({ addProductsToCart: addsTo(full) }, level)
    const session = createSession()
    const response = await add(upstream, { sku: 'CHN-CROQ-AGN', qty: 2 }, session)
    expect(response).toMatchObject({ success: true, errorMessage: null, errors: [] })
    // Of a store of 2.4.6, the shop reads which options the product requires.
    expect(upstream.names.filter((name) => name !== 'ProductDetails')).toEqual([creation, addition])
    expect(sent(upstream, 'AddProducts')[0]).toMatchObject({
      variables: { id: 'neuf', items: [{ sku: 'CHN-CROQ-AGN', quantity: 2 }] },
      options: { serialize: 'neuf' },
    })
    expect(session.data.cartId).toBe('neuf')
  })

  test('makes one cart for several additions of one request', async () => {
    const upstream = store({ addProductsToCart: addsTo(full) })
    const item = '{ sku: "CHN-CROQ-AGN", qty: 1 }'
    await ask(
      upstream,
      `mutation { a: addItemToCart(item: ${item}) { success } b: addItemToCart(item: ${item}) { success } }`,
    )
    expect(sent(upstream, 'CreateGuestCart')).toHaveLength(1)
  })

  test('replaces a dead cart and tries once more', async () => {
    const upstream = store({
      cart() {
        throw dead()
      },
      addProductsToCart({ cartId }: { cartId: string }) {
        if (cartId === 'vieux') throw dead()
        return addsTo(full)
      },
    })
    const session = createSession({ cartId: 'vieux' })
    expect(await add(upstream, { sku: 'CHN-CROQ-AGN', qty: 1 }, session)).toMatchObject({ success: true })
    expect(upstream.names).toEqual(['AddProducts', 'CartById', 'CreateGuestCart', 'AddProducts'])
    expect(session.data.cartId).toBe('neuf')
  })

  test('returns the store’s refusal in French, with the whole cart', async () => {
    const upstream = store({ addProductsToCart: addsTo(full, 'There are no source items with the in stock status') })
    const response = await add(upstream, { sku: 'CHN-COLLIER', qty: 1 })
    expect(response).toMatchObject({
      success: false,
      errorMessage: 'Ce produit est épuisé.',
      errors: ['Ce produit est épuisé.'],
    })
    expect(response?.cart.items_qty).toBeGreaterThan(0)
  })

  test('throws outages and faults of our own', async () => {
    const failing = (error: Error) => store({ addProductsToCart: () => Promise.reject(error) })
    await expect(
      add(failing(new UpstreamError('maintenance', '503', 'AddProducts')), { sku: 'A', qty: 1 }),
    ).rejects.toMatchObject({ kind: 'maintenance' })
    await expect(add(failing(new Error('Internal server error')), { sku: 'A', qty: 1 })).rejects.toMatchObject({
      kind: 'rejected',
    })
  })

  test.each([
    [0, 'La quantité doit être supérieure à zéro.'],
    [-3, 'La quantité doit être supérieure à zéro.'],
    [0.00001, 'La quantité doit être supérieure à zéro.'],
    [10_001, 'La quantité ne peut pas dépasser 10\u202f000.'],
  ])('refuses %s pieces without asking the store', async (qty, errorMessage) => {
    const upstream = store({})
    expect(await add(upstream, { sku: 'A', qty })).toMatchObject({ success: false, errorMessage })
    expect(upstream.names).toEqual(['StoreConfig'])
  })

  test.each([
    [
      'of a group',
      {
        groupedItems: [
          { sku: 'CHN-FRI-OS', qty: 2 },
          { sku: 'CHN-ACC-GAMELLE', qty: -1 },
        ],
      },
    ],
    ['of a bundle', { bundleOptions: [{ option_id: '1', option_value: '2', option_qty: -1 }] }],
  ])('refuses less than nothing of a part %s', async (_, parts) => {
    const upstream = store({})
    expect(await add(upstream, { sku: 'A', qty: 1, ...parts })).toMatchObject({
      success: false,
      errorMessage: 'La quantité doit être supérieure à zéro.',
    })
    expect(upstream.names).toEqual(['StoreConfig'])
  })

  test('adds the good lines of many and names the others', async () => {
    const upstream = store({
      addProductsToCart: addsTo(full, 'Impossible de trouver un produit portant la REF "INCONNU"'),
    })
    const items = [
      { sku: 'CHN-CROQ-AGN', qty: 1 },
      { sku: 'INCONNU', qty: 1 },
      { sku: 'CHN-COLLIER', qty: 0 },
    ]
    const response = await mutate(upstream, 'addMultipleItemsToCart(items: $items)', undefined, { items })
    expect(response).toMatchObject({
      success: false,
      errors: [
        'La quantité doit être supérieure à zéro.',
        'Le produit «\u00a0INCONNU\u00a0» est introuvable ou épuisé.',
      ],
    })
    expect(sent(upstream, 'AddProducts')[0]?.variables['items']).toHaveLength(2)
  })

  test('takes a grouped product whole: a refused part is named, and the others leave the cart again', async () => {
    const [line] = full.items
    const added: StoreCart = {
      ...full,
      items: [{ ...line, uid: 'NDA=', quantity: 2, product: { ...(line?.['product'] as object), sku: 'CHN-FRI-OS' } }],
    }
    const upstream = store({
      cart: withPrices(bare),
      addProductsToCart: addsTo(added, 'The requested qty is not available'),
      removeItemFromCart: { cart: withPrices(bare) },
      products: { items: [products['CHN-COLLIER']], total_count: 1 },
    })
    const groupedItems = [
      { sku: 'CHN-FRI-OS', qty: 2 },
      { sku: 'CHN-COLLIER', qty: 9 },
    ]
    const response = await add(upstream, { sku: 'COFFRET-CHIOT', qty: 1, groupedItems })
    const { name } = products['CHN-COLLIER'] as { name: string }
    expect(response).toMatchObject({
      errors: [`${name}\u00a0: La quantité demandée n’est pas disponible.`],
      cart: { items_qty: 0 },
    })
    expect(sent(upstream, 'RemoveItem').map(({ variables }) => variables['uid'])).toEqual(['NDA='])
  })

  test('names the sold out part of a bundle', async () => {
    const bundle = structuredClone(products['BND-FIX']) as {
      items: { options: { uid: string; label: string; product: object }[] }[]
    }
    const part = bundle.items.flatMap(({ options }) => options).find(({ uid }) => uid === 'YnVuZGxlLzE0LzIyLzE=')
    if (part) part.product = { ...part.product, stock_status: 'OUT_OF_STOCK' }
    const upstream = store({
      products: { items: [bundle], total_count: 1 },
      addProductsToCart: addsTo(bare, 'This product is out of stock.'),
    })
    const bundleOptions = [
      { option_id: '14', option_value: '22' },
      { option_id: '15', option_value: '24' },
    ]
    const response = await add(upstream, { sku: 'BND-FIX', qty: 1, bundleOptions })
    expect(response?.errors).toEqual([`«\u00a0${part?.label}\u00a0»\u00a0: Ce produit est épuisé.`])
  })

  test('takes a hundred lines at most', async () => {
    const upstream = store({})
    const items = Array.from({ length: 101 }, () => ({ sku: 'A', qty: 1 }))
    const response = await mutate(upstream, 'addMultipleItemsToCart(items: $items)', undefined, { items })
    expect(response).toMatchObject({
      success: false,
      errorMessage: 'Vous ne pouvez pas ajouter plus de 100 articles à la fois.',
    })
    expect(sent(upstream, 'AddProducts')).toEqual([])
  })
})

describe('choices of a line', () => {
  async function lineOf(item: { sku: string } & Record<string, unknown>) {
    const upstream = store({
      addProductsToCart: addsTo(full),
      products: { items: [products[item.sku]], total_count: 1 },
    })
    await add(upstream, { qty: 1, ...item })
    return sent(upstream, 'AddProducts')[0]?.variables['items']
  }

  test('become the store’s uids: variants', async () => {
    expect(await lineOf({ sku: 'CHN-COLLIER', options: [{ option_id: '93', option_value: '13' }] })).toEqual([
      { sku: 'CHN-COLLIER', quantity: 1, selected_options: ['Y29uZmlndXJhYmxlLzkzLzEz'] },
    ])
  })

  test('become the store’s uids: custom options, chosen and typed', async () => {
    const customOptions = [
      { option_id: '1', option_value: '12' },
      { option_id: '2', option_value: '1' },
      { option_id: '4', option_value: '3' },
      { option_id: '4', option_value: '4' },
      { option_id: '5', option_value: '2026-05-04' },
    ]
    expect(await lineOf({ sku: 'MEDAILLE', customOptions })).toEqual([
      {
        sku: 'MEDAILLE',
        quantity: 1,
        selected_options: ['Y3VzdG9tLW9wdGlvbi8yLzE=', 'Y3VzdG9tLW9wdGlvbi80LzM=', 'Y3VzdG9tLW9wdGlvbi80LzQ='],
        entered_options: [
          { uid: 'Y3VzdG9tLW9wdGlvbi8x', value: '12' },
          { uid: 'Y3VzdG9tLW9wdGlvbi81', value: '2026-05-04 00:00:00' },
        ],
      },
    ])
  })

  test('become the store’s uids: parts of a bundle, with a quantity of their own where it may be changed', async () => {
    const bundleOptions = [
      { option_id: '14', option_value: '22', option_qty: 3 },
      { option_id: '15', option_value: '24', option_qty: 9 },
    ]
    expect(await lineOf({ sku: 'BND-FIX', bundleOptions })).toEqual([
      {
        sku: 'BND-FIX',
        quantity: 1,
        selected_options: ['YnVuZGxlLzE1LzI0LzE='],
        entered_options: [{ uid: 'YnVuZGxlLzE0LzIyLzE=', value: '3' }],
      },
    ])
  })

  test('become the store’s uids: links of a download', async () => {
    expect(await lineOf({ sku: 'GUIDE-CHIOT', downloadLinks: ['3'] })).toMatchObject([
      { selected_options: ['ZG93bmxvYWRhYmxlLzM='] },
    ])
  })

  test('of a grouped product are lines of their own', async () => {
    const groupedItems = [
      { sku: 'CHN-FRI-OS', qty: 2 },
      { sku: 'CHN-ACC-GAMELLE', qty: 0 },
    ]
    expect(await lineOf({ sku: 'COFFRET-CHIOT', groupedItems })).toEqual([{ sku: 'CHN-FRI-OS', quantity: 2 }])
  })
})

describe('changing the cart', () => {
  const session = () => createSession({ cartId: full.id })

  test('removes a line with a quantity of zero, and refuses one below', async () => {
    const upstream = store({ cart: withPrices(full), removeItemFromCart: { cart: withPrices(full) } })
    expect(await mutate(upstream, 'updateCartItem(item_id: "33", qty: -2)', session())).toMatchObject({
      success: false,
      errorMessage: 'La quantité doit être supérieure à zéro.',
    })
    expect(sent(upstream, 'UpdateItem')).toEqual([])
    await mutate(upstream, 'updateCartItem(item_id: "33", qty: 0)', session())
    expect(sent(upstream, 'UpdateItem')).toEqual([])
    expect(sent(upstream, 'RemoveItem')[0]?.variables).toEqual({ id: full.id, uid: 'MzM=' })
  })

  test('returns the store’s refusal with the unchanged cart', async () => {
    const upstream = store({
      cart: withPrices(full),
      updateCartItems() {
        throw refusal('input', 'La quantité demandée n’est pas disponible')
      },
    })
    const response = await mutate(upstream, 'updateCartItem(item_id: "33", qty: 5)', session())
    expect(response).toMatchObject({ success: false, errorMessage: 'La quantité demandée n’est pas disponible' })
    expect(response?.cart.items_qty).toBeGreaterThan(0)
  })

  test('takes a refusal beside the cart of the response, which has the quantity that was not saved', async () => {
    const response = await mutate(
      store(
        {
          cart: withPrices(full),
          updateCartItems: {
            cart: withPrices({ ...full, items: full.items.map((line) => ({ ...line, quantity: 500 })) }),
            errors: [
              {
                code: 'INSUFFICIENT_STOCK',
                message: 'Could not update the product with SKU LOW: Not enough items for sale',
              },
            ],
          },
        },
        '2.4.8',
      ),
      'updateCartItem(item_id: "33", qty: 500)',
      session(),
    )
    expect(response).toMatchObject({ success: false, errorMessage: 'La quantité demandée n’est pas disponible.' })
    expect(response?.cart.items_qty).toBeLessThan(500)
  })

  test('says that a line is gone with its cart', async () => {
    const gone = () => {
      throw dead()
    }
    const current = session()
    const upstream = store({ cart: gone, updateCartItems: gone })
    expect(await mutate(upstream, 'updateCartItem(item_id: "33", qty: 5)', current)).toMatchObject({
      success: false,
      errorMessage: 'Cet article n’est plus dans votre panier.',
      cart: { items_qty: 0 },
    })
    expect(current.data.cartId).toBeUndefined()
  })

  test.each(['abc', '0', '-1', '33/1', ''])('does not send line «%s» to the store', async (id) => {
    const upstream = store({ cart: withPrices(full) })
    const response = await mutate(upstream, `updateCartItem(item_id: "${id}", qty: 1)`, session())
    expect(response).toMatchObject({ success: false, errorMessage: 'Cet article n’est plus dans votre panier.' })
    expect(sent(upstream, 'UpdateItem')).toEqual([])
  })

  test('counts a line that is gone already as removed', async () => {
    const upstream = store({
      cart: bare,
      removeItemFromCart() {
        throw refusal('not-found', "The cart doesn't contain the item")
      },
    })
    expect(await mutate(upstream, 'removeCartItem(item_id: "33")', session())).toMatchObject({ success: true })
    expect(await mutate(store({}), 'removeCartItem(item_id: "33")')).toMatchObject({ success: true })
  })
})

describe('coupons', () => {
  const SECOND = 'Un code offre est déjà appliqué au panier. Veuillez le retirer pour en appliquer un autre'
  const session = () => createSession({ cartId: full.id })

  /** A store that takes one coupon at a time, whatever its case, and knows two. */
  function couponStore(applied: string | null, { isSilentAbout = '', isSilentOnce = false } = {}): RecordedStore {
    let code = applied
    let unanswered = isSilentAbout
    const cart = () => ({ ...bare, applied_coupons: code ? [{ code }] : null })
    return store({
      cart,
      applyCouponToCart({ input }: { input: { coupon_code: string } }) {
        if (code) throw refusal('input', SECOND)
        if (input.coupon_code === unanswered) {
          if (isSilentOnce) unanswered = ''
          throw new UpstreamError('unavailable', 'no answer', 'ApplyCoupon')
        }
        if (!['BIENVENUE10', 'MOINS5'].includes(input.coupon_code.toUpperCase())) {
          throw refusal('not-found', "Le code de réduction n'est pas valide. Vérifiez le code et réessayez.")
        }
        code = input.coupon_code
        return { cart: cart() }
      },
      removeCouponFromCart() {
        code = null
        return { cart: cart() }
      },
    })
  }

  test('are applied', async () => {
    const response = await mutate(couponStore(null), 'applyCoupon(code: "\u00a0BIEN\u200bVENUE10\u2060 ")', session())
    expect(response).toMatchObject({ success: true, cart: { coupons: [{ code: 'BIENVENUE10' }] } })
  })

  test('replace the one before', async () => {
    const upstream = couponStore('BIENVENUE10')
    const response = await mutate(upstream, 'applyCoupon(code: "MOINS5")', session())
    expect(response).toMatchObject({ success: true, cart: { coupons: [{ code: 'MOINS5' }] } })
    expect(upstream.names).toEqual(['ApplyCoupon', 'CartById', 'RemoveCoupon', 'ApplyCoupon'])
  })

  test('come back when the new one is refused', async () => {
    const response = await mutate(couponStore('BIENVENUE10'), 'applyCoupon(code: "FAUX")', session())
    expect(response).toMatchObject({
      success: false,
      errorMessage: "Le code de réduction n'est pas valide. Vérifiez le code et réessayez.",
      cart: { coupons: [{ code: 'BIENVENUE10' }] },
    })
  })

  test('come back when the store does not respond to the new one', async () => {
    const upstream = couponStore('BIENVENUE10', { isSilentAbout: 'MOINS5' })
    const response = mutate(upstream, 'applyCoupon(code: "MOINS5")', session())
    await expect(response).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await mutate(upstream, 'applyCoupon(code: "bienvenue10")', session())).toMatchObject({
      success: true,
      cart: { coupons: [{ code: 'BIENVENUE10' }] },
    })
  })

  test('stay when the store does not respond for a moment while one is renewed', async () => {
    const upstream = couponStore('BIENVENUE10', { isSilentAbout: 'BIENVENUE10', isSilentOnce: true })
    const mutateStore: CartService['mutate'] = (operation, variables) => upstream.send(operation, variables)
    await renewCoupon(full.id, 'BIENVENUE10', { mutate: mutateStore } as CartService)
    expect(upstream.names).toEqual(['RemoveCoupon', 'ApplyCoupon', 'ApplyCoupon'])
    const { cart } = await ask<{ cart: unknown }>(upstream, '{ cart { coupons { code } } }', {}, { session: session() })
    expect(cart).toEqual({ coupons: [{ code: 'BIENVENUE10' }] })
  })

  test('may be applied twice', async () => {
    expect(await mutate(couponStore('BIENVENUE10'), 'applyCoupon(code: "bienvenue10")', session())).toMatchObject({
      success: true,
    })
  })

  test('need a code and a cart', async () => {
    expect(await mutate(store({}), 'applyCoupon(code: "  ")')).toMatchObject({
      success: false,
      errorMessage: 'Saisissez un code de réduction.',
    })
    expect(await mutate(store({}), 'applyCoupon(code: "MOINS5")')).toMatchObject({
      success: false,
      errorMessage: 'Ce code de réduction n’est pas valable.',
    })
  })

  test('are removed, even where there is none', async () => {
    expect(await mutate(couponStore('MOINS5'), 'removeCoupon', session())).toMatchObject({
      success: true,
      cart: { coupons: [] },
    })
    expect(await mutate(store({}), 'removeCoupon')).toMatchObject({ success: true })
  })
})

describe('messages of the store', () => {
  test.each([
    [
      'Could not update the product with SKU A-1: La quantité demandée n’est pas disponible',
      'La quantité demandée n’est pas disponible',
    ],
    [
      'Could not update the product with SKU A-1: The requested qty is not available',
      'La quantité demandée n’est pas disponible.',
    ],
    ['Could not find a product with SKU "A-1"', 'Le produit «\u00a0A-1\u00a0» est introuvable ou épuisé.'],
    ['Le code de réduction n’est pas valide.', 'Le code de réduction n’est pas valide.'],
  ])('are said in French: %s', (message, expected) => {
    expect(storeMessage(message)).toBe(expected)
  })
})

describe('several lines at once', () => {
  test('names the refused ones, by their index in the request', async () => {
    const items = [
      { sku: 'CHN-ACC-LAISSE', qty: 1 },
      { sku: 'INCONNU', qty: 1 },
      { sku: 'CHN-ACC-LAISSE', qty: 0 },
    ]
    const upstream = store({
      cart: withPrices(bare),
      addProductsToCart: addsTo(bare, 'Could not find a product with SKU "INCONNU"'),
    })
    const { added } = await ask<{ added: { success: boolean; refusedItems: object[] } }>(
      upstream,
      'mutation ($items: [CartItemInput!]!) { added: addMultipleItemsToCart(items: $items) { success refusedItems { index message } } }',
      { items },
      { session: createSession({ cartId: full.id }) },
    )
    expect(added).toEqual({
      success: false,
      refusedItems: [
        { index: 1, message: 'Le produit «\u00a0INCONNU\u00a0» est introuvable ou épuisé.' },
        { index: 2, message: 'La quantité doit être supérieure à zéro.' },
      ],
    })
  })
})
