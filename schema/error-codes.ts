/** Codes of errors that happen while an operation is executed, in `extensions.code`. */
export const ERROR_CODES = {
  maintenance: 'MAINTENANCE',
  unavailable: 'UPSTREAM_UNAVAILABLE',
  /** The store's search engine does not work. */
  searchDown: 'SEARCH_UNAVAILABLE',
  /** The server itself is overloaded. */
  overloaded: 'OVERLOADED',
  internal: 'INTERNAL_SERVER_ERROR',
  input: 'BAD_USER_INPUT',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  tooManyRequests: 'TOO_MANY_REQUESTS',
} as const

export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES]
