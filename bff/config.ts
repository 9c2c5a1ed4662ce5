import type { LevelWithSilent } from 'pino'
import type { PageSite } from '../schema/page.ts'
import type { Edition, Level } from './config/levels.ts'
import type { Theme } from './config/theme.ts'

/** The environment as one typed, frozen object. */
export type Config = Readonly<{
  /** `NODE_ENV=production`: introspection and suggestions are off, and a session key is required. */
  isProduction: boolean
  port: number
  host: string
  /** Fastify's `trustProxy` option. */
  trustProxy: boolean | string
  logLevel: LevelWithSilent
  logPretty: boolean
  /** Absolute path. */
  dataDir: string
  /** Mail server with its password; empty: the shop sends no mails. */
  smtpUrl: string
  /** Newest first: the first encrypts, all decrypt. Empty only outside production, when no key was given. */
  sessionKeys: readonly Buffer[]
  /** Whether forms require a proof of work. */
  captcha: boolean
  /** Only documents of the build's own manifest are executed. */
  persistedOnly: boolean
  sites: readonly [Site, ...Site[]]
  upstream: UpstreamSettings
  imageCacheBytes: number
  cache: CacheSettings
  edge: EdgeSettings
  ops: OpsSettings
  /** Null: nothing is traced. */
  tracing: TracingSettings | null
}>

/** One of the shops that this process serves, with its own settings. */
export type Site = Readonly<{
  /** Separates the site's data from that of other sites. Empty for a site that only environment variables describe. */
  code: string
  /** Shown on pages that must work without the store. */
  name: string
  /** `null` for the default theme. */
  theme: Theme | null
  /** Logo of the site as SVG; `null` for the default logo. */
  mark: string | null
  /** Folders of files that override those of the build; the first that has a file wins. */
  publicDirs: readonly string[]
  /** Scope of the session's cookies: the site itself, or its `SESSION_GROUP`. `code` is part of their names, `basePath` is their path. */
  session: Readonly<{ code: string; basePath: string }>
  /** What pages show of the site without a call to the store. */
  page: PageSite
  csp: CspHosts
  shop: ShopSettings
}>

export type AccessLogSettings = Readonly<{
  /** Share of hits that are logged. */
  sampling: number
  /** Ms from which a hit is always logged. */
  slow: number
}>

export type OpsSettings = Readonly<{
  /** Empty: metrics are available from this machine only. */
  metricsToken: string
  /** Empty: nobody may switch maintenance mode. */
  maintenanceToken: string
  /** Empty: nobody may edit content. */
  contributionToken: string
  /** IP addresses and ranges that see the shop while maintenance mode is switched on by hand. */
  maintenanceAllow: readonly string[]
  /** Ms. */
  maxEventLoopDelay: number
  accessLog: AccessLogSettings
  /** Requests that one IP address may send per minute. */
  perMinute: Readonly<{ mutations: number; sensitive: number; clientLog: number; cspReports: number }>
}>

/** Third-party origins that the browser may connect to, by purpose. */
export type CspHosts = Readonly<
  Record<'analytics' | 'ads' | 'video' | 'payment' | 'widgets' | 'captcha' | 'cloud', readonly string[]>
>

export type UpstreamSettings = Readonly<{
  /** The store's GraphQL endpoint. */
  url: string
  /** The store's REST API, with a trailing slash; empty: beside the GraphQL endpoint. */
  restUrl: string
  /** Access token of an integration (Magento: System > Integrations); empty without one. */
  integrationToken: string
  /** Release and edition that are assumed until the store's schema is known. */
  level: Level
  edition: Edition
  /** Third-party modules that are used if the store has them, named like their files in schema/magento/extensions; or `all`. */
  extensions: readonly string[]
  /** Code of the store view; empty for the store's default. */
  store: string
  /** Whether customer groups may have prices of their own. */
  groupPrices: boolean
  connections: number
  /** Seconds that a call may wait for its turn, and a public read then for its response. */
  timeout: number
  cacheBytes: number
}>

