import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Upstream } from '../../../bff/magento/upstream.ts'
import { RecordedStore, recording, type Roots } from '../support/recorded-store.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { ask } from '../support/shop-request.ts'

const products = recording<Record<string, object>>('products')
const routes = recording<Record<string, { data: { route: object } }>>('routes')
const cart = recording<Record<string, unknown> & { id: string; items: Record<string, unknown>[] }>('cart')
const { chiens } = recording<Record<string, object>>('facets')

/** A store that answers only when nobody has anything more to ask: each answer to all that wait is one wave. */
function waveStore(roots: Roots): { upstream: Upstream; waves: string[][] } {
  const store = new RecordedStore({ storeConfig: recording('store-config'), ...roots }, '2.4.7')
  const waves: string[][] = []
  let waiting: { name: string; release: () => void }[] = []

  async function turn(name: string): Promise<void> {
    const isFirst = waiting.length === 0
    const released = new Promise<void>((release) => waiting.push({ name, release }))
    if (isFirst) {
      await pause(20)
      const all = waiting
      waiting = []
      waves.push(all.map((call) => call.name).sort())
      for (const { release } of all) release()
    }
    return released
  }

  const upstream: Upstream = {
    has: (coordinate) => store.has(coordinate),
    atLeast: (level) => store.atLeast(level),
    hasOwnPrices: () => false,
    inTurn: (_cartId, task) => task(),
    read: async (operation, variables, policy) => {
      await turn(operation.name)
      return store.read(operation, variables, policy)
    },
    readEach: async (operation, keys, policy) => {
      if (keys.length > 0) await turn(operation.name)
      return store.readEach(operation, keys, policy)
    },
    send: async (operation, variables, options) => {
      await turn(operation.name)
      return store.send(operation, variables, options)
    },
  }
  return { upstream, waves }
}

describe('a cold page', () => {
  test('of a product needs two rounds of store calls', async () => {
    const { upstream, waves } = waveStore({
      route: routes['product']?.data.route,
      products: { items: [products['CHN-CROQ-AGN']] },
      attributesList: { items: [] },
    })
    const page = `{ route(url: "/croquettes-agneau-pour-chien-5-kg.html") { ... on Product {
      sku description { raw } attributes { code } reviewsLayer(size: 5) { total reviews { title } } relatedProducts { sku } upsellProducts { sku } } } }`
    await ask(upstream, page)
    expect(waves).toEqual([
      ['Route', 'StoreConfig'],
      ['ProductDetails', 'ProductReviews', 'RelatedProducts', 'VisibleAttributeLabels'],
    ])
  })

  test('of a category needs two rounds of store calls', async () => {
    const category = { uid: 'Mw==', name: 'Chiens', url_path: 'chiens', url_suffix: '.html', product_count: 14 }
    const { upstream, waves } = waveStore({
      route: routes['category']?.data.route,
      categories: { items: [category] },
      products: { ...chiens, items: [products['CHN-CROQ-AGN']], total_count: 14 },
    })
    await ask(
      upstream,
      '{ route(url: "/chiens.html") { ... on Category { name layer { total products { sku } dynamicFacets { code } } } } }',
    )
    expect(waves).toEqual([
      ['Route', 'StoreConfig'],
      ['CategoryPage', 'Facets', 'ProductList'],
    ])
  })

  test('of the checkout needs two rounds of store calls, with a pickup point', async () => {
    const home = {
      firstname: 'Anne',
      lastname: 'Le Goff',
      street: ['8 place des Lices'],
      city: 'Rennes',
      postcode: '35000',
    }
    const method = { carrier_code: 'instore', method_code: 'pickup' }
    const price = { value: 3.9, currency: 'EUR' }
    const offered = {
      ...method,
      available: true,
      carrier_title: 'Relais',
      price_excl_tax: price,
      price_incl_tax: price,
    }
    const flags = { contact_enabled: true, newsletter_enabled: true, order_cancellation_enabled: true }
    const { upstream, waves } = waveStore({
      storeConfig: { ...recording<object>('store-config'), ...flags, is_guest_checkout_enabled: true },
      cart: {
        ...cart,
        items: cart.items.map((item) => ({
          ...item,
          product: { ...products['CHN-CROQ-AGN'], ...(item['product'] as object) },
        })),
        email: 'anne@exemple.fr',
        billing_address: { ...home, country: { code: 'FR', label: 'FR' } },
        shipping_addresses: [
          {
            ...home,
            country: { code: 'FR', label: 'FR' },
            company: 'Kiosk',
            pickup_location_code: 'R1',
            available_shipping_methods: [{ ...offered }],
            selected_shipping_method: { ...offered },
          },
        ],
        available_payment_methods: [{ code: 'banktransfer', title: 'Virement', is_deferred: false }],
        selected_payment_method: { code: '', title: '' },
      },
      pickupLocations: { items: [] },
    })
    const session = createSession({ cartId: cart.id })
    const { checkout } = await ask<{ checkout: { step: string; pickupPoint: { id: string } } }>(
      upstream,
      '{ checkout { step revision cart { items { sku } } pickupPoint { id } } }',
      {},
      { session },
    )
    expect(checkout).toMatchObject({ step: 'PAYMENT', pickupPoint: { id: 'R1' } })
    expect(waves).toEqual([['CartById', 'CheckoutById', 'StoreFeatures'], ['PickupLocations']])
  })
})
