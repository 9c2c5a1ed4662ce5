import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HAS_CONTEXT } from '../../../bff/ops/trace.ts'
import type { Store } from '../../../demo-store/server.ts'
import { type Collector, type SpanSeen, startCollector } from '../support/collector.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { collectLines } from '../support/log-lines.ts'
import { startRealShop } from '../support/real-shop.ts'
import { Shopper } from '../support/shopper.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../../support/wait-for.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const parentOf = (flags: string) => ({ traceparent: `00-${TRACE}-${CALLER}-${flags}`, tracestate: 'proxy=1' })

let collector: Collector
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.close())

const tracing = (share = '1') => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20the%20shop',
  OTEL_TRACES_SAMPLER_ARG: share,
})

/** Names from the root to a span. */
function pathTo(span: SpanSeen, spans: readonly SpanSeen[]): string[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parent && traceId === span.traceId)
  return [...(parent ? pathTo(parent, spans) : []), span.name]
}

describe('a shop in front of a store', () => {
  let store: Store
  beforeAll(async () => {
    store = await startDemoStore()
  })
  afterAll(() => store.close())

  test('shows each request down to the calls of the store, which carry the trace', async () => {
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    const carried: string[] = []
    proxy.fault = ({ headers, url = '' }) => {
      if (url.startsWith('/graphql')) carried.push(String(headers.traceparent))
      return PASS
    }
    const lines = collectLines()
    const shop = await startRealShop(proxy.url, { ...tracing(), LOG_LEVEL: 'info' }, { logStream: lines })
    const page = (await shop.ask('{ categories(ids: ["3"]) { items { url } } }')).text
    const address = /"url":"([^"]+)"/.exec(page)?.[1] ?? '/chiens.html'
    const before = carried.length
    await shop.get(address)
    await shop.get(address)
    await shop.ask('mutation Add { addMultipleItemsToCart(items: [{ sku: "no-such-sku", qty: 1 }]) { success } }')
    await shop.close()
    await proxy.close()

    const spans = collector.spans()
    const paths = spans.map((span) => pathTo(span, spans).join(' > '))
    expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'api-key': 'of the shop' } })
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['musette']))
    const resolver = (name: string) => (HAS_CONTEXT ? ` > ${name}` : '')
    const calls = paths.filter((path) => path.includes(' > store ')).map((path) => path.replace(/ > store \w+$/, ''))
    expect(calls).toEqual(
      expect.arrayContaining([
        `GET /* > render page > query PageByUrl${resolver('Query.route')}`,
        `POST /graphql > mutation Add${resolver('Mutation.addMultipleItemsToCart')}`,
      ]),
    )
    const [rendered, cached] = spans.filter(({ name, kind }) => name === 'GET /*' && kind === 2)
    expect([rendered, cached].map((span) => span?.attributes)).toMatchObject([
      { 'musette.page': 'listing', 'musette.cache': 'miss', 'http.response.status_code': 200, 'http.route': '/*' },
      { 'musette.page': 'listing', 'musette.cache': 'hit', 'musette.site': expect.any(String) },
    ])
    expect(spans.filter(({ traceId }) => traceId === cached?.traceId)).toHaveLength(1)

    // Each call says which of the exported spans it is.
    const known = new Set(
      spans.flatMap(({ kind, traceId, spanId }) => (kind === 3 ? [`00-${traceId}-${spanId}-01`] : [])),
    )
    expect(carried.length).toBeGreaterThan(before)
    expect(carried.slice(before).filter((header) => !known.has(header))).toEqual([])

    const access = (await lines.of('access')).filter(({ url }) => url === address)
    expect(access.map(({ traceId, spanId }) => `${String(traceId)} ${String(spanId)}`)).toEqual(
      [rendered, cached].map((span) => `${span?.traceId} ${span?.spanId}`),
    )
  })

  test('sends no personal data to the collector', async () => {
    const shop = await startRealShop(store.url.replace(/\/$/, ''), { ...tracing(), TRUST_PROXY: 'loopback' })
    const shopper = new Shopper(shop.url)
    const secrets = ['camille.durand', 'Musette-2026', 'Saint-Malo', 'croquettesdelune', 'BONNEAFFAIRE', '203.0.113.77']
    expect(await shopper.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    await shopper.ask('query Me { me { email firstname } }')
    await shopper.ask('mutation Coupon($code: String!) { applyCoupon(code: $code) { success } }', {
      code: 'BONNEAFFAIRE',
    })
    const headers = { 'x-forwarded-for': '203.0.113.77', cookie: shopper.cookie }
    await shop.get('/search/croquettesdelune?utm=camille.durand@example.com', headers)
    await shop.get('/account/password-reset?token=12%20rue%20Saint-Malo', headers)
    await shop.get('/12-rue-Saint-Malo.html')
    await shop.close()
    const sent = collector.text()
    expect(collector.spans().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['query Me', 'mutation Coupon', 'GET /*', 'store Login']),
    )
    for (const secret of [...secrets, ...shopper.cookie.split('; ').map((one) => one.split('=')[1] ?? '')]) {
      if (secret.length > 4) expect(sent, secret).not.toContain(secret)
    }
    expect(sent).not.toMatch(/bearer|cookie|@/i)
  })
})

