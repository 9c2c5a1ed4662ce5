import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ALL_TAGS, createPurgeLog, type Purged, type PurgeLog } from '../cache/purge-log.ts'
import type { RedisConnection } from './connection.ts'

/**
 * Purges of all processes, as a stream. Unlike messages of pub/sub, entries of a stream still exist when a process
 * reconnects.
 */
export type SharedPurges = {
  /** Sends a purge to the other processes as soon as possible. The caller has applied it in this process already. */
  announce(tags: Purged): void
  /**
   * Number of the latest purge, stored with shared responses; `undefined` while this process may have missed purges.
   */
  readonly now: number | undefined
  /** Whether data that was read at `since` (`now` of any process) was purged. */
  isPurged(tags: readonly string[], since: number): boolean
  /** When it was purged, in ms since the epoch. */
  purgedAt(tags: readonly string[], since: number): number
  close(): void
}

/** Purges in the stream. A process that missed more than these purges everything. */
const MAX_LENGTH = 10_000
const AT_ONCE = 1000
/** The id before all entries. */
const BEGINNING = '0-0'
/** Purges that wait while Redis is down. More become one purge of everything. */
const MAX_WAITING = 1000
/** Ms that a read of the stream blocks, and the pause after a failed one. */
const BLOCK = 5000
const PAUSE = 200
/** Ms between attempts to send. */
const RETRY = 500
/** Ms by which the clocks of Redis and this process may differ. */
const SKEW = 10_000

type Waiting = { tags: Purged; areEdgesNotified: boolean; isUnderWay: boolean }
type Message = { id: string; message: Record<string, string> }

export function createSharedPurges(
  redis: RedisConnection,
  stream: string,
  local: PurgeLog,
  log: FastifyBaseLogger,
  notifyEdges: (tags: Purged) => void,
): SharedPurges {
  const self = randomUUID()
  const known = createPurgeLog()
  let lastId = BEGINNING
  let isInStep = false
  const begin = Date.now()
  const closing = new AbortController()
  /** Purges that Redis has not accepted yet. */
  const waiting = new Set<Waiting>()
  let retry: NodeJS.Timeout | undefined

  redis.onReady(sendAll)
  void follow()

  function sendAll(): void {
    for (const one of waiting) if (!one.isUnderWay) void send(one)
  }

  /**
   * Sends a purge without waiting for others under way: until the other processes know of it, they serve old responses. Sending a purge twice does no
   * harm. Edges are notified once the other processes can know: earlier, edges might fetch old responses from these. Without Redis, edges are
   * notified at once, and again when it is back.
   */
  async function send(one: Waiting): Promise<void> {
    const { tags } = one
    const entry = { by: self, tags: tags === ALL_TAGS ? ALL_TAGS : JSON.stringify(tags) }
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_LENGTH } } as const
    one.isUnderWay = true
    const id = await redis.insist((client) => client.xAdd(stream, '*', entry, trim))
    one.isUnderWay = false
    if (id !== undefined) {
      waiting.delete(one)
      know(tags, id)
    } else if (!closing.signal.aborted) {
      retry ??= setTimeout(() => {
        retry = undefined
        sendAll()
      }, RETRY).unref()
    }
    if (id !== undefined || !one.areEdgesNotified) notifyEdges(tags)
    one.areEdgesNotified = true
  }

  /** Reads purges of others from the start of the stream, until this process ends. */
  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        if (!redis.waiting.isReady) throw new Error('not connected')
        if (!isInStep) await checkGap()
        const options = { COUNT: AT_ONCE, ...(isInStep && { BLOCK }) }
        const response = (await redis.waiting.xRead({ key: stream, id: lastId }, options)) as
          { messages: Message[] }[] | null
        const messages = response?.[0]?.messages ?? []
        for (const message of messages) take(message)
        if (messages.length === 0) isInStep = true
      } catch (error) {
        if (closing.signal.aborted) return
        isInStep = false
        log.debug({ err: error }, 'purges of other processes cannot be read')
        await sleep(PAUSE, undefined, { ref: false })
      }
    }
  }

  /** If the stream no longer holds the last entry that was read, this process may have missed purges. */
  async function checkGap(): Promise<void> {
    const [first] = (await redis.waiting.xRange(stream, '-', '+', { COUNT: 1 })) ?? []
    if (first && instantOf(first.id) <= instantOf(lastId)) return
    if (lastId !== BEGINNING) {
      local.purge(ALL_TAGS)
      notifyEdges(ALL_TAGS)
      lastId = BEGINNING
    }
    if (first) know(ALL_TAGS, first.id)
  }

  function know(tags: Purged, id: string): void {
    known.purge(tags, instantOf(id), timeOf(id))
  }

  function take({ id, message }: Message): void {
    lastId = id
    const tags = readTags(message['tags'])
    know(tags, id)
    if (message['by'] === self) return
    local.purge(tags)
    // Edges may have got old responses from this process while it was out of step.
    if (!isInStep && timeOf(id) > begin - SKEW) notifyEdges(tags)
  }

  return {
    get now() {
      // Purges of this process that are not sent yet have no number.
      return isInStep && waiting.size === 0 ? known.now : undefined
    },
    isPurged: (tags, since) => known.isPurged(tags, since),
    purgedAt: (tags, since) => known.purgedAt(tags, since),
    announce(tags) {
      const isFull = waiting.size >= MAX_WAITING
      if (isFull) for (const one of waiting) if (!one.isUnderWay) waiting.delete(one)
      const one = { tags: isFull ? ALL_TAGS : tags, areEdgesNotified: false, isUnderWay: false }
      waiting.add(one)
      void send(one)
    },
    close() {
      closing.abort()
      clearTimeout(retry)
    },
  }
}

/** A stream id is `<ms>-<number>`. This is one number that grows with it. */
function instantOf(id: string): number {
  const [ms = 0, number = 0] = id.split('-').map(Number)
  return ms * 1000 + Math.min(number, 999)
}

/** By Redis' clock. */
function timeOf(id: string): number {
  return Number.parseInt(id, 10)
}

/** An unreadable purge counts as a purge of everything. */
function readTags(text: string | undefined): Purged {
  try {
    const tags: unknown = JSON.parse(text ?? '')
    return Array.isArray(tags) ? tags.map(String) : ALL_TAGS
  } catch {
    return ALL_TAGS
  }
}
