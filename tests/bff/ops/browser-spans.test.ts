import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pages } from '../../../bff/pages/pages.ts'
import type { PageKind } from '../../../schema/page-kind.ts'
import { type Collector, startCollector } from '../support/collector.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'
import { routes } from '../../../web/routes.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

let collector: Collector
let store: FakeStore
let app: FastifyInstance
let apps: FastifyInstance[] = []

beforeAll(async () => {
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
})
afterAll(() => store.close())
beforeEach(async () => {
  collector = await startCollector()
  app = await start()
})
afterEach(async () => {
  await closeAll()
  await collector.close()
})

const kinds: Record<string, PageKind> = { '/cart': 'cart', '/user': 'account' }
const pages: Pages = {
  ...fakePages,
  routes,
  async render({ url }) {
    if (url === '/checkout') throw new Error('cannot be rendered')
    return { kind: 'html', status: 200, html: '<!doctype html>', page: kinds[url] ?? 'listing' }
  },
}

async function start(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const made = await createTestApp(
    {
      UPSTREAM_URL: store.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      SHOP_ID: 'foin',
      ...env,
    },
    { ...fakeDomains, pages },
  )
  apps.push(made)
  return made
}

/** What was not yet sent goes out. */
async function closeAll(): Promise<void> {
  await Promise.all(apps.map((one) => one.close()))
  apps = []
}

type Sent = { headers?: Record<string, string>; from?: FastifyInstance }

const timingOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['server-timing'])
const ticketIn = (timing: string) => /, span;desc="([\w-]+)"/.exec(timing)?.[1]

/** `Server-Timing` of a private operation that a browser sends. */
const askMe = async ({ headers, from = app }: Sent = {}) =>
  timingOf(
    await from.inject({
      url: '/graphql',
      method: 'POST',
      payload: { query: 'query Me { me { id } }' },
      headers: { 'sec-fetch-dest': 'empty', ...headers },
    }),
  )
const open = async (url: string, headers: Record<string, string> = {}) =>
  timingOf(await app.inject({ url, headers: { 'sec-fetch-dest': 'document', ...headers } }))

const report = (logs: unknown[], to = app) =>
  to.inject({ url: '/client-log-handler', method: 'POST', payload: { logs } })
const browserSpans = () => collector.spans().filter(({ service }) => service === 'musette-browser')
const requestSpan = (name: string) => collector.spans().find((span) => span.kind === 2 && span.name === name)

describe('the span of a browser', () => {
  test('of a GraphQL call is the root of the trace, above that of the request', async () => {
    const span = ticketIn(await askMe())
    expect((await report([{ span, before: 1000, ms: 1250.5 }])).statusCode).toBe(204)
    await closeAll()
    const request = requestSpan('POST /graphql')
    const [own, ...others] = browserSpans()
    expect(others).toEqual([])
    expect(own).toMatchObject({ name: 'GraphQL call', kind: 3, parent: '', traceId: request?.traceId })
    expect(request?.parent).toBe(own?.spanId)
    expect(own?.attributes).toEqual({ 'musette.site': 'foin' })
    // By the clock of the server, which said when the response began.
    expect(own?.start).toBeLessThan(request?.start ?? 0)
    expect((own?.end ?? 0) - (own?.start ?? 0)).toBeCloseTo(1250.5)
  })

  test.each([
    ['/cart', 'cart'],
    ['/user', 'account'],
  ])('of %s is the load of a document, with its kind of page', async (url, page) => {
    const span = ticketIn(await open(url))
    await report([{ span, before: 40, ms: 900 }])
    await closeAll()
    const [own] = browserSpans()
    expect(own).toMatchObject({ name: 'document load', kind: 3, parent: '' })
    expect(own?.attributes).toEqual({ 'musette.page': page, 'musette.site': 'foin' })
    expect(requestSpan('GET /*')?.parent).toBe(own?.spanId)
  })

  test('stands beside that of the request in a trace that a proxy began', async () => {
    await closeAll()
    app = await start({ TRUST_PROXY: 'loopback' })
    const span = ticketIn(await askMe({ headers: { traceparent: `00-${TRACE}-${CALLER}-01` } }))
    await report([{ span, before: 10, ms: 20 }])
    await closeAll()
    const [own] = browserSpans()
    expect(own).toMatchObject({ traceId: TRACE, parent: CALLER })
    expect(requestSpan('POST /graphql')).toMatchObject({ traceId: TRACE, parent: CALLER })
    expect(requestSpan('POST /graphql')?.spanId).not.toBe(own?.spanId)
  })

  test('may be reported to another process of the same keys', async () => {
    const other = await start()
    const span = ticketIn(await askMe({ from: other }))
    expect((await report([{ span, before: 10, ms: 20 }])).statusCode).toBe(204)
    await closeAll()
    expect(requestSpan('POST /graphql')?.parent).toBe(browserSpans()[0]?.spanId)
  })
})