export type CacheSettings = Readonly<{
  operationBytes: number
  pageBytes: number
  /** Empty: the process has no shared cache. */
  redisUrl: string
  /** IP addresses and ranges that may send PURGE. */
  purgeAllow: readonly string[]
  /** Empty: nobody may purge by token. */
  token: string
}>

/** The collector of spans, and the share of requests that is traced. */
export type TracingSettings = Readonly<{
  /** Address of the OpenTelemetry collector. */
  url: string
  headers: Readonly<Record<string, string>>
  service: string
  /** Share of the requests that is traced, unless a trusted proxy decides. */
  share: number
}>

/** Caches in front of the shop: their headers, and where purges are sent. */
export type EdgeSettings = Readonly<{
  /** Headers with the surrogate keys of public responses. */
  keys: 'off' | 'surrogate-key' | 'cache-tag' | 'both'
  /** Origins of the Varnish servers. */
  varnish: readonly string[]
  fastly: Readonly<{ url: string; service: string; token: string }> | null
  cloudflare: Readonly<{ url: string; zone: string; token: string }> | null
  webhook: Readonly<{ url: string; secret: Buffer }> | null
}>

/** Another site of this server, as a link target of this one. */
export type Sister = Pick<ShopSettings, 'publicUrl' | 'basePath' | 'storeView'> & {
  /** Root-relative, or absolute where the sites have different origins; with a trailing slash. */
  url: string
  /** As `hreflang` writes it. Set where it is this shop in another language. */
  language?: string
}

/** The shop's configuration: the part of the environment that domains may read. */
export type ShopSettings = {
  /** Empty, or with a leading and no trailing slash. */
  basePath: string
  /** Public origin, for canonical addresses: `https://shop.example`; empty when not configured. */
  publicUrl: string
  family: readonly Sister[]
  /** Name of the group of sites that are one shop in several languages; empty without a group. */
  languageGroup: string
  /** Language of the site within `languageGroup`, as `hreflang` writes it; null without a group. */
  language: string | null
  /** Content pages that have another identifier in the group's other languages. */
  translatedPages: readonly { name: string; identifier: string }[]
  /** Whether the store's catalogue prices are entered including tax. The store's display setting does not matter. */
  pricesIncludeTax: boolean
  /** Whether the store adds the tax to the prices of products that are entered without it. */
  pricesShowTax: boolean
  /** Prices incl. tax = prices excl. tax × this. */
  taxMultiplier: number
  /** Price filters are divided by this before they are sent to the store. */
  taxDivisor: number
  /** In euros. */
  maxFilterPrice: number
  /** The first is the default. */
  pageSizes: readonly number[]
  ignoredFacets: readonly string[]
  facetLimit: number
  /** Codes of the Magento attributes that the shop shows by name. A missing attribute hides its part of the page. */
  attributes: ProductAttributeCodes
  /** Codes of the attributes by which shoppers decide. */
  keyAttributes: readonly string[]
  /** Identifiers of the content pages that end with notices. */
  termsPage: string
  legalPage: string
  /** Identifier of the content page on personal data; null where there is only the shop's own page. */
  privacyPage: string | null
  /** The official drawing of the notice on the legal guarantee, below the store's media root. */
  guaranteePicture: string | null
  /** `branch:identifier` of the seller as a producer. */
  producerNumbers: readonly string[]
  /** Address of the store's media root, with a trailing slash. `imageUrl` paths are relative to it. */
  mediaUrl: string
  /** Origins whose videos a page may show; `https://*.host` stands for subdomains. */
  videoHosts: readonly string[]
  /** The store's admin, with a trailing slash; for contributors only. */
  adminUrl: string | null
  /** Name of the shop; `null` uses the store's setting. */
  name: string | null
  shopId: string
  /** Code of the store view to sell from; empty for the store's default. */
  storeView: string
  /** Origin of the CDN that pictures are loaded from; empty where there is none. */
  cloudUrl: string
  /** BCP 47 tag; `null` uses the store view's locale. */
  locale: string | null
  /** ISO 4217 code; `null` uses the store view's currency. */
  currency: string | null
  websiteId: number
  defaultCountryId: string
  /** Number of lines that the store accepts in a street address. */
  streetLines: number
  /** Kilograms that a parcel to a pickup point may weigh. */
  pickupMaxWeight: number
  /** In lower case. */
  pickupMethods: readonly string[]
  /** What delivery costs at most in each country, with tax, and the price from which it is free. */
  delivery: readonly { country: string; cost: number; freeFrom: number | null }[]
  /** Working days; null: not in structured data. */
  handlingDays: DayRange | null
  deliveryDays: DayRange | null
  /** When orders leave and arrive; null where the site shows no dates. */
  arrival: ArrivalRules | null
  /** Texts of attributes by which goods leave and travel as usual. */
  usualDelivery: readonly string[]
  /** Days within which goods may be sent back; 0: not in structured data. */
  returnDays: number
  returnsAreFree: boolean
  /** Rules of `robots.txt` for single robots, by the name that they look for. */
  robotsAgents: readonly { agent: string; mayRead: boolean }[]
  accessibility: AccessibilityResult
  /** Identifiers of the content pages in the sitemap. */
  sitemapPages: readonly string[]
  /** Codes of payment methods that need no code in the shop. */
  offlinePaymentMethods: readonly string[]
  phone: string | null
  email: string | null
  /** Sender of the shop's own mails, and recipient of messages to the merchant; empty only where the shop sends none. */
  mailFrom: string
  merchantEmail: string
  /** Names of the extensions that the site takes. */
  extensions: readonly string[]
  /** Variable of an extension → its value. */
  extensionValues: Readonly<Record<string, unknown>>
}

