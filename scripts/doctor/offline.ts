import { validate, parse } from 'graphql'
import type { RequestContext } from '../../bff/graphql/context.ts'
import { readConfig } from '../../bff/config/read-config.ts'
import { featureNames, isFeatureActive } from '../../bff/domains/shop/features.ts'
import type { StoreContext } from '../../bff/domains/shop/store-loaders.ts'
import { documentsFor } from './documents.ts'
import { tableOf } from './print.ts'
import { rowsOf, type Row } from './row.ts'
import { extensionRow, knownExtensions, schemaRows } from './schema.ts'
import { readSchema, type StoreSchema } from './store-schema.ts'

/** Settings of a store that has everything switched on. */
const STORE_CONFIG = {
  locale: 'fr_FR',
  default_display_currency_code: 'EUR',
  magento_wishlist_general_is_enabled: '1',
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '1',
  contact_enabled: true,
  newsletter_enabled: true,
  order_cancellation_enabled: true,
  is_guest_checkout_enabled: true,
}

/** Returns what would be sent to a store with the schema of this text: `{ name: document }` as JSON. */
export function documentsOf(text: string): string {
  const documents = documentsFor(readSchema(text).members)
  return JSON.stringify(Object.fromEntries(documents.map((one) => [one.name, one.text])), null, 2)
}

/** Reports what works with a store of this schema, without calling it. `code` is 1 if a document does not fit. */
export async function offlineReport(text: string, asJson: boolean): Promise<{ text: string; code: 0 | 1 }> {
  const schema = readSchema(text)
  const rows = [
    ...schemaRows(schema),
    ...knownExtensions().map((extension) => extensionRow(extension, schema, ['all'])),
    documentRow(schema),
    ...(await featureRows(schema)),
  ]
  const isFit = rows.every(({ verdict }) => verdict !== 'fault')
  return { text: asJson ? JSON.stringify({ isFit, rows }, null, 2) : tableOf(rows), code: isFit ? 0 : 1 }
}

function documentRow({ whole, members }: StoreSchema): Row {
  const row = rowsOf('documents')
  const documents = documentsFor(members)
  const faults = documents.flatMap(({ name, text }) =>
    whole ? validate(whole, parse(text), undefined, { maxErrors: 1 }).map(({ message }) => `${name}: ${message}`) : [],
  )
  if (faults.length === 0) return row('valid', 'ok', `all ${documents.length} documents fit`)
  return row(
    'valid',
    'fault',
    faults.join(' '),
    'A module changes Magento’s own schema: tell its maker, or switch it off.',
  )
}

async function featureRows({ members }: StoreSchema): Promise<Row[]> {
  const row = rowsOf('features')
  const { shop } = readConfig({ UPSTREAM_URL: 'http://127.0.0.1/graphql' }).sites[0]
  const upstream = {
    has: members.has,
    atLeast: members.atLeast,
    hasOwnPrices: () => false,
    read: async () => ({ storeConfig: STORE_CONFIG }),
    send: async () => ({}),
  } as unknown as RequestContext['upstream']
  const context: StoreContext = { services: new Map(), upstream, upstreamOf: () => upstream, shop }
  return Promise.all(
    featureNames(shop).map(async (name) => {
      const isPossible = await isFeatureActive(name, context)
      return row(name, isPossible ? 'ok' : 'off', isPossible ? 'possible' : 'not possible with this schema')
    }),
  )
}
