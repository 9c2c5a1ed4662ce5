/** Instants in ms since the epoch. Names follow RFC 5861: stale-while-revalidate, stale-if-error. */
export type Lifetime = {
  freshUntil: number
  /** Until then a stale entry is served at once while it is fetched anew. */
  revalidateUntil: number
  /** Until then a stale entry is served when it cannot be fetched anew. */
  errorUntil: number
}

export type Freshness = 'fresh' | 'revalidate' | 'on-error' | 'expired'

/**
 * How far an answer can be trusted:
 * - `sure`: it is complete
 * - `incomplete`: parts of it do not exist in the store; a merchant may add them at any moment
 * - `doubtful`: it may be the sign of a fault, such as an empty list while the store's search is down
 */
export type Trust = 'sure' | 'incomplete' | 'doubtful'

/** What may be a fault is asked for again after this. */
const DOUBTFUL_SECONDS = 10
/** What a merchant may complete. A store that announces changes announces that, too; others are asked after this. */
const INCOMPLETE_SECONDS = 300
/** Stale answers are served while fetching for one more lifetime, at least this long. */
const MIN_REVALIDATE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 24 * 3600

const LONGEST: Record<Trust, number> = {
  sure: Infinity,
  incomplete: INCOMPLETE_SECONDS,
  doubtful: DOUBTFUL_SECONDS,
}

/** `maxAge` in seconds. Only a doubtful answer never stands in for a better one. */
export function lifetimeOf(maxAge: number, trust: Trust, now: number): Lifetime {
  const fresh = Math.min(maxAge, LONGEST[trust])
  const freshUntil = now + fresh * 1000
  if (trust === 'doubtful') return { freshUntil, revalidateUntil: freshUntil, errorUntil: freshUntil }
  return {
    freshUntil,
    revalidateUntil: freshUntil + Math.max(fresh, MIN_REVALIDATE_SECONDS) * 1000,
    errorUntil: freshUntil + STALE_IF_ERROR_SECONDS * 1000,
  }
}

/** Seconds for which what was announced as changed may stand in for what cannot be had. */
const OUTDATED_SECONDS = 60

/** What is left of a lifetime after a change was announced, at `time` in ms since the epoch: the source is asked first from now on. */
export function outdatedSince({ errorUntil }: Lifetime, time: number): Lifetime {
  return { freshUntil: 0, revalidateUntil: 0, errorUntil: Math.min(errorUntil, time + OUTDATED_SECONDS * 1000) }
}

export function isOutdated({ revalidateUntil }: Lifetime): boolean {
  return revalidateUntil === 0
}

export function freshnessOf(lifetime: Lifetime, now: number): Freshness {
  if (now < lifetime.freshUntil) return 'fresh'
  if (now < lifetime.revalidateUntil) return 'revalidate'
  return now < lifetime.errorUntil ? 'on-error' : 'expired'
}
