import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { VitalName } from '../../schema/client-log.ts'
import type { PageKind } from '../../schema/page-kind.ts'
import type { CacheStatus } from '../http/cache-status.ts'

const VERDICTS = 'musette_cache_verdicts_total'

/** What came of an order: taken; refused by the store; not taken because the store failed; sent, and nobody knows whether it was taken. */
const ORDER_OUTCOMES = ['placed', 'refused', 'failed', 'doubtful'] as const

export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

/** Ms: from a cached response to an order that a slow store takes. */
const REQUEST_BOUNDS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
const CALL_BOUNDS = [10, 25, 50, 100, 250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000]

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

/** The span that was measured, where it is exported. */
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
  const requests = createRequestCounts()
  const calls = createHistogram(
    'musette_upstream_call_duration_seconds',
    'Calls to the store by operation and outcome',
    CALL_BOUNDS,
  )
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
    upstreamCall(operation, outcome, ms, exemplar) {
      calls.observe(`operation="${operation}",outcome="${outcome}"`, ms, exemplar)
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
      const others = await register.metrics()
      const text = [others, ...requests.lines(isOpen), ...calls.lines(isOpen), ''].join('\n')
      return isOpen ? asOpenMetrics(text) : { type: register.contentType, text }
    },
  }
}

/** Counters have no `_total` in the name of their family, no line is empty, and the end is marked. */
function asOpenMetrics(text: string): Scrape {
  const counters = new Set(Array.from(text.matchAll(/^# TYPE (\w+)_total counter$/gm), ([, name = '']) => name))
  const lines = text.split('\n').flatMap((line) => {
    const [, start = '', name = '', rest = ''] = /^(# (?:HELP|TYPE) )(\w+)_total( .*)$/.exec(line) ?? []
    if (line === '') return []
    return counters.has(name) ? start + name + rest : line
  })
  return { type: Registry.OPENMETRICS_CONTENT_TYPE, text: [...lines, '# EOF', ''].join('\n') }
}

/** Counts responses by duration, status and cache status. */
type RequestCounts = {
  count(request: CountedRequest): void
  lines(isOpen: boolean): string[]
}

type Route = {
  label: string
  /** By method and class of status. */
  durations: Map<string, Series[]>
  verdicts: Record<CacheStatus, number>
}

/**
 * A histogram and a counter of our own, because every response is counted. A general library takes any object as
 * labels, and its series lookup takes longer than a lookup of a cached response. Keys are strings that exist already: a new one would be hashed each
 * time.
 */
function createRequestCounts(): RequestCounts {
  const routes = new Map<string, Map<PageKind | undefined, Route>>()
  const durations = createHistogram(
    'musette_http_request_duration_seconds',
    'Responses by route, kind of page and class of status',
    REQUEST_BOUNDS,
  )

  return {
    count({ route: name, page, method, status, ms, cacheStatus, exemplar }) {
      let pages = routes.get(name)
      if (!pages) routes.set(name, (pages = new Map()))
      let route = pages.get(page)
      if (!route) pages.set(page, (route = newRoute(name, page)))
      route.verdicts[cacheStatus]++
      const verb = METHODS.has(method) ? method : 'other'
      let series = route.durations.get(verb)
      if (!series) route.durations.set(verb, (series = []))
      const hundred = Math.floor(status / 100)
      series[hundred] ??= durations.series(`${route.label},method="${verb}",status="${hundred}xx"`)
      durations.note(series[hundred], ms, exemplar)
    },
    lines: (isOpen) => [
      ...durations.lines(isOpen),
      '',
      `# HELP ${VERDICTS} What the caches had to do with a response`,
      `# TYPE ${VERDICTS} counter`,
      ...[...routes.values()].flatMap((pages) => [...pages.values()]).flatMap(verdictLines),
      '',
    ],
  }
}

function newRoute(name: string, page: PageKind | undefined): Route {
  const route = `route="${name.replace(/[\\"]/g, String.raw`\$&`)}"`
  const label = page === undefined ? route : `${route},page="${page}"`
  return { label, durations: new Map(), verdicts: { hit: 0, stale: 0, miss: 0, pass: 0 } }
}

function verdictLines({ label, verdicts }: Route): string[] {
  return Object.entries(verdicts)
    .filter(([, count]) => count > 0)
    .map(([cacheStatus, count]) => `${VERDICTS}{${label},verdict="${cacheStatus}"} ${count}`)
}

/**
 * What was measured with one set of labels. `within`: for each bound, the measurements within it but above the previous bound. Of each bucket the
 * latest exemplar is stored.
 */
type Series = { labels: string; within: number[]; count: number; ms: number; exemplars?: string[] }

type OwnHistogram = {
  /** Makes a series; `labels` as they are written. */
  series(labels: string): Series
  note(series: Series, ms: number, exemplar?: Exemplar): void
  /** As `note`, with a lookup of the series. */
  observe(labels: string, ms: number, exemplar?: Exemplar): void
  lines(isOpen: boolean): string[]
}

/** A histogram of durations. `bounds` in ms. */
function createHistogram(name: string, help: string, bounds: readonly number[]): OwnHistogram {
  const all = new Map<string, Series>()

  function series(labels: string): Series {
    const made = { labels, within: bounds.map(() => 0), count: 0, ms: 0 }
    all.set(labels, made)
    return made
  }

  function note(one: Series, ms: number, exemplar?: Exemplar): void {
    one.count++
    one.ms += ms
    const found = bounds.findIndex((most) => ms <= most)
    if (found >= 0) one.within[found] = (one.within[found] ?? 0) + 1
    if (!exemplar) return
    const { traceId, spanId } = exemplar
    const bucket = found < 0 ? bounds.length : found
    const labels = `trace_id="${traceId}",span_id="${spanId}"`
    one.exemplars ??= []
    one.exemplars[bucket] = ` # {${labels}} ${ms / 1000} ${Date.now() / 1000}`
  }

  /** Prometheus' buckets are cumulative and in seconds. */
  function linesOf({ labels, within, count, ms, exemplars }: Series, isOpen: boolean): string[] {
    const exemplarOf = (bucket: number) => (isOpen && exemplars?.[bucket]) || ''
    let inTime = 0
    return [
      ...bounds.map((bound, index) => {
        inTime += within[index] ?? 0
        return `${name}_bucket{le="${bound / 1000}",${labels}} ${inTime}${exemplarOf(index)}`
      }),
      `${name}_bucket{le="+Inf",${labels}} ${count}${exemplarOf(bounds.length)}`,
      `${name}_sum{${labels}} ${ms / 1000}`,
      `${name}_count{${labels}} ${count}`,
    ]
  }

  return {
    series,
    note,
    observe: (labels, ms, exemplar) => note(all.get(labels) ?? series(labels), ms, exemplar),
    lines: (isOpen) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...[...all.values()].flatMap((one) => linesOf(one, isOpen)),
    ],
  }
}
