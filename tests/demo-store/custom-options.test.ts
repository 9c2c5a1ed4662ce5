import { describe, expect, test } from 'vitest'
import { customerCart, customerOrder } from './recordings/again/customer-order.ts'
import { label, mug, plate } from './recordings/again/options.ts'
import { place, readyCart } from './support/checkout.ts'
import { bearer } from './support/client.ts'
import { openShop } from './support/open-shop.ts'

const { client } = await openShop()

const cartQuery = `query($id:String!){cart(cart_id:$id){prices{grand_total{value}} items{errors{code} product{sku stock_status}
  ... on SimpleCartItem{customizable_options{label type values{label value}}}}}}`
type Line = {
  errors: object[] | null
  product: { sku: string; stock_status: string }
  customizable_options: { label: string; type: string; values: { label: string; value: string }[] }[]
}
type Answer = { cart: { prices: { grand_total: { value: number } }; items: [Line] } }

const read = async (id: string, token?: string) => (await client.run<Answer>(cartQuery, { id }, token)).cart
const entries = ({ customizable_options: options }: Line): Record<string, string> =>
  Object.fromEntries(options.map(({ label, values }) => [label, values.map(({ value }) => value).join()]))

describe('options with skus', () => {
  test('make one sku of a line, which has no stock: an error at one path beside data that is whole', async () => {
    const id = await client.cart([plate, { sku: 'CHN-ACC-GAMELLE', quantity: 1 }])
    const { json } = await client.post(
      'query($id:String!){cart(cart_id:$id){items{product{sku stock_status only_x_left_in_stock}}}}',
      { id },
    )
    expect(json?.errors).toMatchObject([
      { message: 'Internal server error', path: ['cart', 'items', 0, 'product', 'only_x_left_in_stock'] },
    ])
    expect(json?.data).toEqual({
      cart: {
        items: [
          { product: { sku: 'PLAQUE', stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null } },
          { product: { sku: 'CHN-ACC-GAMELLE', stock_status: 'IN_STOCK', only_x_left_in_stock: 3 } },
        ],
      },
    })
  })

  test('are ordered under that sku, at the price of all of them, with texts and times as they are read', async () => {
    const id = await readyCart(client, [plate])
    const { items } = await read(id)
    expect(items[0].errors).toBeNull()
    expect(entries(items[0])).toMatchObject({
      Texte: 'Rex &amp; Zoé',
      Date: '24 déc. 2026',
      'Date et heure': '24/12/2026 10:30',
      Heure: '10:30',
    })
    const { orderV2 } = await place(client, id)
    const { guestOrderByToken: order } = await client.run<{ guestOrderByToken: { items: object[] } }>(
      'query($t:String!){guestOrderByToken(input:{token:$t}){items{product_sku product_sale_price{value} selected_options{label value}}}}',
      { t: orderV2?.token },
    )
    expect(order.items).toEqual([
      {
        product_sku: 'PLAQUE-TXT-REM-NOI-RON-HAU-BAS-PAT-OSS-DAT-DTH-HEU',
        product_sale_price: { value: 23 },
        selected_options: [
          { label: 'Texte', value: 'Rex & Zoé' },
          { label: 'Remarque', value: 'Ligne 1\nLigne 2' },
          { label: 'Date', value: '24 déc. 2026' },
          { label: 'Date et heure', value: '24/12/2026 10:30' },
          { label: 'Heure', value: '10:30' },
        ],
      },
    ])
  })

  test('are missed by two values of a checkbox, too, which have none', async () => {
    const [line] = (await read(await client.cart([label]))).items
    expect(line.product.stock_status).toBe('OUT_OF_STOCK')
    const [one] = (await read(await client.cart([{ ...label, selected_options: label.selected_options.slice(0, 1) }])))
      .items
    expect(one.product.stock_status).toBe('IN_STOCK')
  })
})

describe('dates and times', () => {
  test('are lost when an order is put into the cart again: times silently, dates not', async () => {
    const token = await client.signIn(await client.register())
    const number = await customerOrder(client, token, [plate])
    const { reorderItems } = await client.run<{ reorderItems: { userInputErrors: object[] } }>(
      'mutation($number:String!){reorderItems(orderNumber:$number){userInputErrors{message}}}',
      { number },
      token,
    )
    expect(reorderItems.userInputErrors).toEqual([])
    const { items, prices } = await read(await customerCart(client, token, []), token)
    expect(prices.grand_total.value).toBe(21)
    expect(Object.keys(entries(items[0]))).toEqual(['Texte', 'Remarque', 'Fond', 'Coins', 'Trous', 'Dessins', 'Date'])
  })

  test('break or shorten what moves from the wish list', async () => {
    const token = await client.signIn(await client.register())
    const [text] = plate.entered_options
    const dates = plate.entered_options.slice(2, 3)
    const times = plate.entered_options.slice(3)
    const wish = async (options: object[]) => {
      const { addProductsToWishlist: added } = await client.run<{
        addProductsToWishlist: { wishlist: { id: string; items_v2: { items: { id: string }[] } } }
      }>(
        'mutation($i:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$i){wishlist{id items_v2{items{id}}}}}',
        { i: [{ sku: 'PLAQUE', quantity: 1, entered_options: options }] },
        token,
      )
      return client.post(
        'mutation($id:ID!,$items:[ID!]!){addWishlistItemsToCart(wishlistId:$id,wishlistItemIds:$items){status add_wishlist_items_to_cart_user_errors{code}}}',
        { id: added.wishlist.id, items: [added.wishlist.items_v2.items.at(-1)?.id] },
        bearer(token),
      )
    }
    expect((await wish([text!, ...times])).json?.data).toEqual({
      addWishlistItemsToCart: { status: true, add_wishlist_items_to_cart_user_errors: [] },
    })
    expect((await wish([text!, ...dates])).json).toMatchObject({
      data: { addWishlistItemsToCart: null },
      errors: [{ message: 'Internal server error', path: ['addWishlistItemsToCart'] }],
    })
    const { items } = await read(await customerCart(client, token, []), token)
    expect(items).toHaveLength(1)
    expect(entries(items[0])).toEqual({ Texte: 'Rex &amp; Zoé' })
  })
})

test('takes any text for a required file and refuses the order', async () => {
  const id = await readyCart(client, [mug])
  expect((await read(id)).items[0].customizable_options).toEqual([])
  expect(await place(client, id)).toEqual({
    orderV2: null,
    errors: [{ code: 'UNDEFINED', message: 'Some of the products below do not have all the required options.' }],
  })
})
