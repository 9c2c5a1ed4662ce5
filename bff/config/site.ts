import names from 'virtual:extensions/names'
import type { Layouts } from '../../schema/page.ts'
import { DYNAMIC_FACET_SIZE } from '../../schema/shop-constants.ts'
import type { CspHosts, ShopSettings, Site } from '../config.ts'
import { OWN_RESULT } from './accessibility-result.ts'
import { cookieName } from './cookie-name.ts'
import type { SiteFiles, SiteFolder } from './site-folder.ts'
import { extensionVariables, hostsNamedBy, type Values, variablesOf } from './variables.ts'

/** Name of a shop without a configured name, on pages that do not query the store. */
const HOUSE_NAME = 'Musette'

/** Assembles a site from the variables, its files and its folder. Without a folder it is the only site. */
export function assembleSite(values: Values, files: SiteFiles, folder?: SiteFolder): Site {
  const name = values.SHOP_NAME || HOUSE_NAME
  const extensions = values.EXTENSIONS.includes('all') ? names : values.EXTENSIONS
  const code = folder?.code ?? ''
  // The sites of a group have different base paths.
  const session = values.SESSION_GROUP
    ? { code: values.SESSION_GROUP, basePath: '' }
    : { code, basePath: values.BASE_PATH }
  return Object.freeze({
    code,
    session,
    name,
    theme: files.theme,
    mark: files.mark,
    publicDirs: files.publicDirs,
    page: Object.freeze({
      code: values.SHOP_ID,
      ...(values.SESSION_GROUP && { sessionGroup: values.SESSION_GROUP }),
      name,
      themeColor: values.THEME_COLOR,
      ...(files.theme?.schemes === 'light' && { isLight: true as const }),
      sisterHosts: familyHosts(values, extensions),
      family: [],
      accessibility: '',
      legalPages: {
        terms: values.TERMS_PAGE,
        notice: values.LEGAL_PAGE,
        ...(values.PRIVACY_PAGE && { privacy: values.PRIVACY_PAGE }),
      },
      ...(values.RETURNS_FREE && { returnsAreFree: true }),
      texts: folder?.texts ?? {},
      ...(Object.keys(files.icons).length > 0 && { icons: files.icons }),
      layouts: unusual({ header: values.SHOP_HEADER, home: values.SHOP_HOME, productPage: values.SHOP_PRODUCT_PAGE }),
      extensionsOff: names.filter((one) => !extensions.includes(one)),
      cloudUrl: values.SHOP_CLOUD_URL,
      hasThirdParties: hasThirdParties(thirdPartyHosts(values, extensions)),
      inactivityTimeout: values.INACTIVITY_TIMEOUT,
      logInterval: values.CLIENT_LOG_INTERVAL,
      presence: cookieName('presence', values.PUBLIC_URL, session.basePath, session.code),
      vitalsSampling: values.WEB_VITALS_SAMPLING,
    }),
    csp: Object.freeze(thirdPartyHosts(values, extensions)),
    shop: Object.freeze({
      basePath: values.BASE_PATH,
      publicUrl: values.PUBLIC_URL,
      family: [],
      languageGroup: values.LANGUAGE_GROUP,
      language: null,
      translatedPages: values.TRANSLATED_PAGES.map((pair) => {
        const [name = '', identifier = ''] = pair.split('=')
        return { name, identifier }
      }),
      pricesIncludeTax: values.PRICES_INCLUDE_TAX,
      pricesShowTax: values.PRICES_SHOW_TAX,
      taxMultiplier: values.TAX_MULTIPLIER,
      taxDivisor: values.TAX_DIVISOR,
      maxFilterPrice: values.MAX_FILTER_PRICE,
      pageSizes: values.PAGE_SIZES.filter((size) => size !== 'none').map(Number),
      ignoredFacets: values.IGNORED_FACETS,
      facetLimit: DYNAMIC_FACET_SIZE,
      attributes: {
        netWeight: values.ATTRIBUTE_NET_WEIGHT,
        netVolume: values.ATTRIBUTE_NET_VOLUME,
        stockLabel: values.ATTRIBUTE_STOCK_LABEL,
        delivery: values.ATTRIBUTE_DELIVERY,
        lowestPrice: values.ATTRIBUTE_LOWEST_PRICE,
        feedType: values.ATTRIBUTE_FEED_TYPE,
        species: values.ATTRIBUTE_SPECIES,
        composition: values.ATTRIBUTE_COMPOSITION,
        analyticalConstituents: values.ATTRIBUTE_ANALYTICAL_CONSTITUENTS,
        additives: values.ATTRIBUTE_ADDITIVES,
        directions: values.ATTRIBUTE_DIRECTIONS,
        operator: values.ATTRIBUTE_OPERATOR,
        withdrawal: values.ATTRIBUTE_WITHDRAWAL,
        maker: values.ATTRIBUTE_MAKER,
        makerContact: values.ATTRIBUTE_MAKER_CONTACT,
        euPerson: values.ATTRIBUTE_EU_PERSON,
        euContact: values.ATTRIBUTE_EU_CONTACT,
        warnings: values.ATTRIBUTE_WARNINGS,
        guarantee: values.ATTRIBUTE_GUARANTEE,
        sorting: values.ATTRIBUTE_SORTING,
        environment: values.ATTRIBUTE_ENVIRONMENT,
      },
      keyAttributes: values.KEY_ATTRIBUTES,
      termsPage: values.TERMS_PAGE,
      legalPage: values.LEGAL_PAGE,
      privacyPage: values.PRIVACY_PAGE || null,
      guaranteePicture: values.GUARANTEE_PICTURE || null,
      producerNumbers: values.PRODUCER_NUMBERS,
      mediaUrl: values.MEDIA_URL || new URL('/media/', values.UPSTREAM_URL).href,
      videoHosts: thirdPartyHosts(values, extensions).video,
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
      pickupMethods: values.PICKUP_METHODS.map((part) => part.toLowerCase()),
      delivery: values.DELIVERY_COSTS.map(deliveryOf),
      handlingDays: daysOf(values.HANDLING_DAYS),
      deliveryDays: daysOf(values.DELIVERY_DAYS),
      arrival: arrivalOf(values),
      usualDelivery: values.USUAL_DELIVERY,
      returnDays: values.RETURN_DAYS,
      returnsAreFree: values.RETURNS_FREE,
      robotsAgents: values.ROBOTS_AGENTS.map((one) => {
        const [agent = '', rule] = one.split(':')
        return { agent, mayRead: rule === 'allow' }
      }),
      accessibility: files.accessibility ?? OWN_RESULT,
      sitemapPages: values.SITEMAP_PAGES,
      offlinePaymentMethods: values.OFFLINE_PAYMENT_METHODS,
      phone: values.SHOP_PHONE || null,
      email: values.SHOP_EMAIL || null,
      mailFrom: values.MAIL_FROM || values.SHOP_EMAIL,
      merchantEmail: values.MERCHANT_EMAIL || values.SHOP_EMAIL,
      extensions,
      extensionValues: Object.freeze(
        Object.fromEntries(Object.keys(extensionVariables).map((one) => [one, values[one as keyof Values]])),
      ),
    }),
  })
}

