import { EDITIONS, LEVELS } from '../magento/levels.ts'
import { address, addresses, choice, flag, integer, list, redisAddress, text, token, type Variable } from './kinds.ts'

const MEBIBYTE = 1024 ** 2

/** The store behind the shop, and what is kept of its answers. */
export const storeVariables = {
  PERSISTED_ONLY: flag({
    fallback: 'false',
    purpose: "Whether the GraphQL endpoint refuses every document that is not one of this build's own",
  }),

  UPSTREAM_URL: address({
    shape: 'endpoint',
    purpose: "The store's GraphQL endpoint; `npm start` sets it for the stand-in",
  }),
  UPSTREAM_LEVEL: choice({ fallback: '2.4.7', of: LEVELS, purpose: 'Magento release the store is compatible with' }),
  UPSTREAM_EDITION: choice({ fallback: 'open-source', of: EDITIONS, purpose: "The store's edition" }),
  UPSTREAM_EXTENSIONS: list({
    fallback: 'none',
    pattern: /^[a-z][a-z\d-]{0,39}$/,
    allowed: 'all, none, or names of files in schema/magento/extensions separated by commas',
    purpose: 'Modules outside Magento that the store has; `npm start` sets it for the stand-in',
  }),
  UPSTREAM_STORE: text({
    fallback: '',
    pattern: /^[a-z]\w{0,31}$/i,
    allowed: 'the code of a store view: letters, digits and underscores',
    purpose: "Store view to sell from; empty takes the store's default",
  }),
  UPSTREAM_GROUP_PRICES: flag({
    fallback: 'true',
    purpose:
      'Whether customer groups of the store may have prices of their own; false spares it comparing them with those of guests',
  }),
  UPSTREAM_CONNECTIONS: integer({
    fallback: '8',
    min: 1,
    max: 256,
    purpose: 'Calls the store works on at the same time',
  }),
  UPSTREAM_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of store answers kept in memory',
  }),
  RESPONSE_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of public GraphQL answers kept in memory',
  }),
  RESULT_CACHE_BYTES: integer({
    fallback: String(32 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of the same answers kept as data, for pages that are rendered anew',
  }),
  PAGE_CACHE_BYTES: integer({
    fallback: String(64 * MEBIBYTE),
    min: MEBIBYTE,
    max: 64 * 1024 * MEBIBYTE,
    purpose: 'Bytes of rendered pages kept in memory',
  }),
  REDIS_URL: redisAddress({
    fallback: '',
    purpose:
      'Valkey or Redis where several processes share store answers, purges, limits and the maintenance switch; empty keeps each to itself',
  }),
  PURGE_ALLOW: addresses({
    fallback: '127.0.0.0/8,::1',
    purpose: 'Who may send PURGE: the servers of the store, which list this one among their HTTP cache hosts',
  }),
  CACHE_TOKEN: token({
    fallback: '',
    purpose: 'Bearer token that opens POST /cache/purge; empty keeps it shut',
  }),
  MEDIA_URL: address({
    fallback: '',
    shape: 'folder',
    purpose: "The store's media root; empty takes /media/ at the store's origin",
  }),
  ADMIN_URL: address({
    fallback: '',
    shape: 'folder',
    purpose: "The store's admin, which contributors' outlines link to; empty links nowhere, nobody else gets it",
  }),
  IMAGE_CACHE_BYTES: integer({
    fallback: String(1024 * MEBIBYTE),
    min: MEBIBYTE,
    max: 1024 * 1024 * MEBIBYTE,
    purpose: 'Bytes of resized pictures kept in DATA_DIR',
  }),
} satisfies Record<string, Variable<unknown>>
