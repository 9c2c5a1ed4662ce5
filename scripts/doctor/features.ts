import pino from 'pino'
import extensions from 'virtual:extensions/server'
import { createPurgeLog } from '../../bff/cache/purge-log.ts'
import { featureNames, isFeatureActive } from '../../bff/domains/shop/features.ts'
import { createUpstreamFactory } from '../../bff/magento/bound-upstream.ts'
import { createStoreClient } from '../../bff/magento/store-client.ts'
import { modulesOf } from './extensions.ts'
import type { Check } from './doctor-context.ts'
import { rowsOf, type Verdict } from './row.ts'

const row = rowsOf('features')

/** Reports each feature as the server would report it to a browser in front of this store. */
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
      const { part, remedy, without } = known(name)
      rows.push({ ...row(name, isActive ? 'ok' : without, isActive ? 'on' : 'off', remedy), part })
    }
    return rows
  } finally {
    await client.close()
  }
}

/** `without`: what it means that the feature is off. */
type Known = { part: string; remedy: string | undefined; without: Verdict }

function known(name: string): Known {
  const owner = extensions.find(({ features }) => features && name in features)
  // A feature of an extension that needs a module is absent with the whole extension.
  const part = owner && modulesOf(owner.name).length > 0 ? owner.name : name.replace(/[A-Z]/g, '-$&').toLowerCase()
  if (owner) return { part, remedy: owner.features?.[name]?.remedy, without: 'absent' }
  const [remedy, without = 'absent'] = OF_CORE[name] ?? []
  return { part, remedy, without }
}

/** How to switch on each feature of the core. Without a verdict it is optional. */
const OF_CORE: Record<string, [remedy: string, without?: Verdict]> = {
  wishlist: ['bin/magento config:set wishlist/general/active 1', 'off'],
  priceHistory: ['a module that watches prices: docs/modules.md'],
  reviews: ['bin/magento config:set catalog/review/active 1', 'off'],
  guestReviews: ['bin/magento config:set catalog/review/allow_guest 1', 'off'],
  contact: ['Magento 2.4.7, and bin/magento config:set contact/contact/enabled 1', 'off'],
  newsletter: ['bin/magento config:set newsletter/general/active 1', 'off'],
  orderCancellation: ['Magento 2.4.7, and bin/magento config:set sales/cancellation/enabled 1', 'off'],
  guestOrderCancellation: ['Magento 2.4.8, and bin/magento config:set sales/cancellation/enabled 1'],
  guestCheckout: ['bin/magento config:set checkout/options/guest_checkout 1', 'off'],
  guestOrders: ['Magento 2.4.7', 'off'],
  withdrawal: ['SMTP_URL, a module for withdrawals, or the contact form: French law wants a way (L. 221-21)', 'law'],
  pickupPoints: ['a carrier with pickup points: docs/modules.md'],
  deliveryEstimate: ['Magento 2.4.7', 'off'],
  storeCredit: ['Adobe Commerce'],
  savedCards: ['a module that keeps cards: docs/modules.md'],
}
