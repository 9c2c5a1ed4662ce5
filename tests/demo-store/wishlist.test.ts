import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

const itemFields =
  '__typename id quantity description product{sku stock_status} customizable_options{label values{label value}} ...on ConfigurableWishlistItem{configured_variant{sku}} ...on BundleWishlistItem{bundle_options{label}}'
const listFields = `id sharing_code items_count items_v2(pageSize:100){items{${itemFields}}}`
const read = `{customer{wishlists{${listFields}}}}`
const output = `wishlist{${listFields}} user_errors{code message}`
const add = `mutation($id:ID!,$items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:$id,wishlistItems:$items){${output}}}`
const update = `mutation($id:ID!,$items:[WishlistItemUpdateInput!]!){updateProductsInWishlist(wishlistId:$id,wishlistItems:$items){${output}}}`
const remove = `mutation($id:ID!,$items:[ID!]!){removeProductsFromWishlist(wishlistId:$id,wishlistItemsIds:$items){${output}}}`
const toCart = `mutation($id:ID!,$items:[ID!]){addWishlistItemsToCart(wishlistId:$id,wishlistItemIds:$items){status wishlist{items_count} add_wishlist_items_to_cart_user_errors{code message wishlistItemId}}}`

type Item = {
  __typename: string
  id: string
  quantity: number
  description: string | null
  product: { sku: string }
  customizable_options: { label: string; values: { value: string }[] }[]
  configured_variant?: { sku: string } | null
}
type List = { id: string; sharing_code: string; items_count: number; items_v2: { items: Item[] } }
type Output = { wishlist: List; user_errors: { code: string; message: string }[] }

const lead = { sku: 'CHN-ACC-LAISSE', quantity: 1 }
const tenKilos = 'Y29uZmlndXJhYmxlLzEzOS8xMg=='

const { store, client } = await openShop()
let token: string
beforeEach(async () => {
  token = await client.signIn(await client.register())
})

const own = async (who = token): Promise<List> => {
  const { customer } = await client.run<{ customer: { wishlists: [List] } }>(read, {}, who)
  return customer.wishlists[0]
}
const change = async (query: string, items: unknown[], id = '0'): Promise<Output> =>
  Object.values(await client.run<Record<string, Output>>(query, { id, items }, token))[0] as Output
const skus = ({ items_v2: { items } }: List): string[] => items.map(({ product }) => product.sku)

