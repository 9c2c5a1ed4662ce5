import { hasGuests } from '../http/security-policy.ts'
import { DYNAMIC_FACET_SIZE } from '../../schema/shop-constants.ts'
import type { Site } from '../config.ts'
import type { SiteFolder } from './site-folder.ts'
import { familyHosts, guestHosts, tagSettings } from './tags.ts'
import type { Values } from './variables.ts'

/** On pages that do not ask the store, of a shop that nobody named. */
const HOUSE_NAME = 'Musette'

/** One site: what its folder says, and the variables that stand for what it leaves out. Without a folder it is the only one. */
export function assembleSite(values: Values, folder?: SiteFolder): Site {
  const name = values.SHOP_NAME || HOUSE_NAME
  return Object.freeze({
    code: folder?.code ?? '',
    name,
    theme: folder?.theme ?? null,
    mark: folder?.mark ?? null,
    publicDir: folder?.publicDir ?? null,
    page: Object.freeze({
      code: values.SHOP_ID,
      name,
      themeColor: values.THEME_COLOR,
      sisterHosts: familyHosts(values),
      family: [],
      texts: folder?.texts ?? {},
      cloudUrl: values.SHOP_CLOUD_URL,
      hasGuests: hasGuests(guestHosts(values)),
      inactivityTimeout: values.INACTIVITY_TIMEOUT,
      logInterval: values.CLIENT_LOG_INTERVAL,
    }),
    csp: Object.freeze(guestHosts(values)),
    shop: Object.freeze({
      basePath: values.BASE_PATH,
      publicUrl: values.PUBLIC_URL,
      family: [],
      level: values.UPSTREAM_LEVEL,
      edition: values.UPSTREAM_EDITION,
      extensions: values.UPSTREAM_EXTENSIONS,
      pricesIncludeTax: values.PRICES_INCLUDE_TAX,
      pricesShowTax: values.PRICES_SHOW_TAX,
      taxMultiplier: values.TAX_MULTIPLIER,
      taxDivisor: values.TAX_DIVISOR,
      maxFilterPrice: values.MAX_FILTER_PRICE,
      pageSizes: values.PAGE_SIZES.map(Number),
      ignoredFacets: values.IGNORED_FACETS,
      facetLimit: DYNAMIC_FACET_SIZE,
      attributes: {
        netWeight: values.ATTRIBUTE_NET_WEIGHT,
        netVolume: values.ATTRIBUTE_NET_VOLUME,
        stockLabel: values.ATTRIBUTE_STOCK_LABEL,
        lowestPrice: values.ATTRIBUTE_LOWEST_PRICE,
        feedType: values.ATTRIBUTE_FEED_TYPE,
        species: values.ATTRIBUTE_SPECIES,
        composition: values.ATTRIBUTE_COMPOSITION,
        analyticalConstituents: values.ATTRIBUTE_ANALYTICAL_CONSTITUENTS,
        additives: values.ATTRIBUTE_ADDITIVES,
        directions: values.ATTRIBUTE_DIRECTIONS,
        operator: values.ATTRIBUTE_OPERATOR,
      },
      mediaUrl: values.MEDIA_URL || new URL('/media/', values.UPSTREAM_URL).href,
      videoHosts: guestHosts(values).video,
      adminUrl: values.ADMIN_URL || null,
      name: values.SHOP_NAME || null,
      shopId: values.SHOP_ID,
      storeView: values.UPSTREAM_STORE,
      cloudUrl: values.SHOP_CLOUD_URL,
      locale: values.SHOP_LOCALE || null,
      currency: values.SHOP_CURRENCY || null,
      websiteId: values.WEBSITE_ID,
      defaultCountryId: values.DEFAULT_COUNTRY,
      streetLines: values.STREET_LINES,
      pickupMaxWeight: values.PICKUP_MAX_WEIGHT,
      sitemapPages: values.SITEMAP_PAGES,
      offlinePaymentMethods: values.OFFLINE_PAYMENT_METHODS,
      tags: Object.freeze(tagSettings(values)),
      phone: values.SHOP_PHONE || null,
      email: values.SHOP_EMAIL || null,
    }),
  })
}
