/** Instants in ms since the epoch. Names follow RFC 5861: stale-while-revalidate, stale-if-error. */
export type Lifetime = {
  freshUntil: number
  /** Until then a stale entry is served at once while it is fetched anew. */
  revalidateUntil: number
  /** Until then a stale entry is served when it cannot be fetched anew. */
  errorUntil: number
}

export type Freshness = 'fresh' | 'revalidate' | 'on-error' | 'expired'

/** A doubtful answer, such as an empty list that may come from a broken search, lives no longer than this. */
const DOUBTFUL_SECONDS = 10
/** Stale answers are served while fetching for one more lifetime, at least this long. */
const MIN_REVALIDATE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 24 * 3600

/** `maxAge` in seconds. */
export function lifetimeOf(maxAge: number, isDoubtful: boolean, now: number): Lifetime {
  const fresh = isDoubtful ? Math.min(maxAge, DOUBTFUL_SECONDS) : maxAge
  const freshUntil = now + fresh * 1000
  if (isDoubtful) return { freshUntil, revalidateUntil: freshUntil, errorUntil: freshUntil }
  return {
    freshUntil,
    revalidateUntil: freshUntil + Math.max(fresh, MIN_REVALIDATE_SECONDS) * 1000,
    errorUntil: freshUntil + STALE_IF_ERROR_SECONDS * 1000,
  }
}

export function freshnessOf(lifetime: Lifetime, now: number): Freshness {
  if (now < lifetime.freshUntil) return 'fresh'
  if (now < lifetime.revalidateUntil) return 'revalidate'
  return now < lifetime.errorUntil ? 'on-error' : 'expired'
}
