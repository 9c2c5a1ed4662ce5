import { afterEach, describe, expect, test } from 'vitest'
import { bearer } from './support/client.ts'
import { lyon, place, readyCart } from './support/checkout.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()
afterEach(() => store.control.level({ level: '2.4.7' }))

const bone = { sku: 'CHN-FRI-OS', quantity: 1 }
const english = { Store: 'en' }
const nowhere = 'x'.repeat(32)

/** Status, category, message and place of the error of one mutation with one argument. */
const refusal = async (field: string, type: string, argument: string, value: unknown, token?: string) => {
  const selection = /^(deleteCustomerAddress)$/.test(field) ? '' : '{__typename}'
  const { status, json } = await client.post(
    `mutation($v:${type}){${field}(${argument}:$v)${selection}}`,
    { v: value },
    { ...english, ...(token === undefined ? {} : bearer(token)) },
  )
  const [error] = (json?.errors ?? []) as { message: string; path?: string[]; extensions?: { category: string } }[]
  return [status, error?.extensions?.category, error?.message, error?.path?.join('.')]
}

/** Mutations of a cart, each with an input that is right but for the cart. */
const ofCarts: [field: string, type: string, rest: Record<string, unknown>][] = [
  ['updateCartItems', 'UpdateCartItemsInput', { cart_items: [{ cart_item_uid: 'MQ==', quantity: 1 }] }],
  ['removeItemFromCart', 'RemoveItemFromCartInput', { cart_item_uid: 'MQ==' }],
  ['applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: 'X' }],
  ['removeCouponFromCart', 'RemoveCouponFromCartInput', {}],
  ['setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'anne@example.fr' }],
  ['setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address: lyon }] }],
  ['setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address: lyon } }],
  [
    'setShippingMethodsOnCart',
    'SetShippingMethodsOnCartInput',
    { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] },
  ],
  ['setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'banktransfer' } }],
]

describe('a cart', () => {
  test.each(ofCarts)('%s refuses one that is ordered, unknown, or somebody else’s', async (field, type, rest) => {
    const ordered = await readyCart(client, [bone])
    await place(client, ordered)
    const token = await client.signIn(await client.register())
    const { customerCart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
    const of = (id: string) => refusal(field, type, 'input', { cart_id: id, ...rest })
    expect(await of(ordered)).toEqual([200, 'graphql-no-such-entity', "The cart isn't active.", field])
    const unknown = `Could not find a cart with ID "${nowhere}"`
    expect(await of(nowhere)).toEqual([200, 'graphql-no-such-entity', unknown, field])
    const foreign = `The current user cannot perform operations on cart "${customerCart.id}"`
    expect(await of(customerCart.id)).toEqual([200, 'graphql-authorization', foreign, field])
    expect((await of(''))[2]).toMatch(/^Required parameter "cart_id" is missing\.?$/)
  })

  test('says what is wrong with itself before what is wrong with the address or method', async () => {
    const two = { cart_id: nowhere, shipping_addresses: [{ address: lyon }, { address: lyon }] }
    const [, , message] = await refusal('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', 'input', two)
    expect(message).toMatch(/^Could not find a cart/)
    const none = { cart_id: nowhere, shipping_methods: [{ carrier_code: '', method_code: '' }] }
    const [, , second] = await refusal('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', 'input', none)
    expect(second).toMatch(/^Could not find a cart/)
  })

  test('is neither owned nor open for an estimate, and an unknown one is an input error there', async () => {
    const ask = (id: string) =>
      refusal('estimateShippingMethods', 'EstimateTotalsInput!', 'input', {
        cart_id: id,
        address: { country_code: 'FR' },
      })
    const token = await client.signIn(await client.register())
    const { customerCart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
    expect((await ask(customerCart.id))[2]).toBeUndefined()
    const ordered = await readyCart(client, [bone])
    await place(client, ordered)
    expect((await ask(ordered))[2]).toBeUndefined()
    expect((await ask(nowhere)).slice(1, 3)).toEqual(['graphql-input', `Could not find a cart with ID "${nowhere}"`])
  })
})

describe('an input of a cart', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['updateCartItems', 'UpdateCartItemsInput', { cart_items: [] }, 'Required parameter "cart_items" is missing.'],
    [
      'updateCartItems',
      'UpdateCartItemsInput',
      { cart_items: [{ quantity: 1 }] },
      'Required parameter "cart_item_id" for "cart_items" is missing.',
    ],
    ['removeItemFromCart', 'RemoveItemFromCartInput', {}, 'Required parameter "cart_item_id" is missing.'],
    ['applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: '' }, 'Required parameter "coupon_code" is missing'],
    ['setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'anne' }, 'Invalid email format'],
    [
      'setShippingAddressesOnCart',
      'SetShippingAddressesOnCartInput',
      { shipping_addresses: [{ address: lyon, pickup_location_code: 'nowhere' }] },
      'Can not find Pickup Location with code nowhere for website Sales Channel "base".',
    ],
    [
      'setShippingAddressesOnCart',
      'SetShippingAddressesOnCartInput',
      { shipping_addresses: [{ address: { ...lyon, country_code: 'US' } }] },
      '"regionId" is required. Enter and try again.',
    ],
    [
      'setShippingAddressesOnCart',
      'SetShippingAddressesOnCartInput',
      { shipping_addresses: [{ address: { ...lyon, country_code: '' } }] },
      '"countryId" is required. Enter and try again.',
    ],
    [
      'setShippingAddressesOnCart',
      'SetShippingAddressesOnCartInput',
      { shipping_addresses: [{ address: { ...lyon, country_code: 'CH', region: 'Ailleurs' } }] },
      '"regionId" is required. Enter and try again.',
    ],
    [
      'setShippingAddressesOnCart',
      'SetShippingAddressesOnCartInput',
      { shipping_addresses: [{ address: { ...lyon, country_code: 'CH', region: 'GE', region_id: 99_999 } }] },
      'Invalid value of "99999" provided for the regionId field.',
    ],
    [
      'setBillingAddressOnCart',
      'SetBillingAddressOnCartInput',
      { billing_address: { use_for_shipping: true } },
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    ],
    [
      'setShippingMethodsOnCart',
      'SetShippingMethodsOnCartInput',
      { shipping_methods: [{ carrier_code: '', method_code: 'x' }] },
      'Required parameter "carrier_code" is missing.',
    ],
    [
      'setPaymentMethodOnCart',
      'SetPaymentMethodOnCartInput',
      { payment_method: { code: '' } },
      'Required parameter "code" for "payment_method" is missing.',
    ],
    [
      'setPaymentMethodOnCart',
      'SetPaymentMethodOnCartInput',
      { payment_method: { code: 'banktransfer' } },
      'The shipping address is missing. Set the address and try again.',
    ],
  ])('%s: %s %o', async (field, type, rest, expected) => {
    const id = await client.cart([bone])
    expect((await refusal(field, type, 'input', { cart_id: id, ...rest }))[2]).toBe(expected)
  })

  test('has no method to choose without anything to deliver', async () => {
    const methods = { cart_id: await client.cart([]), shipping_methods: [{ carrier_code: 'a', method_code: 'b' }] }
    const [, category, message] = await refusal(
      'setShippingMethodsOnCart',
      'SetShippingMethodsOnCartInput',
      'input',
      methods,
    )
    expect([category, message]).toEqual([
      'graphql-input',
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    ])
  })

  test('needs a cart and something to add', async () => {
    const add = 'mutation($c:String!){addProductsToCart(cartId:$c,cartItems:[]){user_errors{message}}}'
    const { json } = await client.post(add, { c: '' }, english)
    expect(json?.errors?.[0]?.message).toBe('Required parameter "cartId" is missing')
    const again = await client.post(add, { c: nowhere }, english)
    expect(again.json?.errors?.[0]?.message).toBe('Required parameter "cartItems" is missing')
  })
})

describe('a customer', () => {
  const book = { ...lyon, street: ['5 rue des Lilas'] }
  test.each<[string, Record<string, unknown>, string]>([
    ['a country that wants one', { country_code: 'US' }, 'A region_id is required for the specified country code'],
    [
      'another country',
      { country_code: 'US', region: { region_id: 99_999 } },
      'The specified region is not a part of the selected country or region',
    ],
    [
      'a country that wants none',
      { region: { region_id: 99_999 } },
      'The region_id does not match the selected country or region',
    ],
  ])('gives no address with the region of %s', async (_name, more, expected) => {
    const token = await client.signIn(await client.register())
    const input = { ...book, ...more }
    const refused = await refusal('createCustomerAddress', 'CustomerAddressInput!', 'input', input, token)
    expect(refused).toEqual([200, 'graphql-input', expected, 'createCustomerAddress'])
  })

  test('puts only own addresses on a cart', async () => {
    const other = await client.signIn(await client.register())
    const { createCustomerAddress: theirs } = await client.run<{ createCustomerAddress: { id: number } }>(
      'mutation($input:CustomerAddressInput!){createCustomerAddress(input:$input){id}}',
      { input: book },
      other,
    )
    const token = await client.signIn(await client.register())
    const { customerCart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
    const ship = (id: number) => {
      const input = { cart_id: customerCart.id, shipping_addresses: [{ customer_address_id: id }] }
      return refusal('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', 'input', input, token)
    }
    expect((await ship(theirs.id)).slice(1, 3)).toEqual([
      'graphql-authorization',
      `Current customer does not have permission to address with ID "${theirs.id}"`,
    ])
    expect((await ship(99_999))[1]).toBe('graphql-no-such-entity')
  })

  test('looks for a part of an order number that is long enough', async () => {
    const token = await client.signIn(await client.register())
    const { json } = await client.post(
      '{customer{orders(filter:{number:{match:"00"}}){total_count}}}',
      {},
      { ...english, ...bearer(token) },
    )
    expect(json?.errors?.[0]).toMatchObject({
      message: 'Invalid match filter. Minimum length is 3.',
      extensions: { category: 'graphql-input' },
    })
  })

  test('names the address to delete', async () => {
    const token = await client.signIn(await client.register())
    const refused = await refusal('deleteCustomerAddress', 'Int!', 'id', 0, token)
    expect(refused[2]).toBe('Address "id" value should be specified')
  })

  test('orders only own orders again', async () => {
    const token = await client.signIn(await client.register())
    const refused = await refusal('reorderItems', 'String!', 'orderNumber', '999', token)
    expect(refused[2]).toBe('Order number "999" doesn\'t belong to the current customer')
  })

  test('learns of other accounts by the newsletter only where the merchant permits it', async () => {
    const other = await client.register()
    const token = await client.signIn(await client.register())
    const subscribe = () => refusal('subscribeEmailToNewsletter', 'String!', 'email', other, token)
    await store.control.setting({ key: 'guest_checkout_login', value: true })
    expect((await subscribe())[1]).toBe('graphql-already-exists')
    await store.control.level({ level: '2.4.9' })
    expect((await subscribe()).slice(1, 3)).toEqual(['graphql-input', 'Cannot create a newsletter subscription.'])
    await store.control.setting({ key: 'guest_checkout_login', value: false })
    expect((await subscribe())[2]).toBeUndefined()
    expect((await subscribe())[2]).toBe('This email address is already subscribed.')
  })
})

test.each(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
  '%s is an empty document, and later an empty answer',
  async (method) => {
    const sent = () => client.send('/graphql?query=%7BstoreConfig%7Bstore_code%7D%7D', { method })
    const { status, json } = await sent()
    expect(status).toBe(500)
    if (method !== 'HEAD') expect(json?.errors?.[0]?.message).toBe('Syntax Error: Unexpected <EOF>')
    await store.control.level({ level: '2.4.9' })
    const later = await sent()
    expect([later.status, later.text]).toEqual([method === 'OPTIONS' ? 204 : 200, ''])
    const changing = await client.send('/graphql?query=mutation%7BcreateEmptyCart%7D', { method })
    expect(changing.json?.errors?.[0]?.message).toBe(
      method === 'HEAD' ? undefined : 'Mutation requests allowed only for POST requests',
    )
  },
)
