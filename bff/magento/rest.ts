import type { UpstreamSettings } from '../config.ts'
import { createLimiter, Overload } from '../lib/limiter.ts'
import type { Exemplar } from '../ops/metrics.ts'
import { currentSpan } from '../ops/trace.ts'
import { beginCall, type NewHeaders } from './call-span.ts'
import { createExchange, type Exchanged, ExchangeError } from './exchange.ts'
import type { StoreRequest } from './request.ts'
import type { StoreClient } from './store-client.ts'
import { CircuitOpenError, UpstreamError, type UpstreamErrorKind } from './upstream-error.ts'

/** One call of the store's REST API, for what its GraphQL API cannot do. */
export type RestCall = {
  /** For logs and metrics: from the code, never from a client. */
  name: string
  method: 'GET' | 'POST'
  /** Path below the store view, such as `V1/invoices`. Encode parts that come from a client. */
  path: string
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** A page of a module, below the store's own address. Only the success of the response is read. */
  isPage?: boolean
  /** With the integration's token (`UPSTREAM_INTEGRATION_TOKEN`) instead of as a guest. */
  asIntegration?: boolean
  /** Code of the store view; absent for the configured one. */
  store?: string
  /** Seconds, the waiting time included. */
  timeout?: number
}

export type StoreRest = {
  /** Whether there is a token of an integration. */
  readonly hasIntegration: boolean
  /** The body of the response. Rejects with `UpstreamError`. A `POST` reaches the store at most once. */
  call(call: RestCall): Promise<unknown>
  close(): Promise<void>
}

/** The store's state, which decides whether it may be called, and the metrics of calls. */
export type RestParts = {
  store: Pick<StoreClient, 'isCircuitOpen'> & { maintenance: Pick<StoreClient['maintenance'], 'active'> }
  note?: (name: string, outcome: string, ms: number, exemplar?: Exemplar) => void
  /** Absent where tracing is off. */
  newHeaders?: NewHeaders
}

/** Share of the connections to the store that REST calls may use. They are few. */
const SHARE = 1 / 4
const MAX_WAITING = 100
/** Share of a call's time that it may wait for its turn. */
const WAITING_SHARE = 0.5
const TIMEOUT = 15
const MAX_MESSAGE = 500
const KINDS: Readonly<Record<number, UpstreamErrorKind>> = {
  400: 'input',
  401: 'authentication',
  403: 'authorization',
  404: 'not-found',
  429: 'too-many-requests',
  503: 'maintenance',
}

/** The REST API of one store: bounded concurrency, body and time, and no calls while the store is in maintenance or keeps failing. */
export function createStoreRest(
  { url, restUrl, store: storeView, connections, integrationToken }: UpstreamSettings,
  { store, note = () => {}, newHeaders }: RestParts,
): StoreRest {
  const base = restBase(url, restUrl)
  const places = Math.max(1, Math.floor(connections * SHARE))
  const exchange = createExchange(base, places)
  const limiter = createLimiter(places, MAX_WAITING)

  async function run(call: RestCall, more: StoreRequest['headers'] = {}): Promise<unknown> {
    const { name, timeout = TIMEOUT } = call
    if (store.maintenance.active) throw new UpstreamError('maintenance', 'The store is in maintenance', name)
    if (store.isCircuitOpen) throw new CircuitOpenError(name)
    const request = requestOf(call)
    Object.assign(request.headers, more)
    const started = performance.now()
    const left = () => Math.max(started + timeout * 1000 - performance.now(), 1)
    const attempt = () => exchange.run(request, left())
    try {
      const exchanged = await limiter.run(
        () => (call.method === 'GET' ? attempt().catch(again(attempt)) : attempt()),
        timeout * 1000 * WAITING_SHARE,
      )
      if (call.isPage && exchanged.status < 400) return null
      return bodyOf(exchanged, name)
    } catch (error) {
      throw asUpstreamError(error, name)
    }
  }

  function requestOf({ method, path, query, body, isPage, asIntegration = false, store: view = storeView }: RestCall) {
    const below = isPage ? new URL('..', base).pathname : `${base.pathname}${view ? `${view}/` : ''}`
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const headers: StoreRequest['headers'] = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (asIntegration) headers.authorization = `Bearer ${integrationToken}`
    return {
      method,
      path: `${below}${path}${search}`,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
  }

  return {
    hasIntegration: integrationToken !== '',
    async call(call) {
      const { name, method } = call
      const span = beginCall(currentSpan(), name, { 'http.request.method': method }, newHeaders)
      const started = performance.now()
      const done = (outcome: string) => {
        note(name, outcome, performance.now() - started, span.exemplar)
        span.end(outcome)
      }
      try {
        const body = await run(call, span.headers)
        done('ok')
        return body
      } catch (error) {
        done(error instanceof UpstreamError ? error.kind : 'unexpected')
        throw error
      }
    },
    close: exchange.close,
  }
}

/** `…/rest/` beside the GraphQL endpoint, where no other address is configured. */
function restBase(graphqlUrl: string, restUrl: string): URL {
  return restUrl === '' ? new URL('rest/', graphqlUrl) : new URL(restUrl)
}

/** Repeats a read once if the connection broke. */
function again(attempt: () => Promise<Exchanged>) {
  return (error: unknown) => {
    if (error instanceof ExchangeError && error.reason === 'connection') return attempt()
    throw error
  }
}

function bodyOf({ status, text }: Exchanged, name: string): unknown {
  const body = parsed(text)
  const isGood = status >= 200 && status < 300
  if (isGood && body !== undefined) return body
  const message = messageOf(body) ?? `The store responded HTTP ${status}`
  // An error page of the web server has another cause than a refusal by Magento.
  const kind = body === undefined ? 'unavailable' : KINDS[status]
  throw new UpstreamError(
    status === 503 ? 'maintenance' : (kind ?? (isGood ? 'rejected' : 'unavailable')),
    message,
    name,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns Magento's message with its parameters filled in: a list for `%1`, or names for `%name`. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') return
  const given = 'parameters' in body && typeof body.parameters === 'object' ? (body.parameters ?? {}) : {}
  const values = new Map(
    Object.entries(given).map(([key, value]) => [Array.isArray(given) ? String(Number(key) + 1) : key, String(value)]),
  )
  return body.message.replace(/%(\w+)/g, (whole, key: string) => values.get(key) ?? whole).slice(0, MAX_MESSAGE)
}

function asUpstreamError(error: unknown, name: string): UpstreamError {
  if (error instanceof UpstreamError) return error
  if (error instanceof Overload)
    return new UpstreamError('busy', 'Too many calls to the store are under way', name, { cause: error })
  return new UpstreamError('unavailable', 'The store cannot be reached', name, { cause: error })
}
