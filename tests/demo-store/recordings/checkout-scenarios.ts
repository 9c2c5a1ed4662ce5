import type { Store } from '../../../demo-store/server.ts'
import { lyon, place, readyCart, sets } from '../support/checkout.ts'
import type { Client } from '../support/client.ts'
import type { Scenario } from './scenarios.ts'

const dogFood = { sku: 'CHN-CROQ-AGN', quantity: 2 }
const bone = { sku: 'CHN-FRI-OS', quantity: 1 }
const appointment = { sku: 'CONSULT-VETO', quantity: 1 }
const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' }
const claire = 'claire.martin@example.fr'

type Prepare = NonNullable<Scenario['prepare']>

/** A guest's cart, as far on its way as the recording had it. */
const guestCart =
  (items: object[], ...steps: ((client: Client, c: string) => Promise<unknown>)[]): Prepare =>
  async (_store, client) => {
    const c = await client.cart(items)
    for (const step of steps) await step(client, c)
    return { id: c }
  }

const withEmail = (client: Client, c: string) => client.run(sets.email, { c, e: 'a@example.fr' })
const withAddress = (client: Client, c: string) => client.run(sets.shipping, { c, a: [{ address: lyon }] })
const withPickup = (client: Client, c: string) =>
  client.run(sets.shipping, { c, a: [{ address: lyon, pickup_location_code: 'lyon' }] })
const withMethod = (client: Client, c: string) => client.run(sets.method, { c, m: [flatrate] })
const withBilling = (client: Client, c: string) => client.run(sets.billing, { c, b: { same_as_shipping: true } })

const ready =
  (items: object[] = [dogFood]): Prepare =>
  async (_store, client) => ({ id: await readyCart(client, items) })

const ordered: Prepare = async (_store, client) => {
  const c = await readyCart(client, [bone])
  await place(client, c)
  return { id: c }
}

const emptied: Prepare = async (_store, client) => {
  const c = await readyCart(client, [bone])
  await client.remove(c, await client.firstLine(c))
  return { id: c }
}

/** The cart that estimates without an address are made for: what a real store left behind there. */
const estimated: Prepare = async (_store, client) => {
  const c = await client.cart([dogFood])
  await client.run('mutation($i:EstimateTotalsInput!){estimateTotals(input:$i){cart{id}}}', {
    i: { cart_id: c, address: { country_code: 'FR', postcode: '69003' }, shipping_method: flatrate },
  })
  return { id: c }
}

const estimating: Prepare = async (_store, client, variables) => {
  const c = await client.cart([dogFood])
  await withAddress(client, c)
  return { input: { ...(variables.input as object), cart_id: c } }
}

/** The customer's own cart with something in it, and the first address of the book. */
const customerCart = async (client: Client, token: string | undefined, items: object[] = [dogFood]) => {
  const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
  if (items.length > 0) {
    await client.run(
      'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){cart{id}}}',
      { id: cart.id, items },
      token,
    )
  }
  const { customer } = await client.run<{ customer: { addresses: { id: number }[] } }>(
    '{customer{addresses{id}}}',
    {},
    token,
  )
  return { id: cart.id, book: customer.addresses[0]?.id ?? 0 }
}

const bookCart: Prepare = async (_store, client, _variables, token) => {
  const { id, book } = await customerCart(client, token)
  return { id, addresses: [{ customer_address_id: book }] }
}

/** Everything chosen for the customer's cart but the order itself. */
const customersReady = async (client: Client, token: string | undefined) => {
  const { id, book } = await customerCart(client, token)
  await client.run(sets.shipping, { c: id, a: [{ customer_address_id: book }] }, token)
  await client.run(sets.method, { c: id, m: [flatrate] }, token)
  await client.run(sets.billing, { c: id, b: { customer_address_id: book } }, token)
  await client.run(sets.payment, { c: id, p: { code: 'banktransfer' } }, token)
  return { id, address: { customer_address_id: book } }
}

const switched = (key: string, value: boolean, prepare: Prepare): Scenario => ({
  prepare: async (store, client, variables, token) => {
    const replaced = await prepare(store, client, variables, token)
    await store.control.setting({ key, value })
    return replaced
  },
  restore: (store: Store) => store.control.setting({ key, value: !value }),
})

const lowered: Scenario = {
  prepare: async (store, client) => {
    const id = await readyCart(client, [{ sku: 'TMP-DEL', quantity: 4 }])
    await store.control.stock({ sku: 'TMP-DEL', quantity: 3 })
    return { id }
  },
  restore: (store) => store.control.stock({ sku: 'TMP-DEL', quantity: 100 }),
}

