import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

let store: FakeStore
let app: FastifyInstance

beforeEach(async () => {
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await createTestApp({ UPSTREAM_URL: store.url }, fakeDomains)
})
afterEach(async () => {
  await app.close()
  await store.close()
})

const metrics = async (of: FastifyInstance = app) => (await of.inject('/metrics')).body

describe('metrics', () => {
  test('count responses and their latency by route, method and class of status', async () => {
    await app.inject('/croquettes.html')
    await app.inject('/litieres.html')
    await app.inject('/nothing.js')
    await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{' } })
    await app.inject({ method: 'POST', url: '/nowhere' })
    const text = await metrics()
    expect(text).toContain(
      'musette_http_request_duration_seconds_count{route="/*",page="other",method="GET",status="2xx"} 2',
    )
    expect(text).toContain('musette_http_request_duration_seconds_count{route="/graphql",method="POST",status="4xx"} 1')
    expect(text).toContain('musette_http_request_duration_seconds_count{route="none",method="POST",status="4xx"} 1')
    expect(text).toMatch(/musette_http_request_duration_seconds_bucket\{le="0\.1",route="\/\*"/)
  })

  test('count responses by cache status', async () => {
    await app.inject('/croquettes.html')
    expect(await metrics()).toMatch(/musette_cache_verdicts_total\{route="\/\*",page="other",verdict="(miss|pass)"\} 1/)
  })

  test('count calls to the store by operation and outcome, and show breaker and maintenance', async () => {
    await app.inject('/graphql?query={shop{name}}')
    store.answer = () => ({ status: 503, body: 'maintenance' })
    await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: 'mutation {applyCoupon(code:"x"){success}}' },
    })
    const text = await metrics()
    expect(text).toContain('musette_upstream_call_duration_seconds_count{operation="ShopName",outcome="ok"} 1')
    expect(text).toContain(
      'musette_upstream_call_duration_seconds_count{operation="AddToCart",outcome="maintenance"} 1',
    )
    expect(text).toMatch(/musette_upstream_maintenance [01]\n/)
    expect(text).toContain('musette_upstream_breaker_open 0')
    expect(text).toContain('musette_maintenance_by_hand 0')
  })

  test('count entries of browsers by level, and reports of violations by directive', async () => {
    await app.inject({
      method: 'POST',
      url: '/client-log-handler',
      payload: { logs: [{ level: 'error', data: 'x' }, 7] },
    })
    for (const directive of ['img-src', 'made-up-src']) {
      const report = { 'csp-report': { 'violated-directive': directive } }
      await app.inject({ method: 'POST', url: '/csp-report', payload: report })
    }
    const text = await metrics()
    expect(text).toContain('musette_client_log_entries_total{level="error"} 1')
    expect(text).toContain('musette_client_log_entries_total{level="refused"} 1')
    expect(text).toContain('musette_csp_reports_total{directive="img-src"} 1')
    expect(text).toContain('musette_csp_reports_total{directive="other"} 1')
  })

  test('show how full the caches are, what had to go, and how busy the queues are', async () => {
    await app.inject('/croquettes.html')
    await app.inject('/graphql?query={shop{name}}')
    const text = await metrics()
    const figure = (series: string) => Number(text.split(`${series} `)[1]?.split('\n')[0])
    for (const [cache, limit] of [
      ['upstream', 64 * 1024 ** 2],
      ['operations', 96 * 1024 ** 2],
      ['pages', 64 * 1024 ** 2],
      ['images', 1024 ** 3],
    ] as const) {
      expect(figure(`musette_cache_limit_bytes{cache="${cache}"}`)).toBe(limit)
      expect(figure(`musette_cache_evictions_total{cache="${cache}"}`)).toBe(0)
    }
    expect(figure('musette_cache_entries{cache="upstream"}')).toBe(1)
    expect(figure('musette_cache_entries{cache="operations"}')).toBe(1)
    expect(figure('musette_cache_bytes{cache="operations"}')).toBeGreaterThan(100)
    for (const queue of ['upstream', 'uncached', 'images-ordinary', 'images-large', 'images-checks']) {
      expect(figure(`musette_queue_running{queue="${queue}"}`)).toBe(0)
      expect(figure(`musette_queue_waiting{queue="${queue}"}`)).toBe(0)
    }
  })

  test('describe the process and its event loop', async () => {
    const text = await metrics()
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(text).toContain(name)
    }
  })

  test('are sent as OpenMetrics on request', async () => {
    await app.inject('/croquettes.html')
    await app.inject('/graphql?query={shop{name}}')
    const accept = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1'
    const { headers, body } = await app.inject({ url: '/metrics', headers: { accept } })
    expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    expect(body).toMatch(/\n# EOF\n$/)
    expect(body).not.toContain('\n\n')
    expect(body).toContain('# TYPE musette_cache_verdicts counter\nmusette_cache_verdicts_total{')
    expect(body).toContain('# TYPE nodejs_active_handles_total gauge\n')
    // It is what the plain text has, under the same names.
    const series = (text: string) =>
      [...new Set(Array.from(text.matchAll(/^(\w+)[{ ]/gm), ([, name]) => name))].toSorted()
    expect(series(body)).toEqual(series(await metrics()))
  })

  test('have no label that a client could fill: junk makes no new series', async () => {
    await app.inject('/first')
    const before = (await metrics()).split('\n').length
    for (let i = 0; i < 200; i++) {
      await app.inject({ url: `/junk-${i}?x=${i}`, headers: { 'user-agent': `a${i}`, host: `h${i}` } })
    }
    expect((await metrics()).split('\n').length - before).toBeLessThan(40)
  })
})

describe('who may read them', () => {
  test('this machine, when no token is set, and nobody through a proxy', async () => {
    const ask = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
      (await app.inject({ url: '/metrics', ...options })).statusCode
    expect(await ask({})).toBe(200)
    expect(await ask({ remoteAddress: '::1' })).toBe(200)
    expect(await ask({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200)
    expect(await ask({ remoteAddress: '192.0.2.1' })).toBe(403)
    expect(await ask({ headers: { 'x-forwarded-for': '192.0.2.1' } })).toBe(403)
    expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(403)
    // Of a proxy on this machine that names the host or the protocol only.
    for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'cf-connecting-ip'])
      expect(await ask({ headers: { [name]: '127.0.0.1' } })).toBe(403)
  })

  test('clients with the token, when one is set, and no others', async () => {
    const token = 'a-token-of-enough-length'
    const guarded = await createTestApp({ UPSTREAM_URL: store.url, METRICS_TOKEN: token }, fakeDomains)
    const ask = (authorization?: string, remoteAddress = '192.0.2.1') =>
      guarded.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} })
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
    for (const wrong of [undefined, `Bearer ${token}x`, `Basic ${token}`, token, 'Bearer', 'Bearer ']) {
      const response = await ask(wrong)
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.body).not.toContain('musette_')
    }
    expect((await ask(undefined, '127.0.0.1')).statusCode).toBe(401)
    await guarded.close()
  })
})
