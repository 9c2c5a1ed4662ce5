import { lyon, sets } from '../../support/checkout.ts'
import type { Placed } from '../../support/checkout.ts'
import type { Client } from '../../support/client.ts'

/** Id of the customer's own cart with these items in it. */
export const customerCart = async (client: Client, token: string | undefined, items: object[]): Promise<string> => {
  const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
  if (items.length === 0) return cart.id
  const { addProductsToCart: added } = await client.run<{ addProductsToCart: { user_errors: object[] } }>(
    'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{message}}}',
    { id: cart.id, items },
    token,
  )
  if (added.user_errors.length) throw new Error(JSON.stringify(added.user_errors))
  return cart.id
}

/** Orders these items for a customer by bank transfer; returns the order's number. */
export const customerOrder = async (client: Client, token: string | undefined, items: object[]): Promise<string> => {
  const c = await customerCart(client, token, items)
  const run = <T>(document: string, variables: object = {}) => client.run<T>(document, { c, ...variables }, token)
  await run(sets.shipping, { a: [{ address: lyon }] })
  await run(sets.method, { m: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] })
  await run(sets.billing, { b: { same_as_shipping: true } })
  await run(sets.payment, { p: { code: 'banktransfer' } })
  const { placeOrder } = await run<Placed>(sets.place)
  if (!placeOrder.orderV2) throw new Error(JSON.stringify(placeOrder.errors))
  return placeOrder.orderV2.number
}
