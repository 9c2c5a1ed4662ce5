import { beforeEach, describe, expect, test } from 'vitest'
import { place, readyCart, sets } from './support/checkout.ts'
import { openShop } from './support/open-shop.ts'

const bone = { sku: 'CHN-FRI-OS', quantity: 1 }
const bag = 'TMP-DEL'

const { store, client } = await openShop()
beforeEach(() => store.control.stock({ sku: bag, quantity: 100 }))

const stockOf = async (sku: string): Promise<number> => {
  const id = await client.cart([])
  for (const quantity of [4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1]) {
    await client.post(
      'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{code}}}',
      { id, items: [{ sku, quantity }] },
    )
  }
  const { cart } = await client.run<{ cart: { items: { quantity: number }[] } }>(
    'query($id:String!){cart(cart_id:$id){items{quantity}}}',
    { id },
  )
  return cart.items[0]?.quantity ?? 0
}

describe('a guest’s order', () => {
  test('has a number, a token, and shows what the cart said', async () => {
    const c = await readyCart(client, [{ sku: 'CHN-ACC-LAISSE', quantity: 2 }, bone])
    const { orderV2, errors } = await place(client, c)
    expect(errors).toEqual([])
    expect(orderV2?.number).toMatch(/^\d{9}$/)
    const { guestOrderByToken: order } = await client.run<{ guestOrderByToken: Record<string, unknown> }>(
      `query($t:String!){guestOrderByToken(input:{token:$t}){number status email shipping_method carrier
        total{grand_total{value} subtotal{value} total_tax{value} shipping_handling{amount_including_tax{value}}}
        items{product_sku quantity_ordered status product_sale_price{value}} payment_methods{type}
        shipping_address{city street} billing_address{city} invoices{id} comments{message}}}`,
      { t: orderV2?.token },
    )
    expect(order).toMatchObject({
      number: orderV2?.number,
      status: 'En attente',
      email: 'anne.durand@example.fr',
      shipping_method: 'Livraison à domicile - Colissimo',
      total: {
        grand_total: { value: 58.8 },
        total_tax: { value: 9.8 },
        shipping_handling: { amount_including_tax: { value: 5.9 } },
      },
      items: [
        { product_sku: 'CHN-ACC-LAISSE', quantity_ordered: 2, product_sale_price: { value: 24 }, status: 'Commandé' },
        { product_sku: 'CHN-FRI-OS', quantity_ordered: 1 },
      ],
      payment_methods: [{ type: 'banktransfer' }],
      comments: null,
    })
  })

  test('takes its goods off the stock and ends its cart', async () => {
    const c = await readyCart(client, [{ sku: bag, quantity: 3 }])
    await place(client, c)
    expect(await stockOf(bag)).toBe(97)
    expect((await place(client, c)).errors).toEqual([{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }])
    const { json } = await client.post('query($c:String!){cart(cart_id:$c){id}}', { c })
    expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
  })

  test('is confirmed by mail with lines, totals and the terms', async () => {
    const c = await readyCart(client, [bone], { email: 'mail@example.fr' })
    const { orderV2 } = await place(client, c)
    const text = JSON.stringify(await store.control.mails({ to: 'mail@example.fr' }))
    for (const part of [orderV2?.number ?? '', 'Os à mâcher', 'renoncer au contrat ici', 'CGV', '5 rue des Lilas']) {
      expect(text).toContain(part)
    }
  })

  test('is found by number, e-mail and billing postcode on 2.4.7, by last name on 2.4.8', async () => {
    const c = await readyCart(client, [bone])
    const number = (await place(client, c)).orderV2?.number
    const query = 'query($i:OrderInformationInput!){guestOrder(input:$i){number}}'
    const known = { number, email: 'anne.durand@example.fr' }
    expect((await client.post(query, { i: { ...known, postcode: '69003' } })).json?.data).toBeTruthy()
    expect((await client.post(query, { i: { ...known, postcode: '69001' } })).json?.data).toBeFalsy()
    await store.control.level({ level: '2.4.8' })
    expect((await client.post(query, { i: { ...known, lastname: 'Durand' } })).json?.data).toBeTruthy()
    expect((await client.post(query, { i: { ...known, lastname: 'Martin' } })).json?.data).toBeFalsy()
    await store.control.level({ level: '2.4.7' })
  })
})

describe('what keeps a cart from being ordered', () => {
  const errorsOf = async (c: string) => (await place(client, c)).errors.map(({ message }) => message)

  test('is reported in Magento’s order: e-mail, addresses, delivery, payment', async () => {
    const c = await client.cart([bone])
    expect(await errorsOf(c)).toEqual(['Guest email for cart is missing.'])
    await client.run(sets.email, { c, e: 'a@example.fr' })
    expect((await errorsOf(c))[0]).toContain('adresse de livraison')
    await client.run(sets.shipping, {
      c,
      a: [
        {
          address: {
            firstname: 'A',
            lastname: 'B',
            street: ['x'],
            city: 'Lyon',
            postcode: '69001',
            country_code: 'FR',
            telephone: '06',
          },
        },
      ],
    })
    expect((await errorsOf(c))[0]).toContain('mode de livraison')
    await client.run(sets.method, { c, m: [{ carrier_code: 'instore', method_code: 'pickup' }] })
    expect((await errorsOf(c))[0]).toContain('adresse de facturation')
    await client.run(sets.billing, { c, b: { same_as_shipping: true } })
    expect((await errorsOf(c))[0]).toContain('mode de paiement')
    await client.run(sets.payment, { c, p: { code: 'purchaseorder' } })
    expect((await errorsOf(c))[0]).toContain('Purchase order number')
    await client.run(sets.payment, { c, p: { code: 'banktransfer' } })
    expect(await errorsOf(c)).toEqual(['Quote does not have Pickup Location assigned.'])
  })

  test('is thrown on 2.4.6, and goes unseen on 2.4.7 where the errors are not selected', async () => {
    const c = await client.cart([bone])
    const short = 'mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number}}}'
    expect((await client.post(short, { c })).json).toEqual({ data: { placeOrder: { order: null } } })
    await store.control.level({ level: '2.4.6' })
    expect((await client.post(short, { c })).json?.errors?.[0]).toMatchObject({
      extensions: { category: 'graphql-input' },
    })
    await store.control.level({ level: '2.4.7' })
  })

  test('is the stock of that moment', async () => {
    const c = await readyCart(client, [{ sku: bag, quantity: 4 }])
    await store.control.stock({ sku: bag, quantity: 3 })
    expect(await errorsOf(c)).toEqual(["La quantité demandée n'est pas disponible"])
  })
})

describe('at the same time', () => {
  test('one cart ordered twenty times gives one order and one movement of stock', async () => {
    const c = await readyCart(client, [{ sku: bag, quantity: 2 }])
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(client, c)))
    expect(answers.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors.length === 1)).toHaveLength(19)
    expect(await stockOf(bag)).toBe(98)
  })

  test('twenty guests race for the last three bags: three orders, seventeen clear refusals', async () => {
    await store.control.stock({ sku: bag, quantity: 3 })
    const carts: string[] = []
    for (let guest = 0; guest < 20; guest += 1) carts.push(await readyCart(client, [{ sku: bag, quantity: 1 }]))
    const answers = await Promise.all(carts.map((c) => place(client, c)))
    expect(answers.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(3)
    const refusals = answers.flatMap(({ errors }) => errors.map(({ message }) => message))
    expect(refusals).toHaveLength(17)
    expect(new Set(refusals)).toEqual(new Set(["La quantité demandée n'est pas disponible"]))
    expect(await stockOf(bag)).toBe(0)
  })
})
