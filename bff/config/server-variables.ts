import {
  address,
  addresses,
  choice,
  decimal,
  flag,
  headerList,
  integer,
  keys,
  linkToken,
  list,
  mailServer,
  text,
  token,
  type Variable,
} from './kinds.ts'

/** How the server listens, which clients it trusts, the tokens of its operators, and its rate limits. */
export const serverVariables = {
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
    purpose: 'Path below which the shop is served',
  }),
  PUBLIC_URL: address({
    fallback: '',
    shape: 'origin',
    purpose: 'Public origin of the shop; with https, cookies are secure and HSTS is on',
  }),
  TRUST_PROXY: text({
    fallback: 'false',
    pattern:
      /^(true|false|(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)(,\s*(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?))*)$/,
    allowed: 'true, false, or IP addresses and ranges, loopback, linklocal, uniquelocal separated by commas',
    purpose: 'Reverse proxies whose X-Forwarded-* headers are trusted',
  }),
  SITES: list({
    fallback: '',
    pattern: /^[a-z\d][a-z\d-]{0,31}$/,
    allowed: 'all, or names of folders in sites/ separated by commas',
    purpose: 'Sites to serve, one folder each. Empty: one site, configured by these variables',
  }),
  DATA_DIR: text({
    fallback: 'var',
    purpose: 'Folder for resized pictures, the maintenance switch and, without Redis, waiting mails',
  }),
  SMTP_URL: mailServer({
    fallback: '',
    purpose: 'Mail server for receipts of withdrawal and questions to the merchant. Empty: none are sent',
  }),
  LOG_LEVEL: choice({
    fallback: 'info',
    of: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    purpose: 'Lowest level that is logged. Choices about cookies are always logged, as proof of consent',
  }),
  ACCESS_LOG_SAMPLING: decimal({
    fallback: '1',
    min: 0,
    max: 1,
    purpose: 'Share of the responses from caches that is logged; all others, errors and slow responses always are',
  }),
  ACCESS_LOG_SLOW: integer({
    fallback: '1000',
    min: 1,
    max: 60_000,
    purpose: 'Milliseconds from which a response counts as slow',
  }),
  LOG_PRETTY: flag({
    fallback: 'false',
    purpose: 'Readable log lines instead of JSON; needs the development dependency pino-pretty',
  }),
  SESSION_KEY: keys({ fallback: '', purpose: 'Key that encrypts the session cookies. Required in production' }),

  CAPTCHA: flag({
    fallback: 'true',
    purpose:
      "Whether forms require a proof of work, against robots. The store's reCAPTCHA, if it is on, is used instead",
  }),

  METRICS_TOKEN: token({
    fallback: '',
    purpose: 'Token that GET /metrics requires. Empty: only this machine may read metrics',
  }),
  MAINTENANCE_TOKEN: token({
    fallback: '',
    purpose: 'Token that /maintenance-mode requires',
  }),
  MAINTENANCE_ALLOW: addresses({
    fallback: '',
    purpose: 'Clients that see the shop while maintenance is switched on manually',
  }),
  CONTRIBUTION_TOKEN: linkToken({
    fallback: '',
    purpose: 'Secret of the link /contribution/… that opens [contribution mode](contribution.md)',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address({
    fallback: '',
    shape: 'endpoint',
    purpose: 'Collector that takes traces by OTLP/HTTP, below v1/traces. Empty: nothing is traced',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: headerList({ fallback: '', purpose: 'Headers of calls to the collector, such as a key' }),
  OTEL_SERVICE_NAME: text({
    fallback: 'musette',
    pattern: /^[\w .:/-]{1,100}$/,
    allowed: '1 to 100 letters, digits, spaces and . : / _ -',
    purpose: 'Name of the shop in traces',
  }),
  OTEL_TRACES_SAMPLER_ARG: decimal({
    fallback: '0.01',
    min: 0,
    max: 1,
    purpose: 'Share of the requests that is traced, unless a proxy of TRUST_PROXY decides by traceparent',
  }),
  MAX_EVENT_LOOP_DELAY: integer({
    fallback: '500',
    min: 20,
    max: 60_000,
    purpose: 'Mean event loop delay of a second, in ms, above which new requests get 503, except for cached pages',
  }),
  RATE_LIMIT_MUTATIONS: integer({
    fallback: '300',
    min: 1,
    max: 1_000_000,
    purpose: 'GraphQL mutations',
  }),
  RATE_LIMIT_SENSITIVE: integer({
    fallback: '20',
    min: 1,
    max: 1_000_000,
    purpose: 'Mutations about accounts, passwords, codes and messages',
  }),
  RATE_LIMIT_CLIENT_LOG: integer({
    fallback: '60',
    min: 1,
    max: 1_000_000,
    purpose: 'Bundles of browser log entries',
  }),
  RATE_LIMIT_CSP_REPORTS: integer({
    fallback: '60',
    min: 1,
    max: 1_000_000,
    purpose: 'Reports of the content security policy',
  }),
} satisfies Record<string, Variable<unknown>>
