import { expect, test } from 'vitest'
import { place, readyCart } from './support/checkout.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()

const add = async (id: string, sku: string, quantity: number) =>
  (
    await client.run<{ addProductsToCart: { user_errors: { code: string; message: string }[] } }>(
      'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{code message}}}',
      { id, items: [{ sku, quantity }] },
    )
  ).addProductsToCart.user_errors.map(({ message }) => message)
const setQuantity =
  'mutation($id:String!,$uid:ID!,$q:Float!){updateCartItems(input:{cart_id:$id,cart_items:[{cart_item_uid:$uid,quantity:$q}]}){cart{id}}}'

test('sells in steps, from a least to a most, and counts what the cart has already', async () => {
  const id = await client.cart([])
  expect(await add(id, 'PAR-SIX', 1)).toEqual(['The fewest you may purchase is 6.'])
  expect(await add(id, 'PAR-SIX', 8)).toEqual(['You can buy this product only in quantities of 6 at a time.'])
  expect(await add(id, 'PAR-SIX', 18)).toEqual([])
  expect(await add(id, 'PAR-SIX', 12)).toEqual(['The requested qty exceeds the maximum qty allowed in shopping cart'])
  expect(await client.refusal(setQuantity, { id, uid: await client.firstLine(id), q: 7 })).toEqual({
    category: 'graphql-input',
    message:
      'Could not update the product with SKU PAR-SIX: You can buy this product only in quantities of 6 at a time.',
  })
})

test('sells halves where it may, at their price, down to the order', async () => {
  const id = await readyCart(client, [{ sku: 'AU-METRE', quantity: 1.5 }])
  expect(await add(id, 'AU-METRE', 0.7)).toEqual(['You can buy this product only in quantities of 0.5 at a time.'])
  expect(await add(id, 'CHN-FRI-OS', 1.5)).toEqual(['You cannot use decimal quantity for this product.'])
  const { orderV2 } = await place(client, id)
  const { guestOrderByToken: order } = await client.run<{ guestOrderByToken: object }>(
    'query($t:String!){guestOrderByToken(input:{token:$t}){items{quantity_ordered product_sale_price{value}} total{subtotal{value}}}}',
    { t: orderV2?.token },
  )
  expect(order).toEqual({
    items: [{ quantity_ordered: 1.5, product_sale_price: { value: 3 } }],
    total: { subtotal: { value: 3.75 } },
  })
})

test('sells beyond its stock where it takes backorders, silently', async () => {
  const items = [{ sku: 'EN-COMMANDE', quantity: 5 }]
  const id = await readyCart(client, items)
  const { cart } = await client.run<{ cart: { items: object[] } }>(
    'query($id:String!){cart(cart_id:$id){items{errors{code} product{stock_status only_x_left_in_stock}}}}',
    { id },
  )
  expect(cart.items).toEqual([{ errors: null, product: { stock_status: 'IN_STOCK', only_x_left_in_stock: 2 } }])
  expect((await place(client, id)).errors).toEqual([])
  // What is owed is no stock, and it goes on being sold.
  expect((await place(client, await readyCart(client, items))).errors).toEqual([])
})

test('reveals the minimum of an order only when it is placed', async () => {
  await store.control.setting({ key: 'minimum_order_amount', value: 50 })
  await store.control.setting({ key: 'minimum_order_description', value: 'Commande minimum : 50 € hors port.' })
  const bone = { sku: 'CHN-FRI-OS', quantity: 1 }
  expect(await place(client, await readyCart(client, [bone]))).toEqual({
    orderV2: null,
    errors: [{ code: 'UNDEFINED', message: 'Commande minimum : 50 € hors port.' }],
  })
  expect((await place(client, await readyCart(client, [{ ...bone, quantity: 40 }]))).errors).toEqual([])
  await store.control.setting({ key: 'minimum_order_amount', value: 0 })
})
