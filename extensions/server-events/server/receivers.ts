import { type orders, type RequestContext, type ShopSettings, type ShopTypes, valuesOf } from 'musette/server'
import variables from '../variables.ts'
import type { Outgoing } from './delivery.ts'
import { googlePurchase } from './google.ts'
import { metaPurchase } from './meta.ts'

export type Receiver = {
  name: string
  /** The consent that it requires. */
  service: ShopTypes.ConsentService
  request(shown: orders.ShownOrder, context: RequestContext): Outgoing
}

/** Returns the receivers of a site's purchases: those with id and secret. */
export function receiversOf(shop: ShopSettings): Receiver[] {
  const values = valuesOf(variables, shop)
  const { GA4_MEASUREMENT_ID: stream, GA4_API_SECRET: secret, META_PIXEL_ID: pixel, META_ACCESS_TOKEN: token } = values
  const receivers: Receiver[] = []
  if (stream && secret) {
    const to = { url: values.GA4_COLLECT_URL, stream, secret }
    receivers.push({ name: 'Google Analytics', service: 'AUDIENCE', request: (shown) => googlePurchase(shown, to) })
  }
  if (pixel && token) {
    const to = { url: values.META_GRAPH_URL, pixel, token }
    receivers.push({ name: 'Meta', service: 'ADVERTISING', request: (...order) => metaPurchase(...order, to) })
  }
  return receivers
}
