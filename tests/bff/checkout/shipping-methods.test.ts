import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { offeredShippingMethods } from '../../../bff/domains/checkout/shipping-methods.ts'

const method = (change: object) => ({
  available: true,
  carrier_code: 'colissimo',
  carrier_title: 'Colissimo',
  error_message: '',
  method_code: 'home',
  method_title: 'À domicile',
  price_excl_tax: { value: 4.92, currency: 'EUR' as const },
  price_incl_tax: { value: 5.9 },
  ...change,
})
const RELAY = method({
  carrier_code: 'instore',
  carrier_title: 'Point relais',
  method_code: 'pickup',
})
const { log } = Fastify()

const SHOP = {
  shop: { extensions: [], extensionValues: {}, pickupMaxWeight: 30, pickupMethods: ['relay', 'pickup'], arrival: null },
  upstream: { has: () => true },
  settings: { includesTax: true, showsTax: false, taxMultiplier: 1.2, tiersAreTotals: false },
  isTaxed: true,
  leavesAsUsual: true,
  log,
}

describe('the delivery methods that are offered', () => {
  test('have both prices, and say whether they need a pickup point', () => {
    const { methods, notes } = offeredShippingMethods([method({}), RELAY, null], 5, SHOP)
    expect(methods).toMatchObject([
      {
        id: 'colissimo_home',
        needsPickupPoint: false,
        price: { priceInclTax: { value: { cents: 590, currency: 'EUR' } } },
      },
      { id: 'instore_pickup', needsPickupPoint: true, price: { priceExclTax: { value: { cents: 492 } } } },
    ])
    expect(notes).toEqual([])
  })

  test('are without those that the store calls unavailable, and its reason is logged once', () => {
    const heavy = method({ available: false, method_code: null, error_message: 'Trop lourd.' })
    const { methods, notes } = offeredShippingMethods([heavy, heavy, method({ available: false })], 5, SHOP)
    expect(methods).toEqual([])
    expect(notes).toEqual(['Colissimo\u00a0: Trop lourd.', 'Colissimo n’est pas proposé pour cette commande.'])
  })

  test('are without those whose price the store does not return', () => {
    const { methods, notes } = offeredShippingMethods([method({ price_incl_tax: { value: null } })], 5, SHOP)
    expect(methods).toEqual([])
    expect(notes).toEqual(['Colissimo n’est pas proposé pour cette commande.'])
  })

  test('are without pickup points where the parcel is too heavy for them, though the store would not notice', () => {
    const { methods, notes } = offeredShippingMethods([method({}), RELAY], 36.25, SHOP)
    expect(methods.map(({ id }) => id)).toEqual(['colissimo_home'])
    expect(notes).toEqual([
      'Point relais\u00a0: Votre colis pèse environ 36,3\u00a0kg\u00a0: un point relais accepte 30\u00a0kg au plus.',
    ])
    expect(offeredShippingMethods([method({}), RELAY], 30, SHOP)).toMatchObject({ methods: [{}, {}], notes: [] })
  })

  test('are without pickup methods whose points no extension lists', () => {
    const none = { ...SHOP, upstream: { has: () => false } }
    expect(offeredShippingMethods([method({}), RELAY], 1, none)).toMatchObject({
      methods: [{ id: 'colissimo_home' }],
      notes: [],
    })
  })

  test('are without those to a point of a carrier that nothing of the shop knows, and the log says so once', () => {
    const lines: unknown[] = []
    const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } })
    const logging = { ...SHOP, log }
    for (let shopper = 0; shopper < 3; shopper++) {
      const unknown = method({ carrier_code: 'FarRelay', method_code: 'pickup' })
      expect(offeredShippingMethods([unknown], 1, logging).methods).toEqual([])
    }
    expect(lines).toMatchObject([{ method: 'FarRelay_pickup' }])
    const offeredOf = (carrier_code: string, method_code: string, pickupMethods = SHOP.shop.pickupMethods) =>
      offeredShippingMethods([method({ carrier_code, method_code })], 1, {
        ...SHOP,
        shop: { ...SHOP.shop, pickupMethods },
      }).methods
    expect(offeredOf('NearRelay', '24R')).toEqual([])
    expect(offeredOf('near', 'parcel_Pickup')).toEqual([])
    // Its places are known, and so is that this is none.
    expect(offeredOf('instore', 'pickup_by_courier')).toMatchObject([{ needsPickupPoint: false }])
    expect(offeredOf('NearRelay', 'home', ['relay_24r'])).toMatchObject([{ needsPickupPoint: false }])
  })
})
