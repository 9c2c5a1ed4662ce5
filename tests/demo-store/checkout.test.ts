import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import type { Store } from '../../demo-store/server.ts'
import { recordedShop } from './fixtures/recorded-shop.ts'
import { lyon, sets } from './support/checkout.ts'
import { createClient } from './support/client.ts'
import type { Client } from './support/client.ts'
import { openRecordedShop } from './support/store.ts'

const leash = { sku: 'CHN-ACC-LAISSE', quantity: 1 }
const bone = { sku: 'CHN-FRI-OS', quantity: 1 }

let store: Store
let client: Client

type Rate = { carrier_code: string; amount: { value: number } }

beforeAll(async () => {
  // The demo shop's carriers, methods and rules, with the recorded shop's goods.
  const products = recordedShop.products.map((product) =>
    product.sku === 'CHN-FRI-BISC' ? { ...product, attributes: { ...product.attributes, livraison: 901 } } : product,
  )
  const attributes = [
    ...recordedShop.attributes,
    {
      id: 200,
      code: 'livraison',
      label: 'Livraison',
      input: 'select' as const,
      filterable: true,
      visibleOnFront: true,
      usedInListing: true,
      options: [{ id: 901, label: 'Livraison réfrigérée' }],
    },
  ]
  store = await openRecordedShop({ seed: { ...recordedShop, products, attributes, checkout: seed.checkout } })
  client = createClient(store)
})
afterAll(() => store.close())

const ratesOf = async (c: string, address: object = {}, more: object = {}): Promise<Rate[]> => {
  const { setShippingAddressesOnCart: answer } = await client.run<{
    setShippingAddressesOnCart: { cart: { shipping_addresses: { available_shipping_methods: Rate[] }[] } }
  }>(sets.shipping, { c, a: [{ address: { ...lyon, ...address }, ...more }] })
  return answer.cart.shipping_addresses[0]?.available_shipping_methods ?? []
}
const priced = (rates: Rate[]) => rates.map(({ carrier_code: code, amount }) => [code, amount.value])

const totalsOf = async (c: string) =>
  (
    await client.run<{
      cart: {
        prices: { grand_total: { value: number }; discounts: { label: string; amount: { value: number } }[] | null }
      }
    }>('query($c:String!){cart(cart_id:$c){prices{grand_total{value} discounts{label amount{value}}}}}', { c })
  ).cart.prices

describe('delivery', () => {
  test('costs nothing from a subtotal on', async () => {
    for (const [quantity, price] of [
      [1, 5.9],
      [3, 5.9],
      [4, 0],
    ] as const)
      expect(priced(await ratesOf(await client.cart([{ ...leash, quantity }])))).toContainEqual(['colissimo', price])
  })

  test('goes to Corsica for more and not overseas or abroad', async () => {
    const c = await client.cart([leash])
    expect(priced(await ratesOf(c, { postcode: '20000' }))).toEqual([['colissimo', 9.9]])
    expect(await ratesOf(c, { postcode: '97400' })).toEqual([])
    expect(await ratesOf(c, { postcode: '1000', country_code: 'BE' })).toEqual([])
  })

  test('of frozen goods is by the cold carrier alone', async () => {
    const c = await client.cart([{ sku: 'CHN-FRI-BISC', quantity: 1 }, leash])
    expect(priced(await ratesOf(c))).toEqual([['chronofresh', 12.9]])
  })

  test('keeps the chosen method through another address and drops one that is not offered any more', async () => {
    const c = await client.cart([leash])
    await ratesOf(c)
    await client.run(sets.method, { c, m: [{ carrier_code: 'colissimo', method_code: 'home' }] })
    expect((await totalsOf(c)).grand_total.value).toBe(29.9)
    await ratesOf(c, { postcode: '20000' })
    expect((await totalsOf(c)).grand_total.value).toBe(33.9)
    await ratesOf(c, { postcode: '97400' })
    expect((await totalsOf(c)).grand_total.value).toBe(24)
    expect(
      await client.refusal(sets.method, { c, m: [{ carrier_code: 'colissimo', method_code: 'home' }] }),
    ).toMatchObject({
      category: 'graphql-no-such-entity',
    })
  })
})

