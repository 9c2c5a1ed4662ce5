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
  /** `at`: instant of the announcement where somebody else counts them; announcements may come out of order. */
  purge(tags: Purged, at?: number): void
  /** Whether one of the tags was announced after `since`. */
  isPurged(tags: readonly string[], since: number): boolean
}

/** Tags remembered; what was read before the oldest forgotten announcement counts as changed. */
const MAX_TAGS = 50_000

export function createPurgeLog(maxTags = MAX_TAGS): PurgeLog {
  let now = 0
  /** What was read before this is changed, whatever its tags. */
  let floor = 0
  const changes = new LRUCache<string, number>({
    max: maxTags,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') floor = Math.max(floor, at)
    },
  })

  return {
    get now() {
      return now
    },
    purge(tags, at = now + 1) {
      now = Math.max(now, at)
      if (tags === ALL_TAGS) floor = Math.max(floor, at)
      else for (const tag of tags) changes.set(tag, Math.max(at, changes.peek(tag) ?? 0))
    },
    isPurged(tags, since) {
      // A reader must not keep a tag in the log: the oldest announcement is forgotten first.
      return since < floor || (since < now && tags.some((tag) => (changes.peek(tag) ?? 0) > since))
    },
  }
}
