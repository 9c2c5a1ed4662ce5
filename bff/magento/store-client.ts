import type { FastifyBaseLogger } from 'fastify'
import type { UpstreamSettings } from '../config.ts'
import type { Span } from '../ops/trace.ts'
import { createBreaker } from './breaker.ts'
import { createExchange, type Exchanged, ExchangeError } from './exchange.ts'
import { createLanes, type Lane, type Lanes } from './lanes.ts'
import { createMaintenance, type Maintenance } from './maintenance.ts'
import { normalizeResponse, type StoreResponse } from './normalize.ts'
import { StoreProbe } from './probe.generated.ts'
import { createAdaptiveLimit } from './adaptive-limit.ts'
import { createProbe } from './probe.ts'
import { type AnyOperation, canonicalVariables, sendRequest, type StoreRequest } from './request.ts'
import { HangingCallError, CircuitOpenError, UpstreamError } from './upstream-error.ts'

export type StoreCall = {
  operation: AnyOperation
  /** `public` by default. */
  lane?: Lane
  request: StoreRequest
  /** Parent span of the call; absent outside of any trace. */
  span?: Span
  /** Seconds until the call is given up, from its turn on. */
  timeout: number
}

export type StoreReply = StoreResponse & Pick<Exchanged, 'tags' | 'cacheId'> & { bytes: number }

/** Calls one store: with bounded concurrency, retries where they are safe, and no calls while it is in maintenance or keeps failing. */
export type StoreClient = {
  readonly endpoint: URL
  /** Rejects with `UpstreamError` if there is no GraphQL response; GraphQL errors are in the reply. */
  call(call: StoreCall): Promise<StoreReply>
  readonly maintenance: Maintenance
  /** Expects empty caches of the store: lets one call go first. */
  expectColdCaches(): void
  /** Whether that first call is under way. */
  readonly isWarming: boolean
  /** Whether the store has responded at least once. */
  readonly hasResponded: boolean
  /** Whether the circuit breaker is open. */
  readonly isCircuitOpen: boolean
  /** Running and waiting calls. */
  readonly queue: Pick<Lanes, 'running' | 'waiting'>
  close(): Promise<void>
}

/** Whether the store is not called now. Both states are logged when they begin and when they end. */
export function isDown({ isCircuitOpen, maintenance }: Pick<StoreClient, 'isCircuitOpen' | 'maintenance'>): boolean {
  return isCircuitOpen || maintenance.active
}

/** Calls of each lane that may wait for a connection. */
const MAX_WAITING = 200
const PROBE_INTERVAL = 3000
const PROBE_TIMEOUT_SECONDS = 3
const BREAKER = { threshold: 5, interval: 1000 }
/** Ms for which calls wait for the first one. */
const WARM_UP = 5000

