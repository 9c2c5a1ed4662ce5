/** Metrics of several processes of one machine as one page, in OpenMetrics. */
export function mergePages(pages: readonly string[]): string {
  const families = new Map<string, Family>()
  for (const page of pages) readPage(page, families)
  const lines = [...families].flatMap(([name, { head, samples }]) => [
    ...head,
    ...[...samples].map(([series, sample]) => `${series} ${valueOf(name, series, sample.values)}${sample.exemplar}`),
  ])
  return [...lines, END].join('\n')
}

/** An OpenMetrics page in Prometheus' text format, where the family of a counter has the name of its series, and no series has an exemplar. */
export function asPlainText(page: string): string {
  const counters = new Set(Array.from(page.matchAll(/^# TYPE (\w+) counter$/gm), ([, name = '']) => name))
  const lines = page.split('\n').flatMap((line) => {
    const [, kind, name = '', rest = ''] = HEAD.exec(line) ?? []
    if (kind) return `# ${kind} ${name}${counters.has(name) ? '_total' : ''} ${rest}`
    const [, series, value] = SAMPLE.exec(line) ?? []
    return series === undefined ? [] : `${series} ${value}`
  })
  return `${lines.join('\n')}\n`
}

/**
 * What a process that has ended still counts for: its counters and histograms. A total that fell would look like a restart, whose whole count is new.
 */
export function totalsOf(page: string): string {
  const families = readPage(page)
  const lines = [...families.values()].flatMap(({ head, type, samples }) =>
    type === 'gauge' ? [] : [...head, ...[...samples].map(([series, { values }]) => `${series} ${values[0]}`)],
  )
  return [...lines, END].join('\n')
}

const END = '# EOF\n'

type Family = { head: string[]; type: string; samples: Map<string, Sample> }
type Sample = { values: number[]; exemplar: string }

const HEAD = /^# (HELP|TYPE) (\w+) ?(.*)$/
const SAMPLE = /^(\w+(?:\{(?:[^"}]|"(?:[^"\\]|\\.)*")*\})?) (\S+)( # .*)?$/

/**
 * Gauges of which each process tells the same, and those where the worst is what matters. Others, and all counters, are added up.
 */
const LARGEST =
  /^(musette_(workers|workers_ended|worker_resident_bytes|maintenance_by_hand|upstream_maintenance|upstream_breaker_open|mails_waiting|mails_dead|mails_oldest_seconds|edge_oldest_seconds)|nodejs_eventloop_.*|nodejs_version_info|process_start_time_seconds|process_max_fds)$/

/** All processes of a machine keep pictures in one folder. */
const SHARED_FOLDER = /^musette_cache_(entries|bytes|limit_bytes)\{cache="images"\}$/

function valueOf(family: string, series: string, values: readonly number[]): string {
  const isOne = LARGEST.test(family) || SHARED_FOLDER.test(series)
  const value = isOne ? Math.max(...values) : values.reduce((sum, one) => sum + one, 0)
  return Number.isFinite(value) ? String(value) : 'NaN'
}

function readPage(page: string, families = new Map<string, Family>()): Map<string, Family> {
  let family: Family | undefined
  for (const line of page.split('\n')) {
    const [, kind, name = '', rest = ''] = HEAD.exec(line) ?? []
    if (kind) {
      family = families.get(name) ?? { head: [], type: '', samples: new Map<string, Sample>() }
      families.set(name, family)
      if (!family.head.some((one) => one.startsWith(`# ${kind} `))) family.head.push(line)
      if (kind === 'TYPE') family.type = rest
      continue
    }
    const [, series, value, exemplar = ''] = SAMPLE.exec(line) ?? []
    if (series === undefined || !family) continue
    const known = family.samples.get(series)
    if (known) known.values.push(Number(value))
    else family.samples.set(series, { values: [Number(value)], exemplar })
    if (known && exemplar) known.exemplar = exemplar
  }
  return families
}
