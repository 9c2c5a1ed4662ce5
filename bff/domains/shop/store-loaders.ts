import type { ShopSettings } from '../../config.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { once } from '../memo.ts'
import { siteAddress, type SiteAddresses } from '../store-urls.ts'
import { StoreConfig, StoreCurrencies } from './magento/store-config.generated.ts'
import { StoreFeatures247 } from './magento/store-features-247.generated.ts'
import { mapStore } from './map-store.ts'
import type { StoreModel } from './store-model.ts'

/** Seconds; the store announces changes of its settings. */
const MAX_AGE = 3600
/** Settings are announced for each store view by its number, which the store tells with the answer, and as a whole. */
const POLICY = { maxAge: MAX_AGE, tags: () => ['store', 'gql_store_config'] }

export type StoreFlags = { contact: boolean; newsletter: boolean; orderCancellation: boolean; guestCheckout: boolean }

export type StoreLoaders = {
  store(): Promise<StoreModel>
  sites(): Promise<SiteAddresses>
  /** ISO 4217 codes a shopper can choose from. */
  currencies(): Promise<string[]>
  /** Switches the store shows from 2.4.7 on; before, they are what such a store can do. */
  flags(): Promise<StoreFlags>
}

/** `upstreamOf` reads another store view. */
export function createStoreLoaders(
  upstream: Upstream,
  shop: ShopSettings,
  upstreamOf: (storeView: string) => Upstream,
): StoreLoaders {
  const store = once(async () => mapStore(await readConfig(upstream), shop))
  const linkUrlOf = async (view: string) => (await readConfig(upstreamOf(view))).secure_base_link_url ?? ''
  return {
    store,
    sites: once(async () => siteAddresses(await store(), shop, linkUrlOf)),
    currencies: once(async () => {
      const { currency } = await upstream.read(StoreCurrencies, {}, POLICY)
      return currency?.available_currency_codes?.filter((code) => code !== null) ?? []
    }),
    flags: once(async () => {
      if (!upstream.atLeast('2.4.7')) {
        return { contact: false, newsletter: true, orderCancellation: false, guestCheckout: true }
      }
      const { storeConfig } = await upstream.read(StoreFeatures247, {}, POLICY)
      return {
        contact: storeConfig?.contact_enabled ?? false,
        newsletter: storeConfig?.newsletter_enabled ?? false,
        orderCancellation: storeConfig?.order_cancellation_enabled ?? false,
        guestCheckout: storeConfig?.is_guest_checkout_enabled ?? true,
      }
    }),
  }
}

async function readConfig(upstream: Upstream) {
  const { storeConfig } = await upstream.read(StoreConfig, {}, POLICY)
  if (storeConfig) return storeConfig
  throw new UpstreamError('unavailable', 'The store answered without its configuration.', 'StoreConfig')
}

/**
 * Where addresses lead that name this site or another one of this server: by its public address, or by that of its store view's pages.
 * `linkUrlOf` tells the latter; a site whose store view says nothing is known by its public address alone.
 */
async function siteAddresses(
  { ownHosts, linkUrl }: StoreModel,
  { publicUrl, basePath, family }: Pick<ShopSettings, 'publicUrl' | 'basePath' | 'family'>,
  linkUrlOf: (storeView: string) => Promise<string>,
): Promise<SiteAddresses> {
  const sisters = await Promise.all(
    family.map(async (sister) => ({ ...sister, linkUrl: await linkUrlOf(sister.storeView).catch(() => '') })),
  )
  // Of two sites with one address, this one is meant.
  const sites = [{ url: '', publicUrl, basePath, linkUrl }, ...sisters].flatMap((site) =>
    [site.publicUrl && site.publicUrl + site.basePath, site.linkUrl].flatMap((named) => {
      const address = siteAddress(named)
      return address ? [{ address, url: site.url }] : []
    }),
  )
  return { ownHosts, sites: sites.toSorted((a, b) => b.address.length - a.address.length) }
}
