import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fakeDomains } from '../bff/support/fake-domains.ts'
import { createTestApp } from '../bff/support/test-app.ts'
import { hasPromtool } from '../support/promtool.ts'
import { at, readYaml } from './read-yaml.ts'

const RULES = ['docker/prometheus/alerts.yml', 'docker/prometheus/slo.yml']

const isThere = hasPromtool()
if (!isThere) console.warn('Not tested: whether alerts ring. There is no promtool (Debian: the package prometheus).')

/** Series by name, a value a minute in promtool's notation, and which alerts ring at a time. */
type Scenario = { series: Record<string, string>; rings: Record<string, string[]> }

const UP_A = 'up{job="musette",instance="a"}'
const UP_B = 'up{job="musette",instance="b"}'
const ALWAYS = {
  [UP_A]: '1x600',
  [UP_B]: '1x600',
  'musette_upstream_breaker_open{job="musette"}': '0x600',
  'musette_maintenance_by_hand{job="musette"}': '0x600',
}

/** Addresses of pages have the kind of page in the place of a route. */
const answers = (route: string, status = '2xx', method = 'GET') => {
  const place = route.startsWith('/') ? `route="${route}"` : `route="/*",page="${route}"`
  return `musette_http_request_duration_seconds_count{job="musette",${place},method="${method}",status="${status}"}`
}

const within = (seconds: string, route: string, method = 'GET') =>
  answers(route, '2xx', method).replace('_count{', `_bucket{le="${seconds}",`)

/** Alerts that rang in a scenario, and fell silent later in it. */
const proven = new Set<string>()