export function createStoreClient(settings: UpstreamSettings, log: FastifyBaseLogger): StoreClient {
  const endpoint = new URL(settings.url)
  const exchange = createExchange(endpoint, settings.connections)
  const adaptiveLimit = createAdaptiveLimit()
  const lanes = createLanes(settings.connections, MAX_WAITING, adaptiveLimit.share)
  const breaker = createBreaker(BREAKER, probe, log)
  const maintenance = createMaintenance(probe, PROBE_INTERVAL, log)
  const warmUp = createWarmUp(WARM_UP)
  let lastResponse = 0
  /** When the latest call with a response began. */
  let latestRespondedStart = -Infinity
  let probing: Promise<void> | undefined
  let isFirstFailure = true
  const firstContact = createProbe(async () => {
    if (lastResponse > 0) return
    try {
      await probe()
    } catch (error) {
      // Until the process is ready it gets no requests whose failures would be logged. Maintenance has a line of its own.
      if (isFirstFailure && !maintenance.active)
        log.warn({ url: endpoint.href, err: error }, 'the store has not responded yet')
      isFirstFailure = false
      throw error
    }
  }, PROBE_INTERVAL)
  firstContact.start()

  async function call(call: StoreCall): Promise<StoreReply> {
    const { name } = call.operation
    if (maintenance.active) throw new UpstreamError('maintenance', 'The store is in maintenance', name)
    if (!breaker.isClosed) throw new CircuitOpenError(name)
    return warmUp.run(() => send(call))
  }

  async function send({ operation, lane = 'public', request, timeout }: StoreCall): Promise<StoreReply> {
    const isRead = operation.kind === 'query'
    const isProbe = operation === StoreProbe
    const timeoutMs = timeout * 1000
    let nudge: NodeJS.Timeout | undefined
    // Monotonic: the system clock may be set during a call.
    let started = performance.now()
    try {
      const exchanged = await lanes.run(
        lane,
        async () => {
          // Starts after the wait: a call sent with a few ms left costs the store work and still fails.
          started = performance.now()
          if (isRead && !isProbe) nudge = setTimeout(probeWhileSlow, timeoutMs / 2)
          const exchanged = await attempt(request, isRead, started + timeoutMs)
          // Without shoppers, public reads need not make room.
          if (lane === 'personal' && !isProbe) adaptiveLimit.note(operation.name, performance.now() - started)
          return exchanged
        },
        settings.timeout * 1000,
      )
      const response = normalizeResponse(exchanged.status, exchanged.text, operation.name)
      lastResponse = performance.now()
      latestRespondedStart = Math.max(latestRespondedStart, started)
      breaker.succeeded()
      return { ...response, tags: exchanged.tags, cacheId: exchanged.cacheId, bytes: exchanged.text.length * 2 }
    } catch (error) {
      throw classify(error, operation.name, started)
    } finally {
      clearTimeout(nudge)
    }
  }

  /** Reads are retried once if the connection broke or a gateway gave up. A mutation reaches the store at most once. */
  async function attempt(request: StoreRequest, isIdempotent: boolean, end: number): Promise<Exchanged> {
    const run = () => exchange.run(request, Math.max(end - performance.now(), 1))
    if (!isIdempotent) return run()
    try {
      const exchanged = await run()
      return exchanged.status === 502 || exchanged.status === 504 ? await run() : exchanged
    } catch (error) {
      if (error instanceof ExchangeError && error.reason === 'connection') return run()
      throw error
    }
  }

  /** Starts a probe while a call takes long, to learn whether the store as a whole is slow. One probe at a time. */
  function probeWhileSlow(): void {
    if (!lanes.isFree('personal')) return
    probing ??= probe()
      .catch(() => {})
      .finally(() => (probing = undefined))
  }

  function classify(error: unknown, name: string, started: number): UpstreamError {
    if (error instanceof UpstreamError) {
      if (error.kind === 'maintenance') {
        breaker.succeeded()
        maintenance.raise()
      } else {
        breaker.failed(error)
      }
      return error
    }
    if (!(error instanceof ExchangeError))
      return new UpstreamError('busy', 'Too many calls to the store are under way', name, { cause: error })
    if (error.reason === 'timeout' && latestRespondedStart > started)
      return new HangingCallError(name, { cause: error })
    if (name !== StoreProbe.name) breaker.failed(error)
    return new UpstreamError('unavailable', 'The store cannot be reached', name, { cause: error })
  }

  async function probe(): Promise<void> {
    const request = sendRequest(endpoint, StoreProbe, canonicalVariables({}), { store: settings.store })
    await send({ operation: StoreProbe, lane: 'personal', request, timeout: PROBE_TIMEOUT_SECONDS })
  }

  return {
    endpoint,
    call,
    maintenance,
    queue: lanes,
    expectColdCaches: () => warmUp.begin(),
    get isWarming() {
      return warmUp.isRunning
    },
    get hasResponded() {
      return lastResponse > 0
    },
    get isCircuitOpen() {
      return !breaker.isClosed
    },
    async close() {
      isFirstFailure = false
      firstContact.stop()
      maintenance.stop()
      breaker.stop()
      await exchange.close()
    },
  }
}

/**
 * A store without caches builds them with its first response. Concurrent calls would build the same caches at once and all take several times as
 * long. So one call goes first.
 */
type WarmUp = {
  /** Whether the first call is under way. */
  readonly isRunning: boolean
  /** The store's caches are empty. */
  begin(): void
  run<T>(task: () => Promise<T>): Promise<T>
}

/** `maxWait`: ms after which calls no longer wait for the first one. */
function createWarmUp(maxWait: number): WarmUp {
  let isCold = false
  let first: Promise<unknown> | undefined

  function lead<T>(task: () => Promise<T>): Promise<T> {
    isCold = false
    const response = task()
    const turn = Promise.race([
      response.catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, maxWait).unref()),
    ])
    first = turn
    void turn.then(() => {
      if (first === turn) first = undefined
    })
    return response
  }

  return {
    get isRunning() {
      return first !== undefined
    },
    begin() {
      isCold = true
    },
    async run(task) {
      if (isCold && !first) return lead(task)
      await first
      return task()
    },
  }
}
