import { LRUCache } from 'lru-cache'
import type { Lifetime } from './policy.ts'

export type CacheEntry = Lifetime & {
  /** Shared between requests: never changed by who reads it. */
  value: unknown
  /** Estimated size in memory. */
  bytes: number
  tags: readonly string[]
}

/** Entries by key, bounded in bytes; the least recently used go first. */
export type CacheStore = {
  get(key: string): CacheEntry | undefined
  set(key: string, entry: CacheEntry): void
  delete(key: string): void
  readonly size: number
  readonly bytes: number
}

/** One entry may take this share of the whole at most. */
const LARGEST_SHARE = 8
/** Bookkeeping of one entry. */
const OVERHEAD = 300

export function createMemoryStore(maxBytes: number): CacheStore {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / LARGEST_SHARE),
    sizeCalculation: (entry, key) => entry.bytes + key.length * 2 + OVERHEAD,
  })
  return {
    get: (key) => entries.get(key),
    set: (key, entry) => void entries.set(key, entry),
    delete: (key) => void entries.delete(key),
    get size() {
      return entries.size
    },
    get bytes() {
      return entries.calculatedSize
    },
  }
}
