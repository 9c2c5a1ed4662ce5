import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { defineService } from '../define-service.ts'
import { siteAddress, type SiteAddresses } from '../store-urls.ts'
import { StoreConfig, StoreCurrencies, StoreFeatures } from './magento/store-config.generated.ts'
import { mapStore } from './map-store.ts'
import { SETTINGS_POLICY } from './settings-policy.ts'
import type { StoreModel } from './store-model.ts'

export type StoreFlags = {
  contact: boolean
  newsletter: boolean
  orderCancellation: boolean
  guestCheckout: boolean
  priceHistory: boolean
  /** Accounts open once their address is confirmed. */
  accountConfirmation: boolean
}

/** The part of a request's context that reads the store's settings. */
export type StoreContext = Pick<RequestContext, 'services' | 'upstream' | 'upstreamOf' | 'shop'> & {
  shared?: { readonly mails?: unknown }
} & Partial<Pick<RequestContext, 'language'>>

export const storeOf = defineService(async ({ upstream, shop, language }: StoreContext): Promise<StoreModel> => {
  const store = mapStore(await readConfig(upstream), shop)
  // The server uses the language of the pages.
  language?.learn(store.locale)
  return store
})

/** ISO 4217 codes a shopper can choose from. */
export const currenciesOf = defineService(async ({ upstream }: StoreContext): Promise<string[]> => {
  const { currency } = await upstream.read(StoreCurrencies, {}, SETTINGS_POLICY)
  return currency?.available_currency_codes?.filter((code) => code !== null) ?? []
})

/** ISO 4217 code of prices among the attributes, which the store never converts; null where the store does not return it. */
export const baseCurrencyOf = defineService(async ({ upstream }: StoreContext): Promise<string | null> => {
  const { currency } = await upstream.read(StoreCurrencies, {}, SETTINGS_POLICY)
  return currency?.base_currency_code ?? null
})

/** Units of a currency for one of the base currency; 1 where the store names no rate. */
export async function exchangeRate(code: string, { upstream }: StoreContext): Promise<number> {
  const { currency } = await upstream.read(StoreCurrencies, {}, SETTINGS_POLICY)
  return currency?.exchange_rates?.find((one) => one?.currency_to === code)?.rate || 1
}

/** Loads flags of the store, with defaults for stores that do not return them. */
export const flagsOf = defineService(async ({ upstream }: StoreContext): Promise<StoreFlags> => {
  const { storeConfig } = await upstream.read(StoreFeatures, {}, SETTINGS_POLICY)
  return {
    contact: upstream.has('Mutation.contactUs') && (storeConfig?.contact_enabled ?? false),
    newsletter: storeConfig?.newsletter_enabled ?? !upstream.has('StoreConfig.newsletter_enabled'),
    orderCancellation: upstream.has('Mutation.cancelOrder') && (storeConfig?.order_cancellation_enabled ?? false),
    guestCheckout: storeConfig?.is_guest_checkout_enabled ?? true,
    priceHistory:
      upstream.has('ProductInterface.price_history') &&
      (storeConfig?.price_history_enabled ?? !upstream.has('StoreConfig.price_history_enabled')),
    accountConfirmation: storeConfig?.create_account_confirmation ?? false,
  }
})

async function readConfig(upstream: Upstream) {
  const { storeConfig } = await upstream.read(StoreConfig, {}, SETTINGS_POLICY)
  if (storeConfig) return storeConfig
  throw new UpstreamError('unavailable', 'The store responded without its configuration.', 'StoreConfig')
}

/**
 * Returns the addresses of this and the other sites of the server: the public address, and that of the store view's pages. If a store view does not
 * respond, only the site's public address is known.
 */
export const sitesOf = defineService(async (context: StoreContext): Promise<SiteAddresses> => {
  const { publicUrl, basePath, family } = context.shop
  const { ownHosts, linkUrl } = await storeOf(context)
  const linkUrlOf = async (view: string) => (await readConfig(context.upstreamOf(view))).secure_base_link_url ?? ''
  const sisters = await Promise.all(
    family.map(async (sister) => ({ ...sister, linkUrl: await linkUrlOf(sister.storeView).catch(() => '') })),
  )
  // If two sites share an address, it means this one.
  const sites = [{ url: '', publicUrl, basePath, linkUrl }, ...sisters].flatMap((site) =>
    [site.publicUrl && site.publicUrl + site.basePath, site.linkUrl].flatMap((named) => {
      const address = siteAddress(named)
      return address ? [{ address, url: site.url }] : []
    }),
  )
  return { ownHosts, sites: sites.toSorted((a, b) => b.address.length - a.address.length) }
})
