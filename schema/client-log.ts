/** What the browser's logger and the bff's endpoint share. */

/** Below the base path; the query parameter `client_id` names the page that logs. */
export const CLIENT_LOG_PATH = '/client-log-handler'

/** Ms between two bundles; what a site says goes before. */
export const CLIENT_LOG_FLUSH_INTERVAL = 10_000

/** Entries of one bundle. */
export const MAX_CLIENT_LOG_ENTRIES = 100
/** Bytes of one bundle: what browsers let `sendBeacon` and `fetch` with `keepalive` send, and less than the endpoint takes. */
export const MAX_CLIENT_LOG_BYTES = 60_000

export type ClientLogLevel = 'error' | 'warn' | 'info' | 'debug'

export type ClientLogEntry = {
  /** Part of the client that speaks. */
  context: string
  level: ClientLogLevel
  data: ClientLogError | Record<string, unknown>
}

export type ClientLogError = {
  /** The error's class. */
  error: string
  message: string
  trace?: string
}
