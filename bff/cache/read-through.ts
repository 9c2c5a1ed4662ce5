import type { FastifyBaseLogger } from 'fastify'
import { type Freshness, freshnessOf, type Lifetime, lifetimeOf, invalidatedAt, type Trust } from './lifetime.ts'
import type { PurgeLog } from './purge-log.ts'
import { type WaitingNetworks, createWaitingNetworks } from '../lib/network-queue.ts'
import { createSingleFlight } from '../lib/single-flight.ts'
import type { CacheEntry, CacheStore } from './store.ts'
import type { CacheStatus } from '../http/cache-status.ts'

export type Loaded<Value = unknown> = {
  value: Value
  bytes: number
  tags: readonly string[]
  /** False if no other request may get the value, such as a response with errors. */
  isStorable: boolean
  trust: Trust
  /** Replaces the lifetime that follows from `maxAge` and `trust`. */
  lifetime?: Lifetime
}

export type Read<Value = unknown> = {
  key: string
  /** Seconds. */
  maxAge: number
  /** The client's network, whose turn the load may wait for. */
  from?: string
  load(networks: WaitingNetworks | undefined): Promise<Loaded<Value>>
  /** Whether the error is a failure of the source, so that stale data is better than the error. */
  isOutage(error: unknown): boolean
  log: FastifyBaseLogger
}

export type CachedRead<Value = unknown> = {
  entry: CacheEntry<Value>
  /** Whether cached responses may contain the value. */
  isStorable: boolean
  cacheStatus: Exclude<CacheStatus, 'pass'>
}

/** Least ms between a failed refresh and the next one. */
const RETRY_PAUSE = 3000
const MAX_LOGGED_KEY = 200

type ReadThroughOptions = { isWarming?: () => boolean; isDown?: () => boolean }

/**
 * - Fresh entries are served.
 * - Stale entries are served, and refreshed once in the background.
 * - Missing entries are loaded once for all waiting requests. Requests after a purge do not join a load that began before it.
 * - Purged entries count as missing. For a minute, the old entry is still served when the source fails, and while
 *   `isWarming`: the source's caches are empty, and it works on its first response.
 * - While the source fails, stale entries are served for a bounded time, and this is logged; only at debug level while
 *   `isDown`, whose beginning was logged already.
 */
export function createReadThrough<Value>(
  store: CacheStore<Value>,
  purges: Pick<PurgeLog, 'now' | 'isPurged'>,
  { isWarming = () => false, isDown = () => false }: ReadThroughOptions = {},
): <V extends Value>(read: Read<V>) => Promise<CachedRead<Value>> {
  const flights = createSingleFlight()
  /** Of the loads under way. */
  const networksOf = new Map<string, WaitingNetworks>()

  return async function read(wanted) {
    const entry = store.get(wanted.key)
    const freshness = entry ? freshnessOf(entry, Date.now()) : 'expired'
    if (entry && freshness === 'fresh') return { entry, isStorable: true, cacheStatus: 'hit' }
    if (entry) return renew(wanted, entry, freshness)
    const invalidated = store.invalidated(wanted.key)
    const left = invalidated ? freshnessOf(invalidated, Date.now()) : 'expired'
    if (invalidated && left !== 'expired' && isWarming())
      return { entry: invalidated, isStorable: true, cacheStatus: 'stale' }
    return renew(wanted, invalidated, left)
  }

  async function renew<V extends Value>(
    { key, maxAge, from, load, isOutage, log }: Read<V>,
    entry: CacheEntry<Value> | undefined,
    freshness: Freshness,
  ): Promise<CachedRead<Value>> {
    const flight = `${key}@${purges.now}`
    if (entry && freshness === 'revalidate') {
      if (!flights.isRunning(flight)) void flights.run(flight, () => refreshQuietly(entry))
      return { entry, isStorable: true, cacheStatus: 'stale' }
    }
    if (from !== undefined) networksOf.get(flight)?.join(from)
    try {
      return { ...(await flights.run(flight, refresh)), cacheStatus: 'miss' }
    } catch (error) {
      if (!entry || freshness === 'expired' || !isOutage(error)) throw error
      const msg = 'stale entry served: its source failed'
      logFailure(msg, error)
      return { entry, isStorable: true, cacheStatus: 'stale' }
    }

    function logFailure(msg: string, error: unknown): void {
      log[isDown() ? 'debug' : 'warn']({ err: error, key: key.slice(0, MAX_LOGGED_KEY) }, msg)
    }

    async function refresh(): Promise<Omit<CachedRead<Value>, 'cacheStatus'>> {
      const since = purges.now
      const { value, bytes, tags, trust, ...loaded } = await loadForAll()
      const planned = loaded.lifetime ?? lifetimeOf(maxAge, trust, Date.now())
      // Purged while it was loaded: those who waited for it get it, but the entry counts as purged.
      const lifetime = purges.isPurged(tags, since) ? invalidatedAt(planned, Date.now()) : planned
      const fresh: CacheEntry<Value> = { value, bytes, tags, since, ...lifetime }
      const isStorable = loaded.isStorable && maxAge > 0
      if (isStorable) store.set(key, fresh)
      return { entry: fresh, isStorable }
    }

    async function loadForAll(): Promise<Loaded<V>> {
      if (from === undefined) return load(undefined)
      const networks = createWaitingNetworks(from)
      networksOf.set(flight, networks)
      try {
        return await load(networks)
      } finally {
        networksOf.delete(flight)
      }
    }

    /** Refreshes an entry. Requests that join get the new value, or the old one if the refresh fails. */
    async function refreshQuietly(stale: CacheEntry<Value>): Promise<Omit<CachedRead<Value>, 'cacheStatus'>> {
      try {
        return await refresh()
      } catch (error) {
        const msg = 'background refresh of a cache entry failed'
        logFailure(msg, error)
        if (isOutage(error)) stale.freshUntil = Date.now() + RETRY_PAUSE
        else store.delete(key)
        return { entry: stale, isStorable: true }
      }
    }
  }
}
