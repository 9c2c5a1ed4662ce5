import { LRUCache } from 'lru-cache'
import { isOutdated, type Lifetime, outdatedSince } from './lifetime.ts'
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

export type CacheFigures = {
  /** Entries. */
  readonly size: number
  /** Estimated; never more than `maxBytes`. */
  readonly bytes: number
  readonly maxBytes: number
  /** Entries evicted so far. */
  readonly evicted: number
}

/** Registers a cache with the metrics. */
export type WatchCache = (name: string, figures: CacheFigures) => void

/** Entries by key, bounded in bytes; the least recently used are evicted. */
export type CacheStore<Value = unknown> = CacheFigures & {
  /** Purged entries are not returned. */
  get(key: string): CacheEntry<Value> | undefined
  /** A purged entry, for use while its replacement cannot be loaded. */
  outdated(key: string): CacheEntry<Value> | undefined
  set(key: string, entry: CacheEntry<Value>): void
  delete(key: string): void
}

/** A single entry may take an eighth of the store at most. */
const LARGEST_SHARE = 8
/** Estimated overhead in bytes of an entry, and of one of its tags. */
const OVERHEAD = 300
const BYTES_OF_TAG = 8

export function createMemoryStore<Value = unknown>(maxBytes: number, purges: PurgeLog): CacheStore<Value> {
  let evicted = 0
  type Entry = CacheEntry<Value> & { checkedAt?: number }
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes / LARGEST_SHARE),
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
      Object.assign(entry, outdatedSince(entry, purges.purgedAt(entry.tags, entry.since)))
    }
    entry.checkedAt = purges.now
    return entry
  }

  return {
    get(key) {
      const entry = find(key)
      return entry && !isOutdated(entry) ? entry : undefined
    },
    outdated(key) {
      const entry = find(key)
      return entry && isOutdated(entry) ? entry : undefined
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

/**
 * A store in two parts, chosen by `isCommon`. So many one-off requests (wrong URLs, invented parameters) cannot evict
 * what everybody requests.
 */
export function createTwoTierStore<Value>(
  common: CacheStore<Value>,
  rare: CacheStore<Value>,
  isCommon: (key: string, entry: CacheEntry<Value>) => boolean,
): CacheStore<Value> {
  return {
    get: (key) => common.get(key) ?? rare.get(key),
    outdated: (key) => common.outdated(key) ?? rare.outdated(key),
    set(key, entry) {
      const [to, other] = isCommon(key, entry) ? [common, rare] : [rare, common]
      to.set(key, entry)
      other.delete(key)
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

/** Share of short-lived responses, such as those to wrong URLs and searches without results. */
const SHARE_OF_RARE = 1 / 8
const COMMON_SECONDS = 60

/** A store of responses in which short-lived ones take a limited share. */
export function createResponseStore<Value = unknown>(maxBytes: number, purges: PurgeLog): CacheStore<Value> {
  return createTwoTierStore<Value>(
    createMemoryStore(maxBytes * (1 - SHARE_OF_RARE), purges),
    createMemoryStore(maxBytes * SHARE_OF_RARE, purges),
    (_key, { freshUntil }) => freshUntil - Date.now() > COMMON_SECONDS * 1000,
  )
}
