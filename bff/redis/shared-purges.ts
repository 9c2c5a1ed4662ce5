import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ALL_TAGS, createPurgeLog, type Purged, type PurgeLog } from '../cache/purge-log.ts'
import type { RedisConnection } from './connection.ts'

/**
 * Announcements of all processes, as a stream: what was sent while a process was away is still there when it comes back, which a message of
 * Redis' pub/sub is not.
 */
export type SharedPurges = {
  /** To be sent as soon as that is possible; has taken effect in this process already. */
  announce(tags: Purged): void
  /** Instant by which shared answers are dated, `undefined` while this process may not know of every announcement. */
  readonly now: number | undefined
  /** Whether something that was read at `since` (`now` of any process) was announced as changed. */
  isPurged(tags: readonly string[], since: number): boolean
  /** When that was announced, in ms since the epoch. */
  purgedAt(tags: readonly string[], since: number): number
  close(): void
}

/** Announcements that the stream holds; who missed more forgets everything. */
const MAX_LENGTH = 10_000
const AT_ONCE = 1000
/** Announcements that wait while Redis is away; more become one of everything. */
const MAX_WAITING = 1000
/** Ms a read waits for something new; and the pause after one that failed. */
const BLOCK = 5000
const PAUSE = 200
/** Ms after which what could not be sent is tried again. */
const RETRY = 500

type Message = { id: string; message: Record<string, string> }

export function createSharedPurges(
  redis: RedisConnection,
  stream: string,
  local: PurgeLog,
  log: FastifyBaseLogger,
): SharedPurges {
  const self = randomUUID()
  const known = createPurgeLog()
  let lastId = '0-0'
  let isInStep = false
  const closing = new AbortController()
  const waiting: Purged[] = []
  let isSending = false
  let retry: NodeJS.Timeout | undefined

  redis.onReady(() => void send())
  void follow()

  /** Sends what waits, in order. An announcement may come twice; that does no harm. */
  async function send(): Promise<void> {
    if (isSending || closing.signal.aborted) return
    isSending = true
    clearTimeout(retry)
    try {
      for (let [tags] = waiting; tags; [tags] = waiting) {
        const entry = { by: self, tags: tags === ALL_TAGS ? ALL_TAGS : JSON.stringify(tags) }
        const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_LENGTH } } as const
        const id = await redis.attempt((client) => client.xAdd(stream, '*', entry, trim))
        if (id === undefined) {
          retry = setTimeout(() => void send(), RETRY).unref()
          return
        }
        know(tags, id)
        waiting.shift()
      }
    } finally {
      isSending = false
    }
  }

  /** Reads what others announce, from the beginning of the stream on, for as long as this process lives. */
  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        if (!redis.waiting.isReady) throw new Error('not connected')
        if (!isInStep) await checkGap()
        const options = { COUNT: AT_ONCE, ...(isInStep && { BLOCK }) }
        const answer = (await redis.waiting.xRead({ key: stream, id: lastId }, options)) as
          { messages: Message[] }[] | null
        const messages = answer?.[0]?.messages ?? []
        for (const message of messages) take(message)
        if (messages.length === 0) isInStep = true
      } catch (error) {
        if (closing.signal.aborted) return
        isInStep = false
        log.debug({ err: error }, 'the announcements of other processes cannot be read')
        await sleep(PAUSE, undefined, { ref: false })
      }
    }
  }

  /** When the stream no longer reaches back to what was read last, anything may have been announced in between. */
  async function checkGap(): Promise<void> {
    const [first] = (await redis.waiting.xRange(stream, '-', '+', { COUNT: 1 })) ?? []
    if (!first || instantOf(first.id) <= instantOf(lastId)) return
    if (lastId !== '0-0') local.purge(ALL_TAGS)
    know(ALL_TAGS, first.id)
  }

  function know(tags: Purged, id: string): void {
    known.purge(tags, instantOf(id), timeOf(id))
  }

  function take({ id, message }: Message): void {
    lastId = id
    const tags = readTags(message['tags'])
    know(tags, id)
    if (message['by'] !== self) local.purge(tags)
  }

  return {
    get now() {
      // What this process has not sent yet is dated by nobody.
      return isInStep && waiting.length === 0 ? known.now : undefined
    },
    isPurged: (tags, since) => known.isPurged(tags, since),
    purgedAt: (tags, since) => known.purgedAt(tags, since),
    announce(tags) {
      // The first may be on its way.
      if (waiting.length < MAX_WAITING) waiting.push(tags)
      else waiting.splice(1, waiting.length, ALL_TAGS)
      void send()
    },
    close() {
      closing.abort()
      clearTimeout(retry)
    },
  }
}

/** A stream's id is `<ms>-<number>`: one number that grows with it. */
function instantOf(id: string): number {
  const [ms = 0, number = 0] = id.split('-').map(Number)
  return ms * 1000 + Math.min(number, 999)
}

/** By Redis' clock. */
function timeOf(id: string): number {
  return Number.parseInt(id, 10)
}

/** What cannot be read may mean anything. */
function readTags(text: string | undefined): Purged {
  try {
    const tags: unknown = JSON.parse(text ?? '')
    return Array.isArray(tags) ? tags.map(String) : ALL_TAGS
  } catch {
    return ALL_TAGS
  }
}
