import type { ShopSettings } from '../../config.ts'
import { hostsOf } from '../store-urls.ts'
import type { StoreConfigQuery } from './magento/store-config.generated.ts'

type StoreConfig = NonNullable<StoreConfigQuery['storeConfig']>

type StoreNames = Pick<StoreConfig, (typeof SOURCES)[number]>

export type Brand = {
  name: string
  /** The setting that the name comes from. */
  source: 'SHOP_NAME' | keyof StoreNames | 'nobody'
}

/** What Magento calls things until a merchant names them. */
const UNNAMED: ReadonlySet<string> = new Set([
  'admin',
  'default',
  'default store view',
  'main store',
  'main website',
  'main website store',
  'magento commerce',
  'magento open source',
])

/** Whether a merchant has not changed a name that Magento gave. */
export function isMagentosOwn(name: string): boolean {
  return UNNAMED.has(name.toLowerCase())
}

/** A view's name is mostly that of its language, so it comes last. */
const SOURCES = ['store_group_name', 'website_name', 'default_title', 'store_name'] as const

/**
 * What the shop is called: as it is configured, or else as the store comes nearest to saying it, or by its own host where nobody named anything.
 * No field of the store tells the shop's own name, and the store's host is nobody's business.
 */
export function brandOf(
  store: StoreNames,
  { name: configured, publicUrl }: Pick<ShopSettings, 'name' | 'publicUrl'>,
): Brand {
  if (configured) return { name: configured, source: 'SHOP_NAME' }
  for (const source of SOURCES) {
    const name = store[source]?.trim() ?? ''
    if (name && !isMagentosOwn(name)) return { name, source }
  }
  const [host = ''] = hostsOf([publicUrl])
  return { name: host.replace(/^www\./, '') || (store.store_name ?? ''), source: 'nobody' }
}
