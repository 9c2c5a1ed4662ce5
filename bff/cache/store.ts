import type { CacheFigures } from '../ops/usage-metrics.ts'
import { LRUCache } from 'lru-cache'
import { isInvalidated, type Lifetime, invalidatedAt } from './lifetime.ts'
import type { PurgeLog } from './purge-log.ts'

export type CacheEntry<Value = unknown> = Lifetime & {
  /** Shared between requests, so readers must not change it. */
  value: Value
  /** Estimated size in memory. */
  bytes: number
  tags: readonly string[]
  /** `PurgeLog.now` when its data began to load. */
  since: number
}

/** Entries by key, bounded in bytes; the least recently used are evicted. */
export type CacheStore<Value = unknown> = CacheFigures & {
  /** Purged entries are not returned. */
  get(key: string): CacheEntry<Value> | undefined
  /** A purged entry, for use while its replacement cannot be loaded. */
  invalidated(key: string): CacheEntry<Value> | undefined
  set(key: string, entry: CacheEntry<Value>): void
  delete(key: string): void
}

/** A single entry may take an eighth of a store at most. */
const LARGEST_SHARE = 1 / 8
/** Estimated overhead in bytes of an entry, and of one of its tags. */
const OVERHEAD = 300
const BYTES_OF_TAG = 8

export function createMemoryStore<Value = unknown>(
  maxBytes: number,
  purges: PurgeLog,
  maxEntryBytes = maxBytes * LARGEST_SHARE,
): CacheStore<Value> {
  let evicted = 0
  type Entry = CacheEntry<Value> & { checkedAt?: number }
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxEntryBytes),
    sizeCalculation: ({ bytes, tags }, key) =>
      Math.ceil(bytes + key.length * 2 + tags.length * BYTES_OF_TAG + OVERHEAD),
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') evicted++
    },
  })
  function find(key: string): Entry | undefined {
    const entry = entries.get(key)
    // The tags of an entry are checked once between two purges.
    if (!entry || entry.checkedAt === purges.now) return entry
    if (purges.isPurged(entry.tags, entry.since)) {
      Object.assign(entry, invalidatedAt(entry, purges.purgedAt(entry.tags, entry.since)))
    }
    entry.checkedAt = purges.now
    return entry
  }

  return {
    get(key) {
      const entry = find(key)
      return entry && !isInvalidated(entry) ? entry : undefined
    },
    invalidated(key) {
      const entry = find(key)
      return entry && isInvalidated(entry) ? entry : undefined
    },
    set(key, entry) {
      // Data loaded before a purge must not replace data loaded after it.
      if (!purges.isPurged(entry.tags, entry.since)) entries.set(key, entry)
    },
    delete: (key) => void entries.delete(key),
    get size() {
      return entries.size
    },
    get bytes() {
      return entries.calculatedSize
    },
    maxBytes: entries.maxSize,
    get evicted() {
      return evicted
    },
  }
}

export type TwoTiers<Value> = {
  maxBytes: number
  /** Part of `maxBytes`. */
  shareOfRare: number
  isCommon(key: string, entry: CacheEntry<Value>): boolean
}

/**
 * A store in two parts. The larger one is for entries that `isCommon` allows and that are requested again; all others share the smaller one. So
 * one-off requests (wrong URLs, invented parameters and search words) cannot evict what everybody requests.
 */
export function createTwoTierStore<Value>(
  { maxBytes, shareOfRare, isCommon }: TwoTiers<Value>,
  purges: PurgeLog,
): CacheStore<Value> {
  const commonBytes = maxBytes * (1 - shareOfRare)
  const maxEntryBytes = commonBytes * LARGEST_SHARE
  const common = createMemoryStore<Value>(commonBytes, purges, maxEntryBytes)
  const rare = createMemoryStore<Value>(maxBytes * shareOfRare, purges, maxEntryBytes)
  const isKnown = (key: string) => [common, rare].some((tier) => tier.get(key) ?? tier.invalidated(key))

  function move(key: string, entry: CacheEntry<Value>, to: CacheStore<Value>): void {
    to.set(key, entry)
    const other = to === common ? rare : common
    other.delete(key)
  }

  return {
    get(key) {
      const entry = common.get(key)
      if (entry) return entry
      const first = rare.get(key)
      if (first && isCommon(key, first)) move(key, first, common)
      return first
    },
    invalidated: (key) => common.invalidated(key) ?? rare.invalidated(key),
    set(key, entry) {
      // Refused by either tier: what the other one has stays.
      if (purges.isPurged(entry.tags, entry.since)) return
      move(key, entry, isKnown(key) && isCommon(key, entry) ? common : rare)
    },
    delete(key) {
      common.delete(key)
      rare.delete(key)
    },
    get size() {
      return common.size + rare.size
    },
    get bytes() {
      return common.bytes + rare.bytes
    },
    maxBytes: common.maxBytes + rare.maxBytes,
    get evicted() {
      return common.evicted + rare.evicted
    },
  }
}

/** Share of the memory for short-lived responses, such as those to wrong URLs and searches without results. */
const SHARE_OF_RARE = 1 / 8
/** Remaining lifetime in seconds above which a response is no longer short-lived. */
const COMMON_SECONDS = 60

/** A store of responses in which short-lived ones take a limited share. */
export function createResponseStore<Value = unknown>(maxBytes: number, purges: PurgeLog): CacheStore<Value> {
  const isCommon = (_key: string, { freshUntil }: CacheEntry<Value>) => freshUntil - Date.now() > COMMON_SECONDS * 1000
  return createTwoTierStore({ maxBytes, shareOfRare: SHARE_OF_RARE, isCommon }, purges)
}
