import type { Store } from '../../../demo-store/server.ts'
import type { Client } from '../support/client.ts'
import { expired, fresh, later, now, revoke, revoked } from './identities.ts'
import type { Scenario } from './scenarios.ts'

const bone = { sku: 'CHN-FRI-OS', quantity: 1 }
const dogFood = { sku: 'CHN-CROQ-AGN', quantity: 2 }

/** Carts of the recordings had lines of other kinds, and a coupon. */
const cartData = (field: string): string[] =>
  ['items', 'applied_coupons', 'prices.discounts', 'prices.applied_taxes'].map((part) => `data.${field}.${part}`)

const customerCart = async (client: Client, token: string): Promise<string> => {
  const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
  return cart.id
}
const cartOf = async (client: Client, email: string): Promise<string> =>
  customerCart(client, await client.signIn(email))

const guestSource =
  (items: object[]) =>
  async (_store: Store, client: Client): Promise<Record<string, unknown>> => ({ source: await client.cart(items) })

const setting = (key: string, value: string | number | boolean, back: string | number | boolean): Scenario => ({
  prepare: async (store) => {
    await store.control.setting({ key, value })
    return {}
  },
  restore: (store) => store.control.setting({ key, value: back }),
})

const captcha = setting('recaptcha_forms', 'CUSTOMER_LOGIN,NEWSLETTER,PLACE_ORDER', '')

const address = {
  firstname: 'Claire',
  lastname: 'Martin',
  street: ['1 place Bellecour'],
  city: 'Lyon',
  postcode: '69002',
  country_code: 'FR',
  telephone: '0601020304',
}
const newAddress = async (_store: Store, client: Client, __: unknown, token?: string) => {
  const { createCustomerAddress: made } = await client.run<{ createCustomerAddress: { id: number } }>(
    'mutation($input:CustomerAddressInput!){createCustomerAddress(input:$input){id}}',
    { input: address },
    token,
  )
  return { id: made.id }
}

const resetToken = async (store: Store, client: Client) => {
  const email = await client.register()
  await client.run('mutation($email:String!){requestPasswordResetEmail(email:$email)}', { email })
  const [mail] = await store.control.mails({ to: email })
  const path = mail?.parts.flatMap((part) => (typeof part === 'object' && 'path' in part ? part.path : []))[0] ?? ''
  return { email, token: new URL(path, store.url).searchParams.get('token') }
}

/** Scenarios of recordings by or about customers; the first that fits is used. */
export const customerScenarios: [RegExp, Scenario][] = [
  [/^(m21-revokeToken--twice|q41-.*after-revoke|t10-revoke-kills)/, { token: revoked }],
  [/^t10-token-forged/, { token: async (store, client) => `${await fresh()(store, client)}x` }],
  [/^m21/, { token: fresh() }],
  [
    /^t10-login-after-revoke/,
    {
      token: async (store, client) => {
        const email = await client.register()
        await revoke(client, await client.signIn(email))
        await later(store)
        return client.signIn(email)
      },
      restore: now,
    },
  ],
  [
    /^t10-token-expired/,
    {
      token: expired,
      prepare: async (_store, client) => ({ id: await cartOf(client, 'luc.petit@example.fr') }),
    },
  ],
  [/^m08-mergeCarts--guest/, { prepare: guestSource([]) }],
  [
    /^(m08-mergeCarts(?!--unknown)|z-merge-cart)/,
    { prepare: guestSource([dogFood, bone]), differs: cartData('mergeCarts') },
  ],
  [
    /^m09/,
    {
      token: fresh(),
      prepare: async (_store, client) => ({ id: await client.cart([bone]) }),
    },
  ],
  [/^q30-cart--guest-cart-with-token/, { prepare: async (_store, client) => ({ id: await client.cart([bone]) }) }],
  [
    /^q30-cart--merged-source/,
    {
      prepare: async (_store, client) => {
        const id = await client.cart([bone])
        const token = await client.signIn(await client.register())
        await client.run('mutation($id:String!){mergeCarts(source_cart_id:$id){id}}', { id }, token)
        return { id }
      },
    },
  ],
  [
    /^q30-cart--customer$/,
    {
      prepare: async (_store, client) => ({ id: await cartOf(client, 'claire.martin@example.fr') }),
      differs: cartData('cart'),
    },
  ],
  [
    /^q30-cart--(customer-cart-without-token|other-customers-cart)/,
    { prepare: async (_store, client) => ({ id: await cartOf(client, 'claire.martin@example.fr') }) },
  ],
  [/^q32/, { token: fresh(), differs: cartData('customerCart') }],
  [
    /^m20-generateToken--lock/,
    {
      prepare: async (_store, client, variables) => {
        const email = await client.register()
        for (let tries = 0; tries < 6; tries += 1) await client.signIn(email, 'faux').catch(() => null)
        return { ...variables, email }
      },
    },
  ],
  [
    /^m22-createCustomer--again/,
    {
      prepare: async (_store, client, { input }) => ({
        input: { ...(input as object), email: await client.register() },
      }),
    },
  ],
  [/^q40-customer--new/, { token: fresh({ is_subscribed: true }) }],
  [
    /^(m23|m24|m25|m28|q41-customerHeader--)/,
    {
      token: fresh(),
      differs: ['data.updateCustomerV2.customer.addresses', 'data.updateCustomerV2.customer.default_'],
    },
  ],
  [/^m30-updateAddress$/, { prepare: newAddress }],
  [
    /^m31-deleteAddress--not-mine/,
    {
      prepare: async (store, client) => newAddress(store, client, {}, await client.signIn('claire.martin@example.fr')),
    },
  ],
  [
    /^m31-deleteAddress--again/,
    {
      prepare: async (store, client, variables, token) => {
        const { id } = await newAddress(store, client, variables, token)
        await client.run('mutation($id:Int!){deleteCustomerAddress(id:$id)}', { id }, token)
        return { id }
      },
    },
  ],
  [/^m27-resetPassword--weak-right-token/, { prepare: resetToken }],
  [/^v-reviews-off-m33/, setting('product_reviews_enabled', '0', '1')],
  [/^v-contact-off/, setting('contact_enabled', false, true)],
  [/^v-recaptcha-m(20|32)/, captcha],
  [/^v-token-lifetime/, setting('customer_access_token_lifetime', 0.0005, 1)],
  [/^v-wishlist-off/, setting('magento_wishlist_general_is_enabled', '0', '1')],
  [/^v-guest-login-on/, setting('guest_checkout_login', true, false)],
  [
    /^v-confirm-required-m(20|26)/,
    {
      prepare: async (store, client) => {
        await store.control.setting({ key: 'create_account_confirmation', value: true })
        return { email: await client.register() }
      },
      restore: (store) => store.control.setting({ key: 'create_account_confirmation', value: false }),
    },
  ],
  [/^v-confirm-required/, setting('create_account_confirmation', true, false)],
]