describe('a request', () => {
  let store: FakeStore
  let app: FastifyInstance
  const lines = collectLines()
  const start = async (env: Record<string, string>) => {
    lines.texts.length = 0
    app = await createTestApp(
      { UPSTREAM_URL: store.url, LOG_LEVEL: 'info', ...env },
      { ...fakeDomains, logStream: lines },
    )
  }
  beforeEach(async () => {
    store = await startFakeStore(() => ({ body: shopData('Musette') }))
  })
  afterEach(() => store.close())

  const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/graphql?query=query+Name{shop{name}}', headers, remoteAddress })
  const access = async () => (await lines.of('access')).filter(({ url }) => String(url).startsWith('/graphql'))

  test.each([
    ['loopback', '127.0.0.1', true],
    ['192.0.2.0/24, ::1', '192.0.2.8', true],
    ['192.0.2.0/24, ::1', '::ffff:192.0.2.8', true],
    ['uniquelocal', '10.1.2.3', true],
    ['true', '203.0.113.9', true],
    ['loopback', '203.0.113.9', false],
    ['false', '127.0.0.1', false],
  ])('goes on in the trace of a proxy that TRUST_PROXY=%s names, from %s: %s', async (trusted, address, isTaken) => {
    await start({ ...tracing(), TRUST_PROXY: trusted })
    await ask(parentOf('01'), address)
    await app.close()
    const spans = collector.spans()
    const root = spans.find(({ kind }) => kind === 2)
    expect(root?.traceId === TRACE).toBe(isTaken)
    expect(root?.parent).toBe(isTaken ? CALLER : '')
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(store.calls[0]?.headers.traceparent).toMatch(new RegExp(`^00-${root?.traceId}-[\\da-f]{16}-01$`))
    expect(store.calls[0]?.headers.tracestate).toBe(isTaken ? 'proxy=1' : undefined)
    expect(await access()).toMatchObject([{ traceId: root?.traceId, spanId: root?.spanId }])
  })

  test('that the proxy does not sample is not recorded, and its calls say so', async () => {
    await start({ ...tracing(), TRUST_PROXY: 'loopback' })
    await ask(parentOf('00'))
    await app.close()
    expect(collector.requests).toEqual([])
    expect(store.calls[0]?.headers.traceparent).toBe(`00-${TRACE}-${CALLER}-00`)
    expect(await access()).toMatchObject([{ traceId: TRACE, spanId: CALLER }])
  })

  test('that is not in the share leaves no trace, and its calls begin none', async () => {
    await start(tracing('0'))
    await ask()
    const { body } = await app.inject({ url: '/metrics', headers: { accept: 'application/openmetrics-text' } })
    await app.close()
    expect(collector.requests).toEqual([])
    expect(store.calls[0]?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
    expect(Object.keys((await access())[0] ?? {})).not.toContain('traceId')
    expect(body).not.toContain('trace_id')
  })

  test('is in no trace where tracing is off', async () => {
    await start({ TRUST_PROXY: 'loopback' })
    await ask(parentOf('01'))
    await app.close()
    expect(store.calls[0]?.headers.traceparent).toBeUndefined()
    expect(Object.keys((await access())[0] ?? {})).not.toContain('traceId')
  })

  test('loads nothing for it then: only one import leads there, and it waits for the setting', () => {
    const files = readdirSync('bff', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const importing = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(join('bff', name), 'utf8')))
    const [exporter, traces] = ['span-exporter.ts', 'tracing.ts'].map((file) => join('ops', file))
    expect(importing(/from '@opentelemetry\//).toSorted()).toEqual([exporter, traces])
    expect(importing(/\/span-exporter\.ts'/)).toEqual([traces])
    expect(importing(/^import (?!type )[^'\n]*from '[^']*\/tracing\.ts'/m)).toEqual([])
    expect(importing(/\bimport\('[^']*\/tracing\.ts'\)/)).toEqual([join('ops', 'observation.ts')])
  })

  test('has a line for what goes wrong, with the trace', async () => {
    await start(tracing())
    await app.inject('/graphql?query={isFeatureActive(feature:"crash")}')
    await app.close()
    const [root] = collector.spans().filter(({ kind }) => kind === 2)
    const failures = (await lines.of('server')).filter(({ level }) => level >= 50)
    const [operation] = collector.spans().filter(({ parent }) => parent === root?.spanId)
    expect(failures).toMatchObject([{ traceId: root?.traceId, spanId: operation?.spanId }])
    expect(collector.text()).not.toContain('a secret detail')
  })

  test('is an exemplar of the durations, in OpenMetrics only', async () => {
    await start(tracing())
    await ask()
    // Two collectors may read at the same time.
    const [{ body: plain }, { body: open }] = await Promise.all([
      app.inject('/metrics'),
      app.inject({ url: '/metrics', headers: { accept: 'application/openmetrics-text' } }),
    ])
    await app.close()
    const spans = collector.spans()
    for (const [metric, kind] of [
      ['musette_http_request_duration_seconds', 2],
      ['musette_upstream_call_duration_seconds', 3],
    ] as const) {
      const { traceId, spanId } = spans.find((span) => span.kind === kind) ?? {}
      const exemplar = ` # {trace_id="${traceId}",span_id="${spanId}"} `
      expect(
        open.split('\n').filter((line) => line.startsWith(`${metric}_bucket`) && line.includes(exemplar)),
      ).toHaveLength(1)
    }
    expect(plain).not.toContain('trace_id')
  })

  test('shows developer tools its trace, but in nothing that a cache stores', async () => {
    await start(tracing())
    const timings = [
      await ask(),
      await ask(),
      await app.inject('/croquettes.html'),
      await app.inject({ url: '/graphql', method: 'POST', payload: { query: 'query Me { me { id } }' } }),
    ].map(({ headers }) => String(headers['server-timing']))
    await app.close()
    const root = collector.spans().find(({ kind, name }) => kind === 2 && name === 'POST /graphql')
    expect(timings.map((timing) => timing.includes('traceparent'))).toEqual([false, false, false, true])
    expect(timings[3]).toContain(`, traceparent;desc="00-${root?.traceId}-${root?.spanId}-01"`)
  })
})

describe('a collector', () => {
  let app: FastifyInstance
  const lines = collectLines()
  const warnings = async () =>
    (await lines.of('server')).filter(({ msg }) => msg.includes('collector')).map(({ msg }) => msg)
  const startApp = (endpoint: string) => {
    lines.texts.length = 0
    const env = { ...tracing(), OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'info' }
    return createTestApp(env, { ...fakeDomains, logStream: lines })
  }
  /** More than one batch. */
  const visit = async () => {
    for (let i = 0; i < 100; i++) expect((await app.inject('/croquettes.html')).statusCode).toBe(200)
  }

  test('that fails and works again is logged once each', async () => {
    app = await startApp(collector.url)
    collector.answer = () => ({ status: 400, body: { message: 'camille.durand@example.com' } })
    await visit()
    await waitFor(async () => expect(await warnings()).toHaveLength(1))
    await visit()
    collector.answer = () => ({ status: 200, body: {} })
    await visit()
    await waitFor(async () => expect(await warnings()).toHaveLength(2))
    await app.close()
    expect(await warnings()).toEqual([
      'the collector of traces cannot be used: spans are dropped',
      'the collector of traces works again',
    ])
    expect(lines.texts.join('')).not.toContain('camille')
  })

  test('that has no room for a moment gets the same spans again', async () => {
    app = await startApp(collector.url)
    const statuses = [503, 429]
    collector.answer = () => ({ status: statuses.shift() ?? 200, body: {} })
    await visit()
    await waitFor(() => expect(collector.requests.length).toBeGreaterThan(2))
    const [first, second, third] = collector.requests.map(({ bytes }) => bytes.toString())
    expect([second, third]).toEqual([first, first])
    await app.close()
    expect(await warnings()).toEqual([])
  })

  test('that does not exist holds up neither requests nor the end', async () => {
    app = await startApp('http://127.0.0.1:9')
    await visit()
    await app.close()
  })

  test('that never responds delays neither requests nor the end', async () => {
    const server = await startFaultProxy(collector.url)
    server.fault = () => ({ kind: 'hang' })
    app = await startApp(server.url)
    await visit()
    await app.close()
    await server.close()
  })
})
