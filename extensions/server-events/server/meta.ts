import { money, type orders, type RequestContext } from 'musette/server'
import type { Outgoing } from './delivery.ts'

type Pixel = { url: string; pixel: string; token: string }

/** Characters of the user agent that are sent. */
const MAX_AGENT = 500
const COOKIE = /^fb\.\d\.\d{1,20}\.[\w-]{1,500}$/

/**
 * A purchase for Meta's Conversions API. The order's number is its `event_id`, by which Meta drops what a pixel reported with the same one. Names,
 * addresses and e-mails are not sent, not even hashed. https://developers.facebook.com/docs/marketing-api/conversions-api/parameters
 */
export function metaPurchase(
  { order, cookies }: orders.ShownOrder,
  { address, headers, origin, shop }: RequestContext,
  to: Pixel,
): Outgoing {
  const { number, total, items } = order
  const { _fbp: browser = '', _fbc: click = '' } = cookies
  const event = {
    event_name: 'Purchase',
    event_time: Math.floor(Date.now() / 1000),
    event_id: number,
    action_source: 'website',
    event_source_url: `${origin}${shop.basePath}/checkout/success`,
    user_data: {
      client_ip_address: address,
      client_user_agent: (headers['user-agent'] ?? '').slice(0, MAX_AGENT),
      ...(COOKIE.test(browser) && { fbp: browser }),
      ...(COOKIE.test(click) && { fbc: click }),
    },
    custom_data: {
      order_id: number,
      currency: total.value.currency,
      value: money.amountOf(total.value),
      content_type: 'product',
      contents: items.map(({ sku, qty, price }) => ({
        id: sku,
        quantity: qty,
        item_price: money.amountOf(price.value),
      })),
    },
  }
  return {
    url: `${to.url}${to.pixel}/events`,
    headers: { authorization: `Bearer ${to.token}` },
    body: { data: [event] },
  }
}
