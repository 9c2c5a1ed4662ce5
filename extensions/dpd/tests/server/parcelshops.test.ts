import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offeredShippingMethods } from '../../../../bff/domains/checkout/shipping-methods.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { HOME } from '../../../../tests/bff/support/shopper.ts'

const CAMILLE = ['camille.durand@example.com', 'Musette-2026!'] as const
const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop?.close())

describe('a parcel shop of DPD', () => {
  /** As the customer, without the shop. */
  async function askStore<T>(query: string): Promise<T> {
    const ask = async (text: string, token?: string) => {
      const response = await fetch(new URL('graphql', shop.store.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query: text }),
      })
      return ((await response.json()) as { data: unknown }).data
    }
    const [email, password] = CAMILLE
    const signedIn = (await ask(
      `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
    )) as { generateCustomerToken: { token: string } }
    return (await ask(query, signedIn.generateCustomerToken.token)) as T
  }

  test('is found by DPD’s module, and told to it', async () => {
    const guest = shop.shopper()
    expect(await guest.login(...CAMILLE)).toBeNull()
    const utrecht = { ...HOME, country: 'NL', locality: 'Utrecht', postalCode: '3511 AB' }
    await guest.add(BISCUITS)
    const { checkout } = await guest.addresses({ shipping: { address: utrecht } })
    expect(checkout).toMatchObject({ step: 'DELIVERY', shippingMethods: [{ id: 'dpdpickup_dpdpickup' }] })
    const { pickupPoints } = await guest.ask<{ pickupPoints: object[] }>(
      '{ pickupPoints(carrier_code: "dpdpickup", country: "NL", postalCode: "3511 AB") { id name schedule { monday saturday sunday } } }',
    )
    expect(pickupPoints).toContainEqual({
      id: 'NL35110',
      name: 'Boekhandel Neude',
      schedule: { monday: '14 h 00 - 19 h 00', saturday: '10 h 00 - 19 h 00', sunday: null },
    })
    const chosen = await guest.delivery('dpdpickup', 'dpdpickup', { pickupPointId: 'NL35111' })
    expect(chosen).toMatchObject({
      success: true,
      checkout: {
        step: 'PAYMENT',
        pickupPoint: { id: 'NL35111', name: 'Kiosk Oudegracht' },
        shippingAddress: { company: null, address: { postalCode: '3511 AB' } },
      },
    })
    const asked = (
      await askStore<{ customerCart: { id: string } }>('{ customerCart { id shipping_addresses { company street } } }')
    ).customerCart
    expect(asked).toMatchObject({
      shipping_addresses: [{ company: 'Kiosk Oudegracht - DPD NL35111', street: ['Oudegracht 158'] }],
    })
    expect(await askStore(`{ selectedParcelshop(cart_id: "${asked.id}") { parcelshop_id company } }`)).toEqual({
      selectedParcelshop: { parcelshop_id: 'NL35111', company: 'Kiosk Oudegracht' },
    })
  })

  test('is not to be found where DPD has none', async () => {
    const { pickupPoints } = await shop
      .shopper()
      .ask<{ pickupPoints: object[] }>(
        '{ pickupPoints(carrier_code: "dpdpickup", country: "NL", postalCode: "9999 ZZ") { id } }',
      )
    expect(pickupPoints).toEqual([])
  })

  test('is what DPD’s methods go to: they are not offered where the store lacks the module', () => {
    const method = {
      available: true,
      carrier_code: 'dpdpickup',
      carrier_title: 'DPD',
      error_message: '',
      method_code: 'dpdpickup',
      method_title: 'Relais',
      price_excl_tax: { value: 5.75, currency: 'EUR' as const },
      price_incl_tax: { value: 6.9 },
    }
    const offered = (has: boolean) => {
      const shop = { extensions: ['dpd'], extensionValues: {}, pickupMaxWeight: 30, pickupMethods: [], arrival: null }
      const { methods } = offeredShippingMethods([method], 1, {
        shop,
        upstream: { has: () => has },
        settings: { includesTax: true, showsTax: false, taxMultiplier: 1.2, tiersAreTotals: false },
        isTaxed: true,
        leavesAsUsual: true,
        log: Fastify().log,
      })
      return methods.map(({ needsPickupPoint }) => needsPickupPoint)
    }
    expect(offered(true)).toEqual([true])
    expect(offered(false)).toEqual([])
  })
})
