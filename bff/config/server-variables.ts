import {
  address,
  addresses,
  choice,
  flag,
  integer,
  keys,
  linkToken,
  list,
  text,
  token,
  type Variable,
} from './kinds.ts'

/** How the server listens, whom it trusts, what ops may ask of it, and how often visitors may. */
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
  SITES: list({
    fallback: '',
    pattern: /^[a-z\d][a-z\d-]{0,31}$/,
    allowed: 'all, or names of folders in sites/ separated by commas',
    purpose: 'Sites to serve, each described by a folder; empty serves one that these variables describe',
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
  SESSION_KEY: keys({ fallback: '', purpose: 'Seals the session’s cookies; required in production' }),

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
  CONTRIBUTION_TOKEN: linkToken({
    fallback: '',
    purpose: 'Secret of the link /contribution/… that opens contribution mode for editors; empty keeps it shut',
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
} satisfies Record<string, Variable<unknown>>
