import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheVerdict } from './cache-status.ts'
import { createRequestCounts } from './request-counts.ts'

/** What is counted, for Prometheus. No label is free: routes, operations and kinds come from the code, never from a client. */
export type Metrics = {
  /** `route`: the pattern that matched; `ms`: until the answer was sent. */
  request(route: string, method: string, status: number, ms: number, verdict: CacheVerdict): void
  /** `outcome`: `ok`, or the kind of the failure. `ms`: waiting for a turn included. */
  upstreamCall(operation: string, outcome: string, ms: number): void
  clientEntry(level: string, count?: number): void
  cspReport(directive: string): void
  /** Read when the metrics are asked for. */
  gauge(name: string, help: string, read: () => number): void
  /** One series for each value of the label. A name that ends with `_total` counts what only grows. */
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
  let isCollecting = false

  return {
    request: requests.count,
    upstreamCall: (operation, outcome, ms) => calls.observe({ operation, outcome }, ms / 1000),
    clientEntry: (level, count = 1) => entries.inc({ level }, count),
    cspReport: (directive) => reports.inc({ directive }),
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
      // Event loop, heap and garbage collection are watched from the first scrape on: nobody pays for what nobody reads.
      if (!isCollecting) collectDefaultMetrics({ register })
      isCollecting = true
      return `${await register.metrics()}\n${requests.text()}`
    },
  }
}
