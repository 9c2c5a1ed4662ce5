import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type JsonServer, startJsonServer } from '../../../../tests/bff/support/json-server.ts'
import type { Shopper } from '../../../../tests/bff/support/shopper.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const BOTH = 'musette-consent=20412_audience.advertising_video_k3f9x0a2bq'

let collector: JsonServer
let status = 204
let shop: CheckoutShop
beforeAll(async () => {
  collector = await startJsonServer(() => ({ status }))
  shop = await openCheckoutShop('2.4.7', {
    GA4_MEASUREMENT_ID: 'G-TEST1234',
    GA4_API_SECRET: 'a-secret-of-sixteen',
    GA4_COLLECT_URL: new URL('collect', collector.url).href,
    META_PIXEL_ID: '1234567890',
    META_ACCESS_TOKEN: 'a-token-of-sixteen-signs',
    META_GRAPH_URL: new URL('graph/', collector.url).href,
  })
})
afterAll(async () => {
  await shop.close()
  await collector.close()
})
beforeEach(async () => {
  await shop.store.control.stock({ sku: BISCUITS.sku, quantity: 500 })
})
afterEach(() => {
  collector.requests.length = 0
  collector.trouble = null
  status = 204
})

/** An order whose success page is shown in as many tabs. */
async function buy(consent: string, tabs = 1): Promise<{ number: string; total: number }> {
  const guest = shop.shopper()
  const { order } = await guest.order(await guest.ready([BISCUITS]))
  if (!order) throw new Error('no order')
  guest.cookie = [guest.cookie, consent].filter(Boolean).join('; ')
  const say = (who: Shopper) => who.ask(`mutation { acknowledgeOrder(number: "${order.number}") { success } }`)
  await Promise.all(Array.from({ length: tabs }, () => say(guest.copy())))
  return { number: order.number, total: order.total.value.amount }
}

const received = (path: string) => collector.requests.filter((request) => request.path === path)

test('Google gets each purchase once, with the visitor that its own cookies name', async () => {
  const cookies = `${BOTH}; _ga=GA1.1.1234567890.1700000000; _ga_TEST1234=GS2.1.s1700000001$o3$g0`
  const { number, total } = await buy(cookies, 3)
  const [request] = await waitFor(() => {
    expect(received('/collect')).toHaveLength(1)
    return received('/collect')
  })
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    measurement_id: 'G-TEST1234',
    api_secret: 'a-secret-of-sixteen',
  })
  expect(request?.body).toMatchObject({
    client_id: '1234567890.1700000000',
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: number,
          currency: 'EUR',
          value: total,
          session_id: '1700000001',
          items: [expect.objectContaining({ item_id: BISCUITS.sku, quantity: 2 })],
        },
      },
    ],
  })
})

test('Meta gets each purchase once, and neither name nor address of the shopper', async () => {
  const { number, total } = await buy(`${BOTH}; _fbp=fb.1.1700000000000.987654321`, 3)
  await waitFor(() => expect(received('/graph/1234567890/events')).toHaveLength(1))
  const [request] = received('/graph/1234567890/events')
  expect(request?.headers.authorization).toBe('Bearer a-token-of-sixteen-signs')
  expect(request?.body).toMatchObject({
    data: [
      {
        event_name: 'Purchase',
        event_id: number,
        user_data: { client_ip_address: '127.0.0.1', fbp: 'fb.1.1700000000000.987654321' },
        custom_data: { order_id: number, value: total, currency: 'EUR' },
      },
    ],
  })
  expect(JSON.stringify(request?.body)).not.toMatch(/Le Goff|rue des|@/)
})

test.each([
  ['no choice', '', []],
  ['a refusal', 'musette-consent=20412__audience.advertising.video_k3f9x0a2bq', []],
  ['the choice of another site', BOTH.replace('musette-', 'cheval-'), []],
  ['measurement alone', 'musette-consent=20412_audience_advertising_k3f9x0a2bq', ['/collect']],
  ['advertising alone', 'musette-consent=20412_advertising_audience_k3f9x0a2bq', ['/graph/1234567890/events']],
])('with %s only what was allowed is sent', async (_, consent, paths) => {
  await buy(consent)
  // A purchase after it, which both get, shows that nothing more is on its way.
  const { number } = await buy(BOTH)
  const isLast = (text: unknown) => JSON.stringify(text).includes(number)
  await waitFor(() => expect(collector.requests.filter(({ body }) => isLast(body))).toHaveLength(2))
  expect(collector.requests.filter(({ body }) => !isLast(body)).map(({ path }) => path)).toEqual(paths)
})

test('a purchase is sent again when its receiver had trouble, and the shopper does not wait for it', async () => {
  status = 503
  const { number } = await buy(BOTH)
  await waitFor(() => expect(collector.requests).toHaveLength(2))
  status = 204
  await waitFor(() => expect(collector.requests).toHaveLength(4))
  expect(collector.requests.every(({ body }) => JSON.stringify(body).includes(number))).toBe(true)
})

test('what is refused for good is not sent again', async () => {
  status = 400
  await buy(BOTH)
  await waitFor(() => expect(collector.requests).toHaveLength(2))
  await waitFor(async () => {
    const text = await (await shop.app.inject('/metrics')).body
    expect(text).not.toMatch(/musette_queue_(running|waiting)\{queue="server-events[^}]*\} [1-9]/)
  })
  expect(collector.requests).toHaveLength(2)
})
