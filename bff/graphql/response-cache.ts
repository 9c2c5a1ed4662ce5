import { cacheKey, sortedJson } from '../cache/keys.ts'
import { bytesOf, type CachedResponse, createCachedResponse } from '../cache/cached-response.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { type Answered, createReadThrough, type Loaded } from '../cache/read-through.ts'
import { composedLifetime } from '../cache/cache-scope.ts'
import { createResponseStore, type WatchCache } from '../cache/store.ts'
import type { Surrogates } from '../cache/surrogate-keys.ts'
import { createSession } from '../session/session-cookies.ts'
import type { HandleOperation, Caller, GraphqlResponse } from './operation-response.ts'
import type { ResponseType } from './media-type.ts'
import type { RequestedOperation } from './requested-operation.ts'
import type { ContextFactory } from './request-context.ts'

export type ResponseCacheOptions = {
  execute: HandleOperation
  createContext: ContextFactory
  purges: PurgeLog
  maxBytes: number
  watchCache: WatchCache
  /** Absent where edges are off. */
  surrogates?: Surrogates
  /** Code of the store view; empty for the store's default. */
  store: string
  /** The store lost its caches and works on its first response: others get the old entry meanwhile. */
  isWarming?: () => boolean
}

/** The response depends on the currency, which is in a cookie. */
const VARY = 'accept, accept-encoding, cookie'

/** A cached response, or one that is not cached and goes to all requests that waited for it. */
type Value = CachedResponse | GraphqlResponse

/** The store or server failed: a stale response is better. */
class Failed extends Error {
  readonly response: GraphqlResponse

  constructor(response: GraphqlResponse) {
    super('The operation failed')
    this.response = response
  }
}

/**
 * Serves public operations from the cache and stores what it had to execute, with the tags of everything that was read. Cached responses are made with a
 * guest's session that holds the currency only.
 */
export function createResponseCache(options: ResponseCacheOptions): HandleOperation {
  const { execute, createContext, purges, maxBytes, store, surrogates } = options
  const entries = createResponseStore<Value>(maxBytes, purges)
  options.watchCache('responses', entries)
  const readThrough = createReadThrough(entries, purges, Date.now, options.isWarming)

  return function handleOperation(requested, caller) {
    const { scope, maxAge, perGroup } = requested.operation.policy
    if (scope !== 'PUBLIC' || caller.isPassing || (perGroup && hasOwnPrices(caller))) return execute(requested, caller)
    const { currency } = caller.session.data
    const key = keyOf(requested, caller.responseType, currency)
    const load = () => executeForGuest(requested, caller, currency)
    const read = readThrough<Value>({ key, maxAge, load, isOutage, log: caller.log })
    return read instanceof Promise ? read.then(answered, failed) : answered(read)
  }

  function keyOf({ operation, request }: RequestedOperation, responseType: ResponseType, currency?: string): string {
    return cacheKey({
      sha256: operation.prepared.sha256,
      operationName: operation.name,
      variables: sortedJson(request.variables),
      store,
      currency,
      // Media types differ in their status codes, and so does a client that names none.
      mediaType: `${responseType.mediaType},${responseType.isLegacy}`,
    })
  }

  async function executeForGuest(
    requested: RequestedOperation,
    caller: Caller,
    currency?: string,
  ): Promise<Loaded<Value>> {
    const session = createSession(currency === undefined ? undefined : { currency })
    const context = createContext({ session, log: caller.log, network: caller.network })
    const { cacheScope } = context
    cacheScope.limit(requested.operation.policy.maxAge)
    const response = await execute(requested, { ...caller, session, context: () => context })
    if (response.outcome === 'failed') throw new Failed(response)
    const sum = cacheScope.sum()
    const now = Date.now()
    if (!sum || response.outcome !== 'public' || response.status !== 200 || session.changed) {
      return { value: response, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    }
    const { 'content-type': type = '' } = response.headers
    const headers = { 'content-type': type, vary: VARY }
    const keys = surrogates?.keysOf(sum.tags)
    const cached = createCachedResponse(response.status, headers, response.body, now, keys)
    return {
      value: cached,
      bytes: bytesOf(cached),
      tags: sum.tags,
      lifetime: composedLifetime(sum, now),
      isStorable: true,
      trust: 'sure',
    }
  }
}

/** A context is created for signed-in customers only. */
function hasOwnPrices({ session, context }: Caller): boolean {
  return session.data.token !== undefined && context().upstream.hasOwnPrices()
}

function answered({ entry, cacheStatus }: Answered<Value>): GraphqlResponse {
  const { value } = entry
  if (!('hash' in value)) return { ...value, cacheStatus }
  const { status, headers, body } = value
  return { status, headers, body, cached: { response: value, lifetime: entry }, cacheStatus }
}

function failed(error: unknown): GraphqlResponse {
  if (error instanceof Failed) return { ...error.response, cacheStatus: 'miss' }
  throw error
}

function isOutage(error: unknown): boolean {
  return error instanceof Failed
}
