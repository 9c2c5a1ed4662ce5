import { lyon, place, readyCart, sets } from '../../support/checkout.ts'
import type { Client } from '../../support/client.ts'
import type { Store } from '../../../../demo-store/server.ts'
import type { Scenario } from '../scenarios.ts'
import { customerCart } from './customer-order.ts'

type Prepare = NonNullable<Scenario['prepare']>

const lines = [
  { sku: 'CHN-CROQ-SAU', quantity: 2 },
  { sku: 'CHN-FRI-OS', quantity: 5 },
]

/** Of a customer of the group that has a price of its own. */
export const wholesaler = async (store: Store, client: Client): Promise<string> => {
  const email = await client.register()
  await store.control.customerGroup({ email, group: 'wholesale' })
  return client.signIn(email)
}

/** In a shop that enters prices without tax and shows them as the recording's name says. */
const displayed = (display: 1 | 2 | 3, prepare: Prepare): Scenario => ({
  prepare: async (store, client, variables, token) => {
    await store.control.setting({ key: 'prices_without_tax', value: true })
    await store.control.setting({ key: 'tax_display_type', value: display })
    await store.control.setting({ key: 'tax_sales_display_price', value: display })
    return prepare(store, client, variables, token)
  },
  restore: async (store) => {
    await store.control.setting({ key: 'prices_without_tax', value: false })
    await store.control.setting({ key: 'tax_display_type', value: 2 })
    await store.control.setting({ key: 'tax_sales_display_price', value: 2 })
  },
  // The recorded products have other attributes.
  differs: ['data.cart.items[].product.listed'],
})

const cart: Prepare = async (_store, client) => ({ id: await client.cart(lines) })
const cartWithAddress: Prepare = async (_store, client) => {
  const id = await client.cart(lines)
  await client.run(sets.shipping, { c: id, a: [{ address: lyon }] })
  await client.run(sets.method, { c: id, m: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] })
  return { id }
}
const order: Prepare = async (_store, client) => ({
  token: (await place(client, await readyCart(client, lines))).orderV2?.token,
})

/** Prices of groups and quantities, and with and without tax; the first that fits is used. */
export const priceScenarios: [RegExp, Scenario][] = [
  [
    /^r2-t03-cart--group/,
    {
      token: wholesaler,
      prepare: async (_store, client, variables, token) => ({
        ...variables,
        id: await customerCart(client, token, []),
      }),
    },
  ],
  [/^r2-t03/, { prepare: async (_store, client) => ({ id: await client.cart([]) }) }],
  [/^r2-v02-tax-both--cart-with-address/, displayed(3, cartWithAddress)],
  [/^r2-v02-tax-both/, displayed(3, cart)],
  [/^r2-v02-tax-incl/, displayed(2, cart)],
  [/^r2-v02/, displayed(1, cart)],
  [/^r2-v03-tax-both/, displayed(3, order)],
  [/^r2-v03-tax-incl/, displayed(2, order)],
  [/^r2-v03/, displayed(1, order)],
]
