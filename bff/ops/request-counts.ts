import type { CacheVerdict } from './cache-status.ts'

/** Answers as Prometheus wants to hear of them: how many, how fast, and what the caches had to do with them. */
export type RequestCounts = {
  /** `route` is a pattern, never an address; `ms`: until the answer was sent. */
  count(route: string, method: string, status: number, ms: number, verdict: CacheVerdict): void
  /** In Prometheus' text format. */
  text(): string
}

const DURATIONS = 'musette_http_request_duration_seconds'
const VERDICTS = 'musette_cache_verdicts_total'
/** Ms: from an answer out of the cache to an order that a slow store takes. */
const BOUNDS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])

/** Answers of one route, method and class of status. `within`: by bound, those that were in time for it and not for the one before. */
type Series = { labels: string; within: number[]; count: number; ms: number }
type Route = { label: string; durations: Map<string, Series>; verdicts: Record<CacheVerdict, number> }

/**
 * A histogram and a counter of our own. Every answer is counted, and in a general library, where labels may be any object, the way to its
 * series takes longer than the way to a kept answer.
 */
export function createRequestCounts(): RequestCounts {
  const routes = new Map<string, Route>()

  return {
    count(name, method, status, ms, verdict) {
      let route = routes.get(name)
      if (!route) routes.set(name, (route = newRoute(name)))
      route.verdicts[verdict]++
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
    .map(([verdict, count]) => `${VERDICTS}{${label},verdict="${verdict}"} ${count}`)
}

/** Buckets count what all smaller ones count, too; Prometheus wants seconds. */
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
