import { lyon, readyCart, sets } from '../../support/checkout.ts'
import type { Store } from '../../../../demo-store/server.ts'
import type { Scenario } from '../scenarios.ts'

type Prepare = NonNullable<Scenario['prepare']>

const minimum = async (store: Store, amount: number): Promise<void> => {
  await store.control.setting({ key: 'minimum_order_amount', value: amount })
  await store.control.setting({ key: 'minimum_order_description', value: 'Commande minimum : 50 € hors port.' })
}

/** In a shop that takes no order below 50 €. */
const belowMinimum = (prepare: Prepare): Scenario => ({
  prepare: async (store, client, variables, token) => {
    await minimum(store, 50)
    return prepare(store, client, variables, token)
  },
  restore: (store) => minimum(store, 0),
})

const withLine =
  (sku: string, quantity: number): Prepare =>
  async (_store, client, variables) => {
    const id = await client.cart([{ sku, quantity }])
    return { ...variables, id, uid: await client.firstLine(id) }
  }

const bowl = { sku: 'CHN-ACC-GAMELLE', quantity: 1 }

/** Quantities that products and the shop allow; the first that fits is used. */
export const quantityScenarios: [RegExp, Scenario][] = [
  // The recorded skus of ordinary products are others.
  [
    /^r2-p02-add--too-many-in-stock/,
    { prepare: async (_s, client) => ({ id: await client.cart([]), items: [{ ...bowl, quantity: 999 }] }) },
  ],
  [/^r2-p02/, { prepare: async (_store, client) => ({ id: await client.cart([]) }) }],
  [
    /^r2-p03/,
    { prepare: async (_s, client) => ({ id: await client.cart([{ sku: 'EN-COMMANDE-AVIS', quantity: 5 }]) }) },
  ],
  [/^r2-p04-update--increments/, { prepare: withLine('PAR-SIX', 6) }],
  [/^r2-p04-update--maximum/, { prepare: withLine('MAX-TROIS', 1) }],
  [
    /^r2-p05-.*1-add/,
    {
      ...belowMinimum(async (_store, client) => ({ id: await client.cart([]), items: [bowl] })),
      differs: ['listed', 'only_x_left_in_stock'].map(
        (field) => `data.addProductsToCart.cart.items[].product.${field}`,
      ),
    },
  ],
  [
    /^r2-p05-.*(3-shipping-address|5-shipping-method|6-payment)/,
    belowMinimum(async (_store, client) => {
      const id = await client.cart([bowl])
      await client.run(sets.shipping, { c: id, a: [{ address: lyon }] })
      return { id }
    }),
  ],
  [/^r2-p05-.*7-place/, belowMinimum(async (_store, client) => ({ id: await readyCart(client, [bowl]) }))],
  [
    /^r2-p06/,
    {
      prepare: async (store, client) => {
        await store.control.setting({ key: 'max_sale_qty', value: 12 })
        return { id: await client.cart([]), items: [{ sku: 'CHN-FRI-OS', quantity: 13 }] }
      },
      restore: (store) => store.control.setting({ key: 'max_sale_qty', value: 10_000 }),
    },
  ],
]
