import { encodeUid } from '../../../../demo-store/uid.ts'
import { place, readyCart } from '../../support/checkout.ts'
import type { Client } from '../../support/client.ts'
import type { Scenario } from '../scenarios.ts'
import { customerCart, customerOrder } from './customer-order.ts'

type Prepare = NonNullable<Scenario['prepare']>

const selected = (...ids: [number, number][]): string[] => ids.map((pair) => encodeUid('custom-option', ...pair))
const entered = (entries: Record<number, string>) =>
  Object.entries(entries).map(([id, value]) => ({ uid: encodeUid('custom-option', id), value }))

const texts = { 11: 'Rex & Zoé', 12: 'Ligne 1\nLigne 2' }
const times = { 18: '2026-12-24 10:30:00', 19: '2026-12-24 10:30:00' }
/** A plate with something chosen of every type; each choice has a sku. */
export const plate = {
  sku: 'PLAQUE',
  quantity: 1,
  selected_options: selected([13, 10], [14, 12], [15, 13], [15, 14], [16, 15], [16, 16]),
  entered_options: entered({ ...texts, 17: '2026-12-24 00:00:00', ...times }),
}
/** Two values of a checkbox, none of which has a sku. */
export const label = {
  sku: 'ETIQUETTE',
  quantity: 1,
  selected_options: selected([22, 17], [22, 18]),
  entered_options: entered({ 21: 'Rex' }),
}
const appointment = { sku: 'RDV-TOILETTAGE', quantity: 1, entered_options: entered({ 25: '2026-12-24 10:30:00' }) }
export const mug = { sku: 'MUG-PHOTO', quantity: 1, entered_options: entered({ 27: 'photo.jpg' }) }

const cartOf =
  (...items: object[]): Prepare =>
  async (_store, client) => ({ id: await client.cart(items) })

/** The wish list has these items; all of them are named. */
const wished =
  (...wishlistItems: object[]): Prepare =>
  async (_store, client, variables, token) => {
    const { addProductsToWishlist: added } = await client.run<{
      addProductsToWishlist: { wishlist: { id: string; items_v2: { items: { id: string }[] } } }
    }>(
      'mutation($i:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$i){wishlist{id items_v2{items{id}}}}}',
      { i: wishlistItems },
      token,
    )
    const { id, items_v2: list } = added.wishlist
    return { ...variables, id, items: list.items.map((item) => item.id) }
  }

const ordered = async (client: Client, items: object[]) =>
  (await place(client, await readyCart(client, items))).orderV2?.token

/** Custom options of every type, in carts, orders and on wish lists; the first that fits is used. */
export const optionScenarios: [RegExp, Scenario][] = [
  [/^r2-c01-detail/, { differs: ['data.products.items[].meta_'] }],
  [/^r2-c0[245]-add/, { prepare: cartOf() }],
  [/^r2-c03-cart--checkbox/, { prepare: cartOf(label) }],
  [
    /^r2-c03-cart--.*and-plain/,
    {
      prepare: cartOf(plate, { sku: 'CHN-ACC-GAMELLE', quantity: 1 }),
      // The other product has other attributes.
      differs: ['data.cart.items[].product.listed'],
    },
  ],
  [/^r2-c03-cart/, { prepare: cartOf(plate) }],
  [
    /^r2-c03-update/,
    {
      prepare: async (_store, client, variables) => {
        const id = await client.cart([plate])
        return { ...variables, id, uid: await client.firstLine(id) }
      },
    },
  ],
  [/^r2-c05-placeOrder/, { prepare: async (_store, client) => ({ id: await readyCart(client, [mug]) }) }],
  [/^r2-c06-order/, { prepare: async (_store, client) => ({ token: await ordered(client, [plate]) }) }],
  [/^r2-c06-placeOrder/, { prepare: async (_store, client) => ({ id: await readyCart(client, [plate]) }) }],
  [
    /^r2-c07-reorder/,
    { prepare: async (_store, client, _v, token) => ({ number: await customerOrder(client, token, [plate]) }) },
  ],
  [
    /^r2-c07-cart/,
    {
      prepare: async (_store, client, _v, token) => {
        const number = await customerOrder(client, token, [plate])
        await client.run('mutation($number:String!){reorderItems(orderNumber:$number){cart{id}}}', { number }, token)
        return { id: await customerCart(client, token, []) }
      },
    },
  ],
  [/^r2-c08-wishlist--/, { prepare: wished(plate, appointment, { ...mug, entered_options: [] }, label) }],
  [/^r2-c08-wishlistToCart--checkbox/, { prepare: wished(label) }],
  [/^r2-c08-wishlistToCart--custom-options/, { prepare: wished(plate, appointment, label) }],
  [
    /^r2-c08-wishlistToCart--date-only/,
    { prepare: wished({ sku: 'ETIQUETTE', quantity: 1, entered_options: entered({ 24: '2026-12-24 00:00:00' }) }) },
  ],
  [/^r2-c08-wishlistToCart--date-time-only/, { prepare: wished(appointment) }],
  [
    /^r2-c08-wishlistToCart--text-and-date-time/,
    { prepare: wished({ sku: 'PLAQUE', quantity: 1, entered_options: entered({ ...texts, ...times }) }) },
  ],
]
