import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type RegistryContentType } from 'prom-client'
import type { VitalName } from '../../schema/client-log.ts'
import type { PageKind } from '../../schema/page-kind.ts'
import type { CacheStatus } from '../http/cache-status.ts'

/** Outcomes of an order: accepted; refused by the store; not accepted because the store failed; sent, but nobody knows whether it was accepted. */
const ORDER_OUTCOMES = ['placed', 'refused', 'failed', 'doubtful'] as const

export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

/** Seconds: from a cached response to an order that a slow store takes. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CALL_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])

/**
 * Metrics for Prometheus. Label values are bounded: routes, operations and kinds come from the code, never from a
 * client.
 */
export type Metrics = {
  request(request: CountedRequest): void
  /** `outcome`: `ok`, or the kind of the failure. `ms` includes the time in the queue. */
  upstreamCall(operation: string, outcome: string, ms: number, exemplar?: Exemplar): void
  clientEntry(level: string, count?: number): void
  cspReport(directive: string): void
  order(outcome: OrderOutcome): void
  /** A measurement of a browser. `value`: in ms, but CLS is a score. */
  vital(name: VitalName, value: number, site: string, page: PageKind): void
  /** Calls `read` at each scrape. */
  gauge(name: string, help: string, read: () => number): void
  /** One series for each value of the label. A name that ends with `_total` is a counter. */
  series(
    name: string,
    help: string,
    label: string,
    read: () => Iterable<readonly [value: string, figure: number]>,
  ): void
  /** In Prometheus' text format, or in OpenMetrics 1.0, which has exemplars. */
  scrape(isOpen: boolean): Promise<Scrape>
}

export type CountedRequest = {
  /** The pattern that matched, never a URL. */
  route: string
  /** Only of pages. */
  page: PageKind | undefined
  method: string
  status: number
  /** Until the response was sent. */
  ms: number
  cacheStatus: CacheStatus
  exemplar?: Exemplar
}

/** The measured span, if it is exported. */
export type Exemplar = { traceId: string; spanId: string }

export type Scrape = { type: string; text: string }

/** Buckets in seconds (CLS: a score), with the published limits of «good» and «poor» among them (web.dev/articles/vitals). */
const VITALS = {
  LCP: { name: 'musette_web_vitals_lcp_seconds', buckets: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 6, 10] },
  INP: { name: 'musette_web_vitals_inp_seconds', buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2] },
  CLS: { name: 'musette_web_vitals_cls', buckets: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1] },
  TTFB: { name: 'musette_web_vitals_ttfb_seconds', buckets: [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.4, 1.8, 3, 5] },
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  // prom-client accepts exemplars only in an OpenMetrics registry. It would rename counters there, so this registry has only the histograms.
  const openDurations = new Registry<RegistryContentType>()
  openDurations.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const requests = new Histogram<string>({
    name: 'musette_http_request_duration_seconds',
    help: 'Responses by route, kind of page and class of status',
    labelNames: ['route', 'page', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    enableExemplars: true,
    registers: [openDurations],
  })
  const calls = new Histogram<string>({
    name: 'musette_upstream_call_duration_seconds',
    help: 'Calls to the store by operation and outcome',
    labelNames: ['operation', 'outcome'],
    buckets: CALL_BUCKETS,
    enableExemplars: true,
    registers: [openDurations],
  })
  const plainDurations = new Registry()
  for (const histogram of [requests, calls]) plainDurations.registerMetric(histogram)
  const verdicts = new Counter({
    name: 'musette_cache_verdicts_total',
    help: 'What the caches had to do with a response',
    labelNames: ['route', 'page', 'verdict'],
    registers,
  })
  const entries = new Counter({
    name: 'musette_client_log_entries_total',
    help: 'Log entries that browsers sent, and those that were refused',
    labelNames: ['level'],
    registers,
  })
  const reports = new Counter({
    name: 'musette_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported',
    labelNames: ['directive'],
    registers,
  })
  const orders = new Counter({
    name: 'musette_orders_total',
    help: 'Orders that shoppers sent, by what came of them',
    labelNames: ['outcome'],
    registers,
  })
  // A counter that begins with its first event hides that event from rates.
  for (const outcome of ORDER_OUTCOMES) orders.inc({ outcome }, 0)
  const newVital = (vital: VitalName, help: string) =>
    new Histogram({ ...VITALS[vital], help, labelNames: ['site', 'page'], registers })
  const vitals = {
    LCP: newVital('LCP', 'Largest contentful paint of sampled page views by site and kind of page'),
    INP: newVital('INP', 'Interaction to next paint of sampled page views by site and kind of page'),
    CLS: newVital('CLS', 'Cumulative layout shift of sampled page views by site and kind of page'),
    TTFB: newVital('TTFB', 'Time to first byte of sampled page views by site and kind of page'),
  }
  let isCollecting = false

  return {
    request({ route, page, method, status, ms, cacheStatus, exemplar }) {
      const labels = page === undefined ? { route } : { route, page }
      verdicts.inc({ ...labels, verdict: cacheStatus })
      const verb = METHODS.has(method) ? method : 'other'
      requests.observe({
        labels: { ...labels, method: verb, status: `${Math.floor(status / 100)}xx` },
        value: ms / 1000,
        exemplarLabels: exemplarLabels(exemplar),
      })
    },
    upstreamCall(operation, outcome, ms, exemplar) {
      calls.observe({ labels: { operation, outcome }, value: ms / 1000, exemplarLabels: exemplarLabels(exemplar) })
    },
    clientEntry: (level, count = 1) => entries.inc({ level }, count),
    cspReport: (directive) => reports.inc({ directive }),
    order: (outcome) => orders.inc({ outcome }),
    vital: (name, value, site, page) => vitals[name].observe({ site, page }, name === 'CLS' ? value : value / 1000),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) })
      register.registerMetric(gauge)
    },
    series(name, help, label, read) {
      const labelled = { name, help, labelNames: [label], registers: [] }
      if (name.endsWith('_total')) {
        const counter: Counter = new Counter({
          ...labelled,
          collect() {
            counter.reset()
            for (const [value, figure] of read()) counter.inc({ [label]: value }, figure)
          },
        })
        register.registerMetric(counter)
      } else {
        const gauge: Gauge = new Gauge({
          ...labelled,
          collect() {
            for (const [value, figure] of read()) gauge.set({ [label]: value }, figure)
          },
        })
        register.registerMetric(gauge)
      }
    },
    async scrape(isOpen) {
      // Event loop, heap and garbage collection are measured from the first scrape on, because measuring has a cost.
      if (!isCollecting) collectDefaultMetrics({ register })
      isCollecting = true
      const durations = isOpen ? openDurations : plainDurations
      const text = (await Promise.all([register.metrics(), durations.metrics()])).join('')
      return { type: durations.contentType, text: isOpen ? asOpenMetrics(text) : text }
    },
  }
}

function exemplarLabels(exemplar: Exemplar | undefined) {
  return exemplar && { trace_id: exemplar.traceId, span_id: exemplar.spanId }
}

/** Counters have no `_total` in the name of their family, and no line is empty. */
function asOpenMetrics(text: string): string {
  const counters = new Set(Array.from(text.matchAll(/^# TYPE (\w+)_total counter$/gm), ([, name = '']) => name))
  const lines = text.split('\n').flatMap((line) => {
    const [, start = '', name = '', rest = ''] = /^(# (?:HELP|TYPE) )(\w+)_total( .*)$/.exec(line) ?? []
    if (line === '') return []
    return counters.has(name) ? start + name + rest : line
  })
  return [...lines, ''].join('\n')
}
