import { createClient, ErrorReply } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'

/**
 * A connection to Valkey or Redis. A request waits for it no longer than `TIMEOUT`. While it is down, everything works
 * without it.
 */
export type RedisConnection = {
  /** The result of a command, or `undefined` if there is none within `TIMEOUT`. */
  attempt<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined>
  /**
   * As `attempt`, for what processes must agree on, such as locks and purges: waits for up to `LONG_TIMEOUT`, even if another command just got no
   * response. On a busy machine some commands take longer than a request may wait.
   */
  insist<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined>
  /** As `attempt`, for commands that must not fail silently: rejects if there is no result within `timeout` (ms). */
  withTimeout<T>(command: (client: RedisClient) => Promise<T>, timeout: number): Promise<T>
  /** A separate connection for blocking commands. It may be disconnected. */
  readonly waiting: RedisClient
  onReady(listener: () => void): void
  /** Called when Redis is out of memory. */
  onFull(listener: () => void): void
  close(): void
}

export type RedisClient = ReturnType<typeof newClient>

/** Ms that a request waits for a command. */
const TIMEOUT = 50
/** Ms that callers of `insist` wait, which rely on the result. */
const LONG_TIMEOUT = 1000
/** Ms without commands after one that timed out. */
const PAUSE = 1000
/** Ms between two warnings about refused commands. */
const QUIET = 60_000
const CONNECT_TIMEOUT = 2000
const MAX_RECONNECT_DELAY = 1000
/** Commands in flight. More mean that Redis does not respond. */
const MAX_IN_FLIGHT = 1000
/** Ms of silence after which a connection counts as dead. Pings are sent more often than that. */
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
    log.info('connected to Redis')
  })
  client.on('error', (error) => {
    // Every attempt to reconnect emits an error, so only the first is logged.
    if (!isKnownDown) log.warn({ err: error }, 'Redis cannot be reached; each process continues on its own')
    isKnownDown = true
  })
  waiting.on('error', () => {})
  for (const one of [client, waiting]) one.connect().catch(() => {})

  async function attempt<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || performance.now() < pausedUntil) return undefined
    try {
      return await withinTime(command(client), TIMEOUT)
    } catch (error) {
      // A refused command is a response, so other commands may still work.
      if (error instanceof ErrorReply) return refused(error)
      pausedUntil = performance.now() + PAUSE
      log.debug({ err: error }, 'Redis did not respond in time')
      return undefined
    }
  }

  async function insist<T>(command: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    try {
      return await withTimeout(command, LONG_TIMEOUT)
    } catch (error) {
      if (error instanceof ErrorReply) return refused(error)
      log.debug({ err: error }, 'Redis did not respond in time')
      return undefined
    }
  }

  async function withTimeout<T>(command: (client: RedisClient) => Promise<T>, timeout: number): Promise<T> {
    if (!client.isReady) throw new Error('Redis is away')
    return withinTime(command(client), timeout)
  }

  function refused(error: ErrorReply): undefined {
    if (error.message.startsWith('OOM')) for (const listener of whenFull) listener()
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET
    log.warn({ err: error }, 'Redis rejects commands; each process continues on its own')
  }

  return {
    attempt,
    insist,
    withTimeout,
    waiting,
    onReady: (listener) => void client.on('ready', listener),
    onFull: (listener) => void whenFull.push(listener),
    close() {
      for (const one of [client, waiting]) if (one.isOpen) one.destroy()
    },
  }
}

/** Rejects if there is no result within `timeout` ms. */
async function withinTime<T>(result: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`There was no response within ${timeout} ms`))
    // Two timers in a row: after a blocked event loop, the first one expires before the result could be read.
    timer = setTimeout(() => (timer = setTimeout(giveUp, timeout / 2)), timeout / 2)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
