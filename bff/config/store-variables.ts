import { EDITIONS, LEVELS } from './levels.ts'
import {
  address,
  addresses,
  choice,
  flag,
  integer,
  list,
  redisAddress,
  text,
  token,
  type Variable,
  webhookSecret,
} from './kinds.ts'

const MEBIBYTE = 1024 ** 2

/** The store behind the shop, and the caches. */
export const storeVariables = {
  PERSISTED_ONLY: flag({
    fallback: 'false',
    purpose: 'Whether the GraphQL endpoint refuses documents that are not part of this build',
  }),

  UPSTREAM_URL: address({
    shape: 'endpoint',
    purpose: "The store's GraphQL endpoint; `npm start` sets it for the demo store",
  }),
  UPSTREAM_REST_URL: address({
    fallback: '',
    shape: 'folder',
    purpose: "The store's REST API. Empty: rest/ beside the GraphQL endpoint",
  }),
  UPSTREAM_INTEGRATION_TOKEN: token({
    fallback: '',
    purpose:
      'Access token of [an integration](modules.md#an-integration-for-the-rest-api), for what only the REST API has',
  }),
  UPSTREAM_LEVEL: choice({
    fallback: '2.4.7',
    of: LEVELS,
    purpose: 'Magento release that is assumed until the schema of the store is known, a moment after the start',
  }),
  UPSTREAM_EDITION: choice({
    fallback: 'open-source',
    of: EDITIONS,
    purpose: 'Magento edition that is assumed until the schema of the store is known',
  }),
  UPSTREAM_EXTENSIONS: list({
    fallback: 'all',
    pattern: /^[a-z][a-z\d-]{0,39}$/,
    allowed: 'all, none, or names of files in schema/magento/extensions separated by commas',
    purpose: 'Third-party modules that the shop uses if the store has them',
  }),
  UPSTREAM_STORE: text({
    fallback: '',
    pattern: /^[a-z]\w{0,31}$/i,
    allowed: 'the code of a store view: letters, digits and underscores',
    purpose: "Store view to sell from. Empty: the store's default",
  }),
  UPSTREAM_GROUP_PRICES: flag({
    fallback: 'true',
    purpose: 'Whether customer groups may have prices of their own',
  }),
  UPSTREAM_CONNECTIONS: integer({
    fallback: '8',
    min: 1,
    max: 256,
    purpose: 'Concurrent calls to the store per process',
  }),
  UPSTREAM_TIMEOUT: integer({
    fallback: '10',
    min: 1,
    max: 60,
    purpose: 'Seconds that a call may wait for its turn, and a public read then for its response',
  }),
  UPSTREAM_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Memory for cached responses of the store',
  }),
  OPERATION_CACHE_BYTES: integer({
    fallback: String(96 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Memory for cached results of public GraphQL operations',
  }),
  PAGE_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Memory for cached pages',
  }),
  REDIS_URL: redisAddress({
    fallback: '',
    purpose: 'Valkey or Redis of [several processes](deployment.md#several-processes)',
  }),
  PURGE_ALLOW: addresses({
    fallback: '127.0.0.0/8,::1',
    purpose: 'Clients that may send PURGE: the servers of the store',
  }),
  CACHE_TOKEN: token({
    fallback: '',
    purpose: 'Token that POST /cache/purge requires',
  }),
  SURROGATE_KEYS: choice({
    fallback: 'off',
    of: ['off', 'surrogate-key', 'cache-tag', 'both'],
    purpose:
      'Header that names what a public response depends on: surrogate-key for Varnish and Fastly, cache-tag for Cloudflare',
  }),
  EDGE_VARNISH: list({
    fallback: '',
    pattern: /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i,
    allowed: 'origins separated by commas, such as http://varnish-1:6081',
    purpose: 'Varnish servers that get purges',
  }),
  EDGE_FASTLY_SERVICE: text({
    fallback: '',
    pattern: /^[A-Za-z\d]{1,64}$/,
    allowed: 'the id of a service: letters and digits',
    purpose: 'Fastly service that gets purges',
  }),
  EDGE_FASTLY_TOKEN: token({ fallback: '', purpose: 'Fastly API token with the scope purge_select' }),
  EDGE_FASTLY_URL: address({
    fallback: 'https://api.fastly.com',
    shape: 'origin',
    purpose: "Fastly's API, or a proxy to it",
  }),
  EDGE_CLOUDFLARE_ZONE: text({
    fallback: '',
    pattern: /^[\da-f]{32}$/,
    allowed: 'the id of a zone: 32 hexadecimal digits',
    purpose: 'Cloudflare zone that gets purges',
  }),
  EDGE_CLOUDFLARE_TOKEN: token({
    fallback: '',
    purpose: 'Cloudflare API token with the permission Zone / Cache Purge',
  }),
  EDGE_CLOUDFLARE_URL: address({
    fallback: 'https://api.cloudflare.com/client/v4',
    shape: 'endpoint',
    purpose: "Cloudflare's API, or a proxy to it",
  }),
  EDGE_WEBHOOK_URL: address({
    fallback: '',
    shape: 'endpoint',
    purpose: 'Address of any other cache that gets purges, as signed JSON by POST',
  }),
  EDGE_WEBHOOK_SECRET: webhookSecret({
    fallback: '',
    purpose: 'Key that signs purges to EDGE_WEBHOOK_URL (Standard Webhooks)',
  }),
  MEDIA_URL: address({
    fallback: '',
    shape: 'folder',
    purpose: "The store's media root. Empty: /media/ at the store's origin",
  }),
  ADMIN_URL: address({
    fallback: '',
    shape: 'folder',
    purpose: "The store's admin, which contribution mode links to",
  }),
  IMAGE_CACHE_BYTES: integer({
    fallback: String(1024 * MEBIBYTE),
    min: MEBIBYTE,
    max: 1024 * 1024 * MEBIBYTE,
    purpose: 'Disk space for resized pictures in DATA_DIR',
  }),
} satisfies Record<string, Variable<unknown>>
