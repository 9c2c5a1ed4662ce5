import pino from 'pino'
import extensions from 'virtual:extensions/server'
import { createPurgeLog } from '../../bff/cache/purge-log.ts'
import { featureNames, isFeatureActive } from '../../bff/domains/shop/features.ts'
import { createUpstreamFactory } from '../../bff/magento/bound-upstream.ts'
import { createStoreClient } from '../../bff/magento/store-client.ts'
import type { Check } from './patient.ts'
import { rowsOf } from './row.ts'

const row = rowsOf('features')

/** What the server itself would tell a browser of each feature, in front of this store. */
export const checkFeatures: Check = async ({ config, schema }) => {
  const log = pino({ level: 'silent' })
  const client = createStoreClient(config.upstream, log)
  try {
    const bind = createUpstreamFactory(config.upstream, client, { purges: createPurgeLog(), members: schema.used })
    const context = {
      services: new Map(),
      shared: { mails: process.env.SMTP_URL || undefined },
      upstream: bind({ log }),
      shop: config.shop,
      upstreamOf: (store: string) => bind({ store, log }),
    }
    const rows = []
    for (const name of featureNames(config.shop)) {
      const isActive = await isFeatureActive(name, context)
      rows.push(row(name, isActive ? 'ok' : 'off', isActive ? 'on' : 'off', mendOf(name)))
    }
    return rows
  } finally {
    await client.close()
  }
}

function mendOf(name: string): string | undefined {
  return REMEDIES[name] ?? extensions.flatMap(({ features }) => features?.[name]?.remedy ?? [])[0]
}

/** What switches a feature on. */
const REMEDIES: Record<string, string> = {
  wishlist: 'bin/magento config:set wishlist/general/active 1',
  priceHistory: 'a module that watches prices: docs/modules.md',
  reviews: 'bin/magento config:set catalog/review/active 1',
  guestReviews: 'bin/magento config:set catalog/review/allow_guest 1',
  contact: 'Magento 2.4.7, and bin/magento config:set contact/contact/enabled 1',
  newsletter: 'bin/magento config:set newsletter/general/active 1',
  orderCancellation: 'Magento 2.4.7, and bin/magento config:set sales/cancellation/enabled 1',
  guestOrderCancellation: 'Magento 2.4.8, and bin/magento config:set sales/cancellation/enabled 1',
  guestCheckout: 'bin/magento config:set checkout/options/guest_checkout 1',
  guestOrders: 'Magento 2.4.7',
  withdrawal: 'SMTP_URL, a module for withdrawals, or the contact form: French law wants a way (L. 221-21)',
  pickupPoints: 'a carrier with pickup points: docs/modules.md',
  deliveryEstimate: 'Magento 2.4.7',
  storeCredit: 'Adobe Commerce',
  savedCards: 'a module that keeps cards: docs/modules.md',
}
