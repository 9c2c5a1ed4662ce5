import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageKind, VitalName } from '../../schema/client-log.ts'
import type { CacheStatus } from '../cache/cache-status.ts'

const DURATIONS = 'musette_http_request_duration_seconds'

const VERDICTS = 'musette_cache_verdicts_total'

/** What came of an order: taken; refused by the store; not taken because the store failed; sent, and nobody knows whether it was taken. */
const ORDER_OUTCOMES = ['placed', 'refused', 'failed', 'doubtful'] as const

export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

/** Ms: from a cached response to an order that a slow store takes. */
const BOUNDS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])

/**
 * Metrics for Prometheus. Label values are bounded: routes, operations and kinds come from the code, never from a
 * client.
 */
export type Metrics = {
  /** `route`: the pattern that matched; `ms`: until the response was sent. */
  request(route: string, method: string, status: number, ms: number, cacheStatus: CacheStatus): void
  /** `outcome`: `ok`, or the kind of the failure. `ms` includes the time in the queue. */
  upstreamCall(operation: string, outcome: string, ms: number): void
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
  readonly contentType: string
  scrape(): Promise<string>
}

/** Seconds. */
const UPSTREAM_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60]

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
  const requests = createRequestCounts()
  const calls = new Histogram({
    name: 'musette_upstream_call_duration_seconds',
    help: 'Calls to the store by operation and outcome',
    labelNames: ['operation', 'outcome'],
    buckets: UPSTREAM_BUCKETS,
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
    request: requests.count,
    upstreamCall: (operation, outcome, ms) => calls.observe({ operation, outcome }, ms / 1000),
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
    contentType: register.contentType,
    async scrape() {
      // Event loop, heap and garbage collection are measured from the first scrape on, because measuring has a cost.
      if (!isCollecting) collectDefaultMetrics({ register })
      isCollecting = true
      return `${await register.metrics()}\n${requests.text()}`
    },
  }
}

/** Counts responses by duration, status and cache status. */
type RequestCounts = {
  /** `route` is a pattern, never a URL; `ms`: until the response was sent. */
  count(route: string, method: string, status: number, ms: number, cacheStatus: CacheStatus): void
  /** In Prometheus' text format. */
  text(): string
}

/**
 * Responses of one route, method and status class. `within`: for each bound, the responses within it but above the
 * previous bound.
 */
type Series = { labels: string; within: number[]; count: number; ms: number }

type Route = { label: string; durations: Map<string, Series>; verdicts: Record<CacheStatus, number> }

/**
 * A histogram and a counter of our own, because every response is counted. A general library takes any object as
 * labels, and its series lookup takes longer than a lookup of a cached response.
 */
function createRequestCounts(): RequestCounts {
  const routes = new Map<string, Route>()

  return {
    count(name, method, status, ms, cacheStatus) {
      let route = routes.get(name)
      if (!route) routes.set(name, (route = newRoute(name)))
      route.verdicts[cacheStatus]++
      const kind = `${METHODS.has(method) ? method : 'other'}",status="${Math.floor(status / 100)}xx"`
      let series = route.durations.get(kind)
      if (!series) route.durations.set(kind, (series = newSeries(`${route.label},method="${kind}`)))
      series.count++
      series.ms += ms
      const bound = BOUNDS.findIndex((most) => ms <= most)
      if (bound >= 0) series.within[bound] = (series.within[bound] ?? 0) + 1
    },
    text() {
      const all = [...routes.values()]
      return [
        `# HELP ${DURATIONS} Answers by route and class of status`,
        `# TYPE ${DURATIONS} histogram`,
        ...all.flatMap(({ durations }) => [...durations.values()].flatMap(histogramLines)),
        '',
        `# HELP ${VERDICTS} What the caches had to do with an answer`,
        `# TYPE ${VERDICTS} counter`,
        ...all.flatMap(verdictLines),
        '',
      ].join('\n')
    },
  }
}

function newRoute(name: string): Route {
  const label = `route="${name.replace(/[\\"]/g, String.raw`\$&`)}"`
  return { label, durations: new Map(), verdicts: { hit: 0, stale: 0, miss: 0, pass: 0 } }
}

function newSeries(labels: string): Series {
  return { labels, within: BOUNDS.map(() => 0), count: 0, ms: 0 }
}

function verdictLines({ label, verdicts }: Route): string[] {
  return Object.entries(verdicts)
    .filter(([, count]) => count > 0)
    .map(([cacheStatus, count]) => `${VERDICTS}{${label},verdict="${cacheStatus}"} ${count}`)
}

/** Prometheus' buckets are cumulative and in seconds. */
function histogramLines({ labels, within, count, ms }: Series): string[] {
  let inTime = 0
  return [
    ...BOUNDS.map((bound, index) => {
      inTime += within[index] ?? 0
      return `${DURATIONS}_bucket{le="${bound / 1000}",${labels}} ${inTime}`
    }),
    `${DURATIONS}_bucket{le="+Inf",${labels}} ${count}`,
    `${DURATIONS}_sum{${labels}} ${ms / 1000}`,
    `${DURATIONS}_count{${labels}} ${count}`,
  ]
}