describe('cart price rules', () => {
  test('apply by code from their minimum on, one after the other', async () => {
    const c = await client.cart([{ ...leash, quantity: 10 }])
    await client.coupon(c, 'musette5')
    expect(await totalsOf(c)).toEqual({
      grand_total: { value: 227.95 },
      discounts: [
        { label: '5 € offerts dès 60 € d’achat', amount: { value: 5 } },
        { label: 'Grande commande : 3 % dès 200 €', amount: { value: 7.05 } },
      ],
    })
    const small = await client.cart([leash])
    await expect(client.coupon(small, 'MUSETTE5')).rejects.toThrow('no-such-entity')
  })

  test('pay for delivery', async () => {
    const c = await client.cart([{ ...leash, quantity: 2 }])
    await client.coupon(c, 'PORTOFFERT')
    expect(priced(await ratesOf(c))).toContainEqual(['colissimo', 0])
  })

  test('change while shoppers are at it', async () => {
    const c = await client.cart([leash])
    await store.control.cartRule({ label: 'Essai', discount: { type: 'percent', rate: 50 } })
    expect((await totalsOf(c)).grand_total.value).toBe(12)
    await store.control.removeCartRule({ label: 'Essai' })
    await store.control.carrier({ carrier: 'colissimo', method: 'home', cents: 700 })
    expect(priced(await ratesOf(c))).toContainEqual(['colissimo', 7])
    await store.control.carrier({ carrier: 'colissimo', method: 'home', cents: 590 })
  })
})

describe('payment', () => {
  const methods = async (c: string) =>
    (
      await client.run<{ cart: { available_payment_methods: { code: string }[] } }>(
        'query($c:String!){cart(cart_id:$c){available_payment_methods{code title is_deferred}}}',
        { c },
      )
    ).cart.available_payment_methods.map(({ code }) => code)

  test('is offered in the shop’s order, and only for free when nothing is to pay', async () => {
    const offered = await methods(await client.cart([bone]))
    // Those of providers come before them.
    expect(offered.slice(-4)).toEqual(['banktransfer', 'cashondelivery', 'purchaseorder', 'checkmo'])
    const inOrder = seed.checkout.paymentMethods.map(({ code }) => code).filter((code) => offered.includes(code))
    expect(offered).toEqual(inOrder)
    await store.control.cartRule({ code: 'TOUT', label: 'Tout', discount: { type: 'percent', rate: 100 } })
    const c = await client.cart([bone])
    await client.coupon(c, 'TOUT')
    expect(await methods(c)).toEqual(['free'])
    await store.control.removeCartRule({ label: 'Tout' })
  })
})

describe('addresses', () => {
  test('want a region where the country has one', async () => {
    const c = await client.cart([leash])
    const swiss = { ...lyon, country_code: 'CH', postcode: '1200', city: 'Genève' }
    expect((await client.refusal(sets.shipping, { c, a: [{ address: swiss }] })).message).toContain('regionId')
    await client.run(sets.shipping, { c, a: [{ address: { ...swiss, region: 'GE' } }] })
    const { countries } = await client.run<{
      countries: { id: string; available_regions: { code: string }[] | null }[]
    }>('{countries{id available_regions{id code name}}}')
    expect(countries.find(({ id }) => id === 'CH')?.available_regions).toHaveLength(26)
    expect(countries.find(({ id }) => id === 'FR')?.available_regions).toBeNull()
  })

  test('know their country', async () => {
    const c = await client.cart([leash])
    expect(await client.refusal(sets.shipping, { c, a: [{ address: { ...lyon, country_code: 'XX' } }] })).toMatchObject(
      {
        category: 'graphql-input',
      },
    )
  })

  test.each(['', 'a', 'a@b', 'a b@example.fr', '<a>@example.fr'])('are no e-mail addresses: «%s»', async (email) => {
    const c = await client.cart([leash])
    expect(await client.refusal(sets.email, { c, e: email })).toMatchObject({ category: 'graphql-input' })
  })
})

test('keeps the recorded figures when a coupon and delivery come together', async () => {
  const recorded = await openRecordedShop()
  const own = createClient(recorded)
  const c = await own.cart([
    { sku: 'CHN-CROQ-AGN', quantity: 2 },
    { sku: 'CHN-FRI-BISC', quantity: 2 },
    { sku: 'CHN-ACC-GAMELLE', quantity: 3 },
  ])
  await own.coupon(c, 'BIENVENUE10')
  await own.run(sets.shipping, { c, a: [{ address: lyon }] })
  const { setShippingMethodsOnCart: answer } = await own.run<{
    setShippingMethodsOnCart: { cart: { prices: { grand_total: { value: number }; applied_taxes: object[] } } }
  }>(sets.method, { c, m: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] })
  expect(answer.cart.prices).toEqual({
    grand_total: { value: 101.93 },
    applied_taxes: [{ amount: { value: 16.99 } }],
  })
  await recorded.close()
})