/** What promtool finds wrong; empty where the alerts ring as expected. Alerts are written as «name slo page», as far as they have these. */
function wrongIn({ series, rings }: Scenario): string {
  const ringing = Object.values(rings).map((alerts) => alerts.map((alert) => alert.split(' ')[0] ?? ''))
  for (const [i, alerts] of ringing.entries())
    for (const alert of alerts) if (ringing.slice(i).some((later) => !later.includes(alert))) proven.add(alert)
  const folder = mkdtempSync(join(tmpdir(), 'musette-alerts-'))
  try {
    const file = join(folder, 'scenario.yml')
    const expr = 'count by (alertname, slo, page) (ALERTS{alertstate="firing"})'
    const scenario = {
      rule_files: RULES.map((rules) => resolve(rules)),
      // The rules count events by this interval.
      evaluation_interval: '15s',
      tests: [
        {
          interval: '1m',
          input_series: Object.entries({ ...ALWAYS, ...series }).map(([name, values]) => ({ series: name, values })),
          promql_expr_test: Object.entries(rings).map(([time, alerts]) => ({
            expr,
            eval_time: time,
            exp_samples: alerts.map((alert) => {
              const words = alert.split(' ')
              const labels = ['alertname', 'slo', 'page'].flatMap((label, i) => words[i] && `${label}="${words[i]}"`)
              return { labels: `{${labels.filter(Boolean).join(',')}}`, value: 1 }
            }),
          })),
        },
      ],
    }
    writeFileSync(file, JSON.stringify(scenario))
    // A short run has memory to spare: collecting it takes a seventh of the processor's time.
    const env = { ...process.env, GOGC: '800' }
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8', env })
    return status === 0 ? '' : `${stdout}${stderr}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe.skipIf(!isThere)('the rules', { timeout: 60_000 }, () => {
  test('are taken by Prometheus, with its configuration', () => {
    const check = (...args: string[]) => spawnSync('promtool', ['check', ...args], { encoding: 'utf8' })
    for (const { status, stdout, stderr } of [
      check('rules', ...RULES),
      check('config', '--syntax-only', 'docker/prometheus/prometheus.yml'),
    ]) {
      expect(status, `${stdout}${stderr}`).toBe(0)
    }
  })

  test('page at once for a burst of errors, and fall silent after it', () => {
    const wrong = wrongIn({
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
    })
    expect(wrong).toBe('')
  })

  test('open a ticket for a leak that pages nobody, until it is gone', () => {
    const wrong = wrongIn({
      series: { [answers('product')]: '0+1000x600', [answers('product', '5xx')]: '0+4x120 480x480' },
      rings: { '10m': [], '2h': ['MusetteBudgetBurnsSlowly pages-available product'], '9h': [] },
    })
    expect(wrong).toBe('')
  })

  test('say nothing without traffic, before the first or at night', () => {
    const series = {
      [answers('product')]: '5000x600',
      [answers('product', '5xx')]: '70x600',
      [within('1', 'product')]: '4000x600',
    }
    expect(wrongIn({ series: {}, rings: { '30m': [] } })).toBe('')
    expect(wrongIn({ series, rings: { '30m': [], '2h': [] } })).toBe('')
  })

  test('say nothing of a single error among few responses', () => {
    const wrong = wrongIn({
      series: { [answers('product')]: '0+0.3x600', [answers('product', '5xx')]: '0x20 1x580' },
      rings: { '22m': [], '30m': [], '4h': [] },
    })
    expect(wrong).toBe('')
  })

  test('name the store, and no page, while the store is down and pages come from the cache', () => {
    const wrong = wrongIn({
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
    })
    expect(wrong).toBe('')
  })

  test.each([
    { slo: 'pages-fast product', route: 'product', seconds: '1' },
    // As Prometheus 3 writes it.
    { slo: 'pages-fast checkout', route: 'checkout', seconds: '1.0' },
    { slo: 'graphql-fast', route: '/graphql', seconds: '2.5' },
  ])('page for slow responses: $slo', ({ slo, route, seconds }) => {
    const wrong = wrongIn({
      series: { [answers(route)]: '0+100x600', [within(seconds, route)]: '0+100x30 3000+70x15 4050+100x500' },
      rings: {
        '29m': [],
        '43m': [`MusetteBudgetBurnsFast ${slo}`],
        '100m': [`MusetteBudgetBurnsSlowly ${slo}`],
        '9h': [],
      },
    })
    expect(wrong).toBe('')
  })

  test.each([
    { slo: 'graphql-available', route: '/graphql', method: 'POST' },
    { slo: 'pictures-available', route: '/resized-images/*', method: 'GET' },
  ])('tell parts of the shop apart: $slo', ({ slo, route, method }) => {
    const wrong = wrongIn({
      series: {
        [answers('product')]: '0+1000x600',
        [answers(route, '2xx', method)]: '0+100x600',
        [answers(route, '5xx', method)]: '0x30 0+30x15 450x500',
      },
      rings: { '29m': [], '43m': [`MusetteBudgetBurnsFast ${slo}`], '9h': [] },
    })
    expect(wrong).toBe('')
  })

  test('tell kinds of pages apart, however few views one has beside the others', () => {
    const wrong = wrongIn({
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
    })
    expect(wrong).toBe('')
  })

  test('page for orders that fail, and open tickets for doubtful ones and for a wave of refusals', () => {
    const orders = (outcome: string) => `musette_orders_total{job="musette",outcome="${outcome}"}`
    const taken = { [orders('placed')]: '0+1x200' }
    const few = { ...taken, [orders('failed')]: '0x30 1x170', [orders('doubtful')]: '0x200' }
    expect(wrongIn({ series: few, rings: { '33m': [] } })).toBe('')
    const failing = { [orders('placed')]: '0+1x600', [orders('failed')]: '0x30 0+1x20 20x550' }
    const paged = { '29m': [], '45m': ['MusetteBudgetBurnsFast orders-answered'], '9h': [] }
    expect(wrongIn({ series: failing, rings: paged })).toBe('')
    const doubtful = { [orders('placed')]: '0+5x200', [orders('doubtful')]: '0x30 1x170' }
    expect(wrongIn({ series: doubtful, rings: { '29m': [], '40m': ['MusetteOrdersDoubtful'], '100m': [] } })).toBe('')
    const refused = { ...taken, [orders('refused')]: '0x30 0+3x30 90x140' }
    expect(wrongIn({ series: refused, rings: { '29m': [], '55m': ['MusetteOrdersRefused'], '130m': [] } })).toBe('')
  })

  const down = '1x30 0x30 1x500'
  test.each<[string, Scenario['series'], begins: string, rings: string, ends: string]>([
    ['MusetteDown', { [UP_A]: down, [UP_B]: down }, '30m', '33m', '62m'],
    // As while a new release is rolled out, and nothing of it starts.
    ['MusetteDown', { [UP_A]: '1x30 _x30 1x500', [UP_B]: '1x30 _x30 1x500' }, '30m', '45m', '62m'],
    ['MusetteProcessMissing', { [UP_B]: down }, '33m', '40m', '62m'],
    [
      'MusetteStoreInMaintenance',
      { 'musette_upstream_maintenance{job="musette"}': '0x30 1x30 0x500' },
      '40m',
      '50m',
      '62m',
    ],
    ['MusetteQueueWaiting', { 'musette_queue_waiting{queue="images"}': '2x30 50x30 0x500' }, '33m', '40m', '62m'],
    [
      'MusetteEventLoopLate',
      { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.01x30 0.5x30 0.01x500' },
      '33m',
      '40m',
      '62m',
    ],
    [
      'MusetteClientErrors',
      { 'musette_client_log_entries_total{level="error"}': '0+6x30 180+120x30 3780x500' },
      '38m',
      '55m',
      '80m',
    ],
    [
      'MusetteEdgeBehind',
      { 'musette_edge_oldest_seconds{edge="varnish"}': '0x30 10+60x30 0x500' },
      '31m',
      '40m',
      '62m',
    ],
  ])('name a cause, and fall silent without it: %s', (alert, series, before, during, after) => {
    const wrong = wrongIn({ series, rings: { [before]: [], [during]: [alert], [after]: [] } })
    expect(wrong).toBe('')
  })

  test('do not ring for a shop that somebody shut on purpose, nor when it opens again', () => {
    const wrong = wrongIn({
      series: {
        [answers('product')]: '0+100x30 3000x30 3000+100x500',
        [answers('product', '5xx')]: '0x30 0+100x30 3000x500',
        'musette_maintenance_by_hand{job="musette"}': '0x30 1x30 0x500',
      },
      rings: { '40m': [], '62m': [], '66m': [], '75m': [], '4h': [] },
    })
    expect(wrong).toBe('')
  })

  test('each rang in a test above, and fell silent', () => {
    const alerts = RULES.flatMap((rules) => readFileSync(rules, 'utf8').match(/(?<=alert: )\w+/g) ?? [])
    expect([...proven].toSorted()).toEqual(alerts.toSorted())
  })
})

describe('the parts of the shop', () => {
  test.each(['', '/boutique'])('are told apart by labels that the server gives, below «%s»', async (base) => {
    const app = await createTestApp({ UPSTREAM_URL: 'http://127.0.0.1:9/graphql', BASE_PATH: base }, fakeDomains)
    for (const url of [
      '/',
      '/croquettes.html',
      '/cart',
      '/graphql?query={shop{id}}',
      '/resized-images/1x1/a.jpg',
      '/nothing.js',
    ])
      await app.inject(base + url)
    for (const url of ['/contribution/x', '/video-files/a.mp4', '/newsletter/subscriber/confirm/id/1', '/health/live'])
      await app.inject(base + url)
    const { body } = await app.inject(`${base}/metrics`)
    await app.close()
    const counted = [...body.matchAll(/_count\{route="([^"]+)"(?:,page="(\w+)")?/g)]
    const routes = [...new Set(counted.map(([, route = '']) => route))]
    const rules = at(readYaml('docker/prometheus/slo.yml'), 'groups', 1, 'rules') as {
      expr: string
      labels?: { part?: string }
    }[]
    const routesOf = (part: string) => {
      const { expr = '' } = rules.find(({ labels }) => labels?.part === part) ?? {}
      const pattern = new RegExp(`^(?:${expr.split('route=~"')[1]?.split('"')[0]})$`)
      return routes.filter((route) => pattern.test(route))
    }
    const pages = counted.flatMap(([, route, page]) => (page ? [`${route} ${page}`] : []))
    expect(routes.length).toBeGreaterThan(6)
    expect(pages.toSorted()).toEqual([`${base}/* cart`, `${base}/* other`, `${base || '/'} home`].toSorted())
    expect(routesOf('graphql')).toEqual([`${base}/graphql`])
    expect(routesOf('pictures')).toEqual([`${base}/resized-images/*`])
  })
})
