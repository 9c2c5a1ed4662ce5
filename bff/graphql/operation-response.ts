import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { CachedResponse } from '../cache/cached-response.ts'
import type { Lifetime } from '../cache/lifetime.ts'
import type { CacheStatus } from '../cache/cache-status.ts'
import { TooManyRequests } from '../http/rate-limit.ts'
import type { Session } from '../session/session.ts'
import type { RequestedOperation } from './requested-operation.ts'
import type { RequestContext } from './context.ts'
import { RefusedDocument } from './documents.ts'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { isFailureCode } from './errors.ts'
import { JSON_TYPE, type ResponseType } from './media-type.ts'
import { publicErrors } from './public-error.ts'
import { type OperationResult, runOperation } from './run-operation.ts'

/** Who asks, and how the answer is to be written: the same for all operations of one HTTP request. */
export type Caller = {
  responseType: ResponseType
  session: Session
  log: FastifyBaseLogger
  /** The client forbids kept answers: it is signed in, or does not trust what it has. */
  isPassing: boolean
  /** Made when it is first needed: an answer that is kept needs none. */
  context(): RequestContext
}

/** One answer, ready to be sent alone or as an entry of a batch. */
export type GraphqlResponse = {
  status: number
  /** Names in lower case. Says among others who may keep the answer, and for how long. */
  headers: Readonly<Record<string, string>>
  /** JSON: text, or the bytes of it, in the encoding that the headers say. */
  body: string | Buffer
  /**
   * - `public`: complete, and the same for everybody
   * - `failed`: something is missing that the store, or the server, could not tell at the moment
   */
  outcome?: 'public' | 'failed'
  /** Set where the answer is kept: sent alone, it goes out as these bytes. */
  cached?: { response: CachedResponse; lifetime: Lifetime }
  /** What the caches had to do with it; `pass` where nothing is said. */
  cacheStatus?: CacheStatus
}

/**
 * Answers one operation, at once where the answer is kept; failures are answers too. A store of answers is a function of this type in front of another one:
 * `asked.operation` has the document's hash and the policy, `caller.session` what an answer may depend on.
 */
export type HandleOperation = (
  requested: RequestedOperation,
  caller: Caller,
) => GraphqlResponse | Promise<GraphqlResponse>

/** Seconds after which a client may try again while the store is in maintenance or the server is busy. */
const RETRY_AFTER = '5'
const PRIVATE = 'private, no-store'

/** Answers by executing. `hints` keeps «Did you mean» in messages, for developers. */
export function createExecutor(app: FastifyInstance, hints: boolean): HandleOperation {
  return async ({ operation, request }, caller) => {
    try {
      const result = await runOperation(app, operation, request.variables, caller.context())
      const isPublic = operation.policy.scope === 'PUBLIC' && !caller.session.changed && result.errors.length === 0
      // What is not kept here is kept by nobody.
      const response = written(result, PRIVATE, caller, hints)
      return isPublic ? { ...response, outcome: 'public' } : response
    } catch (error) {
      return refusal(error, caller, hints)
    }
  }
}

/** The answer to what was not executed: the request, the document or its hash is not accepted, or the server failed. */
export function refusal(error: unknown, caller: Pick<Caller, 'log' | 'responseType'>, hints: boolean): GraphqlResponse {
  if (error instanceof RefusedDocument) return written({ errors: error.errors }, 'no-store', caller, hints)
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

function written(
  { data, errors }: OperationResult,
  cacheControl: string,
  { log, responseType: { mediaType, isLegacy } }: Pick<Caller, 'log' | 'responseType'>,
  hints: boolean,
): GraphqlResponse {
  const shown = errors.length > 0 ? publicErrors(errors, log, hints) : undefined
  const codes = new Set(shown?.map(({ extensions }) => extensions?.code))
  const headers = { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': cacheControl, vary: 'accept' }
  const body = JSON.stringify({ ...(shown && { errors: shown }), ...(data !== undefined && { data }) })
  const response = { headers, body, ...([...codes].some(isFailureCode) && { outcome: 'failed' as const }) }
  if (codes.has(ERROR_CODES.maintenance) || (codes.has(ERROR_CODES.overloaded) && data === null))
    return { ...response, status: 503, headers: { ...headers, 'retry-after': RETRY_AFTER } }
  if ([ERROR_CODES.unavailable, ERROR_CODES.overloaded, ERROR_CODES.searchDown].some((code) => codes.has(code)))
    return { ...response, status: data === null ? 502 : 200 }
  return { ...response, status: data === undefined && !isLegacy ? 400 : 200 }
}
