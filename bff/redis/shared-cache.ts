import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Purged, PurgeLog } from '../cache/purge-log.ts'
import { type MailStore, SCHEDULE_LIMITS } from '../mail/mail-queue.ts'
import { connectRedis } from './connection.ts'
import { createSharedResponses, type SharedResponses } from './shared-responses.ts'
import type { SharedCounters, SharedLimits, SharedRecords, SharedText } from '../lib/shared.ts'
import { createSharedCounters } from './shared-counters.ts'
import { createSharedLimits } from './shared-limits.ts'
import { createSharedPurges } from './shared-purges.ts'
import { createSharedMails } from './shared-mails.ts'
import { createSharedRecords } from './shared-records.ts'
import { createSharedText } from './shared-text.ts'

/** What several processes in front of one store share through Redis. */
export type SharedCache = {
  /** Absent without Redis. */
  responses?: SharedResponses
  /** Absent where this process is alone. */
  counters?: SharedCounters
  limits?: SharedLimits
  records?: SharedRecords
  /** Mails that wait for any process to send them. */
  mails?: MailStore
  /** Mails that are sent on a later day. */
  scheduledMails?: MailStore
  /** Purges in this process at once, and in every other process and all edges as soon as they can be reached. */
  purge(tags: Purged): void
  /** Absent without Redis. */
  text?(name: string): SharedText
  close(): void
}

/** Ms between two attempts to free memory. */
const ROOM_INTERVAL = 5000
/**
 * Increased when the format of shared values changes, so that releases that run side by side do not read each other's
 * values.
 */
const VERSION = 1

/** `url` of Valkey or Redis. `storeUrl` separates shops that share one. */
export function createSharedCache(
  url: string,
  storeUrl: string,
  purges: PurgeLog,
  log: FastifyBaseLogger,
  notifyEdges: (tags: Purged) => void = () => {},
): SharedCache {
  const prefix = `musette:${VERSION}:${createHash('sha256').update(storeUrl).digest('base64url').slice(0, 12)}:`
  const redis = connectRedis(url, log)
  const shared = createSharedPurges(redis, `${prefix}purges`, purges, log, notifyEdges)
  const responses = createSharedResponses(redis, shared, `${prefix}answer:`)
  let nextRoom = 0
  let mails: MailStore | undefined
  redis.onFull(() => {
    if (performance.now() < nextRoom) return
    nextRoom = performance.now() + ROOM_INTERVAL
    void responses.forget().then((isDone) => {
      if (!isDone) nextRoom = 0
    })
  })
  return {
    responses,
    counters: createSharedCounters(redis, `${prefix}count:`),
    limits: createSharedLimits(redis, `${prefix}limit:`),
    records: createSharedRecords(redis, `${prefix}record:`),
    // It warns of a Redis that keeps nothing on disk: a shop without mails may have one.
    get mails() {
      return (mails ??= createSharedMails(redis, `${prefix}mails:`, log))
    },
    scheduledMails: createSharedMails(redis, `${prefix}scheduled:`, undefined, SCHEDULE_LIMITS),
    purge(tags) {
      purges.purge(tags)
      shared.announce(tags)
    },
    text: (name) => createSharedText(redis, `${prefix}${name}`),
    close() {
      shared.close()
      redis.close()
    },
  }
}
