/** Sections of the configuration reference, in order. A variable belongs to the first topic that matches it. */
export const topics: readonly { title: string; about: string; variables: RegExp }[] = [
  {
    title: 'Address and process',
    about: 'Where the process listens, and what is in front of it.',
    variables: /^(PORT|HOST|BASE_PATH|PUBLIC_URL|SITES|EXTENSIONS|TRUST_PROXY|DATA_DIR)$/,
  },
  {
    title: 'Secrets',
    about: 'An empty token disables what it would open.',
    variables: /^(SESSION_KEY|.*_TOKEN|EDGE_WEBHOOK_SECRET)$/,
  },
  {
    title: 'Store',
    about: '`npm run doctor` compares these values with the store.',
    variables: /^UPSTREAM_(?!CACHE)|^(MEDIA|ADMIN)_URL$/,
  },
  {
    title: 'Caches',
    about: 'Limits are bytes; those of memory count for each process.',
    variables: /_CACHE_BYTES$|^(REDIS_URL|PURGE_ALLOW)$/,
  },
  {
    title: 'Edges',
    about: '[Caches in front of the shop](../docker/varnish/README.md), which the shop purges.',
    variables: /^(SURROGATE_KEYS|EDGE_.*)$/,
  },
  {
    title: 'Limits',
    about: 'Rates count for each client address and minute.',
    variables: /^(RATE_LIMIT_.*|MAX_EVENT_LOOP_DELAY|CAPTCHA|PERSISTED_ONLY|MAINTENANCE_ALLOW)$/,
  },
  {
    title: 'Mail',
    about: "The shop's own [mails](runbook.md#mails) wait in Redis or in DATA_DIR.",
    variables: /^(SMTP_URL|MAIL_FROM|MERCHANT_EMAIL)$/,
  },
  {
    title: 'Help desk',
    about: 'Who takes the questions of shoppers: [help desk](../extensions/helpdesk/README.md).',
    variables: /^(HELPDESK|FREESCOUT_.*|ZENDESK_.*)$/,
  },
  {
    title: 'Address completion',
    about: 'French addresses while they are typed: [address completion](../extensions/address-completion/README.md).',
    variables: /^ADDRESS_COMPLETION/,
  },
  {
    title: 'Product feeds',
    about: 'What Google and Meta fetch: [product feeds](../extensions/product-feeds/README.md).',
    variables: /^(PRODUCT_FEEDS|FEED_.*)$/,
  },
  {
    title: 'Pets',
    about: 'Rations, and what is known of a pet ([pets](../extensions/pet/README.md)).',
    variables: /^(FEEDING_GUIDE_ATTRIBUTE|PETS_ATTRIBUTE|PET_FACETS)$/,
  },
  { title: 'Log', about: 'JSON lines on stdout.', variables: /^(LOG|ACCESS_LOG)_/ },
  {
    title: 'Traces',
    about: 'OpenTelemetry: [traces](runbook.md#traces).',
    variables: /^OTEL_/,
  },
  {
    title: 'Third parties',
    about: 'Pages load nothing that is not named here, and ask no consent for it.',
    variables: /^(CSP_.*|TAG_MANAGER_.*|REVIEWS_.*|ANALYTICS_DEBUG)$/,
  },
  {
    title: 'Purchases reported by the server',
    about:
      'Who gets purchases from the server, after consent ([server events](../extensions/server-events/README.md)).',
    variables: /^(GA4|META)_/,
  },
  {
    title: 'Shop',
    about: 'The seller, and the rules of the shop.',
    variables:
      /^(SHOP_.*|WEBSITE_ID|THEME_COLOR|SISTER_HOSTS|LANGUAGE_GROUP|SESSION_GROUP|TRANSLATED_PAGES|INACTIVITY_TIMEOUT|CLIENT_LOG_INTERVAL|WEB_VITALS_SAMPLING|DEFAULT_COUNTRY|STREET_LINES|PICKUP_.*|MONDIAL_RELAY_.*|OFFLINE_PAYMENT_METHODS|DELIVERY_(COSTS|DAYS|METHOD_DAYS)|HANDLING_DAYS|ORDER_CUTOFF|CLOSED_DAYS|USUAL_DELIVERY|RETURN_DAYS|RETURNS_FREE|ROBOTS_AGENTS|SITEMAP_PAGES)$/,
  },
  {
    title: 'Prices and lists',
    about: 'How the store’s prices are read, and how lists are divided.',
    variables: /^(PRICES_.*|TAX_.*|MAX_FILTER_PRICE|PAGE_SIZES|IGNORED_FACETS|KEY_ATTRIBUTES)$/,
  },
  {
    title: 'Attributes',
    about: 'Attributes of products in the store. Where it lacks one, the shop leaves out what it would show.',
    variables: /^ATTRIBUTE_/,
  },
  {
    title: 'Notices',
    about: 'What [the law](law.md) wants said, beside the attributes.',
    variables: /^(TERMS_PAGE|LEGAL_PAGE|PRIVACY_PAGE|GUARANTEE_PICTURE|PRODUCER_NUMBERS)$/,
  },
]
