// Made by `npm run generate` from bff/config; not edited by hand.

type Value = string | number | boolean | readonly string[]

type Words<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<Lowercase<First>>}${Words<Rest>}`
  : Capitalize<Lowercase<Name>>
type FieldName<Name extends string> = Uncapitalize<Words<Name extends `SHOP_${infer Rest}` ? Rest : Name>>

/** The fields that stand for an extension's variables: `trackUrl` for `TRACK_URL`. @public for generated modules. */
export type FieldsOf<Variables> = { [Name in keyof Variables & string as FieldName<Name>]?: Value }

/** Fields of a site in `musette.config.ts`. */
export interface SiteFields {
  /** Path below which the shop is served. Allowed: empty, or a path with a leading and no trailing slash, such as /boutique (`BASE_PATH`). */
  basePath?: Value
  /** Public origin of the shop; with https, cookies are secure and HSTS is on. Allowed: an origin without a path, such as https://shop.example (`PUBLIC_URL`). */
  publicUrl?: Value
  /** Store view to sell from. Empty: the store's default. Allowed: the code of a store view: letters, digits and underscores (`UPSTREAM_STORE`). */
  upstreamStore?: Value
  /** Extensions of the build that the shop takes. Allowed: all, none, or some of address-completion, adyen, alma, blog, compare, dpd, gift-message, helpdesk, mollie, mondial-relay, paypal-express, payplug, pet, product-feeds, quick-order, recently-viewed, returns, reviews-widget, server-events, shared-wishlist, stock-alert, store-finder, stripe, tag-manager, vault, withdrawal, worldline (`EXTENSIONS`). */
  extensions?: Value
  /** Name of the shop in titles, receipts and invoices. Empty: that of the store. Allowed: a text (`SHOP_NAME`). */
  name?: Value
  /** Phone number of customer service. Allowed: a phone number (`SHOP_PHONE`). */
  phone?: Value
  /** Mail address of customer service. Allowed: a mail address (`SHOP_EMAIL`). */
  email?: Value
  /** Sender of the shop's own mails, which `SMTP_URL` may send for. Empty: SHOP_EMAIL. Allowed: a mail address (`MAIL_FROM`). */
  mailFrom?: Value
  /** Who gets what shoppers declare or ask by mail. Empty: SHOP_EMAIL. Allowed: a mail address (`MERCHANT_EMAIL`). */
  merchantEmail?: Value
  /** Id of the store’s website, for clients that read `Shop.websiteId`. Allowed: a whole number from 0 to 65535 (`WEBSITE_ID`). */
  websiteId?: Value
  /** Language and country of texts, prices, dates and invoices. Empty: those of the store view. Allowed: a language and a country, such as fr-FR (`SHOP_LOCALE`). */
  locale?: Value
  /** Currency of the shop's prices. Empty: that of the store view. Allowed: an ISO 4217 code of three capitals (`SHOP_CURRENCY`). */
  currency?: Value
  /** CDN that browsers load pictures from, with the same paths as this shop. Allowed: an origin without a path, such as https://shop.example (`SHOP_CLOUD_URL`). */
  cloudUrl?: Value
  /** Colour of the browser's own bars (`theme-color`). Allowed: a colour such as #2f7d4f (`THEME_COLOR`). */
  themeColor?: Value
  /** Arrangement of the header ([layouts](theme.md#layouts)). Allowed: one of classic, centered, compact (`SHOP_HEADER`). */
  header?: Value
  /** Arrangement of the home page. Allowed: one of classic, split, catalogue (`SHOP_HOME`). */
  home?: Value
  /** Arrangement of the page of a product. Allowed: one of classic, stage, buybox (`SHOP_PRODUCT_PAGE`). */
  productPage?: Value
  /** Sites of the same group: links to them open in the same tab. Allowed: hosts, with a path where that is a site, such as garden.example,shop.example/horses (`SISTER_HOSTS`). */
  sisterHosts?: Value
  /** Sites with the same value are one shop in several languages ([sites](../sites/README.md)). Allowed: letters, digits, hyphens and underscores (`LANGUAGE_GROUP`). */
  languageGroup?: Value
  /** Content pages whose identifier differs by language, as name=identifier ([sites](../sites/README.md)). Allowed: pairs such as delivery=livraison, separated by commas (`TRANSLATED_PAGES`). */
  translatedPages?: Value
  /** Ms after which a page that was hidden is reloaded when it is shown again. Allowed: a whole number from 10000 to 604800000 (`INACTIVITY_TIMEOUT`). */
  inactivityTimeout?: Value
  /** Ms between two bundles of browser log entries. Allowed: a whole number from 1000 to 600000 (`CLIENT_LOG_INTERVAL`). */
  clientLogInterval?: Value
  /** Share of page views whose browsers report how fast they were. Allowed: a number from 0 to 1 (`WEB_VITALS_SAMPLING`). */
  webVitalsSampling?: Value
  /** Country that a new address starts with. Allowed: an ISO 3166-1 code of two capitals (`DEFAULT_COUNTRY`). */
  defaultCountry?: Value
  /** Number of street lines in an address. Allowed: a whole number from 1 to 3 (`STREET_LINES`). */
  streetLines?: Value
  /** Maximum weight of a parcel to a pickup point, in kg. Allowed: a number from 0.1 to 1000 (`PICKUP_MAX_WEIGHT`). */
  pickupMaxWeight?: Value
  /** Delivery methods to a pickup point, by any part of their code. One whose carrier no extension knows is not offered. Allowed: parts of codes of the store, CARRIER_METHOD, separated by commas (`PICKUP_METHODS`). */
  pickupMethods?: Value
  /** Payment methods that need no adapter. One without an adapter that is not named here is not offered. Allowed: codes of the store's payment methods separated by commas (`OFFLINE_PAYMENT_METHODS`). */
  offlinePaymentMethods?: Value
  /** Whether the store's catalogue prices are entered with tax. Allowed: true or false (`PRICES_INCLUDE_TAX`). */
  pricesIncludeTax?: Value
  /** Whether the store shows prices with tax that are entered without tax (`tax/display/type` 2 or 3). Allowed: true or false (`PRICES_SHOW_TAX`). */
  pricesShowTax?: Value
  /** Price with tax = price without tax × this. Where `PRICES_SHOW_TAX` is true, each product has the rate that the store tells. Allowed: a number from 1 to 2 (`TAX_MULTIPLIER`). */
  taxMultiplier?: Value
  /** Price filters are divided by this before they are sent to the store. Allowed: a number from 1 to 2 (`TAX_DIVISOR`). */
  taxDivisor?: Value
  /** Upper end of the price filter, in currency units. Allowed: a whole number from 1 to 1000000 (`MAX_FILTER_PRICE`). */
  maxFilterPrice?: Value
  /** Products per page of a list. The first is the default; with none there are 9. Allowed: whole numbers from 1 to 64 separated by commas, or none (`PAGE_SIZES`). */
  pageSizes?: Value
  /** Attributes that are not offered as facets. Allowed: attribute codes separated by commas (`IGNORED_FACETS`). */
  ignoredFacets?: Value
  /** What delivery costs at most, with tax, and the price from which it is free, for search engines, product feeds and the cart. Allowed: COUNTRY:COST or COUNTRY:COST:FREE_FROM, such as FR:4.90:49,BE:9.90 (`DELIVERY_COSTS`). */
  deliveryCosts?: Value
  /** Working days until an order leaves, from least to most, for search engines and llms.txt. Allowed: two numbers of days with a hyphen, such as 0-1 (`HANDLING_DAYS`). */
  handlingDays?: Value
  /** Working days that a delivery takes once it left, from least to most, for search engines and llms.txt. Allowed: two numbers of days with a hyphen, such as 1-3 (`DELIVERY_DAYS`). */
  deliveryDays?: Value
  /** Working days of the carrier from the day an order leaves to its arrival, by code of the store's delivery method (`carrier_method`). The first is the usual one, which product pages count with. Empty: no date is shown. Allowed: METHOD:LEAST-MOST separated by commas, with :sat where the carrier delivers on Saturdays, such as colissimo_home:1-2:sat,dpd_pickup:2-3 (`DELIVERY_METHOD_DAYS`). */
  deliveryMethodDays?: Value
  /** Time in Paris until which an order leaves on the same working day, Monday to Friday. Empty: no date of arrival is shown. Allowed: a time of day, such as 12:00 (`ORDER_CUTOFF`). */
  orderCutoff?: Value
  /** Days on which nothing leaves or arrives, beside weekends and, where DEFAULT_COUNTRY is FR, the public holidays of France. Allowed: days separated by commas, such as 2026-12-24,2026-12-31 (`CLOSED_DAYS`). */
  closedDays?: Value
  /** Texts of ATTRIBUTE_DELIVERY and ATTRIBUTE_STOCK_LABEL by which goods leave and travel as usual. Goods with another text get no date of arrival, goods that travel another way no word on free delivery. Allowed: texts separated by commas (`USUAL_DELIVERY`). */
  usualDelivery?: Value
  /** Days within which goods may be sent back, for search engines and llms.txt. 0: not said. Allowed: a whole number from 0 to 365 (`RETURN_DAYS`). */
  returnDays?: Value
  /** Whether sending goods back costs the shopper nothing. Allowed: true or false (`RETURNS_FREE`). */
  returnsFree?: Value
  /** What robots.txt says to single agents. Allowed: AGENT:allow or AGENT:deny, such as GPTBot:deny,Google-Extended:allow (`ROBOTS_AGENTS`). */
  robotsAgents?: Value
  /** Content pages in the sitemap, if they exist. Allowed: identifiers of content pages separated by commas (`SITEMAP_PAGES`). */
  sitemapPages?: Value
  /** The net weight in grams. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_NET_WEIGHT`). */
  attributeNetWeight?: Value
  /** The net volume in millilitres. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_NET_VOLUME`). */
  attributeNetVolume?: Value
  /** The stock label. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_STOCK_LABEL`). */
  attributeStockLabel?: Value
  /** The way in which a product travels. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_DELIVERY`). */
  attributeDelivery?: Value
  /** The lowest price of the 30 days before a reduction. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_LOWEST_PRICE`). */
  attributeLowestPrice?: Value
  /** The kind of feed. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_FEED_TYPE`). */
  attributeFeedType?: Value
  /** The species the feed is for. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_SPECIES`). */
  attributeSpecies?: Value
  /** The composition of the feed. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_COMPOSITION`). */
  attributeComposition?: Value
  /** The analytical constituents. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_ANALYTICAL_CONSTITUENTS`). */
  attributeAnalyticalConstituents?: Value
  /** The additives. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_ADDITIVES`). */
  attributeAdditives?: Value
  /** The directions for use. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_DIRECTIONS`). */
  attributeDirections?: Value
  /** The feed business operator. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_OPERATOR`). */
  attributeOperator?: Value
  /** The reason why a product cannot be withdrawn from. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_WITHDRAWAL`). */
  attributeWithdrawal?: Value
  /** Name and postal address of the manufacturer. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_MAKER`). */
  attributeMaker?: Value
  /** Mail address or site of the manufacturer. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_MAKER_CONTACT`). */
  attributeMakerContact?: Value
  /** Name and postal address of the person responsible in the Union, for a manufacturer elsewhere. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_EU_PERSON`). */
  attributeEuPerson?: Value
  /** Mail address or site of the person responsible. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_EU_CONTACT`). */
  attributeEuContact?: Value
  /** Warnings and safety information. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_WARNINGS`). */
  attributeWarnings?: Value
  /** The years of the producer's commercial guarantee of durability. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_GUARANTEE`). */
  attributeGuarantee?: Value
  /** How to sort product and packaging as waste. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_SORTING`). */
  attributeSorting?: Value
  /** The environmental qualities. Allowed: an attribute code: letters, digits and underscores (`ATTRIBUTE_ENVIRONMENT`). */
  attributeEnvironment?: Value
  /** Attributes by which shoppers decide: a product page shows them below the button. They have to be visible on product pages. Allowed: attribute codes separated by commas (`KEY_ATTRIBUTES`). */
  keyAttributes?: Value
  /** Content page with the terms of sale, which ends with guarantee and withdrawal. Allowed: an identifier of a content page (`TERMS_PAGE`). */
  termsPage?: Value
  /** Content page with the legal notices, which ends with the shop's numbers as a producer. Allowed: an identifier of a content page (`LEGAL_PAGE`). */
  legalPage?: Value
  /** Content page on personal data. Empty: the one that the shop writes, `/rgpd/`. Allowed: an identifier of a content page (`PRIVACY_PAGE`). */
  privacyPage?: Value
  /** The Commission's drawing of the notice on the legal guarantee. Empty: its statements as text. Allowed: a path below the media root of the store, of a PNG, JPEG or WebP (`GUARANTEE_PICTURE`). */
  guaranteePicture?: Value
  /** Unique identifiers of the seller as a producer, by branch. Allowed: names and identifiers, such as Emballages:FR123456_01ABCD, separated by commas (`PRODUCER_NUMBERS`). */
  producerNumbers?: Value
  /** Hosts of videos, such as https://www.youtube-nocookie.com; those of other hosts become links. Allowed: https origins, such as https://stats.example,https://*.pay.example (`CSP_VIDEO`). */
  cspVideo?: Value
  /** Hosts of payment providers. Allowed: https origins, such as https://stats.example,https://*.pay.example (`CSP_PAYMENT`). */
  cspPayment?: Value
  /** Hosts of reCAPTCHA, if the store uses it: https://www.google.com, https://www.gstatic.com. Allowed: https origins, such as https://stats.example,https://*.pay.example (`CSP_CAPTCHA`). */
  cspCaptcha?: Value
  /** Whether French addresses are completed while they are typed, by the national address base. Allowed: true or false (`ADDRESS_COMPLETION`). */
  addressCompletion?: Value
  /** Search of the address base. The shop’s server asks it, never the browser. Allowed: an http or https address, such as https://store.example/graphql (`ADDRESS_COMPLETION_URL`). */
  addressCompletionUrl?: Value
  /** What takes the questions of shoppers. auto: the help desk of the store, if it has one, for customers only. mail: MERCHANT_EMAIL, with SMTP_URL. Allowed: one of auto, mail, freescout, zendesk, none (`HELPDESK`). */
  helpdesk?: Value
  /** Where FreeScout is, with its module API & Webhooks. Allowed: an http or https address with a slash at its end, such as https://store.example/ (`FREESCOUT_URL`). */
  freescoutUrl?: Value
  /** Id of the FreeScout mailbox that takes questions. Other mailboxes are never shown. Allowed: a whole number from 0 to 1000000000 (`FREESCOUT_MAILBOX`). */
  freescoutMailbox?: Value
  /** Id of the FreeScout user in whose name customers close conversations. 0: they cannot. Allowed: a whole number from 0 to 1000000000 (`FREESCOUT_USER`). */
  freescoutUser?: Value
  /** Where Zendesk is, such as https://shop.zendesk.com. Allowed: an origin without a path, such as https://shop.example (`ZENDESK_URL`). */
  zendeskUrl?: Value
  /** The agent whom ZENDESK_TOKEN acts for. Allowed: a mail address (`ZENDESK_EMAIL`). */
  zendeskEmail?: Value
  /** Brand (`Enseigne`) at the web service that names relays. Empty: its relays are not offered. Allowed: 2 to 8 capitals and digits, as in the contract with Mondial Relay (`MONDIAL_RELAY_BRAND`). */
  mondialRelayBrand?: Value
  /** Address of the web service of Mondial Relay. Allowed: an http or https address, such as https://store.example/graphql (`MONDIAL_RELAY_URL`). */
  mondialRelayUrl?: Value
  /** Delivery methods that go to a relay of Mondial Relay. Allowed: carrier and method codes of the store, joined with an underscore, such as mondialrelay_24R, separated by commas (`MONDIAL_RELAY_METHODS`). */
  mondialRelayMethods?: Value
  /** Attribute of products with the table of a feed as JSON (extensions/pet/README.md). Allowed: an attribute code (`FEEDING_GUIDE_ATTRIBUTE`). */
  feedingGuideAttribute?: Value
  /** Attribute of customers that has the profiles of their pets, in stores from 2.4.7 on. Without it profiles stay on the device. Allowed: an attribute code (`PETS_ATTRIBUTE`). */
  petsAttribute?: Value
  /** Values of facets that stand for what is known of a pet: dog, cat, horse; young, adult, senior; small, medium, large, giant; digestion, skin, joints, weight, urinary. Allowed: facet:trait=label|label, separated by commas, such as age:young=Puppy|Kitten (`PET_FACETS`). */
  petFacets?: Value
  /** Product feeds of the site, at /feeds/google.xml and /feeds/meta.csv. Empty: none. Allowed: google, meta or both, separated by a comma (`PRODUCT_FEEDS`). */
  productFeeds?: Value
  /** Attribute with the brand. Allowed: an attribute code of the store: letters, digits and underscores (`FEED_ATTRIBUTE_BRAND`). */
  feedAttributeBrand?: Value
  /** Attribute with the GTIN (EAN). Allowed: an attribute code of the store: letters, digits and underscores (`FEED_ATTRIBUTE_GTIN`). */
  feedAttributeGtin?: Value
  /** Hosts of review widgets. Allowed: https origins, such as https://stats.example,https://*.pay.example (`CSP_REVIEWS`). */
  cspReviews?: Value
  /** Script of the reviews widget, loaded with consent only; CSP_REVIEWS need not name its host. Allowed: an https address, such as https://tags.example/gtm.js?id=GTM-ABC123 (`REVIEWS_WIDGET_URL`). */
  reviewsWidgetUrl?: Value
  /** Page of the reviews service that the footer links to. Allowed: an https address, such as https://tags.example/gtm.js?id=GTM-ABC123 (`REVIEWS_DASHBOARD_URL`). */
  reviewsDashboardUrl?: Value
  /** Data stream of Google Analytics 4 that gets purchases from the server. It needs GA4_API_SECRET. Allowed: a measurement id such as G-ABC123DEF4 (`GA4_MEASUREMENT_ID`). */
  ga4MeasurementId?: Value
  /** Where Google Analytics takes events. The default is its collector in the European Union. Allowed: an http or https address, such as https://store.example/graphql (`GA4_COLLECT_URL`). */
  ga4CollectUrl?: Value
  /** Pixel of Meta that gets purchases from the server. It needs META_ACCESS_TOKEN. Allowed: a number of 5 to 20 digits (`META_PIXEL_ID`). */
  metaPixelId?: Value
  /** Version of Meta's Graph API. Allowed: an http or https address with a slash at its end, such as https://store.example/ (`META_GRAPH_URL`). */
  metaGraphUrl?: Value
  /** Hosts of audience measurement. Allowed: https origins, such as https://stats.example,https://*.pay.example (`CSP_ANALYTICS`). */
  cspAnalytics?: Value
  /** Hosts of advertising. Allowed: https origins, such as https://stats.example,https://*.pay.example (`CSP_ADS`). */
  cspAds?: Value
  /** Script of the tag manager; CSP_ANALYTICS need not name its host. Allowed: an https address, such as https://tags.example/gtm.js?id=GTM-ABC123 (`TAG_MANAGER_URL`). */
  tagManagerUrl?: Value
  /** Whether the tag manager waits for consent, as article 82 of law no. 78-17 requires. With none it loads at once, and each of its tags has to obey the event UserConsent. Allowed: one of required, none (`TAG_MANAGER_CONSENT`). */
  tagManagerConsent?: Value
  /** Whether analytics events are logged to the browser's console. Allowed: true or false (`ANALYTICS_DEBUG`). */
  analyticsDebug?: Value
  /** Whether the store has zwernemann/module-withdrawal with its REST API switched on. Allowed: true or false (`UPSTREAM_WITHDRAWAL_REST`). */
  upstreamWithdrawalRest?: Value
}
