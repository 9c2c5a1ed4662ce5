import type { FastifyBaseLogger } from 'fastify'
import { ALL_TAGS, type PurgeLog } from './purge-log.ts'

/** Ms by which the clock may be set back without a purge. */
const TOLERANCE = 10_000
const INTERVAL = 5000

export type WatchedLog = PurgeLog & { stop(): void }

/**
 * Purges everything when the system clock is set back. Entries expire at a time of the system clock, so they would live too long.
 * The clock is checked at an interval and before each entry is stored, so that no entry is stored under a wrong clock.
 */
export function watchClock(purges: PurgeLog, log: FastifyBaseLogger, interval = INTERVAL): WatchedLog {
  /** Returns when this process started, by the current system clock. */
  const beginning = () => Date.now() - performance.now()
  let known = beginning()
  const timer = setInterval(look, interval).unref()

  function look(): void {
    const now = beginning()
    if (known - now > TOLERANCE) {
      log.warn({ seconds: Math.round((known - now) / 1000) }, 'the clock was set back: all caches are purged')
      purges.purge(ALL_TAGS)
    }
    known = now
  }

  return {
    get now() {
      return purges.now
    },
    purge: (tags, at, time) => purges.purge(tags, at, time),
    purgedAt: (tags, since) => purges.purgedAt(tags, since),
    isPurged(tags, since) {
      look()
      return purges.isPurged(tags, since)
    },
    stop: () => clearInterval(timer),
  }
}
