import { CLIENT_LOG_FLUSH_INTERVAL } from '../../schema/client-log.ts'
import {
  DEFAULT_MAX_PRICE,
  DEFAULT_TAX_DIVISOR,
  IGNORED_FACETS,
  INACTIVITY_TIMEOUT,
  PAGE_SIZES,
  TAX_MULTIPLIER,
} from '../../schema/shop-constants.ts'
import { address, decimal, flag, integer, list, text, type Variable } from './kinds.ts'

const attributeCode = (code: string, what: string) =>
  text({
    fallback: code,
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'an attribute code of the store: letters, digits and underscores',
    purpose: `Store attribute that carries ${what}`,
  })

/** The shop: its name, its rules, and where the store keeps what a feed has to say. */
export const shopVariables = {
  SHOP_ID: text({
    fallback: 'musette',
    pattern: /^[\w-]{1,32}$/,
    allowed: 'letters, digits, hyphens and underscores',
    purpose: 'Short site code of the shop',
  }),
  SHOP_NAME: text({
    fallback: '',
    purpose:
      "What the shop is called: in titles, receipts, invoices and on pages that do not ask the store; empty takes the store's own names, where those pages say Musette",
  }),
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
  SHOP_LOCALE: text({
    fallback: '',
    pattern: /^[a-z]{2}-[A-Z]{2}$/,
    allowed: 'a language and a country, such as fr-FR',
    purpose: "What the shop speaks; empty takes the store view's",
  }),
  SHOP_CURRENCY: text({
    fallback: '',
    pattern: /^[A-Z]{3}$/,
    allowed: 'an ISO 4217 code of three capitals',
    purpose: "Currency of the shop's prices; empty takes the store view's",
  }),
  SHOP_CLOUD_URL: address({
    fallback: '',
    shape: 'origin',
    purpose:
      'Content network in front of this shop that browsers load its pictures from: it passes on the same paths. Empty: the shop itself',
  }),
  THEME_COLOR: text({
    fallback: '#2f7d4f',
    pattern: /^#[\da-f]{6}$/i,
    allowed: 'a colour such as #2f7d4f',
    purpose: "Colour of the browser's own bars around the shop",
  }),
  SISTER_HOSTS: list({
    fallback: '',
    pattern: /^[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*$/,
    allowed:
      'hosts, with a path where that is a site, separated by commas, such as garden.example, shop.example/horses',
    purpose: 'Sites of the same family: links to them stay in the tab',
  }),
  INACTIVITY_TIMEOUT: integer({
    fallback: String(INACTIVITY_TIMEOUT),
    min: 10_000,
    max: 7 * 24 * 3_600_000,
    purpose: 'Ms a page may be hidden; shown again after more, it loads anew',
  }),
  CLIENT_LOG_INTERVAL: integer({
    fallback: String(CLIENT_LOG_FLUSH_INTERVAL),
    min: 1000,
    max: 600_000,
    purpose: 'Ms between two bundles of what a browser has to log',
  }),
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
  PRICES_SHOW_TAX: flag({
    fallback: 'false',
    purpose:
      'Whether the store shows prices including tax, alone or beside the others, that are entered without it (`tax/display/type` 2 or 3)',
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
