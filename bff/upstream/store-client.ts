import type { FastifyBaseLogger } from 'fastify'
import type { UpstreamSettings } from '../config.ts'
import { createBreaker } from './breaker.ts'
import { createExchange, ExchangeError, type Exchanged } from './exchange.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { createMaintenance, type Maintenance } from './maintenance.ts'
import { normalizeAnswer, type StoreAnswer } from './normalize.ts'
import { createProbe } from './probe.ts'
import { StoreProbe } from './probe.generated.ts'
import { type AnyOperation, canonicalVariables, sendRequest, type StoreRequest } from './request.ts'
import { HangingCallError, UpstreamError } from './upstream-error.ts'

export type StoreCall = {
  operation: AnyOperation
  request: StoreRequest
  /** Seconds until the answer is given up, waiting for a turn included. */
  timeout: number
}

export type StoreReply = StoreAnswer & Pick<Exchanged, 'tags' | 'cacheId'> & { bytes: number }

/** Calls one store: bounded, retried where that is safe, and left alone while it is in maintenance or keeps failing. */
export type StoreClient = {
  readonly endpoint: URL
  /** Rejects with `UpstreamError` when there is no GraphQL answer; GraphQL errors are in the reply. */
  call(call: StoreCall): Promise<StoreReply>
  readonly maintenance: Maintenance
  /** Whether the store has answered at least once. */
  readonly hasAnswered: boolean
  /** Whether it is spared because it keeps failing. */
  readonly isLeftAlone: boolean
  /** Calls under way, and those that wait for a turn. */
  readonly queue: Pick<Limiter, 'running' | 'waiting'>
  close(): Promise<void>
}

/** Calls that may wait for a connection. */
const MAX_WAITING = 200
/** Part of a call's time that it may spend waiting for its turn. */
const WAITING_SHARE = 0.5
const PROBE_INTERVAL = 3000
const PROBE_TIMEOUT_SECONDS = 3
const BREAKER = { threshold: 5, interval: 1000 }

export function createStoreClient(settings: UpstreamSettings, log: FastifyBaseLogger): StoreClient {
  const endpoint = new URL(settings.url)
  const exchange = createExchange(endpoint, settings.connections)
  const limiter = createLimiter(settings.connections, MAX_WAITING)
  const breaker = createBreaker(BREAKER, probe, log)
  const maintenance = createMaintenance(probe, PROBE_INTERVAL, log)
  let lastAnswer = 0
  const firstContact = createProbe(async () => {
    if (lastAnswer === 0) await probe()
  }, PROBE_INTERVAL)
  firstContact.start()

  async function call(call: StoreCall): Promise<StoreReply> {
    const { name } = call.operation
    if (maintenance.active) throw new UpstreamError('maintenance', 'The store is in maintenance', name)
    if (!breaker.isClosed) throw new UpstreamError('unavailable', 'The store keeps failing and is left alone', name)
    return ask(call)
  }

  async function ask({ operation, request, timeout }: StoreCall): Promise<StoreReply> {
    // Not the time of day, which may be set while a call is under way.
    const started = performance.now()
    const patience = timeout * 1000
    try {
      const exchanged = await limiter.run(
        () => attempt(request, operation.kind === 'query', started + patience),
        // Who gets a turn must have time to use it: a call sent with a few ms left is work for the store and an error for the shopper.
        patience * WAITING_SHARE,
      )
      const answer = normalizeAnswer(exchanged.status, exchanged.text, operation.name)
      lastAnswer = performance.now()
      breaker.succeeded()
      return { ...answer, tags: exchanged.tags, cacheId: exchanged.cacheId, bytes: exchanged.text.length * 2 }
    } catch (error) {
      throw classify(error, operation.name, started)
    }
  }

  /** Reads are tried a second time when the connection broke or a gateway gave up; a mutation reaches the store at most once. */
  async function attempt(request: StoreRequest, isIdempotent: boolean, deadline: number): Promise<Exchanged> {
    const run = () => exchange.run(request, Math.max(deadline - performance.now(), 1))
    if (!isIdempotent) return run()
    try {
      const exchanged = await run()
      return exchanged.status === 502 || exchanged.status === 504 ? await run() : exchanged
    } catch (error) {
      if (error instanceof ExchangeError && error.reason === 'connection') return run()
      throw error
    }
  }

  function classify(error: unknown, name: string, started: number): UpstreamError {
    if (error instanceof UpstreamError) {
      if (error.kind === 'maintenance') {
        breaker.succeeded()
        maintenance.raise()
      } else {
        breaker.failed()
      }
      return error
    }
    if (!(error instanceof ExchangeError))
      return new UpstreamError('busy', 'Too many calls to the store are under way', name, { cause: error })
    if (error.reason === 'timeout' && lastAnswer >= started) return new HangingCallError(name, { cause: error })
    breaker.failed()
    return new UpstreamError('unavailable', 'The store cannot be reached', name, { cause: error })
  }

  async function probe(): Promise<void> {
    const request = sendRequest(endpoint, StoreProbe, canonicalVariables({}), { store: settings.store })
    await ask({ operation: StoreProbe, request, timeout: PROBE_TIMEOUT_SECONDS })
  }

  return {
    endpoint,
    call,
    maintenance,
    queue: limiter,
    get hasAnswered() {
      return lastAnswer > 0
    },
    get isLeftAlone() {
      return !breaker.isClosed
    },
    async close() {
      firstContact.stop()
      maintenance.stop()
      breaker.stop()
      await exchange.close()
    },
  }
}
