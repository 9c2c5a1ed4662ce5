import type { Metric } from 'web-vitals'
import {
  CLIENT_LOG_PATH,
  MAX_SPAN_DURATION,
  MAX_SPANS,
  MAX_VITALS,
  SPAN_TICKET,
  type SpanEntry,
  type VitalEntry,
  type VitalName,
} from '../../schema/client-log.ts'
import { kindOfData, type PageKind } from '../../schema/page-kind.ts'
import type { PageState } from '../page-state.ts'
import { findRoute } from '../routes.ts'

/** Ms until spans are sent: few reports, which come while their traces are new. */
const INTERVAL = 10_000

/**
 * Measures one page view and sends the figures once, when the page is first hidden. They are those of the page that was loaded, also when
 * the shopper went on from there without a new document. Nothing in them identifies shopper or address.
 */
export async function measurePage(basePath: string): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  const page = landingKind(basePath)
  const figures = new Map<VitalName, number>()
  const keep = ({ name, value }: Metric) => {
    if (name !== 'FCP') figures.set(name, Math.min(Number(value.toFixed(4)), MAX_VITALS[name]))
  }
  for (const watch of [onTTFB, onLCP, onCLS, onINP]) watch(keep)

  const sent = new AbortController()
  const send = () => {
    if (document.visibilityState !== 'hidden' || figures.size === 0) return
    sent.abort()
    const logs: VitalEntry[] = [...figures].map(([vital, value]) => ({ vital, value, page }))
    navigator.sendBeacon(basePath + CLIENT_LOG_PATH, JSON.stringify({ logs }))
  }
  // The window hears of it last: by then the last figures are there. A page that is left becomes hidden, too.
  addEventListener('visibilitychange', send, { signal: sent.signal })
}

/** What was loaded: the shopper may be elsewhere by now. */
function landingKind(basePath: string): PageKind {
  const [navigation] = performance.getEntriesByType('navigation')
  const path = new URL(navigation?.name || location.href).pathname.slice(basePath.length)
  const { kind } = findRoute(path).route
  if (kind) return kind
  const state = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '{}') as PageState
  return kindOfData(state.queries ?? [])
}

/** Of the page itself, or of a request that it sent. */
type Timing = PerformanceResourceTiming & Partial<Pick<PerformanceNavigationTiming, 'loadEventEnd'>>

/**
 * Reports how long requests took that the server recorded, as the tickets of their responses say: after a while, and when the page is hidden. Nothing
 * identifies shopper or address.
 */
export function reportSpans(basePath: string): void {
  const waiting = new Map<string, Timing>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(timings: PerformanceEntryList) {
    for (const timing of timings as Timing[]) {
      const ticket = timing.serverTiming?.find(({ name }) => name === SPAN_TICKET)?.description
      if (ticket && waiting.size < MAX_SPANS) waiting.set(ticket, timing)
    }
  }

  function send() {
    clearTimeout(timer)
    timer = undefined
    keep(observer.takeRecords())
    const logs: SpanEntry[] = []
    for (const [span, { startTime, responseStart, responseEnd, loadEventEnd = responseEnd }] of waiting) {
      // Chromium tells of a page before it has loaded, too.
      if (loadEventEnd === 0) continue
      const ms = Math.min(loadEventEnd - startTime, MAX_SPAN_DURATION)
      logs.push({ span, before: Math.min(responseStart - startTime, ms), ms })
      waiting.delete(span)
    }
    if (logs.length > 0) navigator.sendBeacon(basePath + CLIENT_LOG_PATH, JSON.stringify({ logs }))
  }

  const observer = new PerformanceObserver((list) => {
    keep(list.getEntries())
    if (waiting.size > 0) timer ??= setTimeout(send, INTERVAL)
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}
