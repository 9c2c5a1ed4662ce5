import type { Client } from './client.ts'

export const lyon = {
  firstname: 'Anne',
  lastname: 'Durand',
  street: ['5 rue des Lilas', 'Bât A'],
  city: 'Lyon',
  postcode: '69003',
  country_code: 'FR',
  telephone: '0600000000',
}

export const sets = {
  email: 'mutation($c:String!,$e:String!){setGuestEmailOnCart(input:{cart_id:$c,email:$e}){cart{email}}}',
  shipping: `mutation($c:String!,$a:[ShippingAddressInput!]!){setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:$a}){
    cart{shipping_addresses{street city postcode pickup_location_code selected_shipping_method{carrier_code}
      available_shipping_methods{carrier_code method_code available error_message amount{value} price_incl_tax{value}}}}}}`,
  billing:
    'mutation($c:String!,$b:BillingAddressInput!){setBillingAddressOnCart(input:{cart_id:$c,billing_address:$b}){cart{billing_address{city}}}}',
  method: `mutation($c:String!,$m:[ShippingMethodInput!]!){setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:$m}){
    cart{prices{grand_total{value} applied_taxes{amount{value}}}}}}`,
  payment: `mutation($c:String!,$p:PaymentMethodInput!){setPaymentMethodOnCart(input:{cart_id:$c,payment_method:$p}){
    cart{selected_payment_method{code title}}}}`,
  place: 'mutation($c:String!){placeOrder(input:{cart_id:$c}){orderV2{number token email} errors{code message}}}',
}

export type Placed = {
  placeOrder: {
    orderV2: { number: string; token: string; email: string } | null
    errors: { code: string; message: string }[]
  }
}

type Options = { payment?: object; method?: { carrier_code: string; method_code: string } | null; email?: string }

/** A guest's cart with everything an order needs; returns its id. */
export const readyCart = async (
  client: Client,
  items: object[],
  {
    payment = { code: 'banktransfer' },
    method = { carrier_code: 'flatrate', method_code: 'flatrate' },
    email = 'anne.durand@example.fr',
  }: Options = {},
): Promise<string> => {
  const c = await client.cart(items)
  await client.run(sets.email, { c, e: email })
  if (method) {
    await client.run(sets.shipping, { c, a: [{ address: lyon }] })
    await client.run(sets.method, { c, m: [method] })
  }
  await client.run(sets.billing, { c, b: method ? { same_as_shipping: true } : { address: lyon } })
  await client.run(sets.payment, { c, p: payment })
  return c
}

/** Places a cart's order from 2.4.7 on. */
export const place = async (client: Client, c: string): Promise<Placed['placeOrder']> =>
  (await client.run<Placed>(sets.place, { c })).placeOrder
