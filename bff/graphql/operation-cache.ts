import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type CachedResponse, createCachedResponse } from '../cache/cached-response.ts'
import { composedLifetime } from '../cache/cache-scope.ts'
import { cacheKey, sortedJson } from '../cache/keys.ts'
import { type CachedRead, createReadThrough, type Loaded, type Read } from '../cache/read-through.ts'
import { createResponseStore } from '../cache/store.ts'
import type { SurrogateKeys } from '../cache/surrogate-keys.ts'
import type { WaitingNetworks } from '../lib/network-queue.ts'
import { isDown } from '../magento/store-client.ts'
import { createSession } from '../session/session-cookies.ts'
import type { RequestContext } from './context.ts'
import type { PreparedOperation } from './documents.ts'
import { isFailureCode } from './errors.ts'
import type { ResponseType } from '../http/media-type.ts'
import {
  type Caller,
  createExecutor,
  type GraphqlResponse,
  type HandleOperation,
  refusal,
  written,
} from './operation-response.ts'
import { publicErrors, type ShownResult } from './public-error.ts'
import { runOperation } from './run-operation.ts'

/** A result that is the same for everybody. */
export type PublicResult = ShownResult & {
  /** Ms since the epoch. */
  madeAt: number
  /** For edges; absent where they are off. */
  keys?: SurrogateKeys
  /** Its JSON and the compressed forms, made when it is first sent. */
  response?: CachedResponse
}

/** A public operation, and the guest's context in which it runs if it is not cached. */
export type PublicOperation = {
  operation: PreparedOperation
  variables: Record<string, unknown>
  /** ISO 4217 code; absent for the shop's own. */
  currency?: string
  /** The client's network; absent for pages, which have been admitted. */
  from?: string
  createContext(networks?: WaitingNetworks): RequestContext
  log: FastifyBaseLogger
}

/** Results of public operations. Requests of the endpoint and pages share them. */
export type OperationCache = {
  handle: HandleOperation
  /** Reads a result for a page. Rejects with `OperationFailed`. */
  readForPage(requested: PublicOperation): Promise<CachedRead<PublicResult>>
  /** Bypasses the cache. */
  load(requested: PublicOperation): Promise<Loaded<PublicResult>>
}

/** The response depends on the currency, which is in a cookie. */
const VARY = 'accept, accept-encoding, cookie'
/** Estimated memory per character of JSON: three for the objects, two for the bytes with their compressed forms. */
const BYTES_PER_CHARACTER = 5

/** The store or server failed: a stale result is better. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed'
  readonly result: ShownResult
  /** The store refuses the currency. */
  readonly refusesCurrency: boolean

  constructor(result: ShownResult, { refusesCurrency, ...options }: ErrorOptions & { refusesCurrency: boolean }) {
    super('The operation failed', options)
    this.result = result
    this.refusesCurrency = refusesCurrency
  }
}

/**
 * Caches the results of a site's public operations with the tags of everything that was read. Operations run with a guest's session that holds only
 * the currency.
 */