describe('a ticket for one', () => {
  test('is in no response that a cache keeps, and in none of a redirect or failure', async () => {
    const get = '/graphql?query=query+Name{shop{name}}'
    expect((await app.inject('/customer/account/')).statusCode).toBe(302)
    expect((await app.inject('/checkout')).statusCode).toBe(500)
    const timings = [
      await open('/croquettes.html'),
      await open('/croquettes.html'),
      await open('/customer/account/'),
      await open('/checkout'),
      await open('/no-such-picture.png'),
      await open('/theme.css'),
      timingOf(await app.inject({ url: get, headers: { 'sec-fetch-dest': 'empty' } })),
      timingOf(await app.inject({ url: get, headers: { 'sec-fetch-dest': 'empty' } })),
    ]
    for (const timing of timings) expect(timing).toMatch(/^cache;desc=\w+, total;dur=[\d.]+$/)
    expect(await open('/cart')).toMatch(/, traceparent;desc="00-[\da-f]{32}-[\da-f]{16}-01", span;desc="[\w-]+"$/)
  })

  test('is not for others than browsers, whose traces would have no root', async () => {
    const { headers } = await app.inject('/cart')
    await closeAll()
    expect(headers['server-timing']).toMatch(/, traceparent;desc="[^"]+"$/)
    expect(requestSpan('GET /*')?.parent).toBe('')
  })

  test('is not for a request that is not recorded', async () => {
    await closeAll()
    app = await start({ OTEL_TRACES_SAMPLER_ARG: '0' })
    expect(ticketIn(await askMe())).toBeUndefined()
    await closeAll()
    app = await start({ TRUST_PROXY: 'loopback' })
    expect(ticketIn(await askMe({ headers: { traceparent: `00-${TRACE}-${CALLER}-00` } }))).toBeUndefined()
  })
})

describe('what a browser reports is refused', () => {
  const refused = async () =>
    Number(/^musette_client_log_entries_total\{level="refused"\} (\d+)/m.exec((await app.inject('/metrics')).body)?.[1])

  /** Alone, and beside something that is taken. */
  async function expectRefused(bad: unknown): Promise<void> {
    expect((await report([bad])).statusCode).toBe(400)
    expect((await report([bad, { vital: 'LCP', value: 1, page: 'home' }])).statusCode).toBe(204)
    expect(await refused()).toBe(1)
    await closeAll()
    expect(browserSpans()).toEqual([])
  }

  test.each([
    ['no ticket', { span: undefined }],
    ['an invented ticket', { span: Buffer.from(`00-${TRACE}-${CALLER}-01`).toString('base64url') }],
    ['a duration that is text', { ms: '20' }],
    ['a duration that is too long', { ms: 60_001 }],
    ['an end before its beginning', { ms: -1, before: -1 }],
    ['a response before the request', { before: -1 }],
    ['a response after the end', { before: 21 }],
    ['no beginning of the response', { before: undefined }],
  ])('with %s', async (_what, fault) => {
    await expectRefused({ span: ticketIn(await askMe()), before: 10, ms: 20, ...fault })
  })

  test('with a ticket that was changed', async () => {
    const span = ticketIn(await askMe()) ?? ''
    await expectRefused({
      span: span.slice(0, 60) + (span[60] === 'A' ? 'B' : 'A') + span.slice(61),
      before: 10,
      ms: 20,
    })
  })

  test('with a ticket of another shop', async () => {
    const other = await start({ SESSION_KEY: Buffer.alloc(32, 8).toString('base64') })
    await expectRefused({ span: ticketIn(await askMe({ from: other })), before: 10, ms: 20 })
  })

  test('ten minutes later', async () => {
    const span = ticketIn(await askMe())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    try {
      await expectRefused({ span, before: 10, ms: 20 })
    } finally {
      vi.useRealTimers()
    }
  })

  test('after the tenth of a bundle', async () => {
    const span = ticketIn(await askMe())
    expect((await report(Array.from({ length: 12 }, () => ({ span, before: 10, ms: 20 })))).statusCode).toBe(204)
    expect(await refused()).toBe(2)
  })

  test('where nothing is traced', async () => {
    const span = ticketIn(await askMe())
    const off = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })
    expect((await report([{ span, before: 10, ms: 20 }], off)).statusCode).toBe(400)
    await closeAll()
    expect(browserSpans()).toEqual([])
  })
})
