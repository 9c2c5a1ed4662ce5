import { CLIENT_LOG_PATH, type ClientLogEntry, MAX_CLIENT_LOG_BYTES } from '../../schema/client-log.ts'

export type Logger = {
  /** `componentStack`: of the React component that failed. */
  error(context: string, error: unknown, componentStack?: string | null): void
}

/** Maximum number of queued entries. Later ones are dropped, since the first errors say most. */
const MAX_WAITING = 50
const MAX_MESSAGE = 500
const MAX_TRACE = 4000
/** Maximum back-off, in intervals, while the server cannot be reached. */
const LONGEST_PAUSE = 32

/**
 * Collects errors and sends them to the bff's log: at an interval in ms while there are any, and when the page is
 * left. Unsent entries stay in memory. It never logs its own failures.
 */
export function createLogger(basePath: string, interval: number): Logger {
  // Identifies the page view of a log line; not stored, so it does not track the shopper.
  const url = `${basePath}${CLIENT_LOG_PATH}?client_id=${Math.random().toString(36).slice(2, 12)}`
  let waiting: ClientLogEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let failures = 0

  function plan() {
    if (waiting.length === 0 || isSending || !navigator.onLine) return
    timer ??= setTimeout(flush, interval * Math.min(2 ** failures, LONGEST_PAUSE))
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0 || isSending || !navigator.onLine) return
    isSending = true
    const { body, entries } = takeBundle()
    send(body).then(
      (status) => settle(status === 429 || status >= 500 ? entries : []),
      () => settle(entries),
    )
  }

  /** The page may be discarded: sends everything with a beacon. */
  function leave() {
    while (waiting.length > 0) {
      const { body } = takeBundle()
      if (!navigator.sendBeacon?.(url, body)) send(body, true).catch(() => {})
    }
  }

  const send = (body: string, keepalive = false) =>
    fetch(url, { method: 'POST', body, keepalive }).then(({ status }) => status)

  function settle(unsent: ClientLogEntry[]) {
    isSending = false
    failures = unsent.length > 0 ? failures + 1 : 0
    waiting = [...unsent, ...waiting].slice(0, MAX_WAITING)
    plan()
  }

  function takeBundle() {
    let count = waiting.length
    const text = () => JSON.stringify({ logs: waiting.slice(0, count) })
    while (count > 1 && new Blob([text()]).size > MAX_CLIENT_LOG_BYTES) count = Math.ceil(count / 2)
    return { body: text(), entries: waiting.splice(0, count) }
  }

  addEventListener('pagehide', leave)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  addEventListener('online', flush)

  return {
    error(context, error, componentStack) {
      const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: String(error) }
      const data = {
        error: name,
        message: message.slice(0, MAX_MESSAGE),
        trace: `${stack ?? ''}${componentStack ?? ''}`.slice(0, MAX_TRACE),
        page: location.pathname,
      }
      const isKnown = waiting.some((entry) => JSON.stringify(entry.data) === JSON.stringify(data))
      if (isKnown || waiting.length >= MAX_WAITING) return
      waiting.push({ context, level: 'error', data })
      plan()
    },
  }
}
