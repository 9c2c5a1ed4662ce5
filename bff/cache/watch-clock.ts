import type { FastifyBaseLogger } from 'fastify'
import { ALL_TAGS, type PurgeLog } from './purge-log.ts'

/** Ms by which the clock may be corrected without a word. */
const TOLERANCE = 10_000
const INTERVAL = 5000

export type WatchedLog = PurgeLog & { stop(): void }

/**
 * Everything is kept until a time of day. When the clock is set back, that time is further away than it was meant to be: what is kept then
 * counts as changed, for it could be shown for as long as the clock was wrong. The clock is looked at now and then, and whenever a store asks
 * whether it may keep something: a clock that is wrong for a second is known to be wrong by whatever was kept in that second.
 */
export function watchClock(purges: PurgeLog, log: FastifyBaseLogger, interval = INTERVAL): WatchedLog {
  /** The time of day at which this process would have begun, by the clock as it is now. */
  const beginning = () => Date.now() - performance.now()
  let known = beginning()
  const timer = setInterval(look, interval).unref()

  function look(): void {
    const now = beginning()
    if (known - now > TOLERANCE) {
      log.warn({ seconds: Math.round((known - now) / 1000) }, 'the clock was set back: what is kept is read anew')
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
