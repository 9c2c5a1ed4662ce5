import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { recordedShop } from './fixtures/recorded-shop.ts'
import { place, readyCart, sets } from './support/checkout.ts'
import { createClient } from './support/client.ts'
import type { Client } from './support/client.ts'
import { openRecordedShop } from './support/store.ts'

const bag = { sku: 'TMP-DEL', quantity: 2 }
const card = { payment: { code: 'mollie_methods_creditcard' } }
const returnUrl = 'http://shop.test/checkout/payment/card?token={{payment_token}}&order={{increment_id}}'

let store: Store
let client: Client

beforeAll(async () => {
  const paymentMethods = [
    ...recordedShop.checkout.paymentMethods,
    { code: 'mollie_methods_creditcard', title: 'Carte bancaire' },
    { code: 'paypal_express', title: 'PayPal' },
  ]
  store = await openRecordedShop({
    seed: { ...recordedShop, checkout: { ...recordedShop.checkout, paymentMethods } },
    shopUrl: 'http://shop.test/',
  })
  client = createClient(store)
}, 60_000)
afterAll(() => store.close())
beforeEach(() => store.control.stock({ sku: bag.sku, quantity: 10 }))

const submit = (page: string, values: Record<string, string>) =>
  client.send(new URL(page).pathname, { method: 'POST', body: new URLSearchParams(values).toString() })

type Ordered = { order_number: string; mollie_redirect_url: string; mollie_payment_token: string }

const orderByCard = async (): Promise<{ cart: string; order: Ordered }> => {
  const cart = await readyCart(client, [bag], card)
  const { placeOrder } = await client.run<{ placeOrder: { order: Ordered } }>(
    `mutation($c:String!,$r:String){placeOrder(input:{cart_id:$c,mollie_return_url:$r}){
      order{order_number mollie_redirect_url mollie_payment_token} errors{message}}}`,
    { c: cart, r: returnUrl },
  )
  return { cart, order: placeOrder.order }
}

const processed = async (token: string) =>
  (
    await client.run<{
      mollieProcessTransaction: {
        paymentStatus: string
        redirect_to_cart: boolean
        redirect_to_success_page: boolean
        cart: { id: string; items: { quantity: number }[] } | null
      }
    }>(
      `mutation($t:String!){mollieProcessTransaction(input:{payment_token:$t}){
        paymentStatus redirect_to_cart redirect_to_success_page cart{id items{quantity}}}}`,
      { t: token },
    )
  ).mollieProcessTransaction

const statusOf = async (number: string): Promise<string> =>
  (
    await client.run<{ guestOrder: { status: string } }>(
      'query($i:OrderInformationInput!){guestOrder(input:$i){status}}',
      { i: { number, email: 'anne.durand@example.fr', postcode: '69003' } },
    )
  ).guestOrder.status

describe('a card', () => {
  test('waits for its page, then is paid and sends the shopper back', async () => {
    const { order } = await orderByCard()
    expect(await statusOf(order.order_number)).toBe('En attente de paiement')
    const page = await client.send(new URL(order.mollie_redirect_url).pathname)
    expect(page.text).toContain(order.order_number)
    const answer = await submit(order.mollie_redirect_url, { action: 'pay' })
    expect(answer.status).toBe(303)
    expect(answer.header('location')).toBe(
      `http://shop.test/checkout/payment/card?token=${order.mollie_payment_token}&order=${order.order_number}`,
    )
    expect(await processed(order.mollie_payment_token)).toEqual({
      paymentStatus: 'PAID',
      redirect_to_cart: false,
      redirect_to_success_page: true,
      cart: null,
    })
    expect(await statusOf(order.order_number)).toBe('En cours de traitement')
  })

  test('is paid with strong authentication, after a wrong code too', async () => {
    const { order } = await orderByCard()
    await submit(order.mollie_redirect_url, { action: 'challenge' })
    const page = await client.send(new URL(order.mollie_redirect_url).pathname)
    const code = /id="sent">(\d{6})</.exec(page.text)?.[1] ?? ''
    const wrong = await submit(order.mollie_redirect_url, { action: 'confirm', code: 'x' })
    expect([wrong.status, wrong.text.includes('role="alert"')]).toEqual([422, true])
    expect((await submit(order.mollie_redirect_url, { action: 'confirm', code })).status).toBe(303)
    expect((await processed(order.mollie_payment_token)).paymentStatus).toBe('PAID')
  })

  test.each([
    ['refuse', 'FAILED'],
    ['cancel', 'CANCELED'],
  ])('that is not paid (%s) cancels the order, gives the stock back and revives the cart', async (action, status) => {
    const { cart, order } = await orderByCard()
    await submit(order.mollie_redirect_url, { action })
    expect(await statusOf(order.order_number)).toBe('Annulée')
    const result = await processed(order.mollie_payment_token)
    expect(result).toMatchObject({ paymentStatus: status, redirect_to_cart: true, cart: { id: cart } })
    expect(result.cart?.items).toEqual([{ quantity: 2 }])
    // All ten are there again.
    await client.cart([{ sku: bag.sku, quantity: 10 }])
    await client.run(sets.payment, { c: cart, p: { code: 'banktransfer' } })
    expect((await place(client, cart)).orderV2).not.toBeNull()
  })

  test('is paid when the shopper closes the tab: the store is told all the same', async () => {
    const { order } = await orderByCard()
    const page = await submit(order.mollie_redirect_url, { action: 'close' })
    expect([page.status, page.text.includes('fermer cet onglet')]).toEqual([200, true])
    expect(await statusOf(order.order_number)).toBe('En cours de traitement')
  })

  test('is decided once', async () => {
    const { order } = await orderByCard()
    await submit(order.mollie_redirect_url, { action: 'pay' })
    await submit(order.mollie_redirect_url, { action: 'refuse' })
    expect((await processed(order.mollie_payment_token)).paymentStatus).toBe('PAID')
  })

  test('that nobody comes back to is given up after half an hour: the stock is free again', async () => {
    await store.control.stock({ sku: bag.sku, quantity: 2 })
    const { order } = await orderByCard()
    expect((await processed(order.mollie_payment_token)).paymentStatus).toBe('OPEN')
    await store.control.clock({ now: new Date(Date.now() + 31 * 60_000).toISOString() })
    await store.control.stock({ sku: bag.sku, quantity: 1 })
    const other = await readyCart(client, [{ ...bag, quantity: 1 }])
    expect((await place(client, other)).orderV2).not.toBeNull()
    expect(await statusOf(order.order_number)).toBe('Annulée')
    await client.cart([bag])
    await store.control.clock({ now: null })
  })

  test('has neither page nor token for strangers', async () => {
    expect((await client.send('/sandbox/card/tr_unknown')).status).toBe(404)
    const { json } = await client.post('mutation{mollieProcessTransaction(input:{payment_token:"x"}){paymentStatus}}')
    expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
  })

  test('is not offered without the module', async () => {
    await store.control.extensions({ names: [] })
    const id = await client.cart([bag])
    const { text } = await client.post('query($c:String!){cart(cart_id:$c){available_payment_methods{code}}}', {
      c: id,
    })
    expect(text).not.toContain('mollie')
    expect((await client.post('mutation{mollieRestoreCart{cart{id}}}')).json?.errors).toHaveLength(1)
    await store.control.extensions({ names: ['mollie-payment', 'dpd-parcelshops'] })
  })
})