/** Paths of an address whose empty company the recorded store answered as it was sent, and later as null. */
const companies = (field: string): string[] =>
  ['shipping_addresses[]', 'billing_address'].map((part) => `data.${field}.cart.${part}.company`)

/** Scenarios between the cart and the order; the first that fits is used. */
export const checkoutScenarios: [RegExp, Scenario][] = [
  [/^m10/, { prepare: guestCart([bone]) }],
  [/^m11-.*foreign/, { prepare: async (_s, client, __, token) => ({ id: (await customerCart(client, token)).id }) }],
  [
    /^m11-.*--customer-address/,
    { prepare: bookCart, differs: ['data.setShippingAddressesOnCart.cart.prices.discounts'] },
  ],
  [/^m11-.*virtual/, { prepare: guestCart([appointment]) }],
  [
    /^m11-.*(bad-postcode|html-in-name|lowercase-country)/,
    { prepare: guestCart([dogFood], withAddress, withMethod), differs: companies('setShippingAddressesOnCart') },
  ],
  [/^m11/, { prepare: guestCart([dogFood]), differs: companies('setShippingAddressesOnCart') }],
  [
    /^m12-.*customer-address/,
    {
      prepare: async (_store, client, _variables, token) => customersReady(client, token),
      differs: [
        'data.setBillingAddressOnCart.cart.prices.discounts',
        'data.setBillingAddressOnCart.cart.selected_payment_method',
      ],
    },
  ],
  [/^m12-.*virtual/, { prepare: guestCart([appointment]), differs: companies('setBillingAddressOnCart') }],
  [/^m12/, { prepare: guestCart([dogFood], withAddress, withMethod) }],
  [/^m13-.*before-address/, { prepare: estimated }],
  [/^m13-.*pickup/, { prepare: guestCart([dogFood], withPickup) }],
  [/^z-estimate-side-effect-2/, { prepare: estimating }],
  [/^z-estimate-side-effect-5/, { prepare: guestCart([dogFood], withAddress, withMethod) }],
  [/^(m13|z-estimate)/, { prepare: guestCart([dogFood], withAddress) }],
  [/^(q31|z-setMethod)/, { prepare: guestCart([dogFood], withAddress, withBilling) }],
  [
    /^m14-.*banktransfer/,
    {
      prepare: async (_store, client, _variables, token) => customersReady(client, token),
      differs: ['data.setPaymentMethodOnCart.cart.prices.discounts'],
    },
  ],
  [/^m14/, { prepare: guestCart([dogFood], withAddress, withMethod) }],
  [/^m1[56]-.*(no-email|empty-cart)/, { prepare: guestCart([bone]) }],
  [/^m15-.*no-payment/, { prepare: guestCart([dogFood], withEmail, withAddress, withMethod, withBilling) }],
  [/^m16-.*no-shipping-method/, { prepare: guestCart([dogFood], withEmail, withAddress, withMethod) }],
  [/^(m1[56]-.*second-time|q30-cart--after-order|m04-.*after-order)/, { prepare: ordered }],
  [/^m16-.*ok-customer/, { prepare: async (_store, client, _variables, token) => customersReady(client, token) }],
  [
    /^m16-.*other-customers/,
    { prepare: async (_store, client) => ({ id: (await customerCart(client, await client.signIn(claire))).id }) },
  ],
  [/^m16/, { prepare: ready() }],
  [/^m1[78]/, { prepare: estimating }],
  [
    /^v-recaptcha-m16/,
    {
      prepare: async (store, client, variables, token) => {
        await store.control.setting({ key: 'recaptcha_forms', value: 'PLACE_ORDER' })
        return ready()(store, client, variables, token)
      },
      restore: (store) => store.control.setting({ key: 'recaptcha_forms', value: '' }),
    },
  ],
  [
    /^v-backpressure/,
    {
      prepare: async (store, client) => {
        await store.control.setting({ key: 'guest_order_limit', value: 1 })
        await client.post(sets.place, { c: 'x' })
        return { id: await readyCart(client, [bone]) }
      },
      restore: (store) => store.control.setting({ key: 'guest_order_limit', value: 0 }),
    },
  ],
  [/^v-guest-checkout-off/, switched('is_guest_checkout_enabled', false, ready())],
  [/^z-cart-stock-lowered/, lowered],
  [/^z-cart-product-disabled-placeOrder/, { prepare: ready([dogFood, bone]) }],
  [/^z-placeOrder-emptied/, { prepare: emptied }],
]
