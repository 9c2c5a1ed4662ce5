import { place, readyCart, sets } from '../support/checkout.ts'
import type { Client } from '../support/client.ts'
import type { Store } from '../../../demo-store/server.ts'
import type { Scenario } from './scenarios.ts'

type Prepare = NonNullable<Scenario['prepare']>

/** A line of every kind of product that the recorded order had. */
const recordedLines = [
  { sku: 'CHN-CROQ-AGN', quantity: 2 },
  {
    sku: 'MEDAILLE',
    quantity: 1,
    selected_options: ['Y3VzdG9tLW9wdGlvbi8yLzI='],
    entered_options: [{ uid: 'Y3VzdG9tLW9wdGlvbi8x', value: 'REX' }],
  },
  { sku: 'GUIDE-CHIOT', quantity: 1, selected_options: ['ZG93bmxvYWRhYmxlLzM='] },
  { sku: 'BND-DYN', quantity: 1, selected_options: ['YnVuZGxlLzExLzE3LzE=', 'YnVuZGxlLzEyLzE4LzE='] },
  { sku: 'CHN-CROQ-POU', quantity: 1, selected_options: ['Y29uZmlndXJhYmxlLzEzOS8xMQ=='] },
]

/** The customer's order by bank transfer, with a coupon; returns its number. */
const order = async (client: Client, token: string | undefined, items: object[]): Promise<string> => {
  const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
  const run = <T>(document: string, variables: object) => client.run<T>(document, { c: cart.id, ...variables }, token)
  if (items.length > 0) {
    await run('mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){cart{id}}}', {
      i: items,
    })
  }
  const { customer } = await client.run<{ customer: { addresses: { id: number }[] } }>(
    '{customer{addresses{id}}}',
    {},
    token,
  )
  const book = { customer_address_id: customer.addresses[0]?.id }
  await client.post(
    'mutation($c:String!){applyCouponToCart(input:{cart_id:$c,coupon_code:"BIENVENUE10"}){cart{id}}}',
    { c: cart.id },
    { Authorization: `Bearer ${token}` },
  )
  await run(sets.shipping, { a: [book] })
  await run(sets.method, { m: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] })
  await run(sets.billing, { b: book })
  await run(sets.payment, { p: { code: 'banktransfer' } })
  const { placeOrder } = await run<{ placeOrder: { orderV2: { number: string } | null; errors: object[] } }>(
    sets.place,
    {},
  )
  if (!placeOrder.orderV2) throw new Error(JSON.stringify(placeOrder.errors))
  return placeOrder.orderV2.number
}

const ordered =
  (after?: (store: Store, number: string) => Promise<unknown>): Prepare =>
  async (store, client, _variables, token) => {
    const number = await order(client, token, recordedLines)
    await after?.(store, number)
    return { number }
  }

const delivered = ordered(async (store, number) => {
  await store.control.invoice({ number })
  await store.control.ship({ number, tracking: [{ carrier: 'custom', title: 'Colissimo', number: '6A12345678901' }] })
  await store.control.refund({
    number,
    items: [{ sku: 'CHN-CROQ-AGN', quantity: 1 }],
    adjustmentCents: 150,
    comment: 'Geste commercial',
  })
})

/** Scenarios of orders that are there; the first that fits is used. */
export const orderScenarios: [RegExp, Scenario][] = [
  [/^q42-orders--english/, { prepare: async (s, c, v, t) => (await ordered()(s, c, v, t)) && {} }],
  [/^q43-order--(guest|other)/, {}],
  [/^(q43|q45)/, { prepare: delivered, differs: ['data.customer.orders.items[].shipments[].comments'] }],
  [/^q44/, { prepare: ordered() }],
  [/^q46-downloads--none/, { token: async (_store, client) => client.signIn(await client.register()) }],
  [
    /^q46/,
    {
      prepare: async (store, client, variables, token) => {
        await delivered(store, client, variables, token)
        return {}
      },
    },
  ],
  [
    /^q52-guestOrder247/,
    {
      prepare: async (_store, client) => {
        const { orderV2 } = await place(client, await readyCart(client, [{ sku: 'CHN-FRI-OS', quantity: 1 }]))
        return { n: orderV2?.number, p: '69001' }
      },
    },
  ],
  [
    /^m39/,
    {
      prepare: async (store, client, _variables, token) => {
        const number = await order(client, token, [
          { sku: 'CHN-CROQ-AGN', quantity: 2 },
          { sku: 'TMP-DEL', quantity: 4 },
        ])
        await store.control.stock({ sku: 'TMP-DEL', quantity: 3 })
        return { number }
      },
      restore: (store) => store.control.stock({ sku: 'TMP-DEL', quantity: 100 }),
    },
  ],
]
