import type { PageKind } from './page-kind.ts'

/** Shared by the browser's logger and the bff's endpoint. */

/** Below the base path. The query parameter `client_id` identifies the page that sends. */
export const CLIENT_LOG_PATH = '/client-log-handler'

/**
 * Context of the entries that prove who consented to what. They are logged whatever `LOG_LEVEL` is, and accepted only with a consent cookie that says
 * the same.
 */
export const CONSENT_CONTEXT = 'consent'

/** The cookie of a choice, after the site's own name. */
export const CONSENT_COOKIE = 'consent'

/** A choice in the cookie: `20412_audience.video_advertising_k3f9x0a2bq`: day, what is allowed, what is refused, id. */
export const CONSENT_VALUE = /^(\d{1,6})_([a-z.]{0,80})_([a-z.]{0,80})(?:_([a-z\d]{1,12}))?$/

/** Ms between two bundles, unless the site configures another interval. */
export const CLIENT_LOG_FLUSH_INTERVAL = 10_000

/** Entries of one bundle. */
export const MAX_CLIENT_LOG_ENTRIES = 100
/** Bytes of one bundle: browsers' limit for `sendBeacon` and `fetch` with `keepalive`, and below the endpoint's limit. */
export const MAX_CLIENT_LOG_BYTES = 60_000

export type ClientLogLevel = 'error' | 'warn' | 'info' | 'debug'

export type ClientLogEntry = {
  /** Part of the client that logs. */
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

/** Web Vitals that browsers measure, with the highest accepted figure: in ms, but CLS is a score. */
export const MAX_VITALS = { LCP: 60_000, INP: 60_000, CLS: 10, TTFB: 60_000 } as const

export type VitalName = keyof typeof MAX_VITALS

/** An entry that is counted and not logged. A bundle has each measurement at most once. */
export type VitalEntry = { vital: VitalName; value: number; page: PageKind }
