import type { FastifyBaseLogger } from 'fastify'
import { ALL_TAGS, type PurgeLog } from './purge-log.ts'

/** Ms by which the clock may be corrected without a word. */
const TOLERANCE = 10_000
const INTERVAL = 5000

/**
 * Everything is kept until a time of day. When the clock is set back, that time is further away than it was meant to be: what is kept then
 * counts as changed, for it could be shown for as long as the clock was wrong. Gives back what ends the watch.
 */
export function watchClock(purges: PurgeLog, log: FastifyBaseLogger, interval = INTERVAL): () => void {
  /** The time of day at which this process would have begun, by the clock as it is now. */
  const beginning = () => Date.now() - performance.now()
  let known = beginning()
  const timer = setInterval(() => {
    const now = beginning()
    if (known - now > TOLERANCE) {
      log.warn({ seconds: Math.round((known - now) / 1000) }, 'the clock was set back: what is kept is read anew')
      purges.purge(ALL_TAGS)
    }
    known = now
  }, interval).unref()
  return () => clearInterval(timer)
}
