import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { Overload } from '../lib/limiter.ts'
import { CircuitOpenError, UpstreamError, type UpstreamErrorKind } from '../magento/upstream-error.ts'
import { ERROR_CODES } from '../../schema/error-codes.ts'

/** Errors in one response. */
const MAX_ERRORS = 5
const MAX_MESSAGE = 500
const SUGGESTION = / Did you mean [^]*$/

/** What clients see of a store error. Without a message, the store's own is shown: it is written for shoppers. */
const OF_STORE: Record<UpstreamErrorKind, { code: string; message?: string }> = {
  maintenance: { code: ERROR_CODES.maintenance, message: MAINTENANCE_MARKER },
  unavailable: { code: ERROR_CODES.unavailable, message: 'The store cannot be reached' },
  busy: { code: ERROR_CODES.overloaded, message: 'The server is busy' },
  'search-down': { code: ERROR_CODES.searchDown, message: 'The search is not available' },
  rejected: { code: ERROR_CODES.internal, message: 'Internal error' },
  authentication: { code: ERROR_CODES.unauthenticated, message: 'Sign in first' },
  authorization: { code: ERROR_CODES.forbidden, message: 'Not allowed' },
  input: { code: ERROR_CODES.input },
  'not-found': { code: ERROR_CODES.input },
  'already-exists': { code: ERROR_CODES.input },
  'too-many-requests': { code: ERROR_CODES.tooManyRequests },
  captcha: { code: ERROR_CODES.input },
}

/** The result of an operation as clients see it. */
export type ShownResult = {
  /** Absent when nothing was executed: the variables do not fit the document. */
  data?: Record<string, unknown> | null
  errors: readonly GraphQLFormattedError[]
}

/**
 * The errors of one operation as clients see them: coded, bounded, without stack or internals. Hidden details are logged. `hints` keeps «Did you mean»
 * for developers.
 */
export function publicErrors(
  errors: readonly GraphQLError[],
  log: FastifyBaseLogger,
  hints: boolean,
): GraphQLFormattedError[] {
  return errors.slice(0, MAX_ERRORS).map((error) => {
    const { code, message = error.message } = describe(error, log)
    const shown = (hints ? message : message.replace(SUGGESTION, '')).slice(0, MAX_MESSAGE)
    const { locations, path } = error
    return { message: shown, ...(locations && { locations }), ...(path && { path }), extensions: { code } }
  })
}

function describe(error: GraphQLError, log: FastifyBaseLogger): { code: string; message?: string } {
  const cause = rootCause(error)
  if (cause instanceof UpstreamError) {
    const line = { err: cause, operation: cause.operation, path: error.path }
    if (cause.kind === 'rejected') log.error(line, 'the store rejected a call')
    if (cause.kind === 'search-down') log.warn(line, 'the search of the store fails')
    if (cause.kind === 'unavailable' && !(cause instanceof CircuitOpenError))
      log.warn(line, 'the store did not respond')
    if (cause.kind === 'busy') log.warn(line, 'too many calls to the store are under way')
    return OF_STORE[cause.kind]
  }
  if (cause instanceof Overload) return OF_STORE.busy
  const code = codeOf(error) ?? codeOf(cause)
  if (code) return { code }
  if (cause instanceof GraphQLError) return { code: ERROR_CODES.input }
  log.error({ err: cause, path: error.path }, 'a resolver failed')
  return OF_STORE.rejected
}

/** Returns the error that a resolver threw: GraphQL wraps it, sometimes twice. */
function rootCause(error: Error): Error {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

/** Returns the code in the extensions, or that of an error in `errors.ts` with a 4xx status. */
function codeOf(error: Error): string | undefined {
  if (error instanceof GraphQLError)
    return typeof error.extensions.code === 'string' ? error.extensions.code : undefined
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  return typeof code === 'string' && typeof statusCode === 'number' && statusCode < 500 ? code : undefined
}
