import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { withPlainTexts } from './plain-texts.ts'
import { UpstreamError, type UpstreamErrorKind } from './upstream-error.ts'

export type StoreResponse = {
  data: Record<string, unknown> | null
  /** Outside developer mode, a store reports its first error only. */
  errors: UpstreamError[]
}

type RawError = { message?: unknown; path?: unknown; extensions?: { category?: unknown } }

const KIND_OF_CATEGORY: Record<string, UpstreamErrorKind> = {
  'graphql-input': 'input',
  'graphql-no-such-entity': 'not-found',
  'graphql-authentication': 'authentication',
  'graphql-authorization': 'authorization',
  'graphql-already-exists': 'already-exists',
  'graphql-too-many-requests': 'too-many-requests',
}

/** Magento's text in developer mode, where maintenance is a 500. */
const MAINTENANCE_TEXT = /maintenance mode is enabled|Service Temporarily Unavailable/i

/** The module name is the same in every language. */
const CAPTCHA_TEXT = /re-?captcha/i

/** Errors read of one response; developer mode lists all. */
const MAX_ERRORS = 5
const MAX_MESSAGE = 500
const MAX_PATH = 50

/**
 * Reads a response of the store with any HTTP status: a 500 can carry GraphQL errors. Throws `UpstreamError` of kind maintenance or unavailable if
 * it is not GraphQL; GraphQL errors are returned.
 */
export function normalizeResponse(status: number, text: string, operation: string): StoreResponse {
  if (status === 503) throw new UpstreamError('maintenance', 'The store is in maintenance (HTTP 503)', operation)
  const body = parseBody(text)
  if (!body) {
    if (status === 500 && MAINTENANCE_TEXT.test(text)) {
      throw new UpstreamError('maintenance', 'The store is in maintenance (HTTP 500)', operation)
    }
    throw new UpstreamError('unavailable', `The store responded HTTP ${status} without GraphQL`, operation)
  }
  if (body.errors.some(({ message }) => typeof message === 'string' && message.includes(MAINTENANCE_MARKER)))
    throw new UpstreamError('maintenance', `The store says that it is in maintenance (HTTP ${status})`, operation)
  const errors = body.errors
    .slice(0, MAX_ERRORS)
    .map((error) => toError(error, status, body.data !== undefined, operation))
  if (errors.length === 0 && !body.data) {
    throw new UpstreamError('unavailable', `The store responded HTTP ${status} with neither data nor errors`, operation)
  }
  return { data: withPlainTexts(body.data ?? null), errors }
}

/** Returns the GraphQL body, or `undefined` if the text is none. */
function parseBody(text: string): { data?: Record<string, unknown> | null; errors: RawError[] } | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(value)) return undefined
  const { data, errors } = value
  if (data !== undefined && data !== null && !isObject(data)) return undefined
  if (errors !== undefined && !Array.isArray(errors)) return undefined
  if (data === undefined && errors === undefined) return undefined
  return { data, errors: ((errors as unknown[] | undefined) ?? []).filter(isObject) }
}

function toError(error: RawError, status: number, executed: boolean, operation: string): UpstreamError {
  const message = typeof error.message === 'string' ? error.message.slice(0, MAX_MESSAGE) : 'The store gave no reason'
  return new UpstreamError(kindOf(error, message, status, executed), message, operation, { path: pathOf(error) })
}

function pathOf({ path }: RawError): UpstreamError['path'] {
  const isPath = Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number')
  return isPath ? path.slice(0, MAX_PATH) : undefined
}

function kindOf(error: RawError, message: string, status: number, executed: boolean): UpstreamErrorKind {
  const category = error.extensions?.category
  const kind = typeof category === 'string' ? KIND_OF_CATEGORY[category] : undefined
  if (!kind) return kindWithoutCategory(error, message, executed)
  // An input error before execution concerns our request (Store, currency, aliases), not the shopper's input. Only up to 2.4.8 its status says so.
  if (kind === 'input' && !executed && (status >= 400 || pathOf(error) === undefined)) return 'rejected'
  return kind === 'input' && CAPTCHA_TEXT.test(message) ? 'captcha' : kind
}

/**
 * Derives the kind from the message: Magento 2.4.6 has no category for missing things, and no release has one for backpressure. Failures inside of a
 * resolver have another message.
 */
function kindWithoutCategory(error: RawError, message: string, executed: boolean): UpstreamErrorKind {
  if (message === 'Too Many Requests') return 'too-many-requests'
  const isMeantToBeRead = typeof error.message === 'string' && message !== 'Internal server error'
  return executed && isMeantToBeRead && pathOf(error) !== undefined ? 'not-found' : 'rejected'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
