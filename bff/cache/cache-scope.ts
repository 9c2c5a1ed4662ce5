import { isOutdated, type Lifetime, lifetimeOf } from './lifetime.ts'

/** What an answer that was read says about itself. */
export type Part = Lifetime & { tags: readonly string[] }

/**
 * Everything that was read for one request. What is made of it carries all their tags and lives no longer than the
 * first of them to die. That none of them was announced as changed before the request began is the stores' affair.
 */
export type CacheScope = {
  note(part: Part): void
  /** Seconds that the answer may live at most. */
  limit(maxAge: number): void
  /** Something private or faulty went in: the answer is not kept. */
  markUncacheable(): void
  /** `null` when the answer must not be kept. */
  sum(): CacheScopeSum | null
}

export type CacheScopeSum = Part & {
  /** Seconds. */
  maxAge: number
}

/** Tags of one answer; what would carry more is not kept. */
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

/** An answer whose parts are too old already is fresh for this long, in ms, so that not everybody makes it anew while they are renewed. */
const LEAST = 1000

/**
 * How long what was made of the parts may be kept, as `lifetimeOf` says and no longer than they. With a part that was announced as changed and
 * could not be had anew, the source is asked each time.
 */
export function composedLifetime(sum: CacheScopeSum, now: number): Lifetime {
  const own = lifetimeOf(sum.maxAge, 'sure', now)
  const least = isOutdated(sum) ? now : now + LEAST
  const freshUntil = Math.max(least, Math.min(own.freshUntil, sum.freshUntil))
  const revalidateUntil = Math.max(freshUntil, Math.min(own.revalidateUntil, sum.revalidateUntil))
  return {
    freshUntil,
    revalidateUntil,
    errorUntil: Math.max(revalidateUntil, Math.min(own.errorUntil, sum.errorUntil)),
  }
}
