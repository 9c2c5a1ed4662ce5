import type { FastifyBaseLogger } from 'fastify'
import { freshnessOf, lifetimeOf, type Trust } from './policy.ts'
import { createSingleFlight } from './single-flight.ts'
import type { CacheEntry, CacheStore } from './store.ts'

export type Loaded = {
  value: unknown
  bytes: number
  tags: readonly string[]
  /** False for what must not be seen by another request: an answer with errors. */
  isStorable: boolean
  trust: Trust
}

export type Read = {
  key: string
  /** Seconds. */
  maxAge: number
  load(): Promise<Loaded>
  /** Whether a failure to load is the source's, so that stale data is better than none. */
  isOutage(error: unknown): boolean
  log: FastifyBaseLogger
}

/** After a failed refresh the stale entry is served this long before the next attempt. */
const RETRY_PAUSE = 5000
const MAX_LOGGED_KEY = 200

/**
 * Fresh → served. Stale → served and refreshed once in the background. Source failing → stale, for a bounded time, and logged.
 * Missing → one load, however many ask.
 */
export function createReadThrough(store: CacheStore, now: () => number = Date.now) {
  const flights = createSingleFlight()

  return async function read({ key, maxAge, load, isOutage, log }: Read): Promise<unknown> {
    const entry = store.get(key)
    const freshness = entry ? freshnessOf(entry, now()) : 'expired'
    if (entry && freshness === 'fresh') return entry.value
    if (entry && freshness === 'revalidate') {
      if (!flights.isRunning(key)) void flights.run(key, () => refreshQuietly(entry))
      return entry.value
    }
    try {
      return await flights.run(key, refresh)
    } catch (error) {
      if (!entry || freshness === 'expired' || !isOutage(error)) throw error
      log.warn({ err: error, key: key.slice(0, MAX_LOGGED_KEY) }, 'served stale: the source fails')
      return entry.value
    }

    async function refresh(): Promise<unknown> {
      const loaded = await load()
      const { value, bytes, tags } = loaded
      if (loaded.isStorable && maxAge > 0) {
        store.set(key, { value, bytes, tags, ...lifetimeOf(maxAge, loaded.trust, now()) })
      }
      return value
    }

    /** What others wait for while it runs is the new value, or the old one when there is none. */
    async function refreshQuietly(stale: CacheEntry): Promise<unknown> {
      try {
        return await refresh()
      } catch (error) {
        log.warn({ err: error, key: key.slice(0, MAX_LOGGED_KEY) }, 'refresh failed')
        if (isOutage(error)) stale.freshUntil = now() + RETRY_PAUSE
        else store.delete(key)
        return stale.value
      }
    }
  }
}

export type ReadThrough = ReturnType<typeof createReadThrough>
