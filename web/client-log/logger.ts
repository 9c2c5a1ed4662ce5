import { CLIENT_LOG_PATH, type ClientLogEntry, MAX_CLIENT_LOG_BYTES } from '../../schema/client-log.ts'

export type Logger = {
  /** `componentStack`: where React was when it happened. */
  error(context: string, error: unknown, componentStack?: string | null): void
}

/** Entries that wait to be sent; the first ones tell most about what went wrong, so later ones are dropped. */
const MAX_WAITING = 50
const MAX_MESSAGE = 500
const MAX_TRACE = 4000
/** Intervals between attempts while the server cannot be reached, at most. */
const LONGEST_PAUSE = 32

/**
 * Collects errors and sends them to the bff's log: at an interval, in ms, while there are any, and when the page is left.
 * What cannot be sent waits, in memory only. Its own failures are nobody's business: it never logs itself.
 */
export function createLogger(basePath: string, interval: number): Logger {
  // Tells the lines of one page from those of another; nothing is stored, so nobody is followed.
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

  /** The page may never run again: whatever waits goes out at once, and nobody waits for an answer. */
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
