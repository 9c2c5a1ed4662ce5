import type { CacheFigures, WatchCache } from '../cache/store.ts'
import type { Metrics } from './metrics.ts'

/** Shows how full each cache is: `musette_cache_entries`, `_bytes`, `_limit_bytes` and `_evictions_total`, by the cache's name. */
export function watchCaches(metrics: Metrics): WatchCache {
  const caches = new Map<string, CacheFigures>()
  const show = (what: string, help: string, figureOf: (figures: CacheFigures) => number) =>
    metrics.series(`musette_cache_${what}`, help, 'cache', () =>
      [...caches].map(([name, figures]) => [name, figureOf(figures)] as const),
    )
  show('entries', 'What a cache holds', ({ size }) => size)
  show('bytes', 'Bytes a cache takes, as it estimates them', ({ bytes }) => bytes)
  show('limit_bytes', 'Bytes a cache may take', ({ maxBytes }) => maxBytes)
  show('evictions_total', 'Entries that had to make room for others', ({ evicted }) => evicted)
  return (name, figures) => void caches.set(name, figures)
}
