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

/** Magento's default names. */
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

/** Whether a name is still Magento's default. */
export function isMagentosOwn(name: string): boolean {
  return UNNAMED.has(name.toLowerCase())
}

/** A view's name is usually that of its language, so it comes last. */
const SOURCES = ['store_group_name', 'website_name', 'default_title', 'store_name'] as const

/**
 * Returns the shop's name: as configured, or else the best name in the store, or its own host if everything is unnamed. The store has no field for
 * the shop's name, and its host must not be shown.
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
