import { createClient, ErrorReply } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'

/** A connection to Valkey or Redis that nobody ever waits for: while it is away, everything works on without. */
export type RedisConnection = {
  /** What the command answers, or `undefined` when there is no answer within `PATIENCE`. */
  attempt<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined>
  /** For commands that wait at the server: their own connection, connected or not. */
  readonly waiting: RedisClient
  onReady(listener: () => void): void
  /** It takes nothing more: its memory is full. */
  onFull(listener: () => void): void
  close(): void
}

export type RedisClient = ReturnType<typeof newClient>

/** Ms that a request waits for an answer. */
const PATIENCE = 50
/** Ms for which it is left alone after it did not answer in time. */
const PAUSE = 1000
/** Ms between two complaints that it refuses what it is asked for. */
const QUIET = 60_000
const CONNECT_TIMEOUT = 2000
const MAX_RECONNECT_DELAY = 1000
/** Commands in flight; more would mean that it does not answer. */
const MAX_IN_FLIGHT = 1000
/** Ms of silence after which a connection is taken for dead; it is pinged more often. */
const SILENCE = 15_000
const PING_INTERVAL = 5000

function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_IN_FLIGHT,
    pingInterval: PING_INTERVAL,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      socketTimeout: SILENCE,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY),
    },
  })
}

export function connectRedis(url: string, log: FastifyBaseLogger): RedisConnection {
  const client = newClient(url)
  const waiting = newClient(url)
  let pausedUntil = 0
  let quietUntil = 0
  let isKnownDown = false
  const whenFull: (() => void)[] = []

  client.on('ready', () => {
    isKnownDown = false
    log.info('Redis is there')
  })
  client.on('error', (error) => {
    // Every attempt to reconnect fails with one: the first says it all.
    if (!isKnownDown) log.warn({ err: error }, 'Redis is away; every process works on alone')
    isKnownDown = true
  })
  waiting.on('error', () => {})
  for (const one of [client, waiting]) one.connect().catch(() => {})

  async function attempt<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || performance.now() < pausedUntil) return undefined
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<undefined>((resolve) => {
      const giveUp = () => {
        pausedUntil = performance.now() + PAUSE
        resolve(undefined)
      }
      // In two halves: where this process itself stood still for a moment, it has not waited yet.
      timer = setTimeout(() => (timer = setTimeout(giveUp, PATIENCE / 2)), PATIENCE / 2)
    })
    try {
      return await Promise.race([command(client), patience])
    } catch (error) {
      // A refusal is an answer: what it does not refuse can still be had.
      if (error instanceof ErrorReply) return refused(error)
      pausedUntil = performance.now() + PAUSE
      log.debug({ err: error }, 'Redis did not answer')
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  function refused(error: ErrorReply): undefined {
    if (error.message.startsWith('OOM')) for (const listener of whenFull) listener()
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET
    log.warn({ err: error }, 'Redis refuses what it is asked for; every process works on alone with that')
  }

  return {
    attempt,
    waiting,
    onReady: (listener) => void client.on('ready', listener),
    onFull: (listener) => void whenFull.push(listener),
    close() {
      for (const one of [client, waiting]) if (one.isOpen) one.destroy()
    },
  }
}
