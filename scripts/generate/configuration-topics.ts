/** Sections of the configuration reference, in order. A variable belongs to the first topic that matches it. */
export const topics: readonly { title: string; about: string; variables: RegExp }[] = [
  {
    title: 'Address and process',
    about: 'Where the process listens, and the proxies in front of it.',
    variables: /^(PORT|HOST|BASE_PATH|PUBLIC_URL|SITES|EXTENSIONS|TRUST_PROXY|DATA_DIR)$/,
  },
  {
    title: 'Secrets',
    about: 'Keys and tokens. An empty token disables what it would open, except where the table says otherwise.',
    variables: /^(SESSION_KEY|.*_TOKEN|EDGE_WEBHOOK_SECRET)$/,
  },
  {
    title: 'Store',
    about:
      'The Magento store behind the shop, and what it supports. `npm run doctor` compares these values with the store.',
    variables: /^UPSTREAM_(?!CACHE)|^(MEDIA|ADMIN)_URL$/,
  },
  {
    title: 'Caches',
    about: 'All caches can be emptied at any time. Each is limited in bytes; memory limits apply per process.',
    variables: /_CACHE_BYTES$|^(REDIS_URL|PURGE_ALLOW)$/,
  },
  {
    title: 'Edges',
    about:
      'Caches in front of the shop that keep public responses and are told of purges: Varnish, Fastly, Cloudflare or another ([how](../docker/varnish/README.md)).',
    variables: /^(SURROGATE_KEYS|EDGE_.*)$/,
  },
  {
    title: 'Limits',
    about: 'How much one visitor may request, and when new requests are rejected.',
    variables: /^(RATE_LIMIT_.*|MAX_EVENT_LOOP_DELAY|CAPTCHA|PERSISTED_ONLY|MAINTENANCE_ALLOW)$/,
  },
  {
    title: 'Mail',
    about:
      'Mails that the shop sends by itself. They wait in Redis or in DATA_DIR until the mail server has taken them ([why](decisions/065-send-own-mails-through-a-durable-queue.md)).',
    variables: /^(SMTP_URL|MAIL_FROM|MERCHANT_EMAIL)$/,
  },
  {
    title: 'Help desk',
    about:
      'Who takes the questions of shoppers, and where customers follow them ([help desks](../extensions/helpdesk/README.md)).',
    variables: /^(HELPDESK|FREESCOUT_.*|ZENDESK_.*)$/,
  },
  {
    title: 'Address completion',
    about: 'French addresses while they are typed ([address completion](../extensions/address-completion/README.md)).',
    variables: /^ADDRESS_COMPLETION/,
  },
  {
    title: 'Product feeds',
    about: 'What Google and Meta fetch ([product feeds](../extensions/product-feeds/README.md)).',
    variables: /^(PRODUCT_FEEDS|FEED_ATTRIBUTE_.*)$/,
  },
  { title: 'Log', about: 'JSON lines on stdout.', variables: /^(LOG|ACCESS_LOG)_/ },
  {
    title: 'Traces',
    about: 'Spans of requests for a collector of OpenTelemetry ([what they tell](runbook.md#traces)).',
    variables: /^OTEL_/,
  },
  {
    title: 'Third parties',
    about:
      'Third parties that the browser may connect to. What is not named here is not loaded, and no consent is asked for it.',
    variables: /^(CSP_.*|TAG_MANAGER_.*|REVIEWS_.*|ANALYTICS_DEBUG)$/,
  },
  {
    title: 'Shop',
    about: 'The seller, and the rules of the shop.',
    variables:
      /^(SHOP_.*|WEBSITE_ID|THEME_COLOR|SISTER_HOSTS|LANGUAGE_GROUP|TRANSLATED_PAGES|INACTIVITY_TIMEOUT|CLIENT_LOG_INTERVAL|WEB_VITALS_SAMPLING|DEFAULT_COUNTRY|STREET_LINES|PICKUP_.*|MONDIAL_RELAY_.*|OFFLINE_PAYMENT_METHODS|DELIVERY_(COSTS|DAYS)|HANDLING_DAYS|RETURN_DAYS|RETURNS_FREE|ROBOTS_AGENTS|SITEMAP_PAGES)$/,
  },
  {
    title: 'Prices and lists',
    about: 'How the store’s prices are read, and how lists are divided.',
    variables: /^(PRICES_.*|TAX_.*|MAX_FILTER_PRICE|PAGE_SIZES|IGNORED_FACETS)$/,
  },
  {
    title: 'Attributes',
    about: 'Codes of product attributes. If the store lacks one, the shop leaves out what it would show.',
    variables: /^(ATTRIBUTE_.*|KEY_ATTRIBUTES)$/,
  },
  {
    title: 'Notices',
    about: 'What the law wants said, beside the attributes: [the rules](law.md).',
    variables: /^(TERMS_PAGE|LEGAL_PAGE|PRIVACY_PAGE|GUARANTEE_PICTURE|PRODUCER_NUMBERS)$/,
  },
]
