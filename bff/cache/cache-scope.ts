import { isInvalidated, type Lifetime, lifetimeOf } from './lifetime.ts'

/** Lifetime and tags of one response that was read to compose another. */
export type Part = Lifetime & { tags: readonly string[] }

/**
 * Collects the tags and lifetimes of everything that was read for one response. The response carries all tags and
 * expires no later than its shortest-lived part. Purges during the request are checked when the response is stored.
 */
export type CacheScope = {
  note(part: Part): void
  /** Longest lifetime of the response, in seconds. */
  limit(maxAge: number): void
  /** The response contains something private or faulty, so it must not be cached. */
  markUncacheable(): void
  /** `null` when the response must not be cached. */
  sum(): CacheScopeSum | null
}

export type CacheScopeSum = Part & {
  /** Seconds. */
  maxAge: number
}

/** Tags of one response. A response with more is not cached. */
const MAX_TAGS = 5000

export function createCacheScope(): CacheScope {
  const tags = new Set<string>()
  let isUncacheable = false
  let maxAge = Infinity
  let freshUntil = Infinity
  let revalidateUntil = Infinity
  let errorUntil = Infinity

  return {
    note(part) {
      for (const tag of part.tags) tags.add(tag)
      freshUntil = Math.min(freshUntil, part.freshUntil)
      revalidateUntil = Math.min(revalidateUntil, part.revalidateUntil)
      errorUntil = Math.min(errorUntil, part.errorUntil)
    },
    limit(seconds) {
      maxAge = Math.min(maxAge, seconds)
    },
    markUncacheable() {
      isUncacheable = true
    },
    sum() {
      if (isUncacheable || tags.size > MAX_TAGS || maxAge <= 0 || !Number.isFinite(maxAge)) return null
      return { tags: [...tags], maxAge, freshUntil, revalidateUntil, errorUntil }
    },
  }
}

/**
 * Shortest freshness in ms of a response with stale parts. Without it, every request would compose the response again
 * until the parts are refreshed.
 */
const LEAST = 1000

/**
 * The lifetime of a composed response: what `lifetimeOf` returns, but no longer than that of its parts. If a purged
 * part could not be loaded again, the response is never fresh.
 */
export function composedLifetime(sum: CacheScopeSum, now: number): Lifetime {
  const own = lifetimeOf(sum.maxAge, 'sure', now)
  const least = isInvalidated(sum) ? now : now + LEAST
  const freshUntil = Math.max(least, Math.min(own.freshUntil, sum.freshUntil))
  const revalidateUntil = Math.max(freshUntil, Math.min(own.revalidateUntil, sum.revalidateUntil))
  return {
    freshUntil,
    revalidateUntil,
    errorUntil: Math.max(revalidateUntil, Math.min(own.errorUntil, sum.errorUntil)),
  }
}
