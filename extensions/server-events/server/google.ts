import { randomInt } from 'node:crypto'
import { money, type orders } from 'musette/server'
import type { Outgoing } from './delivery.ts'

type Stream = { url: string; stream: string; secret: string }

/**
 * A purchase for the Measurement Protocol of Google Analytics 4. The order's number is its `transaction_id`, as in the browser's own event.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 */
export function googlePurchase({ order, cookies, allowed }: orders.ShownOrder, to: Stream): Outgoing {
  const { number, total, tax, shipping, coupons, items } = order
  const session = sessionIn(cookies[`_ga_${to.stream.slice('G-'.length)}`])
  const isAdvertising = allowed.includes('ADVERTISING') ? 'GRANTED' : 'DENIED'
  const params = {
    transaction_id: number,
    currency: total.value.currency,
    value: money.amountOf(total.value),
    tax: money.amountOf(tax.value),
    shipping: money.amountOf(shipping.value),
    ...(coupons.length > 0 && { coupon: coupons.join() }),
    ...(session && { session_id: session }),
    // Without it the event does not count for an active user.
    engagement_time_msec: 1,
    items: items.map(({ sku, name, qty, price }) => ({
      item_id: sku,
      item_name: name,
      price: money.amountOf(price.value),
      quantity: qty,
    })),
  }
  const query = new URLSearchParams({ measurement_id: to.stream, api_secret: to.secret })
  return {
    url: `${to.url}?${query}`,
    body: {
      client_id: clientIn(cookies._ga) ?? `${randomInt(2 ** 31)}.${Math.floor(Date.now() / 1000)}`,
      timestamp_micros: Date.now() * 1000,
      consent: { ad_user_data: isAdvertising, ad_personalization: isAdvertising },
      events: [{ name: 'purchase', params }],
    },
  }
}

/** The client id: the last two numbers of `GA1.1.1234567890.1700000000`. */
function clientIn(cookie = ''): string | undefined {
  return /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/.exec(cookie)?.[1]
}

/** The session id: the start of the visit in `GS1.1.1700000000.3…` or `GS2.1.s1700000000$o3…`. */
function sessionIn(cookie = ''): string | undefined {
  return /^GS\d\.\d\.s?(\d{1,20})/.exec(cookie)?.[1]
}
