import names from 'virtual:extensions/names'
import { CLIENT_LOG_FLUSH_INTERVAL } from '../../schema/client-log.ts'
import {
  DEFAULT_MAX_PRICE,
  DEFAULT_TAX_DIVISOR,
  IGNORED_FACETS,
  INACTIVITY_TIMEOUT,
  PAGE_SIZES,
  TAX_MULTIPLIER,
} from '../../schema/shop-constants.ts'
import { LAYOUTS } from '../../schema/page.ts'
import { address, choice, decimal, flag, integer, list, mailAddress, text, type Variable } from './kinds.ts'

/** Names of extensions that are part of the build. */
function chosenExtensions(about: { fallback: string; purpose: string }): Variable<string[]> {
  const known = ['all', 'none', ...names]
  const named = list({ ...about, pattern: /^[a-z\d-]+$/, allowed: `all, none, or some of ${names.join(', ')}` })
  return {
    ...named,
    parse: (value) => {
      const chosen = named.parse(value)
      if (!chosen?.every((one) => known.includes(one))) return undefined
      return chosen.includes('none') ? [] : chosen
    },
  }
}

const attributeCode = (code: string, what: string) =>
  text({
    fallback: code,
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'an attribute code: letters, digits and underscores',
    purpose: `${what[0]?.toUpperCase()}${what.slice(1)}`,
  })

const dayRange = (example: string, what: string) =>
  text({
    fallback: '',
    pattern: /^\d{1,2}-\d{1,2}$/,
    allowed: `two numbers of days with a hyphen, such as ${example}`,
    purpose: `${what}, from least to most, for search engines and llms.txt`,
  })

/** A content page of the store; the identifier may be empty if the page is optional. */
const contentPage = (identifier: string, purpose: string) =>
  text({
    fallback: identifier,
    pattern: /^[\w.-]{1,100}$/,
    allowed: 'an identifier of a content page',
    purpose,
  })

