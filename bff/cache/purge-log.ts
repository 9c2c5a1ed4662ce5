import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'

export const ALL_TAGS = 'all'
export type Purged = readonly string[] | typeof ALL_TAGS

/**
 * Records which tag was purged, and when, for all caches. Every entry stores when its data began to load. So a purge
 * affects all caches and all loads in progress at once, without an index from tags to keys.
 */
export type PurgeLog = {
  /** Number of purges so far. */
  readonly now: number
  /**
   * `at` is the number of the purge if Redis counts them; such purges may arrive out of order. `time` is when the purge
   * happened, in ms since the epoch; now by default.
   */
  purge(tags: Purged, at?: number, time?: number): void
  /** Whether one of the tags was purged after `since`. */
  isPurged(tags: readonly string[], since: number): boolean
  /** Time of the first such purge, in ms since the epoch; `Infinity` if there was none. */
  purgedAt(tags: readonly string[], since: number): number
}

type Announced = { at: number; time: number }

/** Tags in memory. Everything loaded before the newest evicted purge counts as purged. */
const MAX_TAGS = 50_000

export function createPurgeLog(maxTags = MAX_TAGS): PurgeLog {
  let now = 0
  /** Everything loaded before this counts as purged, whatever its tags. */
  let floor: Announced = { at: 0, time: Infinity }
  const changes = new LRUCache<string, Announced>({
    ...atMost(maxTags),
    dispose: (change, _tag, reason) => {
      if (reason === 'evict') raise(change)
    },
  })

  function raise(change: Announced): void {
    if (change.at > floor.at) floor = change
  }

  return {
    get now() {
      return now
    },
    purge(tags, at = now + 1, time = Date.now()) {
      now = Math.max(now, at)
      const change = { at, time }
      if (tags === ALL_TAGS) return raise(change)
      for (const tag of tags) {
        const known = changes.peek(tag)
        changes.set(tag, known && known.at > at ? known : change)
      }
    },
    isPurged(tags, since) {
      // `peek` does not count as a use, so the oldest purge is evicted first.
      return since < floor.at || (since < now && tags.some((tag) => (changes.peek(tag)?.at ?? 0) > since))
    },
    purgedAt(tags, since) {
      const known = [floor, ...tags.map((tag) => changes.peek(tag))]
      return Math.min(Infinity, ...known.map((change) => (change && change.at > since ? change.time : Infinity)))
    },
  }
}
