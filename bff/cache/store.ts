import { LRUCache } from 'lru-cache'
import { isOutdated, type Lifetime, outdatedSince } from './lifetime.ts'
import type { PurgeLog } from './purge-log.ts'

export type CacheEntry<Value = unknown> = Lifetime & {
  /** Shared between requests: never changed by who reads it. */
  value: Value
  /** Estimated size in memory. */
  bytes: number
  tags: readonly string[]
  /** `PurgeLog.now` when its data began to be read. */
  since: number
}

/** How full a store is. */
export type CacheFigures = {
  /** Entries. */
  readonly size: number
  /** Estimated; never more than `maxBytes`. */
  readonly bytes: number
  readonly maxBytes: number
  /** Entries that had to make room for others, so far. */
  readonly evicted: number
}

/** Takes note of a store that ops want to watch. */
export type WatchCache = (name: string, figures: CacheFigures) => void

/** Entries by key, bounded in bytes; the least recently used go first. */
export type CacheStore<Value = unknown> = CacheFigures & {
  /** What was purged is not there any more. */
  get(key: string): CacheEntry<Value> | undefined
  /** What was purged, as long as it may stand in for what cannot be had. */
  outdated(key: string): CacheEntry<Value> | undefined
  set(key: string, entry: CacheEntry<Value>): void
  delete(key: string): void
}

/** One entry may take this share of the whole at most. */
const LARGEST_SHARE = 8
/** Bookkeeping of one entry, and of one tag that is shared between entries. */
const OVERHEAD = 300
const BYTES_OF_TAG = 8

export function createMemoryStore<Value = unknown>(maxBytes: number, purges: PurgeLog): CacheStore<Value> {
  let evicted = 0
  type Kept = CacheEntry<Value> & { checkedAt?: number }
  const entries = new LRUCache<string, Kept>({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes / LARGEST_SHARE),
    sizeCalculation: ({ bytes, tags }, key) =>
      Math.ceil(bytes + key.length * 2 + tags.length * BYTES_OF_TAG + OVERHEAD),
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') evicted++
    },
  })
  function find(key: string): Kept | undefined {
    const entry = entries.get(key)
    // Between two announcements an entry's tags are looked through once.
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
      // What was read before an announcement must not take the place of what was read after it.
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
 * A store in two parts, so that a flood of what is asked once (wrong addresses, made-up parameters) cannot drive out what everybody asks for.
 * `isCommon` decides where an entry goes.
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

/** What of the whole may be taken by answers that do not live long: wrong addresses, searches without a hit. */
const SHARE_OF_RARE = 1 / 8
const COMMON_SECONDS = 60

/** A store of answers: those that do not live long take only so much of it. */
export function createResponseStore<Value = unknown>(maxBytes: number, purges: PurgeLog): CacheStore<Value> {
  return createTwoTierStore<Value>(
    createMemoryStore(maxBytes * (1 - SHARE_OF_RARE), purges),
    createMemoryStore(maxBytes * SHARE_OF_RARE, purges),
    (_key, { freshUntil }) => freshUntil - Date.now() > COMMON_SECONDS * 1000,
  )
}
