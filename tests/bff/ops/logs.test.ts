import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { logAccess } from '../../../bff/ops/access-log.ts'
import { loggerOptions } from '../../../bff/ops/logger.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { startFakeStore } from '../support/fake-store.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp } from '../support/test-app.ts'

let app: FastifyInstance
let lines: ReturnType<typeof collectLines>

beforeEach(async () => {
  lines = collectLines()
  app = await createTestApp({ LOG_LEVEL: 'debug', TRUST_PROXY: 'loopback' }, { ...fakeDomains, logStream: lines })
})
afterEach(() => app.close())

describe('the log', () => {
  test('is JSON, one object a line, and each says whose it is, once', async () => {
    await app.inject('/croquettes.html')
    await app.inject('/graphql?query={isFeatureActive(feature:"crash")}')
    await lines.of('access')
    expect(lines.texts.length).toBeGreaterThan(2)
    for (const text of lines.texts) {
      expect(JSON.parse(text)).toMatchObject({ logger: expect.stringMatching(/^(server|access|client|security)$/) })
      expect(text.match(/"logger":/g)).toHaveLength(1)
    }
  })

  test('has one line for each response, with status, ms, operation and cache status', async () => {
    await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: 'query Wish {isFeatureActive(feature:"wishlist")}' },
    })
    expect(await lines.of('access')).toMatchObject([
      {
        method: 'POST',
        url: '/graphql',
        operation: 'Wish',
        status: 200,
        ms: expect.any(Number),
        cache: expect.stringMatching(/^(hit|stale|miss|pass)$/),
        reqId: expect.any(String),
      },
    ])
  })

  test('has the stack of a bug, and only the causes of a failure of the store', async () => {
    const written = collectLines()
    const { log } = fastify({ logger: loggerOptions('info', written) })
    const cause = new Error('connect ECONNREFUSED')
    log.warn({ err: new UpstreamError('unavailable', 'The store cannot be reached', 'Cart', { cause }) })
    log.error({ err: new TypeError('a bug') })
    const [failure, bug] = written.texts.map((text) => (JSON.parse(text) as { err: object }).err)
    expect(failure).toEqual({
      type: 'UpstreamError',
      name: 'UpstreamError',
      message: 'The store cannot be reached: connect ECONNREFUSED',
      kind: 'unavailable',
      operation: 'Cart',
    })
    expect(bug).toMatchObject({ stack: expect.stringContaining('logs.test.ts') })
  })

  test('holds nothing personal: no address of the shopper, no cookie, no free parameter', async () => {
    await app.inject({
      // A proxy's. The store of this test is at 127.0.0.1.
      remoteAddress: '127.0.0.7',
      url: '/search/jean.dupont@exemple.fr?page=2&email=a@b.c&nom=Dupont&gclid=Cj0KCQ',
      headers: {
        cookie: 'musette-visitor=secret-cookie',
        'x-forwarded-for': '203.0.113.77',
        'user-agent': 'Mozilla/5.0 (Jean)',
      },
    })
    await lines.of('access')
    const all = lines.texts.join('')
    expect(all).toContain('"url":"/search/[mail]?page=2&email=***&nom=***&gclid=***"')
    for (const personal of [
      'jean',
      'Dupont',
      'a@b.c',
      'Cj0KCQ',
      'secret-cookie',
      '203.0.113.77',
      'Mozilla',
      '127.0.0.7',
    ]) {
      expect(all).not.toContain(personal)
    }
  })

  test('leaves probes out at the usual level', async () => {
    await app.inject('/health/live')
    expect(await lines.of('access')).toMatchObject([{ level: 20 }])
  })
})

describe('a sample of the log', () => {
  const SHOP = '/graphql?query={shop{name}}'
  /** Asks the same query so many times, all but the first out of the cache, and then for a file that is not there. */
  async function linesOf(ACCESS_LOG_SAMPLING: string, times: number) {
    const store = await startFakeStore(() => ({ body: shopData('Musette') }))
    const log = collectLines()
    const env = { UPSTREAM_URL: store.url, LOG_LEVEL: 'info', ACCESS_LOG_SAMPLING }
    const sampled = await createTestApp(env, { ...fakeDomains, logStream: log })
    for (let time = 0; time < times; time++) await sampled.inject(SHOP)
    await sampled.inject('/nothing.js')
    const written = await log.of('access')
    await Promise.all([sampled.close(), store.close()])
    return written
  }

  test('leaves out hits only', async () => {
    const written = await linesOf('0', 5)
    expect(written.map(({ status, cache }) => [status, cache])).toEqual([
      [200, 'miss'],
      [404, 'pass'],
    ])
  })

  test.each([
    // Every hit takes longer than 0 ms.
    { what: 'slow hits', slow: 0, status: 200, others: ['/untold'] },
    { what: 'cached errors', slow: 60_000, status: 404, others: [] },
  ])('leaves out no $what', async ({ slow, status, others }) => {
    const log = collectLines()
    const server = fastify({ logger: { level: 'info', stream: log } })
    server.decorateRequest('cacheStatus', 'hit')
    logAccess(server, { sampling: 0, slow })
    server.get('/told', async (_request, reply) => reply.code(status).send(''))
    server.get('/untold', async () => '')
    await server.inject('/untold')
    await server.inject('/told')
    const written = await log.of('access')
    await server.close()
    expect(written.map(({ url }) => url)).toEqual([...others, '/told'])
  })

  test('says how many responses a line stands for', async () => {
    const written = await linesOf('0.25', 401)
    const hits = written.filter(({ cache }) => cache === 'hit')
    expect(new Set(hits.map(({ weight }) => weight))).toEqual(new Set([4]))
    for (const other of written.filter(({ cache }) => cache !== 'hit')) expect(other).not.toHaveProperty('weight')
    // 100 of 400 on average; chance leads out of these bounds once in millions of runs.
    expect(hits.length).toBeGreaterThan(50)
    expect(hits.length).toBeLessThan(150)
  })
})

describe('a request id', () => {
  test('of a request is used, in the log and in the response', async () => {
    const response = await app.inject({ url: '/', headers: { 'x-request-id': 'proxy-1234.abcd' } })
    expect(response.headers['x-request-id']).toBe('proxy-1234.abcd')
    expect(await lines.of('access')).toMatchObject([{ reqId: 'proxy-1234.abcd' }])
  })

  test.each(['', 'short', 'with space inside', '<script>alert(1)</script>', 'x'.repeat(65), 'éèàùçéèàùç'])(
    'of %j is replaced by one of our own',
    async (id) => {
      const response = await app.inject({ url: '/', headers: { 'x-request-id': id } })
      expect(response.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    },
  )

  test.each(['/', '/graphql?query={', '/nothing.js', '/health/live', '/client-log-handler', '/%'])(
    'is on the answer to %s',
    async (url) => {
      expect((await app.inject({ url })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    },
  )
})

test('every response says what the caches did (RFC 9211), and how long it took', async () => {
  for (const url of ['/', '/graphql?query={shop{id}}', '/health/live', '/nothing.js']) {
    const { headers } = await app.inject({ url })
    expect(headers['cache-status']).toMatch(/^Musette; (hit(; detail=stale)?|fwd=(miss|bypass))$/)
    expect(headers['server-timing']).toMatch(/^cache;desc=(hit|stale|miss|pass), total;dur=\d+\.\d$/)
  }
  expect((await app.inject('/health/live')).headers['cache-status']).toBe('Musette; fwd=bypass')
})
