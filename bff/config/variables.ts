import {
  DEFAULT_MAX_PRICE,
  DEFAULT_TAX_DIVISOR,
  IGNORED_FACETS,
  PAGE_SIZES,
  TAX_MULTIPLIER,
} from '../../schema/shop-constants.ts'
import { EDITIONS, LEVELS } from '../upstream/levels.ts'
import {
  address,
  addresses,
  choice,
  decimal,
  flag,
  hosts,
  integer,
  keys,
  list,
  redisAddress,
  text,
  thirdParty,
  token,
  type Variable,
} from './kinds.ts'

const MEBIBYTE = 1024 ** 2

const attributeCode = (code: string, what: string) =>
  text({
    fallback: code,
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'an attribute code of the store: letters, digits and underscores',
    purpose: `Store attribute that carries ${what}`,
  })

/** Every variable the bff reads: the README's table is held against this one by a test. */
export const variables = {
  PORT: integer({ fallback: '4000', min: 0, max: 65535, purpose: 'TCP port to listen on; 0 takes a free one' }),
  HOST: text({
    fallback: '127.0.0.1',
    pattern: /^[\w.:-]+$/,
    allowed: 'a host name or an IP address',
    purpose: 'Address to listen on',
  }),
  BASE_PATH: text({
    fallback: '',
    pattern: /^(\/[\w.~-]+)+$/,
    allowed: 'empty, or a path with a leading and no trailing slash, such as /boutique',
    purpose: 'Path the shop runs under',
  }),
  PUBLIC_URL: address({
    fallback: '',
    shape: 'origin',
    purpose: 'Origin shoppers see; https makes cookies secure and turns HSTS on',
  }),
  TRUST_PROXY: text({
    fallback: 'false',
    pattern:
      /^(true|false|(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)(,\s*(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?))*)$/,
    allowed: 'true, false, or IP addresses, ranges, loopback, linklocal, uniquelocal separated by commas',
    purpose: 'Reverse proxies whose X-Forwarded-* headers are believed',
  }),
  DATA_DIR: text({ fallback: 'var', purpose: 'Folder for what is kept on disk' }),
  LOG_LEVEL: choice({
    fallback: 'info',
    of: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    purpose: 'Least severe log line that is written',
  }),
  LOG_PRETTY: flag({
    fallback: 'false',
    purpose: 'Log lines for people instead of JSON; needs pino-pretty, as in development, where it is on',
  }),
  SESSION_KEY: keys({ fallback: '', purpose: 'Seals the session cookie; required in production' }),

  CAPTCHA: flag({
    fallback: 'true',
    purpose:
      "Whether forms ask the browser for a proof of work, against robots; a store's own reCAPTCHA goes before it",
  }),

  METRICS_TOKEN: token({
    fallback: '',
    purpose: 'Bearer token that opens GET /metrics; empty lets only this machine ask',
  }),
  MAINTENANCE_TOKEN: token({
    fallback: '',
    purpose: 'Bearer token that opens /maintenance-mode; empty keeps it shut',
  }),
  MAINTENANCE_ALLOW: addresses({
    fallback: '',
    purpose: 'Who still sees the shop while maintenance is switched on by hand',
  }),
  MAX_EVENT_LOOP_DELAY: integer({
    fallback: '500',
    min: 20,
    max: 60_000,
    purpose: 'Mean ms the process may be late, over a second, before new requests get 503',
  }),
  RATE_LIMIT_MUTATIONS: integer({
    fallback: '300',
    min: 1,
    max: 1_000_000,
    purpose: 'GraphQL mutations one address may send in a minute',
  }),
  RATE_LIMIT_SENSITIVE: integer({
    fallback: '20',
    min: 1,
    max: 1_000_000,
    purpose: 'Mutations about accounts and passwords, codes and messages one address may send in a minute',
  }),
  RATE_LIMIT_CLIENT_LOG: integer({
    fallback: '60',
    min: 1,
    max: 1_000_000,
    purpose: 'Bundles of browser log entries one address may send in a minute',
  }),
  RATE_LIMIT_CSP_REPORTS: integer({
    fallback: '60',
    min: 1,
    max: 1_000_000,
    purpose: 'Reports of the content security policy one address may send in a minute',
  }),

  CSP_ANALYTICS: hosts({ fallback: '', purpose: 'Hosts of audience measurement the browser may talk to' }),
  CSP_ADS: hosts({ fallback: '', purpose: 'Hosts of advertising the browser may talk to' }),
  CSP_VIDEO: hosts({ fallback: '', purpose: 'Hosts of embedded videos' }),
  CSP_PAYMENT: hosts({ fallback: '', purpose: 'Hosts of payment providers' }),
  CSP_REVIEWS: hosts({ fallback: '', purpose: 'Hosts of review widgets' }),
  CSP_CAPTCHA: hosts({
    fallback: '',
    purpose: "Hosts of the store's reCAPTCHA, where it has one: https://www.google.com, https://www.gstatic.com",
  }),
  TAG_MANAGER_URL: thirdParty({
    fallback: '',
    purpose:
      'Script of the tag manager, which measures the audience; loaded with consent only, its host joins CSP_ANALYTICS',
  }),
  REVIEWS_WIDGET_URL: thirdParty({
    fallback: '',
    purpose: 'Script of the reviews service’s widget; loaded with consent only, its host joins CSP_REVIEWS',
  }),
  REVIEWS_DASHBOARD_URL: thirdParty({
    fallback: '',
    purpose: 'Page of the reviews service that the footer links to',
  }),
  ANALYTICS_DEBUG: flag({
    fallback: 'false',
    purpose: "Whether the browser's console shows what analytics are told",
  }),
  PERSISTED_ONLY: flag({
    fallback: 'false',
    purpose: "Whether the GraphQL endpoint refuses every document that is not one of this build's own",
  }),

  UPSTREAM_URL: address({
    shape: 'endpoint',
    purpose: "The store's GraphQL endpoint; `npm start` sets it for the stand-in",
  }),
  UPSTREAM_LEVEL: choice({ fallback: '2.4.7', of: LEVELS, purpose: 'Magento release the store is compatible with' }),
  UPSTREAM_EDITION: choice({ fallback: 'open-source', of: EDITIONS, purpose: "The store's edition" }),
  UPSTREAM_EXTENSIONS: list({
    fallback: 'none',
    pattern: /^[a-z][a-z\d-]{0,39}$/,
    allowed: 'all, none, or names of files in schema/upstream/extensions separated by commas',
    purpose: 'Modules outside Magento that the store has; `npm start` sets it for the stand-in',
  }),
  UPSTREAM_STORE: text({
    fallback: '',
    pattern: /^[a-z]\w{0,31}$/i,
    allowed: 'the code of a store view: letters, digits and underscores',
    purpose: "Store view to sell from; empty takes the store's default",
  }),
  UPSTREAM_CONNECTIONS: integer({
    fallback: '8',
    min: 1,
    max: 256,
    purpose: 'Calls the store works on at the same time',
  }),
  UPSTREAM_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of store answers kept in memory',
  }),
  RESPONSE_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of public GraphQL answers kept in memory',
  }),
  RESULT_CACHE_BYTES: integer({
    fallback: String(32 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of the same answers kept as data, for pages that are rendered anew',
  }),
  PAGE_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of rendered pages kept in memory',
  }),
  REDIS_URL: redisAddress({
    fallback: '',
    purpose:
      'Valkey or Redis where several processes share store answers, purges and the maintenance switch; empty keeps each to itself',
  }),
  PURGE_ALLOW: addresses({
    fallback: '127.0.0.0/8,::1',
    purpose: 'Who may send PURGE: the servers of the store, which list this one among their HTTP cache hosts',
  }),
  CACHE_TOKEN: token({
    fallback: '',
    purpose: 'Bearer token that opens POST /cache/purge; empty keeps it shut',
  }),
  MEDIA_URL: address({
    fallback: '',
    shape: 'folder',
    purpose: "The store's media root; empty takes /media/ at the store's origin",
  }),
  IMAGE_CACHE_BYTES: integer({
    fallback: String(1024 * MEBIBYTE),
    min: MEBIBYTE,
    max: 1024 * 1024 * MEBIBYTE,
    purpose: 'Bytes of resized pictures kept in DATA_DIR',
  }),

  SHOP_ID: text({
    fallback: 'musette',
    pattern: /^[\w-]{1,32}$/,
    allowed: 'letters, digits, hyphens and underscores',
    purpose: 'Short site code of the shop',
  }),
  SHOP_NAME: text({ fallback: 'Musette', purpose: "The shop's name on pages that are shown while the store is down" }),
  SHOP_PHONE: text({
    fallback: '',
    pattern: /^\+?[\d\s.()-]{4,30}$/,
    allowed: 'a phone number',
    purpose: 'Customer phone line; empty shows none',
  }),
  SHOP_EMAIL: text({
    fallback: '',
    pattern: /^[^\s@]+@[^\s@]+$/,
    allowed: 'a mail address',
    purpose: 'Support mail address; empty shows none',
  }),
  WEBSITE_ID: integer({ fallback: '6', min: 0, max: 65535, purpose: 'Website id of the shop in the store' }),
  DEFAULT_COUNTRY: text({
    fallback: 'FR',
    pattern: /^[A-Z]{2}$/,
    allowed: 'an ISO 3166-1 code of two capitals',
    purpose: 'Country of a new address',
  }),
  STREET_LINES: integer({
    fallback: '2',
    min: 1,
    max: 3,
    purpose: 'Lines of a street address the store takes',
  }),
  PICKUP_MAX_WEIGHT: decimal({
    fallback: '30',
    min: 0.1,
    max: 1000,
    purpose: 'Kilograms a parcel to a pickup point may weigh',
  }),
  OFFLINE_PAYMENT_METHODS: list({
    fallback: 'banktransfer,cashondelivery',
    pattern: /^[a-z]\w{0,59}$/i,
    allowed: "codes of the store's payment methods separated by commas",
    purpose:
      'Payment methods that need nothing of the shop; one that the shop neither knows nor finds here is not offered',
  }),
  PRICES_INCLUDE_TAX: flag({
    fallback: 'true',
    purpose: "Whether the store's catalogue prices are entered including tax",
  }),
  TAX_MULTIPLIER: decimal({
    fallback: String(TAX_MULTIPLIER),
    min: 1,
    max: 2,
    purpose: 'Price incl. tax = price excl. tax × this',
  }),
  TAX_DIVISOR: decimal({
    fallback: String(DEFAULT_TAX_DIVISOR),
    min: 1,
    max: 2,
    purpose: 'Price filters are divided by this before they reach the store',
  }),
  MAX_FILTER_PRICE: integer({
    fallback: String(DEFAULT_MAX_PRICE),
    min: 1,
    max: 1_000_000,
    purpose: 'Upper end of the price filter, in currency units',
  }),
  PAGE_SIZES: list({
    fallback: PAGE_SIZES.join(','),
    pattern: /^([1-9]|[1-5]\d|6[0-4])$/,
    allowed: 'whole numbers from 1 to 64 separated by commas',
    purpose: 'Products on one page of a list; the first is the default',
  }),
  IGNORED_FACETS: list({
    fallback: IGNORED_FACETS.join(','),
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'attribute codes separated by commas',
    purpose: 'Attributes that are never offered as facets',
  }),
  SITEMAP_PAGES: list({
    fallback:
      'qui-sommes-nous,livraison,retours,conseils-articulations,formule-race,cgv,mentions-legales,confidentialite,accessibilite',
    pattern: /^[\w.-]{1,100}$/,
    allowed: 'identifiers of content pages separated by commas',
    purpose: 'Content pages that the sitemap names, as far as they exist: the store does not list its own',
  }),
  ATTRIBUTE_NET_WEIGHT: attributeCode('poids_net', 'the net weight in grams'),
  ATTRIBUTE_NET_VOLUME: attributeCode('volume_net', 'the net volume in millilitres'),
  ATTRIBUTE_STOCK_LABEL: attributeCode('etiquette_stock', 'the stock label'),
  ATTRIBUTE_LOWEST_PRICE: attributeCode('prix_mini_30j', 'the lowest price of the 30 days before a reduction'),
  ATTRIBUTE_FEED_TYPE: attributeCode('type_aliment', 'the kind of feed'),
  ATTRIBUTE_SPECIES: attributeCode('espece', 'the species the feed is for'),
  ATTRIBUTE_COMPOSITION: attributeCode('composition', 'the composition of the feed'),
  ATTRIBUTE_ANALYTICAL_CONSTITUENTS: attributeCode('constituants_analytiques', 'the analytical constituents'),
  ATTRIBUTE_ADDITIVES: attributeCode('additifs', 'the additives'),
  ATTRIBUTE_DIRECTIONS: attributeCode('mode_emploi', 'the directions for use'),
  ATTRIBUTE_OPERATOR: attributeCode('exploitant', 'the feed business operator'),
} satisfies Record<string, Variable<unknown>>

export type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T> ? T : never
}
