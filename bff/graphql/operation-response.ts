import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { OperationTypeNode } from 'graphql'
import type { CachedResponse } from '../cache/cached-response.ts'
import type { Lifetime } from '../cache/lifetime.ts'
import type { CacheStatus } from '../http/cache-status.ts'
import { TooManyRequests } from '../http/rate-limit.ts'
import type { Session } from '../session/session.ts'
import type { RequestedOperation } from './graphql-request.ts'
import type { RequestContext } from './context.ts'
import { RefusedDocument } from './documents.ts'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { isFailureCode } from './errors.ts'
import { JSON_TYPE, type ResponseType } from '../http/media-type.ts'
import { publicErrors, type ShownResult } from './public-error.ts'
import { runOperation } from './run-operation.ts'

/** Session and response format: the same for all operations of one HTTP request. */
export type Caller = {
  responseType: ResponseType
  session: Session
  log: FastifyBaseLogger
  /** The client sent `Cache-Control: no-store`, or is a contributor. */
  isPassing: boolean
  /** The client's network, which has its share of uncached work. */
  network: string
  /** Created on first use, and again when the session's currency changes: a cached response needs none. `log` is that of the first operation that uses it. */
  context(log?: FastifyBaseLogger): RequestContext
}

/** A response, sent alone or as an entry of a batch. */
export type GraphqlResponse = {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body: string | Buffer
  /** Something is missing because the store or the server failed. */
  outcome?: 'failed'
  /** Set if the response is cached: if it is sent alone, these bytes are used. */
  cached?: { response: CachedResponse; lifetime: Lifetime }
  /** `pass` by default. */
  cacheStatus?: CacheStatus
}

/** Handles one operation. Never rejects for a failed operation. */
export type HandleOperation = (requested: RequestedOperation, caller: Caller) => Promise<GraphqlResponse>

/** `Retry-After` in seconds, for maintenance and overload. */
const RETRY_AFTER = '5'

/**
 * Executes operations. A query fails where the store refuses the shopper's currency, which is forgotten then: it is executed once more.
 * `hints` keeps «Did you mean» in messages, for developers.
 */
export function createExecutor(app: FastifyInstance, hints: boolean): HandleOperation {
  return async function execute({ operation, request }, caller) {
    const { currency } = caller.session.data
    try {
      const { data, errors } = await runOperation(app, operation, request.variables, caller.context())
      const isForgotten = currency !== undefined && caller.session.data.currency === undefined
      if (isForgotten && errors.length > 0 && operation.kind === OperationTypeNode.QUERY)
        return execute({ operation, request }, caller)
      return written({ data, errors: publicErrors(errors, caller.log, hints) }, caller)
    } catch (error) {
      return refusal(error, caller, hints)
    }
  }
}

/** The response to a request that was not executed: it was invalid, or the server failed. */
export function refusal(error: unknown, caller: Pick<Caller, 'log' | 'responseType'>, hints: boolean): GraphqlResponse {
  if (error instanceof RefusedDocument)
    return written({ errors: publicErrors(error.errors, caller.log, hints) }, caller, 'no-store')
  const { statusCode = 500, code, message } = error as { statusCode?: number; code?: string; message?: string }
  const isOurs = statusCode >= 500 || code === undefined
  if (isOurs) caller.log.error({ err: error }, 'a GraphQL request failed')
  const shown = isOurs
    ? { message: 'Internal error', extensions: { code: ERROR_CODES.internal } }
    : { message, extensions: { code } }
  return {
    status: isOurs ? 500 : statusCode,
    headers: {
      'content-type': `${JSON_TYPE}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(statusCode === 405 && { allow: 'POST' }),
      ...(error instanceof TooManyRequests && { 'retry-after': String(error.retryAfter) }),
    },
    body: JSON.stringify({ errors: [shown] }),
    ...(isOurs && { outcome: 'failed' }),
  }
}

/** Returns a result as a response for one client. */
export function written(
  { data, errors }: ShownResult,
  { responseType: { mediaType, isLegacy } }: Pick<Caller, 'responseType'>,
  cacheControl = 'private, no-store',
): GraphqlResponse {
  const codes = new Set(errors.map(({ extensions }) => extensions?.code))
  const headers = { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': cacheControl, vary: 'accept' }
  const body = JSON.stringify({ ...(errors.length > 0 && { errors }), ...(data !== undefined && { data }) })
  const response = { headers, body, ...([...codes].some(isFailureCode) && { outcome: 'failed' as const }) }
  if (codes.has(ERROR_CODES.maintenance) || (codes.has(ERROR_CODES.overloaded) && data === null))
    return { ...response, status: 503, headers: { ...headers, 'retry-after': RETRY_AFTER } }
  if ([ERROR_CODES.unavailable, ERROR_CODES.overloaded, ERROR_CODES.searchDown].some((code) => codes.has(code)))
    return { ...response, status: data === null ? 502 : 200 }
  return { ...response, status: data === undefined && !isLegacy ? 400 : 200 }
}