/** The shop: its name, its rules, and the Magento product attributes that it shows. */
export const shopVariables = {
  EXTENSIONS: chosenExtensions({
    fallback: 'all',
    purpose: 'Extensions of the build that the shop uses',
  }),
  SHOP_ID: text({
    fallback: 'musette',
    pattern: /^[\w-]{1,32}$/,
    allowed: 'letters, digits, hyphens and underscores',
    purpose: 'Short site code of the shop',
  }),
  SHOP_NAME: text({
    fallback: '',
    purpose: 'Name of the shop in titles, receipts and invoices. Empty: that of the store',
  }),
  SHOP_PHONE: text({
    fallback: '',
    pattern: /^\+?[\d\s.()-]{4,30}$/,
    allowed: 'a phone number',
    purpose: 'Phone number of customer service',
  }),
  SHOP_EMAIL: mailAddress({ fallback: '', purpose: 'Mail address of customer service' }),
  MAIL_FROM: mailAddress({
    fallback: '',
    purpose: "Sender of the shop's own mails; `SMTP_URL` must be allowed to send for it. Empty: SHOP_EMAIL",
  }),
  MERCHANT_EMAIL: mailAddress({
    fallback: '',
    purpose: 'Mail address that receives declarations and questions of shoppers. Empty: SHOP_EMAIL',
  }),
  WEBSITE_ID: integer({
    fallback: '6',
    min: 0,
    max: 65535,
    purpose: 'Id of the store’s website, for clients that read `Shop.websiteId`',
  }),
  SHOP_LOCALE: text({
    fallback: '',
    pattern: /^[a-z]{2}-[A-Z]{2}$/,
    allowed: 'a language and a country, such as fr-FR',
    purpose: 'Language and country of texts, prices, dates and invoices. Empty: those of the store view',
  }),
  SHOP_CURRENCY: text({
    fallback: '',
    pattern: /^[A-Z]{3}$/,
    allowed: 'an ISO 4217 code of three capitals',
    purpose: "Currency of the shop's prices, if the store view has another. Empty: that of the store view",
  }),
  SHOP_CLOUD_URL: address({
    allows: 'cloud',
    fallback: '',
    shape: 'origin',
    purpose: 'CDN that browsers load pictures from, with the same paths as this shop',
  }),
  THEME_COLOR: text({
    fallback: '#2f7d4f',
    pattern: /^#[\da-f]{6}$/i,
    allowed: 'a colour such as #2f7d4f',
    purpose: "Colour of the browser's own bars (`theme-color`)",
  }),
  SHOP_HEADER: choice({
    fallback: 'classic',
    of: LAYOUTS.header,
    purpose: 'Arrangement of the header ([layouts](theme.md#layouts))',
  }),
  SHOP_HOME: choice({ fallback: 'classic', of: LAYOUTS.home, purpose: 'Arrangement of the home page' }),
  SHOP_PRODUCT_PAGE: choice({
    fallback: 'classic',
    of: LAYOUTS.productPage,
    purpose: 'Arrangement of the page of a product',
  }),
  SISTER_HOSTS: list({
    fallback: '',
    pattern: /^[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*$/,
    allowed: 'hosts, with a path where that is a site, such as garden.example,shop.example/horses',
    purpose: 'Sites of the same group: links to them open in the same tab',
  }),
  LANGUAGE_GROUP: text({
    fallback: '',
    pattern: /^[\w-]{1,32}$/,
    allowed: 'letters, digits, hyphens and underscores',
    purpose: 'Sites with the same value are one shop in several languages ([sites](../sites/README.md))',
  }),
  SESSION_GROUP: text({
    fallback: '',
    pattern: /^[a-z][a-z\d-]{0,31}$/,
    allowed: 'a small letter, then small letters, digits and hyphens',
    purpose: 'Sites with the same value share cart and sign-in ([sites](../sites/README.md))',
  }),
  TRANSLATED_PAGES: list({
    fallback: '',
    pattern: /^[\w.-]+=[\w.-]+$/,
    allowed: 'pairs such as delivery=livraison, separated by commas',
    purpose: 'Content pages whose identifier differs by language, as name=identifier ([sites](../sites/README.md))',
  }),
  INACTIVITY_TIMEOUT: integer({
    fallback: String(INACTIVITY_TIMEOUT),
    min: 10_000,
    max: 7 * 24 * 3_600_000,
    purpose: 'Milliseconds after which a hidden page is reloaded when it is shown again',
  }),
  CLIENT_LOG_INTERVAL: integer({
    fallback: String(CLIENT_LOG_FLUSH_INTERVAL),
    min: 1000,
    max: 600_000,
    purpose: 'Milliseconds between two bundles of browser log entries',
  }),
  WEB_VITALS_SAMPLING: decimal({
    fallback: '0.1',
    min: 0,
    max: 1,
    purpose: 'Share of page views whose speed the browser reports',
  }),
  DEFAULT_COUNTRY: text({
    fallback: 'FR',
    pattern: /^[A-Z]{2}$/,
    allowed: 'an ISO 3166-1 code of two capitals',
    purpose: 'Country that a new address starts with',
  }),
  STREET_LINES: integer({
    fallback: '2',
    min: 1,
    max: 3,
    purpose: 'Number of street lines in an address; the store refuses more than its own setting allows',
  }),
  PICKUP_MAX_WEIGHT: decimal({
    fallback: '30',
    min: 0.1,
    max: 1000,
    purpose: 'Maximum weight of a parcel to a pickup point, in kg',
  }),
  PICKUP_METHODS: list({
    fallback: 'relay,relais,pickup,parcelshop,servicepoint,locker,pudo',
    pattern: /^\w{2,119}$/,
    allowed: 'parts of codes of the store, CARRIER_METHOD, separated by commas',
    purpose:
      'Delivery methods to a pickup point, by any part of their code. A method is offered only if an extension supports its carrier',
  }),
  OFFLINE_PAYMENT_METHODS: list({
    fallback: 'banktransfer,cashondelivery',
    pattern: /^[a-z]\w{0,59}$/i,
    allowed: "codes of the store's payment methods separated by commas",
    purpose: 'Payment methods that need no adapter. Other methods are offered only if they have an adapter',
  }),
  PRICES_INCLUDE_TAX: flag({
    fallback: 'true',
    purpose: "Whether the store's catalogue prices are entered with tax",
  }),
  PRICES_SHOW_TAX: flag({
    fallback: 'false',
    purpose: 'Whether the store shows prices with tax that are entered without tax (`tax/display/type` 2 or 3)',
  }),
  TAX_MULTIPLIER: decimal({
    fallback: String(TAX_MULTIPLIER),
    min: 1,
    max: 2,
    purpose:
      'Price with tax = price without tax × this. Where `PRICES_SHOW_TAX` is true, each product has the rate that the store returns',
  }),
  TAX_DIVISOR: decimal({
    fallback: String(DEFAULT_TAX_DIVISOR),
    min: 1,
    max: 2,
    purpose: 'Price filters are divided by this before they are sent to the store',
  }),
  MAX_FILTER_PRICE: integer({
    fallback: String(DEFAULT_MAX_PRICE),
    min: 1,
    max: 1_000_000,
    purpose: 'Upper end of the price filter, in currency units',
  }),
  PAGE_SIZES: list({
    fallback: PAGE_SIZES.join(','),
    pattern: /^(none|[1-9]|[1-5]\d|6[0-4])$/,
    allowed: 'whole numbers from 1 to 64 separated by commas, or none',
    purpose: 'Products per page of a list. The first is the default; with none there are 9',
  }),
  IGNORED_FACETS: list({
    fallback: IGNORED_FACETS.join(','),
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'attribute codes separated by commas',
    purpose: 'Attributes that are not offered as facets',
  }),
  DELIVERY_COSTS: list({
    fallback: '',
    pattern: /^[A-Z]{2}:\d{1,4}(\.\d{1,2})?(:\d{1,5}(\.\d{1,2})?)?$/,
    allowed: 'COUNTRY:COST or COUNTRY:COST:FREE_FROM, such as FR:4.90:49,BE:9.90',
    purpose:
      'What delivery costs at most, with tax, and the price from which it is free, for search engines, product feeds and the cart',
  }),
  HANDLING_DAYS: dayRange('0-1', 'Working days until an order leaves'),
  DELIVERY_DAYS: dayRange('1-3', 'Working days that a delivery takes after it has left'),
  DELIVERY_METHOD_DAYS: list({
    fallback: '',
    pattern: /^[A-Za-z][\w.-]{0,119}:\d{1,2}-\d{1,2}(:sat)?$/,
    allowed:
      'METHOD:LEAST-MOST separated by commas, with :sat where the carrier delivers on Saturdays, such as colissimo_home:1-2:sat,dpd_pickup:2-3',
    purpose:
      'Working days from the day an order leaves to its arrival, by delivery method. The first method is the usual one, on which product pages base their dates',
  }),
  ORDER_CUTOFF: text({
    fallback: '',
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    allowed: 'a time of day, such as 12:00',
    purpose:
      'Time in Paris until which an order leaves on the same working day. Without it no date of arrival is shown',
  }),
  CLOSED_DAYS: list({
    fallback: '',
    pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    allowed: 'days separated by commas, such as 2026-12-24,2026-12-31',
    purpose:
      'Days on which nothing leaves or arrives, beside weekends and, where DEFAULT_COUNTRY is FR, public holidays',
  }),
  USUAL_DELIVERY: list({
    fallback: 'Standard',
    pattern: /^[^,]{1,60}$/,
    allowed: 'texts separated by commas',
    purpose:
      'Texts of ATTRIBUTE_DELIVERY and ATTRIBUTE_STOCK_LABEL of goods that leave and travel as usual. Other goods get no date of arrival; goods that travel in another way get no mention of free delivery',
  }),
  RETURN_DAYS: integer({
    fallback: '0',
    min: 0,
    max: 365,
    purpose: 'Days within which goods may be sent back, for search engines and llms.txt. 0: not mentioned',
  }),
  RETURNS_FREE: flag({ fallback: 'false', purpose: 'Whether sending goods back costs the shopper nothing' }),
  ROBOTS_AGENTS: list({
    fallback: '',
    pattern: /^[A-Za-z][\w.-]{0,60}:(allow|deny)$/,
    allowed: 'AGENT:allow or AGENT:deny, such as GPTBot:deny,Google-Extended:allow',
    purpose: 'Rules of robots.txt for single agents',
  }),
  SITEMAP_PAGES: list({
    fallback:
      'qui-sommes-nous,livraison,retours,conseils-articulations,formule-race,cgv,mentions-legales,confidentialite,accessibilite',
    pattern: /^[\w.-]{1,100}$/,
    allowed: 'identifiers of content pages separated by commas',
    purpose: 'Content pages in the sitemap, if they exist',
  }),
  ATTRIBUTE_NET_WEIGHT: attributeCode('poids_net', 'net weight in grams'),
  ATTRIBUTE_NET_VOLUME: attributeCode('volume_net', 'net volume in millilitres'),
  ATTRIBUTE_STOCK_LABEL: attributeCode('etiquette_stock', 'stock label'),
  ATTRIBUTE_DELIVERY: attributeCode('livraison', 'way in which a product is delivered'),
  ATTRIBUTE_LOWEST_PRICE: attributeCode('prix_mini_30j', 'lowest price of the 30 days before a reduction'),
  ATTRIBUTE_FEED_TYPE: attributeCode('type_aliment', 'kind of feed'),
  ATTRIBUTE_SPECIES: attributeCode('espece', 'species the feed is for'),
  ATTRIBUTE_COMPOSITION: attributeCode('composition', 'composition of the feed'),
  ATTRIBUTE_ANALYTICAL_CONSTITUENTS: attributeCode('constituants_analytiques', 'analytical constituents'),
  ATTRIBUTE_ADDITIVES: attributeCode('additifs', 'additives'),
  ATTRIBUTE_DIRECTIONS: attributeCode('mode_emploi', 'directions for use'),
  ATTRIBUTE_OPERATOR: attributeCode('exploitant', 'feed business operator'),
  ATTRIBUTE_WITHDRAWAL: attributeCode('exception_retractation', 'reason why a product cannot be withdrawn from'),
  ATTRIBUTE_MAKER: attributeCode('fabricant', 'name and postal address of the manufacturer'),
  ATTRIBUTE_MAKER_CONTACT: attributeCode('fabricant_contact', 'mail address or site of the manufacturer'),
  ATTRIBUTE_EU_PERSON: attributeCode(
    'responsable_ue',
    'name and postal address of the person responsible in the Union, for a manufacturer elsewhere',
  ),
  ATTRIBUTE_EU_CONTACT: attributeCode('responsable_ue_contact', 'mail address or site of the person responsible'),
  ATTRIBUTE_WARNINGS: attributeCode('avertissements', 'warnings and safety information'),
  ATTRIBUTE_GUARANTEE: attributeCode(
    'garantie_commerciale',
    "years of the producer's commercial guarantee of durability",
  ),
  ATTRIBUTE_SORTING: attributeCode('consigne_tri', 'how to sort product and packaging as waste'),
  ATTRIBUTE_ENVIRONMENT: attributeCode('qualites_environnementales', 'environmental qualities'),
  KEY_ATTRIBUTES: list({
    fallback: 'age_animal,taille_race,besoin,proteine,bio,sans_cereales,matiere',
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'attribute codes separated by commas',
    purpose: 'Attributes that a product page shows below the button, if they are visible on product pages',
  }),
  TERMS_PAGE: contentPage('cgv', 'Content page with the terms of sale, which ends with guarantee and withdrawal'),
  LEGAL_PAGE: contentPage(
    'mentions-legales',
    "Content page with the legal notices, which ends with the shop's numbers as a producer",
  ),
  PRIVACY_PAGE: contentPage('', 'Content page on personal data. Empty: the one that the shop writes, `/rgpd/`'),
  GUARANTEE_PICTURE: text({
    fallback: '',
    pattern: /^[\w][\w./-]{0,190}\.(png|jpe?g|webp)$/,
    allowed: 'a path below the media root of the store, of a PNG, JPEG or WebP',
    purpose: "The Commission's drawing of the notice on the legal guarantee. Empty: its statements as text",
  }),
  PRODUCER_NUMBERS: list({
    fallback: '',
    pattern: /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ' -]{0,60}:FR\d{6}_\d{2}[A-Z]{4,6}$/,
    allowed: 'names and identifiers, such as Emballages:FR123456_01ABCD, separated by commas',
    purpose: 'Unique identifiers of the seller as a producer, by branch',
  }),
} satisfies Record<string, Variable<unknown>>
