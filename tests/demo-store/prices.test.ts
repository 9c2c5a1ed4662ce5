import { expect, test } from 'vitest'
import { customerCart } from './recordings/again/customer-order.ts'
import { wholesaler } from './recordings/again/prices.ts'
import { place, readyCart } from './support/checkout.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()

const pallets = [{ sku: 'PRIX-GROUPE', quantity: 6 }]
const charged = async (id: string, token?: string) =>
  (
    await client.run<{ cart: { items: [{ prices: object }] } }>(
      'query($id:String!){cart(cart_id:$id){items{prices{price_including_tax{value} row_total_including_tax{value}}}}}',
      { id },
      token,
    )
  ).cart.items[0].prices

test('charges the lowest of the price of the quantity and that of the group', async () => {
  expect(await charged(await client.cart(pallets))).toEqual({
    price_including_tax: { value: 9 },
    row_total_including_tax: { value: 54 },
  })
  const token = await wholesaler(store, client)
  expect(await charged(await customerCart(client, token, pallets), token)).toEqual({
    price_including_tax: { value: 7 },
    row_total_including_tax: { value: 42 },
  })
})

test('leaves dearer tiers beside the price of the group, each times its quantity', async () => {
  const token = await wholesaler(store, client)
  const { products } = await client.run<{ products: { items: object[] } }>(
    '{products(filter:{sku:{eq:"PRIX-GROUPE"}}){items{price_range{minimum_price{final_price{value}}} price_tiers{quantity final_price{value}}}}}',
    {},
    token,
  )
  expect(products.items).toEqual([
    {
      price_range: { minimum_price: { final_price: { value: 7 } } },
      price_tiers: [
        { quantity: 1, final_price: { value: 7 } },
        { quantity: 5, final_price: { value: 45 } },
        { quantity: 20, final_price: { value: 160 } },
        { quantity: 50, final_price: { value: 300 } },
      ],
    },
  ])
})

test.each([
  [1, 4.08],
  [2, 4.9],
  [3, 4.08],
])('shows prices of orders by the display setting %i, and carts both ways', async (display, price) => {
  await store.control.setting({ key: 'tax_sales_display_price', value: display })
  const id = await readyCart(client, [{ sku: 'CHN-FRI-OS', quantity: 1 }])
  expect(await charged(id)).toMatchObject({ price_including_tax: { value: 4.9 } })
  const { orderV2 } = await place(client, id)
  const { guestOrderByToken: order } = await client.run<{ guestOrderByToken: object }>(
    'query($t:String!){guestOrderByToken(input:{token:$t}){items{product_sale_price{value}} total{subtotal{value}}}}',
    { t: orderV2?.token },
  )
  expect(order).toEqual({ items: [{ product_sale_price: { value: price } }], total: { subtotal: { value: 4.08 } } })
  await store.control.setting({ key: 'tax_sales_display_price', value: 2 })
})
