import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fakeDomains } from '../bff/support/fake-domains.ts'
import { createTestApp } from '../bff/support/test-app.ts'
import { findProgram } from '../support/programs.ts'

const RULES = ['docker/prometheus/alerts.yml', 'docker/prometheus/slo.yml']

const promtool = findProgram(['promtool'], 'prometheus')

/** Series by name, a value a minute in promtool's notation, and which alerts ring at a time, as «name slo page» as far as they have these. */
type Scenario = { series: Record<string, string>; rings: Record<string, string[]> }

const UP_A = 'up{job="musette",instance="a"}'
const UP_B = 'up{job="musette",instance="b"}'
const ALWAYS = {
  [UP_A]: '1x600',
  [UP_B]: '1x600',
  'musette_upstream_breaker_open{job="musette"}': '0x600',
  'musette_maintenance_by_hand{job="musette"}': '0x600',
}

const SCENARIOS: Record<string, Scenario> = {
  'a burst of errors pages at once, and is a ticket after it': {
    series: {
      [answers('product')]: '0+100x600',
      // The first error makes the series.
      [answers('product', '5xx')]: '_x30 40+40x10 440x500',
    },
    rings: {
      '29m': [],
      '40m': ['MusetteBudgetBurnsFast pages-available product'],
      // The page has ended. What was lost of the month is still a ticket.
      '90m': ['MusetteBudgetBurnsSlowly pages-available product'],
    },
  },
  'a leak that pages nobody is a ticket until it is gone': {
    series: { [answers('product')]: '0+1000x600', [answers('product', '5xx')]: '0+4x120 480x480' },
    rings: { '10m': [], '2h': ['MusetteBudgetBurnsSlowly pages-available product'], '9h': [] },
  },
  'nothing rings before the first visitor': { series: {}, rings: { '30m': [] } },
  'nothing rings at night': {
    series: {
      [answers('product')]: '5000x600',
      [answers('product', '5xx')]: '70x600',
      [within('1', 'product')]: '4000x600',
    },
    rings: { '30m': [], '2h': [] },
  },
  'a single error among few responses is none': {
    series: { [answers('product')]: '0+0.3x600', [answers('product', '5xx')]: '0x20 1x580' },
    rings: { '22m': [], '30m': [], '4h': [] },
  },
  'a store that is down while pages come from the cache is named, and no page': {
    series: {
      [answers('product')]: '0+100x600',
      [within('1', 'product')]: '0+100x600',
      [answers('/graphql')]: '0+50x600',
      [within('2.5', '/graphql')]: '0+50x600',
      'musette_upstream_breaker_open{job="musette"}': '0x30 1x60 0x500',
      'musette_upstream_call_duration_seconds_count{job="musette",operation="Cart",outcome="unavailable"}':
        '_x30 0+9x60',
    },
    rings: { '29m': [], '60m': ['MusetteStoreLeftAlone'], '100m': [] },
  },
  'slow pages of products': slow('pages-fast product', 'product', '1'),
  // As Prometheus 3 writes it.
  'slow pages of the checkout': slow('pages-fast checkout', 'checkout', '1.0'),
  'slow GraphQL': slow('graphql-fast', '/graphql', '2.5'),
  'GraphQL that fails beside pages that do not': failingPart('graphql-available', '/graphql', 'POST'),
  'pictures that fail beside pages that do not': failingPart('pictures-available', '/resized-images/*', 'GET'),
  'kinds of pages are told apart, however few views one has beside the others': {
    series: {
      [answers('product')]: '0+10000x600',
      [answers('checkout')]: '0+20x600',
      [answers('checkout', '5xx')]: '0x30 0+2x15 30x555',
      [answers('listing')]: '0+1000x600',
      [within('1', 'listing')]: '0+1000x30 30000+700x15 40500+1000x555',
    },
    rings: {
      '29m': [],
      '43m': ['MusetteBudgetBurnsFast pages-available checkout', 'MusetteBudgetBurnsFast pages-fast listing'],
      '9h': [],
    },
  },
  'one order that fails pages nobody': {
    series: { [orders('placed')]: '0+1x200', [orders('failed')]: '0x30 1x170', [orders('doubtful')]: '0x200' },
    rings: { '33m': [] },
  },
  'orders that fail': {
    series: { [orders('placed')]: '0+1x600', [orders('failed')]: '0x30 0+1x20 20x550' },
    rings: { '29m': [], '45m': ['MusetteBudgetBurnsFast orders-answered'], '9h': [] },
  },
  'a doubtful order': {
    series: { [orders('placed')]: '0+5x200', [orders('doubtful')]: '0x30 1x170' },
    rings: { '29m': [], '40m': ['MusetteOrdersDoubtful'], '100m': [] },
  },
  'a wave of refused orders': {
    series: { [orders('placed')]: '0+1x200', [orders('refused')]: '0x30 0+3x30 90x140' },
    rings: { '29m': [], '55m': ['MusetteOrdersRefused'], '130m': [] },
  },
  'no process is up': cause('MusetteDown', { [UP_A]: '1x30 0x30 1x500', [UP_B]: '1x30 0x30 1x500' }, '30m', '33m'),
  'nothing of a new release starts': cause(
    'MusetteDown',
    { [UP_A]: '1x30 _x30 1x500', [UP_B]: '1x30 _x30 1x500' },
    '30m',
    '45m',
  ),
  'one process is missing': cause('MusetteProcessMissing', { [UP_B]: '1x30 0x30 1x500' }, '33m', '40m'),
  'the store is in maintenance': cause(
    'MusetteStoreInMaintenance',
    { 'musette_upstream_maintenance{job="musette"}': '0x30 1x30 0x500' },
    '40m',
    '50m',
  ),
  'a queue waits': cause(
    'MusetteQueueWaiting',
    { 'musette_queue_waiting{queue="images"}': '2x30 50x30 0x500' },
    '33m',
    '40m',
  ),
  'the event loop is late': cause(
    'MusetteEventLoopLate',
    { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.01x30 0.5x30 0.01x500' },
    '33m',
    '40m',
  ),
  'browsers report errors': cause(
    'MusetteClientErrors',
    { 'musette_client_log_entries_total{level="error"}': '0+6x30 180+120x30 3780x500' },
    '38m',
    '55m',
    '80m',
  ),
  'an edge is behind': cause(
    'MusetteEdgeBehind',
    { 'musette_edge_oldest_seconds{edge="varnish"}': '0x30 10+60x30 0x500' },
    '31m',
    '40m',
  ),
  'mails wait': cause(
    'MusetteMailsLate',
    { 'musette_mails_oldest_seconds{instance="a"}': '0x20 0+120x20 0x500' },
    '27m',
    '37m',
  ),
  'a mail was given up, beside an older one': cause(
    'MusetteMailsGivenUp',
    { 'musette_mails_dead{instance="a"}': '1x30 2x500' },
    '29m',
    '40m',
    '100m',
  ),
  'a shop that somebody shut on purpose is no fault, nor is its opening': {
    series: {
      [answers('product')]: '0+100x30 3000x30 3000+100x500',
      [answers('product', '5xx')]: '0x30 0+100x30 3000x500',
      'musette_maintenance_by_hand{job="musette"}': '0x30 1x30 0x500',
    },
    rings: { '40m': [], '62m': [], '66m': [], '75m': [], '4h': [] },
  },
}

/** Addresses of pages have the kind of page in the place of a route. */
function answers(route: string, status = '2xx', method = 'GET'): string {
  const place = route.startsWith('/') ? `route="${route}"` : `route="/*",page="${route}"`
  return `musette_http_request_duration_seconds_count{job="musette",${place},method="${method}",status="${status}"}`
}

function within(seconds: string, route: string): string {
  return answers(route).replace('_count{', `_bucket{le="${seconds}",`)
}

function orders(outcome: string): string {
  return `musette_orders_total{job="musette",outcome="${outcome}"}`
}

function slow(slo: string, route: string, seconds: string): Scenario {
  return {
    series: { [answers(route)]: '0+100x600', [within(seconds, route)]: '0+100x30 3000+70x15 4050+100x500' },
    rings: {
      '29m': [],
      '43m': [`MusetteBudgetBurnsFast ${slo}`],
      '100m': [`MusetteBudgetBurnsSlowly ${slo}`],
      '9h': [],
    },
  }
}

function failingPart(slo: string, route: string, method: string): Scenario {
  return {
    series: {
      [answers('product')]: '0+1000x600',
      [answers(route, '2xx', method)]: '0+100x600',
      [answers(route, '5xx', method)]: '0x30 0+30x15 450x500',
    },
    rings: { '29m': [], '43m': [`MusetteBudgetBurnsFast ${slo}`], '9h': [] },
  }
}

function cause(alert: string, series: Scenario['series'], before: string, during: string, after = '62m'): Scenario {
  return { series, rings: { [before]: [], [during]: [alert], [after]: [] } }
}

/** In the form of promtool's files of tests. */
function groupOf([name, { series, rings }]: [string, Scenario]) {
  return {
    name,
    interval: '1m',
    input_series: Object.entries({ ...ALWAYS, ...series }).map(([one, values]) => ({ series: one, values })),
    promql_expr_test: Object.entries(rings).map(([time, alerts]) => ({
      expr: 'count by (alertname, slo, page) (ALERTS{alertstate="firing"})',
      eval_time: time,
      exp_samples: alerts.map((alert) => {
        const words = alert.split(' ')
        const labels = ['alertname', 'slo', 'page'].flatMap((label, i) => words[i] && `${label}="${words[i]}"`)
        return { labels: `{${labels.filter(Boolean).join(',')}}`, value: 1 }
      }),
    })),
  }
}

test('Prometheus takes the rules, with its configuration', () => {
  const check = (...args: string[]) => spawnSync(promtool, ['check', ...args], { encoding: 'utf8' })
  for (const { status, stdout, stderr } of [
    check('rules', ...RULES),
    check('config', '--syntax-only', 'docker/prometheus/prometheus.yml'),
  ]) {
    expect(status, `${stdout}${stderr}`).toBe(0)
  }
})

test('alerts ring when they should, and fall silent', { timeout: 1_200_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'musette-alerts-'))
  try {
    const file = join(folder, 'scenarios.yml')
    writeFileSync(
      file,
      JSON.stringify({
        rule_files: RULES.map((rules) => resolve(rules)),
        // The rules count events by this interval.
        evaluation_interval: '15s',
        tests: Object.entries(SCENARIOS).map(groupOf),
      }),
    )
    // A short run has memory to spare: collecting it takes a seventh of the processor's time.
    const env = { ...process.env, GOGC: '800' }
    await promisify(execFile)(promtool, ['test', 'rules', file], { env })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('each alert rings in a scenario, and falls silent later in it', () => {
  const proven = Object.values(SCENARIOS).flatMap(({ rings }) => {
    const ringing = Object.values(rings).map((alerts) => alerts.map((alert) => alert.split(' ')[0] ?? ''))
    return ringing.flatMap((alerts, time) =>
      alerts.filter((alert) => ringing.slice(time).some((later) => !later.includes(alert))),
    )
  })
  const all = RULES.flatMap((rules) => readFileSync(rules, 'utf8').match(/(?<=alert: )\w+/g) ?? [])
  expect([...new Set(proven)].toSorted()).toEqual(all.toSorted())
})

test('the metrics are OpenMetrics that Prometheus can read', async () => {
  const app = await createTestApp({ UPSTREAM_URL: 'http://127.0.0.1:9/graphql' }, fakeDomains)
  await app.inject('/nothing.js')
  const { body } = await app.inject({ url: '/metrics', headers: { accept: 'application/openmetrics-text' } })
  await app.close()
  const folder = mkdtempSync(join(tmpdir(), 'musette-metrics-'))
  try {
    // The tool wants a time in each line.
    const timed = body.replace(/^([^#\n]\S*(?:\{.*\})? \S+)$/gm, `$1 ${Date.now() / 1000}`)
    writeFileSync(join(folder, 'metrics.txt'), timed)
    const args = ['tsdb', 'create-blocks-from', 'openmetrics', join(folder, 'metrics.txt'), join(folder, 'blocks')]
    const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
