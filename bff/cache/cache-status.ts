/** How a request was answered: from what is kept, from what is kept and too old, after asking, or past the caches on purpose. */
export type CacheStatus = 'hit' | 'stale' | 'miss' | 'pass'

/** Of an answer that was put together from several: the one that took most. */
export function worstCacheStatus(statuses: readonly CacheStatus[]): CacheStatus {
  return (['pass', 'miss', 'stale'] as const).find((cacheStatus) => statuses.includes(cacheStatus)) ?? 'hit'
}
