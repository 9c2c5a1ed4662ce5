import type { Store } from '../../../demo-store/server.ts'
import type { Client } from '../support/client.ts'
import { cartScenariosAgain } from './again/carts.ts'
import { catalogScenariosAgain } from './again/catalog.ts'
import { checkoutScenarios } from './checkout-scenarios.ts'
import { customerScenarios } from './customer-scenarios.ts'
import { orderScenarios } from './order-scenarios.ts'
import { wishScenarios } from './wish-scenarios.ts'

/** What a recording needs before it can be replayed: the shop's state, and ids of this store for recorded ones. */
export type Scenario = {
  /** Returns variables that take the place of the recorded ones. */
  prepare?: (
    store: Store,
    client: Client,
    variables: Record<string, unknown>,
    token?: string,
  ) => Promise<Record<string, unknown>>
  /** The token that takes the place of the recorded one; by default one of the same customer. */
  token?: (store: Store, client: Client) => Promise<string>
  restore?: (store: Store) => Promise<void>
  /** Paths that may differ, because the recorded shop had other data. */
  differs?: string[]
}

const dogFood = { sku: 'CHN-CROQ-AGN', quantity: 2 }
const bone = { sku: 'CHN-FRI-OS', quantity: 1 }

/** A cart of this store takes the place of the recorded one. */
const withCart =
  (items: object[], after?: (store: Store, client: Client, id: string) => Promise<void>) =>
  async (store: Store, client: Client) => {
    const id = await client.cart(items)
    await after?.(store, client, id)
    return { id }
  }

/** The cart's first line takes the place of the recorded item. */
const withLine = async (_store: Store, client: Client, variables: Record<string, unknown>) => {
  const id = await client.cart([dogFood])
  const uid = await client.firstLine(id)
  return {
    id,
    ...('uid' in variables ? { uid } : {}),
    ...(Array.isArray(variables.items)
      ? { items: variables.items.map((item: object) => ({ ...item, cart_item_uid: uid })) }
      : {}),
  }
}

const applied = (_store: Store, client: Client, id: string): Promise<void> => client.coupon(id, 'BIENVENUE10')

/** Carts of the recordings had an e-mail address, lines of other kinds, an address with its tax. */
const cartData = ['data.cart.email']

/** Keywords and skus of options, which the seed's products do not have. */
const productData = [
  'data.products.items[].meta_keyword',
  ...['field', 'area', 'date', 'dropdown[]', 'checkbox[]'].map((kind) => `data.products.items[].options[].${kind}.sku`),
]

const showingSoldOut: Scenario = {
  prepare: async (store) => {
    await store.control.setting({ key: 'show_out_of_stock', value: true })
    return {}
  },
  restore: (store) => store.control.setting({ key: 'show_out_of_stock', value: false }),
}

/** By the beginning of the recording's name; the first that fits is used. */
export const scenarios: [RegExp, Scenario][] = [
  ...cartScenariosAgain,
  ...catalogScenariosAgain,
  ...customerScenarios,
  ...checkoutScenarios,
  ...orderScenarios,
  ...wishScenarios,
  [/^m03-.*(unknown-cart)/, {}],
  [
    /^v-showoos-m03/,
    {
      ...showingSoldOut,
      prepare: async (store, client) => {
        await store.control.setting({ key: 'show_out_of_stock', value: true })
        return { id: await client.cart([]) }
      },
    },
  ],
  [/^m03/, { prepare: withCart([bone]), differs: ['data.addProductsToCart.cart.items'] }],
  [/^m04-.*(bad-uid|unknown-item)/, { prepare: withCart([dogFood]) }],
  [/^m04-.*negative/, { prepare: withLine, differs: ['data.updateCartItems.cart'] }],
  [/^m04/, { prepare: withLine, differs: ['data.updateCartItems.cart.items'] }],
  [
    /^m05-removeItem--again/,
    {
      prepare: async (store, client, variables) => {
        const replaced = await withLine(store, client, variables)
        await client.remove(String(replaced.id), String('uid' in replaced ? replaced.uid : ''))
        return replaced
      },
    },
  ],
  [/^m05/, { prepare: withLine, differs: ['data.removeItemFromCart.cart'] }],
  [/^m06-.*empty/, { prepare: withCart([]) }],
  [/^m06-.*(second|lowercase$)/, { prepare: withCart([dogFood], applied) }],
  [/^m0[67]/, { prepare: withCart([dogFood]) }],
  [
    /^m02-.*twice/,
    {
      prepare: async (_store, client) => {
        const c = 'y'.repeat(32)
        await client.run('mutation($c:ID){createGuestCart(input:{cart_uid:$c}){cart{id}}}', { c })
        return { c }
      },
    },
  ],
  [
    /^maint-0[1-5]/,
    {
      prepare: async (store) => {
        await store.control.maintenance({ enabled: true })
        return {}
      },
      restore: (store) => store.control.maintenance({ enabled: false }),
    },
  ],
  [/^v-showoos-q11/, { ...showingSoldOut, differs: productData }],
  [/q11/, { differs: productData }],
  [/^v-showoos/, showingSoldOut],
  [
    /(orphan|internal-error)$/,
    {
      prepare: async (store) => {
        await store.control.rewrite({
          requestPath: 'orphelin.html',
          targetPath: 'catalog/product/view/id/99999',
          redirectCode: 0,
        })
        return {}
      },
    },
  ],
  [
    /^z-cart-product-disabled/,
    {
      prepare: withCart([dogFood, { sku: 'CHN-ACC-LAISSE', quantity: 1 }], (store) =>
        store.control.product({ sku: 'CHN-ACC-LAISSE', enabled: false }),
      ),
      restore: (store) => store.control.product({ sku: 'CHN-ACC-LAISSE', enabled: true }),
      differs: cartData,
    },
  ],
  [
    /^z-cart-stock-zero/,
    {
      prepare: withCart([{ sku: 'TMP-DEL', quantity: 4 }, bone], (store) =>
        store.control.stock({ sku: 'TMP-DEL', quantity: 0 }),
      ),
      restore: (store) => store.control.stock({ sku: 'TMP-DEL', quantity: 100 }),
      differs: cartData,
    },
  ],
  [/^z-cart/, { prepare: withCart([dogFood]), differs: cartData }],
]
