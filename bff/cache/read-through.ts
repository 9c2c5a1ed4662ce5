import type { FastifyBaseLogger } from 'fastify'
import { type Freshness, freshnessOf, type Lifetime, lifetimeOf, type Trust } from './lifetime.ts'
import type { PurgeLog } from './purge-log.ts'
import { createSingleFlight } from '../lib/single-flight.ts'
import type { CacheEntry, CacheStore } from './store.ts'
import type { CacheStatus } from './cache-status.ts'

export type Loaded<Value = unknown> = {
  value: Value
  bytes: number
  tags: readonly string[]
  /** False for what must not be seen by another request: an answer with errors. */
  isStorable: boolean
  trust: Trust
  /** Where it is not what `maxAge` and `trust` say. */
  lifetime?: Lifetime
}

export type Read<Value = unknown> = {
  key: string
  /** Seconds. */
  maxAge: number
  load(): Promise<Loaded<Value>>
  /** Whether a failure to load says nothing of what was asked for, so that stale data is better than none. */
  isOutage(error: unknown): boolean
  log: FastifyBaseLogger
}

export type Answered<Value = unknown> = {
  entry: CacheEntry<Value>
  /** Whether it may be part of what others get. */
  isStorable: boolean
  cacheStatus: Exclude<CacheStatus, 'pass'>
}

/** After a failed refresh the stale entry is served this long before the next attempt. */
const RETRY_PAUSE = 5000
const MAX_LOGGED_KEY = 200

/**
 * Fresh → served. Stale → served and refreshed once in the background. Source failing → stale, for a bounded time, and logged.
 * Missing → one load, however many ask; but nobody joins a load that began before a purge. Announced as changed → as missing, and a minute
 * longer there for a source that fails. `isWarming`: the source works on its first answer after it lost everything; others get what is outdated.
 */
export function createReadThrough<Value>(
  store: CacheStore<Value>,
  purges: Pick<PurgeLog, 'now'>,
  now: () => number = Date.now,
  isWarming: () => boolean = () => false,
): <V extends Value>(read: Read<V>) => Answered<Value> | Promise<Answered<Value>> {
  const flights = createSingleFlight()

  /** What is fresh is had at once, without the turns of the event loop that a promise takes. */
  return function read(wanted) {
    const entry = store.get(wanted.key)
    const freshness = entry ? freshnessOf(entry, now()) : 'expired'
    if (entry && freshness === 'fresh') return { entry, isStorable: true, cacheStatus: 'hit' }
    if (entry) return renew(wanted, entry, freshness)
    const outdated = store.outdated(wanted.key)
    const left = outdated ? freshnessOf(outdated, now()) : 'expired'
    if (outdated && left !== 'expired' && isWarming())
      return { entry: outdated, isStorable: true, cacheStatus: 'stale' }
    return renew(wanted, outdated, left)
  }

  async function renew<V extends Value>(
    { key, maxAge, load, isOutage, log }: Read<V>,
    entry: CacheEntry<Value> | undefined,
    freshness: Freshness,
  ): Promise<Answered<Value>> {
    const flight = `${key}@${purges.now}`
    if (entry && freshness === 'revalidate') {
      if (!flights.isRunning(flight)) void flights.run(flight, () => refreshQuietly(entry))
      return { entry, isStorable: true, cacheStatus: 'stale' }
    }
    try {
      return { ...(await flights.run(flight, refresh)), cacheStatus: 'miss' }
    } catch (error) {
      if (!entry || freshness === 'expired' || !isOutage(error)) throw error
      log.warn({ err: error, key: key.slice(0, MAX_LOGGED_KEY) }, 'served stale: the source fails')
      return { entry, isStorable: true, cacheStatus: 'stale' }
    }

    async function refresh(): Promise<Omit<Answered<Value>, 'cacheStatus'>> {
      const since = purges.now
      const { value, bytes, tags, trust, ...loaded } = await load()
      const lifetime = loaded.lifetime ?? lifetimeOf(maxAge, trust, now())
      const fresh: CacheEntry<Value> = { value, bytes, tags, since, ...lifetime }
      const isStorable = loaded.isStorable && maxAge > 0
      if (isStorable) store.set(key, fresh)
      return { entry: fresh, isStorable }
    }

    /** What others wait for while it runs is the new value, or the old one when there is none. */
    async function refreshQuietly(stale: CacheEntry<Value>): Promise<Omit<Answered<Value>, 'cacheStatus'>> {
      try {
        return await refresh()
      } catch (error) {
        log.warn({ err: error, key: key.slice(0, MAX_LOGGED_KEY) }, 'refresh failed')
        if (isOutage(error)) stale.freshUntil = now() + RETRY_PAUSE
        else store.delete(key)
        return { entry: stale, isStorable: true }
      }
    }
  }
}
