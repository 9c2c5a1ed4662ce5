import { expect, test } from 'vitest'
import { asPlainText, mergePages, totalsOf } from '../../../bff/ops/metrics-page.ts'

const page = (requests: number, isOpen: number, entries: number) => `# HELP requests Requests
# TYPE requests counter
requests_total{route="/a \\"b\\" {c}",status="2xx"} ${requests}
# HELP seconds Durations
# TYPE seconds histogram
seconds_bucket{le="0.1"} ${requests}
seconds_bucket{le="+Inf"} ${requests}
seconds_sum ${requests / 10}
seconds_count ${requests}
# HELP musette_upstream_breaker_open Open
# TYPE musette_upstream_breaker_open gauge
musette_upstream_breaker_open ${isOpen}
# HELP musette_cache_entries Entries
# TYPE musette_cache_entries gauge
musette_cache_entries{cache="images"} ${entries}
musette_cache_entries{cache="pages"} ${entries}
# EOF
`

test('counters, histograms and sizes are added up; of what every process tells the same the largest stands', () => {
  expect(mergePages([page(2, 0, 7), page(3, 1, 5)])).toBe(`# HELP requests Requests
# TYPE requests counter
requests_total{route="/a \\"b\\" {c}",status="2xx"} 5
# HELP seconds Durations
# TYPE seconds histogram
seconds_bucket{le="0.1"} 5
seconds_bucket{le="+Inf"} 5
seconds_sum 0.5
seconds_count 5
# HELP musette_upstream_breaker_open Open
# TYPE musette_upstream_breaker_open gauge
musette_upstream_breaker_open 1
# HELP musette_cache_entries Entries
# TYPE musette_cache_entries gauge
musette_cache_entries{cache="images"} 7
musette_cache_entries{cache="pages"} 12
# EOF
`)
})

test('a process that has ended still counts for its totals, and for none of its gauges', () => {
  const left = totalsOf(page(2, 1, 7))
  expect(left).not.toContain('gauge')
  const merged = mergePages([page(3, 0, 5), left])
  expect(merged).toContain('status="2xx"} 5\n')
  expect(merged).toContain('seconds_count 5\n')
  expect(merged).toContain('breaker_open 0\n')
  expect(merged).toContain('{cache="pages"} 5\n')
})

test('in the older format a family of counters has the name of its series, and nothing has an exemplar', () => {
  const open = '# HELP a Help\n# TYPE a counter\na_total{b="c # d"} 1 # {trace_id="x"} 1 2\n# EOF\n'
  expect(asPlainText(open)).toBe('# HELP a_total Help\n# TYPE a_total counter\na_total{b="c # d"} 1\n')
})

test('exemplars stay, and the end of OpenMetrics stands at the end', () => {
  const open = (count: number, trace: string) =>
    `# HELP s Durations\n# TYPE s histogram\ns_bucket{le="+Inf"} ${count} # {trace_id="${trace}"} 0.2 1.5\ns_count ${count}\n# EOF\n`
  expect(mergePages([open(1, 'a'), open(2, 'b')])).toBe(
    '# HELP s Durations\n# TYPE s histogram\ns_bucket{le="+Inf"} 3 # {trace_id="b"} 0.2 1.5\ns_count 3\n# EOF\n',
  )
})