export type DayRange = { least: number; most: number }

export type ArrivalRules = {
  /** Time of day until which an order leaves on the same working day: `12:00`. */
  cutoff: string
  /** Working days of the carrier, by code of the delivery method. The first is the usual one. */
  methods: readonly MethodDays[]
  closedDays: ClosedDays
}

export type MethodDays = DayRange & { method: string; onSaturdays: boolean }

/** Days on which nobody works, beside weekends. `named`: ISO 8601 days. */
export type ClosedDays = { named: readonly string[]; hasFrenchHolidays: boolean }

/** The shop's accessibility result: of its own checks, or of a person's audit that a site provides. */
export type AccessibilityResult = Readonly<{
  /** ISO 8601 day. */
  date: string
  /** The auditor; null without an audit by a person. */
  auditor: string | null
  /** Method, in the words of the auditor. */
  tested: string | null
  /** Number of criteria that apply to the shop, and of those that it meets. */
  applicable: number
  met: number
  /** Numbers of criteria that nobody has checked. */
  unchecked: readonly string[]
  /** Barriers, which an audit describes in one language. */
  barriers: readonly (string | Readonly<{ en: string; [language: string]: string }>)[]
}>

export type ProductAttributeCodes = {
  /** Net weight in grams. */
  netWeight: string
  /** Net volume in millilitres. */
  netVolume: string
  stockLabel: string
  /** The way in which a product travels. */
  delivery: string
  /** Lowest price of the 30 days before a reduction, entered like catalogue prices. */
  lowestPrice: string
  feedType: string
  species: string
  composition: string
  analyticalConstituents: string
  additives: string
  directions: string
  operator: string
  /** Why there is no right to withdraw. */
  withdrawal: string
  maker: string
  makerContact: string
  euPerson: string
  euContact: string
  warnings: string
  /** Years of the producer's guarantee of durability. */
  guarantee: string
  sorting: string
  environment: string
}