describe('the wishlist', () => {
  test('is one for each customer, with a code nobody guesses', async () => {
    const lists = await Promise.all([own(), own(), own()])
    expect(new Set(lists.map(({ id }) => id)).size).toBe(1)
    expect(lists[0]?.sharing_code).toMatch(/^[A-Za-z0-9]{32}$/)
    const other = await own(await client.signIn(await client.register()))
    expect(other.sharing_code).not.toBe(lists[0]?.sharing_code)
  })

  test('keeps choices, and wishes whose choices are missing', async () => {
    const { wishlist, user_errors: errors } = await change(add, [
      { sku: 'CHN-CROQ-POU', quantity: 1, selected_options: [tenKilos] },
      { sku: 'CHN-COLLIER', quantity: 2 },
      {
        sku: 'MEDAILLE',
        quantity: 1,
        selected_options: ['Y3VzdG9tLW9wdGlvbi8yLzI='],
        entered_options: [{ uid: 'Y3VzdG9tLW9wdGlvbi8x', value: 'REX' }],
      },
    ])
    expect(errors).toEqual([])
    const [food, collar, medal] = wishlist.items_v2.items
    expect(food?.configured_variant?.sku).toBe('CHN-CROQ-POU-10')
    expect(collar).toMatchObject({ __typename: 'ConfigurableWishlistItem', quantity: 2, configured_variant: null })
    expect(medal?.customizable_options.map(({ values }) => values[0]?.value)).toEqual(['REX', '2'])
  })

  test('sets the quantity of the same wish', async () => {
    await change(add, [lead])
    const { wishlist } = await change(add, [{ ...lead, quantity: 2 }])
    expect(wishlist.items_v2.items.map(({ quantity }) => quantity)).toEqual([2])
  })

  test('adds what it can and says what it cannot', async () => {
    const { wishlist, user_errors: errors } = await change(add, [
      { sku: 'INCONNU', quantity: 1 },
      { sku: 'CHT-ARBRE-XL', quantity: 1 },
      { ...lead, quantity: 0 },
      lead,
    ])
    expect(errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'UNDEFINED', 'UNDEFINED'])
    expect(skus(wishlist)).toEqual([lead.sku])
  })

  test('takes sold-out products where the merchant shows them', async () => {
    await store.control.setting({ key: 'show_out_of_stock', value: true })
    const { wishlist } = await change(add, [{ sku: 'CHT-ARBRE-XL', quantity: 1 }])
    await store.control.setting({ key: 'show_out_of_stock', value: false })
    expect(skus(wishlist)).toEqual(['CHT-ARBRE-XL'])
  })

  test('empties a description that an update leaves out, and keeps choices it leaves out', async () => {
    await change(add, [{ sku: 'CHN-CROQ-POU', quantity: 1, selected_options: [tenKilos] }])
    const [{ id = '' } = {}] = (await own()).items_v2.items
    const noted = await change(update, [{ wishlist_item_id: id, quantity: 3, description: 'pour Noël' }])
    expect(noted.wishlist.items_v2.items[0]).toMatchObject({ quantity: 3, description: 'pour Noël' })
    const [item] = (await change(update, [{ wishlist_item_id: id, quantity: 4 }])).wishlist.items_v2.items
    expect(item).toMatchObject({ quantity: 4, description: null, configured_variant: { sku: 'CHN-CROQ-POU-10' } })
    expect((await change(update, [{ wishlist_item_id: id }])).user_errors[0]?.message).toContain('cannot be 0')
  })

  test('still shows a product that was disabled since then', async () => {
    await change(add, [lead])
    await store.control.product({ sku: lead.sku, enabled: false })
    expect(skus(await own())).toEqual([lead.sku])
    await store.control.product({ sku: lead.sku, enabled: true })
  })

  test('is closed to guests and to other customers, item by item', async () => {
    const { wishlist } = await change(add, [lead])
    const [{ id: itemId = '' } = {}] = wishlist.items_v2.items
    const stranger = await client.signIn(await client.register())
    expect(await client.refusal(add, { id: wishlist.id, items: [lead] })).toMatchObject({
      category: 'graphql-authorization',
    })
    for (const query of [add, remove, toCart]) {
      const items = query === add ? [lead] : [itemId]
      expect(await client.refusal(query, { id: wishlist.id, items }, stranger)).toEqual({
        category: 'graphql-input',
        message: 'The wishlist was not found.',
      })
    }
    const tried = await client.run<{ removeProductsFromWishlist: Output }>(
      remove,
      { id: '0', items: [itemId] },
      stranger,
    )
    expect(tried.removeProductsFromWishlist.user_errors[0]?.message).toContain('does not belong to the wishlist')
    expect((await own()).items_count).toBe(1)
  })

  test('nulls the customer where the merchant has switched it off', async () => {
    await store.control.setting({ key: 'magento_wishlist_general_is_enabled', value: '0' })
    const { json } = await client.post(read, {}, { authorization: `Bearer ${token}` })
    await store.control.setting({ key: 'magento_wishlist_general_is_enabled', value: '1' })
    expect(json?.data).toEqual({ customer: null })
    expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-input')
  })
})

describe('moving wishes to the cart', () => {
  test('moves what the cart takes, leaves the rest with its reason, and counts what was handled', async () => {
    await change(add, [lead, { sku: 'CHN-COLLIER', quantity: 1 }, { sku: 'CHN-FRI-OS', quantity: 2 }])
    const { id } = await own()
    const { addWishlistItemsToCart: answer } = await client.run<{ addWishlistItemsToCart: Record<string, unknown> }>(
      toCart,
      { id },
      token,
    )
    expect(answer).toMatchObject({
      status: false,
      wishlist: { items_count: 3 },
      add_wishlist_items_to_cart_user_errors: [{ message: 'Vous devez choisir des options pour votre article.' }],
    })
    expect(skus(await own())).toEqual(['CHN-COLLIER'])
    const { customerCart: cart } = await client.run<{ customerCart: { items: { quantity: number }[] } }>(
      '{customerCart{items{quantity}}}',
      {},
      token,
    )
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([1, 2])
  })

  test('moves each wish once when requested twice at the same time', async () => {
    await change(add, [lead])
    const { id } = await own()
    await Promise.all([0, 1].map(() => client.run(toCart, { id }, token)))
    const { customerCart: cart } = await client.run<{ customerCart: { items: { quantity: number }[] } }>(
      '{customerCart{items{quantity}}}',
      {},
      token,
    )
    expect(cart.items).toEqual([{ quantity: 1 }])
  })

  test('refuses items that are not on the list, as a whole', async () => {
    await change(add, [lead])
    const list = await own()
    const [{ id = '' } = {}] = list.items_v2.items
    expect(await client.refusal(toCart, { id: list.id, items: [id, '999999'] }, token)).toEqual({
      category: 'graphql-input',
      message: 'The wishlist item ids "999999" were not found.',
    })
    expect((await own()).items_count).toBe(1)
  })
})
