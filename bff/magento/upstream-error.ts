/**
 * Every way the store can fail a call, as one type.
 * - input, not-found, authentication, authorization, already-exists, too-many-requests: Magento's error categories; `message` is the store's, for shoppers
 * - captcha: the store's reCAPTCHA takes the shopper for a bot, or got no token
 * - rejected: the document or its variables were refused, or a resolver failed («Internal server error»): our error or theirs, not the shopper's
 * - search-down: the store works, its search engine does not
 * - maintenance: the store is in maintenance mode
 * - unavailable: no usable response (connection, timeout, gateway, not JSON)
 * - busy: never sent, because too many calls of ours are under way
 */
export type UpstreamErrorKind =
  | 'input'
  | 'not-found'
  | 'authentication'
  | 'authorization'
  | 'already-exists'
  | 'too-many-requests'
  | 'captcha'
  | 'rejected'
  | 'search-down'
  | 'maintenance'
  | 'unavailable'
  | 'busy'

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly kind: UpstreamErrorKind
  /** Name of the operation, for the log. */
  readonly operation: string
  /** Path in the response, as the store names it; absent if nothing was executed. */
  readonly path?: readonly (string | number)[]

  constructor(
    kind: UpstreamErrorKind,
    message: string,
    operation: string,
    { path, ...options }: ErrorOptions & Pick<UpstreamError, 'path'> = {},
  ) {
    super(message, options)
    this.kind = kind
    this.operation = operation
    if (path) this.path = path
  }
}

/** This call hangs while the store responds to others, for example because of a redirect loop. A retry would occupy another of its workers. */
export class HangingCallError extends UpstreamError {
  constructor(operation: string, options?: ErrorOptions) {
    super('unavailable', 'The store does not respond to this call', operation, options)
  }
}

/** The store responds, but not in the shopper's currency: stale prices in it must not be served. */
export class RefusedCurrencyError extends UpstreamError {
  constructor(operation: string) {
    super('rejected', 'The store refuses the currency', operation)
  }
}

/** The store was not called, because it keeps failing; this was logged when it began. */
export class CircuitOpenError extends UpstreamError {
  constructor(operation: string) {
    super('unavailable', 'The store keeps failing and is left alone', operation)
  }
}

const OUTAGES: ReadonlySet<UpstreamErrorKind> = new Set(['unavailable', 'busy', 'maintenance', 'search-down'])

/** Whether the store as a whole is out of reach. */
export function isOutage(error: unknown): boolean {
  return error instanceof UpstreamError && OUTAGES.has(error.kind)
}

const FAILURES: ReadonlySet<UpstreamErrorKind> = new Set([...OUTAGES, 'rejected', 'too-many-requests'])

/** Whether an outcome of a call (`ok`, a kind of error, `unexpected`) is a failure of the store or of the shop. */
export function isFailureKind(outcome: string): boolean {
  return outcome === 'unexpected' || (FAILURES as ReadonlySet<string>).has(outcome)
}

/** Whether the store failed, so that stale data is better than none. */
export function isFailure(error: unknown): boolean {
  return error instanceof UpstreamError && FAILURES.has(error.kind) && !(error instanceof RefusedCurrencyError)
}

/** Whether the store says that the thing does not exist. */
export function isDefinite(error: unknown): boolean {
  return error instanceof UpstreamError && (error.kind === 'not-found' || error.kind === 'input')
}

/** For a read of something optional: `null` if the store says that it does not exist. */
export function nullWhenRefused(error: unknown): null {
  if (isDefinite(error)) return null
  throw error
}
