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
  /** Public origin of the shop; with https, cookies are secure and HSTS is on. Allowed: an http or https origin such as https://shop.example, without a path (`PUBLIC_URL`). */
  publicUrl?: Value
  /** Store view to sell from. Empty: the store's default. Allowed: the code of a store view: letters, digits and underscores (`UPSTREAM_STORE`). */
  upstreamStore?: Value
  /** Extensions of the build that the shop takes. Allowed: all, none, or some of address-completion, adyen, alma, compare, dpd, gift-message, helpdesk, mollie, mondial-relay, paypal-express, payplug, product-feeds, quick-order, recently-viewed, returns, reviews-widget, shared-wishlist, stock-alert, store-finder, tag-manager, withdrawal, worldline (`EXTENSIONS`). */
  extensions?: Value
  /** Name of the shop in titles, receipts, invoices and on pages that are made without the store. Empty: the store's own names, and Musette on those pages. Allowed: a text (`SHOP_NAME`). */
  name?: Value
  /** Phone number of customer service. Empty: none is shown. Allowed: a phone number (`SHOP_PHONE`). */
  phone?: Value
  /** Mail address of customer service. Empty: none is shown. Allowed: a mail address (`SHOP_EMAIL`). */
  email?: Value
  /** Sender of the shop's own mails, which `SMTP_URL` may send for. Empty: SHOP_EMAIL. Allowed: a mail address (`MAIL_FROM`). */
  mailFrom?: Value
  /** Who gets what shoppers declare or ask by mail. Empty: SHOP_EMAIL. Allowed: a mail address (`MERCHANT_EMAIL`). */
  merchantEmail?: Value
  /** Id of the store’s website. Allowed: a whole number from 0 to 65535 (`WEBSITE_ID`). */
  websiteId?: Value
  /** Language and country of the shop's texts, prices, dates and invoices: its texts are English where there are none in the language. Empty: those of the store view. Allowed: a language and a country, such as fr-FR (`SHOP_LOCALE`). */
  locale?: Value
  /** Currency of the shop's prices. Empty: that of the store view. Allowed: an ISO 4217 code of three capitals (`SHOP_CURRENCY`). */
  currency?: Value
  /** CDN that browsers load pictures from; it forwards the same paths to this shop. Empty: the shop itself. Allowed: an http or https origin such as https://shop.example, without a path (`SHOP_CLOUD_URL`). */
  cloudUrl?: Value
  /** Colour of the browser's own bars (`theme-color`). Allowed: a colour such as #2f7d4f (`THEME_COLOR`). */
  themeColor?: Value
  /** Arrangement of the header: docs/theme.md says what each looks like. Allowed: one of classic, centered, compact (`SHOP_HEADER`). */
  header?: Value
  /** Arrangement of the home page. Allowed: one of classic, split, catalogue (`SHOP_HOME`). */
  home?: Value
  /** Arrangement of the page of a product. Allowed: one of classic, stage, buybox (`SHOP_PRODUCT_PAGE`). */
  productPage?: Value
  /** Sites of the same group: links to them open in the same tab. Allowed: hosts, with a path where that is a site, separated by commas, such as garden.example, shop.example/horses (`SISTER_HOSTS`). */
  sisterHosts?: Value
  /** Sites with the same value are one shop in several languages: each page links to itself in the others, and sitemaps name them (`hreflang`). Each needs its own SHOP_LOCALE. Allowed: letters, digits, hyphens and underscores (`LANGUAGE_GROUP`). */
  languageGroup?: Value
  /** Content pages with an identifier of their own in this language, as name=identifier: sites of one LANGUAGE_GROUP mean the same page by the same name. Other pages have one identifier in all languages. Allowed: pairs such as delivery=livraison, separated by commas (`TRANSLATED_PAGES`). */
  translatedPages?: Value
  /** Ms after which a page that was hidden is reloaded when it is shown again. Allowed: a whole number from 10000 to 604800000 (`INACTIVITY_TIMEOUT`). */
  inactivityTimeout?: Value
  /** Ms between two bundles of browser log entries. Allowed: a whole number from 1000 to 600000 (`CLIENT_LOG_INTERVAL`). */
  clientLogInterval?: Value
  /** Share of page views whose browsers report how fast they were: 1 is all, 0 none. Nothing personal is sent. Allowed: a number from 0 to 1, with a point before the decimals (`WEB_VITALS_SAMPLING`). */
  webVitalsSampling?: Value
  /** Country that a new address starts with. Allowed: an ISO 3166-1 code of two capitals (`DEFAULT_COUNTRY`). */
  defaultCountry?: Value
  /** Number of street lines in an address. Allowed: a whole number from 1 to 3 (`STREET_LINES`). */
  streetLines?: Value
  /** Maximum weight of a parcel to a pickup point, in kg. Allowed: a number from 0.1 to 1000, with a point before the decimals (`PICKUP_MAX_WEIGHT`). */
  pickupMaxWeight?: Value
  /** Delivery methods to a pickup point, by any part of their code. One whose carrier no extension knows is not offered: nobody could name its points. Allowed: parts of carrier and method codes of the store, joined with an underscore, separated by commas; none (`PICKUP_METHODS`). */
  pickupMethods?: Value
  /** Payment methods that need no adapter in the shop. A method that has no adapter and is not named here is not offered. Allowed: codes of the store's payment methods separated by commas (`OFFLINE_PAYMENT_METHODS`). */
  offlinePaymentMethods?: Value
  /** Whether the store's catalogue prices are entered with tax. Allowed: true or false (`PRICES_INCLUDE_TAX`). */
  pricesIncludeTax?: Value
  /** Whether the store shows prices with tax that are entered without tax (`tax/display/type` 2 or 3). Allowed: true or false (`PRICES_SHOW_TAX`). */
  pricesShowTax?: Value
  /** Price with tax = price without tax × this, whatever is sold: where goods have several rates, enter prices with tax in the store. Allowed: a number from 1 to 2, with a point before the decimals (`TAX_MULTIPLIER`). */
  taxMultiplier?: Value
  /** Price filters are divided by this before they are sent to the store. Allowed: a number from 1 to 2, with a point before the decimals (`TAX_DIVISOR`). */
  taxDivisor?: Value
  /** Upper end of the price filter, in currency units. Allowed: a whole number from 1 to 1000000 (`MAX_FILTER_PRICE`). */
  maxFilterPrice?: Value
  /** Products per page of a list. The first is the default; with none there are 9. Allowed: whole numbers from 1 to 64 separated by commas, or none (`PAGE_SIZES`). */
  pageSizes?: Value
  /** Attributes that are not offered as facets. Allowed: attribute codes separated by commas (`IGNORED_FACETS`). */
  ignoredFacets?: Value
  /** What delivery costs at most, with tax, in the shop's currency, and the price from which it is free: for search engines and product feeds. Empty: they are not told. Allowed: COUNTRY:COST or COUNTRY:COST:FREE_FROM separated by commas, such as FR:4.90:49,BE:9.90 (`DELIVERY_COSTS`). */
  deliveryCosts?: Value
  /** Working days until an order leaves, from least to most, for search engines and llms.txt. Empty: they are not told. Allowed: two numbers of days with a hyphen, such as 0-1 (`HANDLING_DAYS`). */
  handlingDays?: Value
  /** Working days that a delivery takes once it left, from least to most, for search engines and llms.txt. Empty: they are not told. Allowed: two numbers of days with a hyphen, such as 1-3 (`DELIVERY_DAYS`). */
  deliveryDays?: Value
  /** Days within which goods may be sent back, for search engines and llms.txt. 0: they are not told. Allowed: a whole number from 0 to 365 (`RETURN_DAYS`). */
  returnDays?: Value
  /** Whether sending goods back costs the shopper nothing. Allowed: true or false (`RETURNS_FREE`). */
  returnsFree?: Value
  /** What robots.txt says to single agents, such as GPTBot, ClaudeBot, Google-Extended, PerplexityBot, CCBot. The others may read what all may. Allowed: AGENT:allow or AGENT:deny separated by commas, such as GPTBot:deny,Google-Extended:allow (`ROBOTS_AGENTS`). */
  robotsAgents?: Value
  /** Content pages in the sitemap, if they exist. The store has no list of its content pages. Allowed: identifiers of content pages separated by commas (`SITEMAP_PAGES`). */
  sitemapPages?: Value
  /** Store attribute with the net weight in grams. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_NET_WEIGHT`). */
  attributeNetWeight?: Value
  /** Store attribute with the net volume in millilitres. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_NET_VOLUME`). */
  attributeNetVolume?: Value
  /** Store attribute with the stock label. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_STOCK_LABEL`). */
  attributeStockLabel?: Value
  /** Store attribute with the lowest price of the 30 days before a reduction. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_LOWEST_PRICE`). */
  attributeLowestPrice?: Value
  /** Store attribute with the kind of feed. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_FEED_TYPE`). */
  attributeFeedType?: Value
  /** Store attribute with the species the feed is for. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_SPECIES`). */
  attributeSpecies?: Value
  /** Store attribute with the composition of the feed. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_COMPOSITION`). */
  attributeComposition?: Value
  /** Store attribute with the analytical constituents. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_ANALYTICAL_CONSTITUENTS`). */
  attributeAnalyticalConstituents?: Value
  /** Store attribute with the additives. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_ADDITIVES`). */
  attributeAdditives?: Value
  /** Store attribute with the directions for use. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_DIRECTIONS`). */
  attributeDirections?: Value
  /** Store attribute with the feed business operator. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_OPERATOR`). */
  attributeOperator?: Value
  /** Store attribute with the reason why a product cannot be withdrawn from. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_WITHDRAWAL`). */
  attributeWithdrawal?: Value
  /** Store attribute with name and postal address of the manufacturer. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_MAKER`). */
  attributeMaker?: Value
  /** Store attribute with mail address or site of the manufacturer. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_MAKER_CONTACT`). */
  attributeMakerContact?: Value
  /** Store attribute with name and postal address of the person responsible in the Union, for a manufacturer elsewhere. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_EU_PERSON`). */
  attributeEuPerson?: Value
  /** Store attribute with mail address or site of the person responsible. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_EU_CONTACT`). */
  attributeEuContact?: Value
  /** Store attribute with warnings and safety information. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_WARNINGS`). */
  attributeWarnings?: Value
  /** Store attribute with the years of the producer's commercial guarantee of durability. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_GUARANTEE`). */
  attributeGuarantee?: Value
  /** Store attribute with how to sort product and packaging as waste. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_SORTING`). */
  attributeSorting?: Value
  /** Store attribute with the environmental qualities. Allowed: an attribute code of the store: letters, digits and underscores (`ATTRIBUTE_ENVIRONMENT`). */
  attributeEnvironment?: Value
  /** Attributes by which shoppers decide: a product page shows them below the button. They have to be visible on product pages. Allowed: attribute codes separated by commas (`KEY_ATTRIBUTES`). */
  keyAttributes?: Value
  /** Content page with the terms of sale, which ends with guarantee and withdrawal. Allowed: an identifier of a content page (`TERMS_PAGE`). */
  termsPage?: Value
  /** Content page with the legal notices, which ends with the shop's numbers as a producer. Allowed: an identifier of a content page (`LEGAL_PAGE`). */
  legalPage?: Value
  /** Content page on personal data, to which the choice of cookies and the footer of the checkout lead. Empty: the page that the shop itself writes, `/rgpd/`. Allowed: an identifier of a content page (`PRIVACY_PAGE`). */
  privacyPage?: Value
  /** Official drawing of the notice on the legal guarantee in the language of the shop, as the Commission publishes it. Empty: its statements as text. Allowed: a path below the media root of the store, of a PNG, JPEG or WebP (`GUARANTEE_PICTURE`). */
  guaranteePicture?: Value
  /** Unique identifiers of the seller as a producer (extended producer responsibility), by branch. Allowed: names and unique identifiers, such as Emballages:FR123456_01ABCD, separated by commas (`PRODUCER_NUMBERS`). */
  producerNumbers?: Value
  /** Hosts of embedded videos and video files, such as https://www.youtube-nocookie.com and https://player.vimeo.com. Videos of other hosts become links. Allowed: https origins separated by commas, such as https://stats.example, https://*.pay.example (`CSP_VIDEO`). */
  cspVideo?: Value
  /** Hosts of payment providers. Allowed: https origins separated by commas, such as https://stats.example, https://*.pay.example (`CSP_PAYMENT`). */
  cspPayment?: Value
  /** Hosts of reCAPTCHA, if the store uses it: https://www.google.com, https://www.gstatic.com. Allowed: https origins separated by commas, such as https://stats.example, https://*.pay.example (`CSP_CAPTCHA`). */
  cspCaptcha?: Value
  /** Whether French addresses are completed while they are typed, by the national address base. Allowed: true or false (`ADDRESS_COMPLETION`). */
  addressCompletion?: Value
  /** Search of the address base. The shop’s server asks it, never the browser. Allowed: an http or https address such as https://store.example/graphql (`ADDRESS_COMPLETION_URL`). */
  addressCompletionUrl?: Value
  /** What takes the questions of shoppers. With auto it is a help desk of the store, if it has one, for customers only. With mail they go to MERCHANT_EMAIL, and SMTP_URL is required. freescout and zendesk need their variables below. Allowed: one of auto, mail, freescout, zendesk, none (`HELPDESK`). */
  helpdesk?: Value
  /** Where FreeScout is, with HELPDESK=freescout. It needs the module API & Webhooks. Allowed: an http or https address that ends with a slash, such as https://store.example/media/ (`FREESCOUT_URL`). */
  freescoutUrl?: Value
  /** Id of the FreeScout mailbox that takes questions. Conversations of other mailboxes are never shown. Allowed: a whole number from 0 to 1000000000 (`FREESCOUT_MAILBOX`). */
  freescoutMailbox?: Value
  /** Id of the FreeScout user in whose name customers close their conversations. 0: they cannot close them. Allowed: a whole number from 0 to 1000000000 (`FREESCOUT_USER`). */
  freescoutUser?: Value
  /** Where Zendesk is, with HELPDESK=zendesk, such as https://shop.zendesk.com. Allowed: an http or https origin such as https://shop.example, without a path (`ZENDESK_URL`). */
  zendeskUrl?: Value
  /** Mail address of the Zendesk agent whom ZENDESK_TOKEN acts for. Allowed: a mail address (`ZENDESK_EMAIL`). */
  zendeskEmail?: Value
  /** Brand (`Enseigne`) at the web service of Mondial Relay, which names relays. Empty: delivery methods to relays of Mondial Relay are not offered. Allowed: 2 to 8 capitals and digits, as in the contract with Mondial Relay (`MONDIAL_RELAY_BRAND`). */
  mondialRelayBrand?: Value
  /** Address of the web service of Mondial Relay. Allowed: an http or https address such as https://store.example/graphql (`MONDIAL_RELAY_URL`). */
  mondialRelayUrl?: Value
  /** Delivery methods of the store that go to a relay of Mondial Relay. Allowed: carrier and method codes of the store, joined with an underscore, such as mondialrelay_24R, separated by commas (`MONDIAL_RELAY_METHODS`). */
  mondialRelayMethods?: Value
  /** Product feeds of the site, at /feeds/google.xml and /feeds/meta.csv. Empty: none. Allowed: google, meta or both, separated by a comma (`PRODUCT_FEEDS`). */
  productFeeds?: Value
  /** Store attribute with the brand, for product feeds. Allowed: an attribute code of the store: letters, digits and underscores (`FEED_ATTRIBUTE_BRAND`). */
  feedAttributeBrand?: Value
  /** Store attribute with the GTIN (EAN), for product feeds. Allowed: an attribute code of the store: letters, digits and underscores (`FEED_ATTRIBUTE_GTIN`). */
  feedAttributeGtin?: Value
  /** Hosts of review widgets. Allowed: https origins separated by commas, such as https://stats.example, https://*.pay.example (`CSP_REVIEWS`). */
  cspReviews?: Value
  /** Script of the reviews widget. It is loaded with consent only; its host is added to CSP_REVIEWS. Allowed: an https address such as https://tags.example/gtm.js?id=GTM-ABC123 (`REVIEWS_WIDGET_URL`). */
  reviewsWidgetUrl?: Value
  /** Page of the reviews service that the footer links to. Links to its host open in the same tab. Allowed: an https address such as https://tags.example/gtm.js?id=GTM-ABC123 (`REVIEWS_DASHBOARD_URL`). */
  reviewsDashboardUrl?: Value
  /** Hosts of audience measurement that the browser may connect to. Allowed: https origins separated by commas, such as https://stats.example, https://*.pay.example (`CSP_ANALYTICS`). */
  cspAnalytics?: Value
  /** Hosts of advertising that the browser may connect to. Allowed: https origins separated by commas, such as https://stats.example, https://*.pay.example (`CSP_ADS`). */
  cspAds?: Value
  /** Script of the tag manager. Its host is added to CSP_ANALYTICS. Allowed: an https address such as https://tags.example/gtm.js?id=GTM-ABC123 (`TAG_MANAGER_URL`). */
  tagManagerUrl?: Value
  /** Whether the tag manager waits for consent, as article 82 of the French data protection act (no. 78-17) requires for what is not strictly necessary. With none it loads at once, and each of its tags has to obey the event UserConsent. Allowed: one of required, none (`TAG_MANAGER_CONSENT`). */
  tagManagerConsent?: Value
  /** Whether analytics events are logged to the browser's console. Allowed: true or false (`ANALYTICS_DEBUG`). */
  analyticsDebug?: Value
  /** Whether the store has zwernemann/module-withdrawal with its REST API switched on, which records withdrawals of whole orders. Allowed: true or false (`UPSTREAM_WITHDRAWAL_REST`). */
  upstreamWithdrawalRest?: Value
}