/** Returns only layouts that differ from the default. */
function unusual(layouts: Layouts): Partial<Layouts> {
  return Object.fromEntries(Object.entries(layouts).filter(([, layout]) => layout !== 'classic'))
}

/** `FR:4.90:49` */
function deliveryOf(text: string): ShopSettings['delivery'][number] {
  const [country = '', cost, freeFrom] = text.split(':')
  return { country, cost: Number(cost), freeFrom: freeFrom === undefined ? null : Number(freeFrom) }
}

/** `1-3`; null where nothing is said. */
function daysOf(text: string): ShopSettings['handlingDays'] {
  const [first, second] = text.split('-').map(Number)
  if (first === undefined || second === undefined) return null
  return { least: Math.min(first, second), most: Math.max(first, second) }
}

/** `colissimo_home:1-2:sat`; null where no date is known. */
function arrivalOf(values: Pick<Values, 'DELIVERY_METHOD_DAYS' | 'ORDER_CUTOFF' | 'CLOSED_DAYS' | 'DEFAULT_COUNTRY'>) {
  const methods = values.DELIVERY_METHOD_DAYS.map((text) => {
    const [method = '', range = '', saturday] = text.split(':')
    const days = daysOf(range) ?? { least: 0, most: 0 }
    return { method, ...days, onSaturdays: saturday !== undefined }
  })
  const closedDays = { named: values.CLOSED_DAYS, hasFrenchHolidays: values.DEFAULT_COUNTRY === 'FR' }
  return values.ORDER_CUTOFF && methods.length > 0 ? { cutoff: values.ORDER_CUTOFF, methods, closedDays } : null
}

/** Third-party hosts that the browser may connect to, by purpose. */
function thirdPartyHosts(values: Values, extensions: readonly string[]): CspHosts {
  const named = Object.entries(variablesOf(extensions))
  const hostsFor = (purpose: keyof CspHosts) => {
    const addresses = named.flatMap(([name, { allows }]) => (allows === purpose ? addressesIn(values, name) : []))
    return [...new Set([...addresses, ...hostsNamedBy(extensions, purpose)].map(originOf))]
  }
  return {
    analytics: hostsFor('analytics'),
    ads: hostsFor('ads'),
    video: hostsFor('video'),
    payment: hostsFor('payment'),
    widgets: hostsFor('widgets'),
    captcha: hostsFor('captcha'),
    cloud: hostsFor('cloud'),
  }
}

/** Returns hosts that count as internal link targets: sister sites, and those that variables mark as such. */
function familyHosts(values: Values, extensions: readonly string[]): readonly string[] {
  const named = Object.entries(variablesOf(extensions))
    .flatMap(([name, { isLinked }]) => (isLinked ? addressesIn(values, name) : []))
    .map((address) => new URL(address).host.replace(/^\*\./, ''))
  return [...new Set([...values.SISTER_HOSTS, ...named])]
}

/** Returns the addresses in a variable: one or a list. An unset variable is an empty text, whatever its kind. */
function addressesIn(values: Values, name: string): string[] {
  const value: unknown = values[name as keyof Values]
  return [value].flat().filter((one) => typeof one === 'string' && one !== '') as string[]
}

/** A host with a wildcard stays as it is. */
function originOf(address: string): string {
  return address.includes('//*.') ? address : new URL(address).origin
}

/** Whether a normal page allows third parties more than a guarded page does. */
function hasThirdParties({ analytics, ads, video, widgets }: CspHosts): boolean {
  return [analytics, ads, video, widgets].some((hosts) => hosts.length > 0)
}
