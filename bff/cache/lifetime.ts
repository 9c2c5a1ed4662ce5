/** Times in ms since the epoch. The names follow RFC 5861: stale-while-revalidate, stale-if-error. */
export type Lifetime = {
  freshUntil: number
  /** Until then a stale entry is served while it is refreshed in the background. */
  revalidateUntil: number
  /** Until then a stale entry is served when a refresh fails. */
  errorUntil: number
}

export type Freshness = 'fresh' | 'revalidate' | 'on-error' | 'expired'

/**
 * - `sure`: the response is complete
 * - `incomplete`: parts of it do not exist in the store, and a merchant may add them at any time
 * - `absent`: the requested thing does not exist, and may be created at any time
 * - `doubtful`: it may be the result of a failure, such as an empty list while the store's search is down
 */
export type Trust = 'sure' | 'incomplete' | 'absent' | 'doubtful'

/** Longest lifetime of a doubtful response: when the failure is over, shoppers must get the right one soon. */
const DOUBTFUL_SECONDS = 3
const ABSENT_SECONDS = 10
/** Longest lifetime of an incomplete response, for stores that send no purges. */
const INCOMPLETE_SECONDS = 300
/** Stale responses may be served during a refresh for one more lifetime, but at least for this long. */
const MIN_REVALIDATE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 24 * 3600

const LONGEST: Record<Trust, number> = {
  sure: Infinity,
  incomplete: INCOMPLETE_SECONDS,
  absent: ABSENT_SECONDS,
  doubtful: DOUBTFUL_SECONDS,
}

/**
 * Returns the lifetime of a response that is fresh for `maxAge` seconds. Absent and doubtful responses are never served
 * stale.
 */
export function lifetimeOf(maxAge: number, trust: Trust, now: number): Lifetime {
  const fresh = Math.min(maxAge, LONGEST[trust])
  const freshUntil = now + fresh * 1000
  if (trust === 'absent' || trust === 'doubtful')
    return { freshUntil, revalidateUntil: freshUntil, errorUntil: freshUntil }
  return {
    freshUntil,
    revalidateUntil: freshUntil + Math.max(fresh, MIN_REVALIDATE_SECONDS) * 1000,
    errorUntil: freshUntil + STALE_IF_ERROR_SECONDS * 1000,
  }
}

/** Seconds after a purge during which the old response may be served if the source fails. */
const INVALIDATED_SECONDS = 60

/** The lifetime of an entry that was purged at `time` (ms since the epoch). */
export function invalidatedAt({ errorUntil }: Lifetime, time: number): Lifetime {
  return { freshUntil: 0, revalidateUntil: 0, errorUntil: Math.min(errorUntil, time + INVALIDATED_SECONDS * 1000) }
}

export function isInvalidated({ revalidateUntil }: Lifetime): boolean {
  return revalidateUntil === 0
}

export function freshnessOf(lifetime: Lifetime, now: number): Freshness {
  if (now < lifetime.freshUntil) return 'fresh'
  if (now < lifetime.revalidateUntil) return 'revalidate'
  return now < lifetime.errorUntil ? 'on-error' : 'expired'
}
