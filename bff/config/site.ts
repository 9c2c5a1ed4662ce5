import names from 'virtual:extensions/names'
import { DYNAMIC_FACET_SIZE } from '../../schema/shop-constants.ts'
import type { ConsentService, CspHosts, Site, TagSettings } from '../config.ts'
import { hasGuests } from '../http/security-policy.ts'
import type { SiteFolder } from './site-folder.ts'
import { extensionVariables, type Values } from './variables.ts'

/** Name of a shop without a configured name, on pages that do not query the store. */
const HOUSE_NAME = 'Musette'

/**
 * Assembles a site from its folder and, for what the folder leaves out, the variables. Without a folder it is the only
 * site.
 */
export function assembleSite(values: Values, folder?: SiteFolder): Site {
  const name = values.SHOP_NAME || HOUSE_NAME
  const extensions = values.EXTENSIONS.includes('all') ? names : values.EXTENSIONS
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
      extensionsOff: names.filter((one) => !extensions.includes(one)),
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
      withdrawalByRest: values.UPSTREAM_WITHDRAWAL_REST,
      helpdesk: values.HELPDESK,
      freescout: Object.freeze({
        url: values.FREESCOUT_URL,
        key: values.FREESCOUT_KEY,
        mailbox: values.FREESCOUT_MAILBOX,
        user: values.FREESCOUT_USER,
      }),
      zendesk: Object.freeze({ url: values.ZENDESK_URL, email: values.ZENDESK_EMAIL, token: values.ZENDESK_TOKEN }),
      mailFrom: values.MAIL_FROM || values.SHOP_EMAIL,
      merchantEmail: values.MERCHANT_EMAIL || values.SHOP_EMAIL,
      extensions,
      extensionValues: Object.freeze(
        Object.fromEntries(Object.keys(extensionVariables).map((one) => [one, values[one as keyof Values]])),
      ),
    }),
  })
}

/** Third-party hosts that the browser may connect to: the configured hosts and those of the configured scripts. */
function guestHosts(values: Values): CspHosts {
  return {
    analytics: hostsWith(values.CSP_ANALYTICS, values.TAG_MANAGER_URL),
    ads: hostsWith(values.CSP_ADS),
    video: hostsWith(values.CSP_VIDEO),
    payment: hostsWith(values.CSP_PAYMENT),
    reviews: hostsWith(values.CSP_REVIEWS, values.REVIEWS_WIDGET_URL),
    captcha: hostsWith(values.CSP_CAPTCHA),
    cloud: hostsWith('', values.SHOP_CLOUD_URL),
  }
}

/** The shopper is asked to consent only to services that the site uses. */
function tagSettings(values: Values): TagSettings {
  const uses: Record<ConsentService, boolean> = {
    AUDIENCE: Boolean(values.TAG_MANAGER_URL),
    // The tag manager loads advertisers' tags, but only those whose hosts the policy allows can work.
    ADVERTISING: Boolean(values.TAG_MANAGER_URL) && values.CSP_ADS.length > 0,
    VIDEO: values.CSP_VIDEO.length > 0,
    REVIEWS: Boolean(values.REVIEWS_WIDGET_URL),
  }
  const services = Object.keys(uses) as ConsentService[]
  return {
    services: services.filter((service) => uses[service]),
    tagManagerUrl: values.TAG_MANAGER_URL || null,
    tagManagerNeedsConsent: values.TAG_MANAGER_CONSENT === 'required',
    reviewsWidgetUrl: values.REVIEWS_WIDGET_URL || null,
    reviewsDashboardUrl: values.REVIEWS_DASHBOARD_URL || null,
    debug: values.ANALYTICS_DEBUG,
  }
}

/** Hosts that count as internal link targets: the family's sites, and the service that collects customer reviews. */
function familyHosts(values: Values): readonly string[] {
  const ofReviews = [...(values.CSP_REVIEWS || []), values.REVIEWS_WIDGET_URL, values.REVIEWS_DASHBOARD_URL]
  const named = ofReviews
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).host.replace(/^\*\./, ''))
  return [...new Set([...(values.SISTER_HOSTS || []), ...named])]
}

/** A variable that is not set is an empty text, whatever its kind. */
function hostsWith(named: readonly string[] | '', script = ''): readonly string[] {
  return [...new Set([...named, ...(script ? [new URL(script).origin] : [])])]
}
