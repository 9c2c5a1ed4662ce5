import type { LevelWithSilent } from 'pino'
import type { PageSite } from '../schema/page.ts'
import type { Edition, Level } from './magento/levels.ts'

/** The environment as one typed, frozen object. */
export type Config = Readonly<{
  /** `NODE_ENV=production`: no introspection, no suggestions, a session key is required. */
  isProduction: boolean
  port: number
  host: string
  /** As Fastify's `trustProxy` takes it. */
  trustProxy: boolean | string
  logLevel: LevelWithSilent
  logPretty: boolean
  /** Absolute path. */
  dataDir: string
  /** Newest first: the first seals, all open. Empty when none was given, outside production only. */
  sessionKeys: readonly Buffer[]
  /** Whether forms ask for a proof of work. */
  captcha: boolean
  /** Only documents of the build's own manifest are executed. */
  persistedOnly: boolean
  /** At least one. */
  sites: readonly [Site, ...Site[]]
  upstream: UpstreamSettings
  imageCacheBytes: number
  cache: CacheSettings
  ops: OpsSettings
}>

/** One of the shops that this process serves: what is particular to it. */
export type Site = Readonly<{
  /** Keeps what belongs to the site apart from what belongs to others; empty for a site that environment variables alone describe. */
  code: string
  /** Shown on pages that must not need the store. */
  name: string
  /** BCP 47 tag: the language of what the server says, and the form of its figures and dates. */
  locale: string
  /** Style sheet of its own; `null` where it looks like the house. */
  theme: string | null
  /** Its mark as SVG; `null` where it has the house's. */
  mark: string | null
  /** Folder of files of its own, over those of the build; `null` where there is none. */
  publicDir: string | null
  /** What its pages say of it without asking the store. */
  page: PageSite
  csp: CspHosts
  shop: ShopSettings
}>

export type OpsSettings = Readonly<{
  /** Empty: only this machine may ask for metrics. */
  metricsToken: string
  /** Empty: nobody may switch maintenance. */
  maintenanceToken: string
  /** Empty: nobody may edit. */
  contributionToken: string
  /** IP addresses and ranges that see the shop while maintenance is switched on by hand. */
  maintenanceAllow: readonly string[]
  /** Ms. */
  maxEventLoopDelay: number
  /** How often one address may, in a minute. */
  perMinute: Readonly<{ mutations: number; sensitive: number; clientLog: number; cspReports: number }>
}>

/** Origins of others that the browser may talk to, by what they are for. */
export type CspHosts = Readonly<
  Record<'analytics' | 'ads' | 'video' | 'payment' | 'reviews' | 'captcha' | 'cloud', readonly string[]>
>

/** What a shopper may consent to, each by itself. */
export type ConsentService = 'AUDIENCE' | 'ADVERTISING' | 'VIDEO' | 'REVIEWS'

/** What the site uses of others; `null` for what it does not use. */
export type TagSettings = Readonly<{
  services: readonly ConsentService[]
  tagManagerUrl: string | null
  tagManagerNeedsConsent: boolean
  reviewsWidgetUrl: string | null
  reviewsDashboardUrl: string | null
  debug: boolean
}>

export type UpstreamSettings = Readonly<{
  /** The store's GraphQL endpoint. */
  url: string
  level: Level
  /** Code of the store view; empty for the store's default. */
  store: string
  /** Whether customer groups may have prices of their own. */
  groupPrices: boolean
  connections: number
  cacheBytes: number
}>

export type CacheSettings = Readonly<{
  responseBytes: number
  resultBytes: number
  pageBytes: number
  /** Empty: this process shares with nobody. */
  redisUrl: string
  /** IP addresses and ranges that may send PURGE. */
  purgeAllow: readonly string[]
  /** Empty: nobody may purge by token. */
  token: string
}>

/** Another site of this server, as a link of this one needs it. */
export type Sister = Pick<ShopSettings, 'publicUrl' | 'basePath' | 'storeView'> & {
  /** From the origin on, or whole where its origin is another one; with a slash at its end. */
  url: string
}

/** The shop as configured: what domains may know of the environment. */
export type ShopSettings = {
  /** Empty, or with a leading and no trailing slash. */
  basePath: string
  /** Public origin, for canonical addresses: `https://shop.example`; empty when not configured. */
  publicUrl: string
  family: readonly Sister[]
  level: Level
  edition: Edition
  /** Modules outside Magento that the store has, by the names of their files in schema/magento/extensions; `all` stands for all. */
  extensions: readonly string[]
  /** Whether the store's catalogue prices are entered including tax. The store's display setting does not matter. */
  pricesIncludeTax: boolean
  /** Whether the store adds the tax to the prices of products that are entered without it. */
  pricesShowTax: boolean
  /** Prices incl. tax = prices excl. tax × this. */
  taxMultiplier: number
  /** Price filters are divided by this before they reach the store. */
  taxDivisor: number
  /** In euros. */
  maxFilterPrice: number
  /** The first is the default. */
  pageSizes: readonly number[]
  ignoredFacets: readonly string[]
  facetLimit: number
  /** Codes of the store's attributes that carry what the shop shows by name; an absent attribute hides its part. */
  attributes: ProductAttributeCodes
  /** Address of the store's media root, with a trailing slash: what `imageUrl` paths are relative to. */
  mediaUrl: string
  /** Origins whose videos a page may show; `https://*.host` stands for subdomains. */
  videoHosts: readonly string[]
  /** The store's admin, with a trailing slash; for contributors only. */
  adminUrl: string | null
  /** What the shop is called; `null` takes what the store says. */
  name: string | null
  shopId: string
  /** Code of the store view to sell from; empty for the store's default. */
  storeView: string
  /** Origin of the content network that pictures are loaded from; empty where there is none. */
  cloudUrl: string
  /** BCP 47 tag; `null` takes the store view's. */
  locale: string | null
  /** ISO 4217 code; `null` takes the store view's. */
  currency: string | null
  websiteId: number
  defaultCountryId: string
  /** Lines of a street address the store takes. */
  streetLines: number
  /** Kilograms a parcel to a pickup point may weigh. */
  pickupMaxWeight: number
  /** Identifiers of content pages that search engines are told of. */
  sitemapPages: readonly string[]
  /** Codes of payment methods that need nothing of the shop. */
  offlinePaymentMethods: readonly string[]
  tags: TagSettings
  phone: string | null
  email: string | null
}

export type ProductAttributeCodes = {
  /** Net weight in grams. */
  netWeight: string
  /** Net volume in millilitres. */
  netVolume: string
  stockLabel: string
  /** Lowest price of the 30 days before a reduction, as catalogue prices are entered. */
  lowestPrice: string
  feedType: string
  species: string
  composition: string
  analyticalConstituents: string
  additives: string
  directions: string
  operator: string
}