describe('a wallet', () => {
  const urls = { return_url: 'checkout/payment/wallet', cancel_url: 'checkout/payment/canceled' }
  const start = async (cart: string, given: object = urls) =>
    client.post(`mutation($i:PaypalExpressTokenInput!){createPaypalExpressToken(input:$i){token paypal_urls{start}}}`, {
      i: { cart_id: cart, code: 'paypal_express', urls: given },
    })
  const started = async (cart: string) => {
    const { json, text } = await start(cart)
    const answer = json?.data?.createPaypalExpressToken as { token: string; paypal_urls: { start: string } } | undefined
    if (!answer) throw new Error(text)
    return answer
  }
  const pay = (c: string, token: string, payerId: string) =>
    client.run(sets.payment, {
      c,
      p: { code: 'paypal_express', paypal_express: { token, payer_id: payerId } },
    })

  test('is asked before the order and charged with it', async () => {
    const cart = await readyCart(client, [bag])
    const { token, paypal_urls: pages } = await started(cart)
    const answer = await submit(pages.start, { action: 'approve' })
    const back = new URL(answer.header('location') ?? '')
    expect([back.origin, back.pathname, back.searchParams.get('token')]).toEqual([
      'http://shop.test',
      '/checkout/payment/wallet',
      token,
    ])
    await pay(cart, token, back.searchParams.get('PayerID') ?? '')
    const { orderV2 } = await place(client, cart)
    expect(await statusOf(orderV2?.number ?? '')).toBe('En cours de traitement')
  })

  test('that was not approved, or for another cart, pays nothing', async () => {
    const [cart, other] = [await readyCart(client, [bag]), await readyCart(client, [bag])]
    const { token, paypal_urls: pages } = await started(cart)
    await pay(cart, token, 'x')
    expect((await place(client, cart)).errors).toHaveLength(1)
    const answer = await submit(pages.start, { action: 'approve' })
    await pay(other, token, new URL(answer.header('location') ?? '').searchParams.get('PayerID') ?? '')
    expect((await place(client, other)).errors).toHaveLength(1)
  })

  test('that is canceled leads back with the cart as it was', async () => {
    const cart = await readyCart(client, [bag])
    const { paypal_urls: pages } = await started(cart)
    const answer = await submit(pages.start, { action: 'cancel' })
    expect(answer.header('location')).toMatch(/^http:\/\/shop\.test\/checkout\/payment\/canceled\?token=EC-/)
    expect((await place(client, cart)).orderV2).not.toBeNull()
  })

  test.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', ''])(
    'leads nowhere else («%s»)',
    async (address) => {
      const { json } = await start(await readyCart(client, [bag]), { ...urls, return_url: address })
      expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-input')
    },
  )
})

describe('a guest’s cart by REST', () => {
  const read = async (id: string) => {
    const { status, json } = await client.send(`/rest/V1/guest-carts/${id}`)
    return { status, body: json as Record<string, unknown> }
  }

  test('keeps the number of its order, for whoever has its id', async () => {
    const id = await readyCart(client, [bag], { payment: { code: 'banktransfer' } })
    const before = await read(id)
    expect(before).toMatchObject({ status: 200, body: { is_active: true } })
    expect(before.body).not.toHaveProperty('reserved_order_id')
    const number = (await place(client, id)).orderV2?.number
    const billing = { email: expect.any(String), lastname: expect.any(String), postcode: expect.any(String) }
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { is_active: false, reserved_order_id: number, billing_address: billing },
    })
  })

  test('is none of another id', async () => {
    expect(await read('x'.repeat(32))).toMatchObject({ status: 404 })
  })
})