export function createOperationCache(app: FastifyInstance): OperationCache {
  const { config, createContext, purges, store } = app
  const { storeView } = app.site.shop
  // Messages keep «Did you mean» for developers.
  const hints = !config.isProduction
  const execute = createExecutor(app, hints)
  // Each site has its own share of the memory, so that no site evicts another's entries.
  const entries = createResponseStore<PublicResult>(config.cache.operationBytes / config.sites.length, purges)
  app.watchCache('operations', entries)
  const ofStore = { isDown: () => isDown(store) }
  const isOutage = (error: unknown) => !(error instanceof OperationFailed && error.refusesCurrency)
  // While the store's caches are empty and it works on its first response, other requests get the old entry.
  const forRequests = createReadThrough(entries, purges, { ...ofStore, isWarming: () => store.isWarming })
  // Pages have been admitted already, so they must not join a load of the endpoint that still waits for admission.
  const forPages = createReadThrough(entries, purges, ofStore)

  function readOf(requested: PublicOperation): Read<PublicResult> {
    const { operation, variables, currency, from, log } = requested
    const { sha256 } = operation.prepared
    const parts = {
      sha256,
      operationName: operation.name,
      variables: sortedJson(variables),
      store: storeView,
      currency,
    }
    const { maxAge } = operation.policy
    return { key: cacheKey(parts), maxAge, from, load: (networks) => load(requested, networks), isOutage, log }
  }

  async function load(
    { operation, variables, currency, createContext: newContext, log }: PublicOperation,
    networks?: WaitingNetworks,
  ): Promise<Loaded<PublicResult>> {
    const context = newContext(networks)
    const { cacheScope, session } = context
    cacheScope.limit(operation.policy.maxAge)
    const { data, errors } = await runOperation(app, operation, variables, context)
    const shown = { data, errors: publicErrors(errors, log, hints) }
    if (isFailed(shown)) {
      const refusesCurrency = session.data.currency !== currency
      throw new OperationFailed(shown, { cause: errors[0], refusesCurrency })
    }
    const madeAt = Date.now()
    const sum = cacheScope.sum()
    if (!sum || errors.length > 0 || session.changed)
      return { value: { ...shown, madeAt }, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    const keys = app.surrogates?.keysOf(sum.tags)
    return {
      value: { ...shown, madeAt, keys },
      bytes: JSON.stringify(data).length * BYTES_PER_CHARACTER,
      tags: sum.tags,
      lifetime: composedLifetime(sum, madeAt),
      isStorable: true,
      trust: 'sure',
    }
  }

  async function handle(
    { operation, request }: Parameters<HandleOperation>[0],
    caller: Caller,
  ): Promise<GraphqlResponse> {
    const { scope, perGroup } = operation.policy
    if (scope !== 'PUBLIC' || caller.isPassing || (perGroup && hasOwnPrices(caller)))
      return execute({ operation, request }, caller)
    const { currency } = caller.session.data
    const session = createSession(currency === undefined ? undefined : { currency })
    const { variables } = request
    const { log, network } = caller
    try {
      const read = await forRequests(
        readOf({
          operation,
          variables,
          currency,
          from: network,
          createContext: (networks) => createContext({ session, log, network: networks ?? network }),
          log,
        }),
      )
      return responseOf(read, caller)
    } catch (error) {
      if (error instanceof OperationFailed && error.refusesCurrency) {
        // The shopper gets the prices of everybody.
        caller.session.set('currency', undefined)
        return handle({ operation, request }, caller)
      }
      const failed = error instanceof OperationFailed ? written(error.result, caller) : refusal(error, caller, hints)
      return { ...failed, cacheStatus: 'miss' as const }
    }
  }

  return { handle, load: (requested) => load(requested), readForPage: (requested) => forPages(readOf(requested)) }
}

function isFailed({ errors }: ShownResult): boolean {
  return errors.some(({ extensions }) => isFailureCode(extensions?.code))
}

/** Whether the customer has other prices than guests. Creates a context only for signed-in customers. */
function hasOwnPrices({ session, context }: Caller): boolean {
  return session.data.token !== undefined && context().upstream.hasOwnPrices()
}

function responseOf({ entry, isStorable, cacheStatus }: CachedRead<PublicResult>, caller: Caller): GraphqlResponse {
  const { value } = entry
  if (!isStorable) return { ...written(value, caller), cacheStatus }
  const response = cachedResponse(value, caller.responseType)
  const { status, headers, body } = response
  return { status, headers, body, cached: { response, lifetime: entry }, cacheStatus }
}

function cachedResponse(result: PublicResult, { mediaType }: ResponseType): CachedResponse {
  const { data, madeAt, keys } = result
  const response = (result.response ??= createCachedResponse(200, {}, JSON.stringify({ data }), madeAt, keys))
  return { ...response, headers: { 'content-type': `${mediaType}; charset=utf-8`, vary: VARY } }
}
