import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { recordedShop } from '../../../../tests/demo-store/fixtures/recorded-shop.ts'
import { place, readyCart, sets } from '../../../../tests/demo-store/support/checkout.ts'
import { createClient } from '../../../../tests/demo-store/support/client.ts'
import type { Client } from '../../../../tests/demo-store/support/client.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

const bag = { sku: 'TMP-DEL', quantity: 2 }

let store: Store
let client: Client

beforeAll(async () => {
  const paymentMethods = [...recordedShop.checkout.paymentMethods, { code: 'paypal_express', title: 'PayPal' }]
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

const statusOf = async (number: string): Promise<string> =>
  (
    await client.run<{ guestOrder: { status: string } }>(
      'query($i:OrderInformationInput!){guestOrder(input:$i){status}}',
      { i: { number, email: 'anne.durand@example.fr', postcode: '69003' } },
    )
  ).guestOrder.status

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
      '/checkout/payment/wallet/',
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
    expect(answer.header('location')).toMatch(/^http:\/\/shop\.test\/checkout\/payment\/canceled\/\?token=EC-/)
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
