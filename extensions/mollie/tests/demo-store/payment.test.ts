import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { recordedShop } from '../../../../tests/demo-store/fixtures/recorded-shop.ts'
import { place, readyCart, sets } from '../../../../tests/demo-store/support/checkout.ts'
import { createClient } from '../../../../tests/demo-store/support/client.ts'
import type { Client } from '../../../../tests/demo-store/support/client.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

const bag = { sku: 'TMP-DEL', quantity: 2 }
const card = { payment: { code: 'mollie_methods_creditcard' } }
const returnUrl = 'http://shop.test/checkout/payment/card?token={{payment_token}}&order={{increment_id}}'

let store: Store
let client: Client

beforeAll(async () => {
  const paymentMethods = [
    ...recordedShop.checkout.paymentMethods,
    { code: 'mollie_methods_creditcard', title: 'Carte bancaire' },
  ]
  store = await openRecordedShop({
    seed: { ...recordedShop, checkout: { ...recordedShop.checkout, paymentMethods } },
    shopUrl: 'http://shop.test/',
  })
  client = createClient(store)
})
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
    await store.control.extensions({ names: ['mollie-payment'] })
  })
})
