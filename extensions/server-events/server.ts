import type { FastifyInstance } from 'fastify'
import { defineServerExtension, type SiteParts, type ShopSettings } from 'musette/server'
import { createDelivery, type Delivery } from './server/delivery.ts'
import { receiversOf } from './server/receivers.ts'

/** One for each site that reports anything. */
const deliveries = new WeakMap<ShopSettings, Delivery>()

export default defineServerExtension({
  plugin: openDelivery,
  consents: {
    AUDIENCE: (shop) => receiversOf(shop).some(({ service }) => service === 'AUDIENCE'),
    ADVERTISING: (shop) => receiversOf(shop).some(({ service }) => service === 'ADVERTISING'),
  },
  orderShown(shown, context) {
    const delivery = deliveries.get(context.shop)
    for (const { name, service, request } of receiversOf(context.shop)) {
      if (shown.allowed.includes(service)) delivery?.post(name, request(shown, context))
    }
  },
})

async function openDelivery(app: FastifyInstance, { shop, watchQueue }: SiteParts): Promise<void> {
  if (receiversOf(shop).length === 0) return
  const delivery = createDelivery(app.log)
  deliveries.set(shop, delivery)
  watchQueue('server-events', delivery)
  app.addHook('onClose', () => delivery.stop())
}
