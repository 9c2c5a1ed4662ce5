import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { HOME, Shopper } from '../../../../tests/bff/support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
/** A bag of 15 kg. */
const HEAVY = 'CHI-CRO-FERME'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

describe('a relay', () => {
  const POINT = { pickupPointId: '350001', pickupPostalCode: '35000' }
  const ready = async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.email()
    await guest.addresses()
    return guest
  }

  test('is offered beside the ways home', async () => {
    const { shippingMethods } = await (await ready()).checkout()
    expect(
      shippingMethods.map(({ id, price, needsPickupPoint }) => [id, price.priceInclTax.value.amount, needsPickupPoint]),
    ).toEqual([
      ['mondialrelay_pickup', 3.9, true],
      ['colissimo_home', 5.9, false],
    ])
  })

  test('is not offered by a site that does not take the extension: nobody could choose a relay there', async () => {
    const without = await shop.another({ EXTENSIONS: 'none' })
    const guest = new Shopper(without.url)
    await guest.add(BISCUITS)
    await guest.email()
    const { checkout } = await guest.addresses()
    expect(checkout.shippingMethods.map(({ id }) => id)).toEqual(['colissimo_home'])
  })

  test('is found by postcode, nearest first, with its hours', async () => {
    const { pickupPoints } = await shop
      .shopper()
      .ask<{ pickupPoints: { id: string; distance: number; schedule: object }[] }>(
        '{ pickupPoints(carrier_code: "mondialrelay", country: "FR", postalCode: "35000") { id distance name coordinates { latitude } schedule { monday sunday } address { locality } } }',
      )
    expect(pickupPoints.length).toBeGreaterThan(3)
    expect(pickupPoints.map(({ distance }) => distance)).toEqual(
      pickupPoints.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    expect(pickupPoints.find(({ id }) => id === '350002')?.schedule).toEqual({
      monday: null,
      sunday: '7 h 00 - 13 h 00',
    })
  })

  test('2.12: a relay method without a relay is refused', async () => {
    const guest = await ready()
    expect(await guest.delivery('mondialrelay', 'pickup')).toMatchObject({
      success: false,
      errors: [{ field: 'pickupPointId' }],
      checkout: { shippingMethod: null, step: 'DELIVERY' },
    })
    expect(await guest.delivery('mondialrelay', 'pickup', { pickupPointId: '000001' })).toMatchObject({
      success: false,
    })
    expect(await guest.delivery('colissimo', 'home', POINT)).toMatchObject({ success: false })
  })

  test('2.12: going back one step does not leave a relay carrier without its relay', async () => {
    const guest = await ready()
    await guest.delivery('mondialrelay', 'pickup', POINT)
    await guest.payment()
    const elsewhere = { shipping: { address: { ...HOME, postalCode: '69002', locality: 'Lyon' } } }
    const { checkout, notes } = await guest.addresses(elsewhere)
    expect(checkout).toMatchObject({ step: 'DELIVERY', pickupPoint: null })
    expect(notes).toEqual([expect.stringContaining('point relais')])
    expect(await guest.order(checkout)).toMatchObject({ success: false, order: null })
  })

  test('becomes the delivery address, and leaves the shopper’s own as it was', async () => {
    const guest = await ready()
    const { checkout } = await guest.delivery('mondialrelay', 'pickup', POINT)
    expect(checkout).toMatchObject({
      step: 'PAYMENT',
      pickupPoint: { id: '350001', name: 'Presse des Lices', schedule: { monday: '7 h 00 - 19 h 30' } },
      shippingAddress: { lastname: 'Le Goff', address: { streetAddress: ['12 rue Saint-Malo', 'Bâtiment B'] } },
      isBillingSameAsShipping: true,
    })
    const { guestOrderAddress } = await orderedAddress(guest)
    expect(guestOrderAddress).toMatchObject({
      company: 'Presse des Lices - Mondial Relay 350001',
      street: ['8 place des Lices'],
      lastname: 'Le Goff',
    })
  })

  test('can be left for the shopper’s own address, also where the invoice goes elsewhere', async () => {
    const guest = await ready()
    const billing = { address: { ...HOME, locality: 'Lyon', postalCode: '69002' } }
    await guest.addresses({ shipping: { address: HOME }, billing })
    await guest.delivery('mondialrelay', 'pickup', POINT)
    const { checkout } = await guest.delivery()
    expect(checkout).toMatchObject({
      pickupPoint: null,
      shippingMethod: { id: 'colissimo_home' },
      shippingAddress: { address: { postalCode: '35000', streetAddress: ['12 rue Saint-Malo', 'Bâtiment B'] } },
      billingAddress: { address: { postalCode: '69002' } },
    })
  })

  test('stays when the address changes within its postcode', async () => {
    const guest = await ready()
    await guest.delivery('mondialrelay', 'pickup', POINT)
    const { checkout, notes } = await guest.addresses({ shipping: { address: { ...HOME, lastname: 'Le Bihan' } } })
    expect(notes).toEqual([])
    expect(checkout).toMatchObject({ pickupPoint: { id: '350001' }, shippingAddress: { lastname: 'Le Bihan' } })
  })

  test('is not offered to a parcel that is too heavy for it, and the reason is told', async () => {
    const guest = shop.shopper()
    await guest.add({ sku: HEAVY, qty: 3 })
    const { checkout } = await guest.addresses()
    expect(checkout.shippingMethods.map(({ id }) => id)).not.toContain('mondialrelay_pickup')
    expect(checkout.shippingNotes).toEqual([expect.stringMatching(/^Point relais\s: /)])
  })

  async function orderedAddress(guest: Awaited<ReturnType<typeof ready>>) {
    const { order } = await guest.order((await guest.payment()).checkout)
    const response = await fetch(new URL('graphql', shop.store.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ guestOrder(input: { number: "${order?.number}", email: "anne.legoff@exemple.fr", postcode: "35000" }) { shipping_address { company street lastname } } }`,
      }),
    })
    const { data } = (await response.json()) as { data: { guestOrder: { shipping_address: object } } }
    return { guestOrderAddress: data.guestOrder.shipping_address }
  }
})
