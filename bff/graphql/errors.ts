import createError from '@fastify/error'
import { ERROR_CODES } from '../../schema/error-codes.ts'

/**
 * Coded errors of the endpoint. The code is sent in `extensions.code`. Messages are for developers of clients and safe to show. All other errors
 * reach the client as «Internal error».
 */

// The HTTP request
export const BadRequest = createError<[reason: string]>('BAD_REQUEST', '%s', 400)
/** Only customers may send large bodies. */
export const SignInFirst = createError<[]>('UNAUTHENTICATED', 'Sign in to send files', 401)
export const MethodNotAllowed = createError<[reason: string]>('METHOD_NOT_ALLOWED', '%s', 405)

// The GraphQL document
export const ParseFailed = createError<[]>('GRAPHQL_PARSE_FAILED', 'The document cannot be parsed', 400)
export const ValidationFailed = createError<[]>('GRAPHQL_VALIDATION_FAILED', 'The document is not valid', 400)
export const LimitExceeded = createError<[limit: string]>('LIMIT_EXCEEDED', 'The document is too large: %s', 400)
export const BatchTooLarge = createError<[limit: string]>(
  'LIMIT_EXCEEDED',
  'The batch holds more than %s operations',
  413,
)
/** For resolvers: an argument that fits the schema but is not allowed. */
export const BadUserInput = createError<[reason: string]>('BAD_USER_INPUT', '%s', 400)

// Persisted queries: Apollo's protocol requires these messages and HTTP 200, else clients stop sending hashes
export const PersistedQueryNotFound = createError<[]>('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', 200)
export const PersistedQueryNotSupported = createError<[]>(
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PersistedQueryNotSupported',
  200,
)

const FAILURES: ReadonlySet<unknown> = new Set([
  ERROR_CODES.maintenance,
  ERROR_CODES.unavailable,
  ERROR_CODES.searchDown,
  ERROR_CODES.overloaded,
  ERROR_CODES.internal,
  ERROR_CODES.tooManyRequests,
])

/** Whether the code stands for a failure of store or server: a stale response is better then. */
export function isFailureCode(code: unknown): boolean {
  return FAILURES.has(code)
}
