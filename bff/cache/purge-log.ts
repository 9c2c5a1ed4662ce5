import { LRUCache } from 'lru-cache'

export const ALL_TAGS = 'all'
export type Purged = readonly string[] | typeof ALL_TAGS

/**
 * The one tag index of all stores: which tag was announced as changed, and when. Every entry knows when its data began to be read, so
 * an announcement takes effect on all stores at once and on what is still being read, without a list of keys for each tag.
 */
export type PurgeLog = {
  /** Number of announcements so far: the instant something is read at. */
  readonly now: number
  /**
   * `at`: instant of the announcement where somebody else counts them; announcements may come out of order. `time`: when that was, in ms since the
   * epoch; now unless it is told.
   */
  purge(tags: Purged, at?: number, time?: number): void
  /** Whether one of the tags was announced after `since`. */
  isPurged(tags: readonly string[], since: number): boolean
  /** When the first that is known of these announcements was made, in ms since the epoch; `Infinity` where there was none. */
  purgedAt(tags: readonly string[], since: number): number
}

type Announced = { at: number; time: number }

/** Tags remembered; what was read before the oldest forgotten announcement counts as changed. */
const MAX_TAGS = 50_000

export function createPurgeLog(maxTags = MAX_TAGS, clock: () => number = Date.now): PurgeLog {
  let now = 0
  /** What was read before this is changed, whatever its tags. */
  let floor: Announced = { at: 0, time: Infinity }
  const changes = new LRUCache<string, Announced>({
    max: maxTags,
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
    purge(tags, at = now + 1, time = clock()) {
      now = Math.max(now, at)
      const change = { at, time }
      if (tags === ALL_TAGS) return raise(change)
      for (const tag of tags) {
        const known = changes.peek(tag)
        changes.set(tag, known && known.at > at ? known : change)
      }
    },
    isPurged(tags, since) {
      // A reader must not keep a tag in the log: the oldest announcement is forgotten first.
      return since < floor.at || (since < now && tags.some((tag) => (changes.peek(tag)?.at ?? 0) > since))
    },
    purgedAt(tags, since) {
      const known = [floor, ...tags.map((tag) => changes.peek(tag))]
      return Math.min(Infinity, ...known.map((change) => (change && change.at > since ? change.time : Infinity)))
    },
  }
}
