/** What belongs together in the configuration's reference, in the order one meets it. Each variable matches the first topic that names it. */
export const topics: readonly { title: string; about: string; variables: RegExp }[] = [
  {
    title: 'Where it listens',
    about: 'The process, and what stands between it and the shopper.',
    variables: /^(PORT|HOST|BASE_PATH|PUBLIC_URL|SITES|TRUST_PROXY|DATA_DIR)$/,
  },
  {
    title: 'Secrets',
    about: 'What nobody else may know. An empty token keeps shut what it would open.',
    variables: /^(SESSION_KEY|.*_TOKEN)$/,
  },
  {
    title: 'Store',
    about:
      'The Magento store behind the shop, and what it can do. `npm run doctor` compares these with what the store says.',
    variables: /^UPSTREAM_(?!CACHE)|^(MEDIA|ADMIN)_URL$/,
  },
  {
    title: 'Caches',
    about: 'All can be lost at any time. Each has its bound, in bytes; bytes in memory count for each process.',
    variables: /_CACHE_BYTES$|^(REDIS_URL|PURGE_ALLOW)$/,
  },
  {
    title: 'Limits',
    about: 'What one visitor may ask for, and when new requests are turned away.',
    variables: /^(RATE_LIMIT_.*|MAX_EVENT_LOOP_DELAY|CAPTCHA|PERSISTED_ONLY|MAINTENANCE_ALLOW)$/,
  },
  { title: 'Log', about: 'JSON lines on stdout.', variables: /^LOG_/ },
  {
    title: 'Others on the page',
    about: 'Who else the browser may talk to. What is not named here is neither loaded nor asked about.',
    variables: /^(CSP_.*|TAG_MANAGER_.*|REVIEWS_.*|ANALYTICS_DEBUG)$/,
  },
  {
    title: 'Shop',
    about: 'Who sells, and how.',
    variables:
      /^(SHOP_.*|WEBSITE_ID|THEME_COLOR|SISTER_HOSTS|INACTIVITY_TIMEOUT|CLIENT_LOG_INTERVAL|DEFAULT_COUNTRY|STREET_LINES|PICKUP_.*|OFFLINE_PAYMENT_METHODS|SITEMAP_PAGES)$/,
  },
  {
    title: 'Prices and lists',
    about: 'How the store’s figures are read, and how lists are cut.',
    variables: /^(PRICES_.*|TAX_.*|MAX_FILTER_PRICE|PAGE_SIZES|IGNORED_FACETS)$/,
  },
  {
    title: 'Attributes',
    about: 'Codes of product attributes. One that the store lacks leaves out what it would show.',
    variables: /^ATTRIBUTE_/,
  },
]
