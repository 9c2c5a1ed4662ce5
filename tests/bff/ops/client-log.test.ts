import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp } from '../support/test-app.ts'

let app: FastifyInstance
let lines: ReturnType<typeof collectLines>

beforeEach(async () => {
  lines = collectLines()
  app = await createTestApp({ LOG_LEVEL: 'debug' }, { ...fakeDomains, logStream: lines })
})
afterEach(() => app.close())

type Options = { url?: string; headers?: Record<string, string>; remoteAddress?: string }

function post(payload: unknown, { url = '/client-log-handler?client_id=c1', headers, remoteAddress }: Options = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...(remoteAddress && { remoteAddress }),
  })
}

const entry = (data: unknown = { error: 'TypeError', message: 'x is not a function', trace: 'at f' }) => ({
  context: 'window',
  level: 'error',
  data,
})
const own = {
  host: 'shop.example',
  origin: 'http://shop.example',
  cookie: 'musette-consent=20412_video__k3v9x0a1b2',
}
const logged = () => lines.of('client')

describe('a bundle of entries', () => {
  test('gets 204, and each entry is one line with level, context, data, client and request id', async () => {
    const response = await post({ logs: [entry(), { context: 'cart', level: 'warn', data: { message: 'slow' } }] })
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(response.headers['cache-control']).toBe('no-store')
    const reqId = response.headers['x-request-id']
    expect(await logged()).toMatchObject([
      {
        level: 50,
        logger: 'client',
        reqId,
        client_id: 'c1',
        context: 'window',
        data: { error: 'TypeError', message: 'x is not a function', trace: 'at f' },
      },
      { level: 40, logger: 'client', reqId, client_id: 'c1', context: 'cart', data: { message: 'slow' } },
    ])
    expect(lines.texts.every((text) => text.indexOf('\n') === text.length - 1)).toBe(true)
  })

  test.each(['warn', 'silent'])(
    'shows who consented to what although LOG_LEVEL is %s, and nothing else',
    async (level) => {
      const quiet = collectLines()
      const shop = await createTestApp({ LOG_LEVEL: level }, { ...fakeDomains, logStream: quiet })
      const data = { choice: 'k3v9x0a1b2', allowed: ['video'], refused: [], language: 'fr' }
      const consent = { context: 'consent', level: 'info', data }
      const payload = { logs: [consent, { ...consent, context: 'cart' }] }
      const headers = own
      await shop.inject({ method: 'POST', url: '/client-log-handler?client_id=k3v9x0a1b2', headers, payload })
      expect(await quiet.of('client')).toMatchObject([{ level: 30, context: 'consent', data }])
      await shop.close()
    },
  )

  test.each([
    ['of no page of the shop', { host: own.host, cookie: own.cookie }],
    ['of another site', { ...own, origin: 'https://elsewhere.example' }],
    ['without the cookie of a choice', { host: own.host, origin: own.origin }],
    ['of another choice', { ...own, cookie: 'musette-consent=20412_audience__k3v9x0a1b2' }],
    ['of another visitor', { ...own, cookie: 'musette-consent=20412_video__zzzzzzzzzz' }],
  ])('takes no proof of consent %s', async (_what, headers: Record<string, string>) => {
    const data = { choice: 'k3v9x0a1b2', allowed: ['video'], refused: [], language: 'fr' }
    const logs = [
      { context: 'consent', level: 'info', data },
      { context: 'cart', level: 'info', data: 1 },
    ]
    await post({ logs }, { headers })
    const told = (await logged()).map(({ context, refused }) => context ?? refused)
    // Another site's bundle is refused as a whole.
    expect(told).toEqual(headers['origin'] === 'https://elsewhere.example' ? [] : ['cart', 1])
  })

  test.each(['text/plain;charset=UTF-8', 'text/plain', 'application/json; charset=utf-8'])(
    'may be sent as %s, for sendBeacon sends text',
    async (type) => {
      expect((await post({ logs: [entry()] }, { headers: { 'content-type': type } })).statusCode).toBe(204)
      expect(await logged()).toHaveLength(1)
    },
  )

  test.each([
    ['fatal', 50],
    ['ERROR', 50],
    ['warning', 40],
    ['log', 30],
    ['info', 30],
    ['debug', 20],
    ['trace', 20],
  ])('of level %s is logged at level %i', async (level, expected) => {
    await post({ logs: [{ ...entry(), level }] })
    expect(await logged()).toMatchObject([{ level: expected }])
  })

  test('keeps its good entries when others are bad, and counts those', async () => {
    const bad = [
      null,
      7,
      'text',
      [],
      {},
      { level: 'error' },
      { level: 'loud', data: {} },
      { level: 'constructor', data: {} },
    ]
    expect((await post({ logs: [...bad, entry()] })).statusCode).toBe(204)
    expect(await logged()).toMatchObject([{ data: { error: 'TypeError' } }, { refused: bad.length }])
  })

  test('of more than 100 entries is cut', async () => {
    expect((await post({ logs: Array.from({ length: 150 }, () => entry('x')) })).statusCode).toBe(204)
    const all = await logged()
    expect(all).toHaveLength(101)
    expect(all.at(-1)).toMatchObject({ refused: 50 })
  })

  test.each(['', '?client_id=', '?client_id=a%0Ab', `?client_id=${'x'.repeat(65)}`, '?client_id=a&client_id=b'])(
    'is logged without a client when the id is %j',
    async (query) => {
      expect((await post({ logs: [entry()] }, { url: `/client-log-handler${query}` })).statusCode).toBe(204)
      expect((await logged())[0]).not.toHaveProperty('client_id')
    },
  )
})

describe('what is refused', () => {
  test.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no list of logs', { logs: {} }],
    ['entries that are all bad', { logs: [1, { level: 'loud', data: 1 }] }],
    ['a prototype', '{"__proto__":{"logs":[]}}'],
  ])('%s: 400', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400)
    expect(await logged()).toEqual([])
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body of type %s: 415',
    async (type) => {
      expect((await post('logs=1', { headers: { 'content-type': type } })).statusCode).toBe(415)
    },
  )

  test('more than 64 kB: 413', async () => {
    expect((await post({ logs: [entry('x'.repeat(70_000))] })).statusCode).toBe(413)
    expect((await post({ logs: [entry('x'.repeat(2_000_000))] })).statusCode).toBe(413)
    expect((await post({ logs: [entry('x'.repeat(60_000))] })).statusCode).toBe(204)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s: 403', async (_what, headers: Record<string, string>) => {
    expect((await post({ logs: [entry()] }, { headers })).statusCode).toBe(403)
    expect(await logged()).toEqual([])
  })

  test('the own origin is not', async () => {
    const headers = { host: 'shop.example:8080', origin: 'http://shop.example:8080', 'sec-fetch-site': 'same-origin' }
    expect((await post({ logs: [entry()] }, { headers })).statusCode).toBe(204)
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('%s: 405', async (method) => {
    const response = await app.inject({ method, url: '/client-log-handler' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  })

  test('a flood from one address: 429 with Retry-After, while others go on', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 120; i++) statuses.push((await post({ logs: [entry()] })).statusCode)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(40)
    const refused = await post({ logs: [entry()] })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post({ logs: [entry()] }, { remoteAddress: '192.0.2.9' })).statusCode).toBe(204)
  })
})

describe('measurements of a page view', () => {
  const lcp = { vital: 'LCP', value: 1234.5, page: 'product' }
  const counted = async () =>
    (await app.inject('/metrics')).body.split('\n').filter((line) => /^musette_web_vitals_\w+_(count|sum)\{/.test(line))

  test('are counted by site and kind of page, in seconds but for the score, and are no lines', async () => {
    const logs = [
      lcp,
      { vital: 'INP', value: 200, page: 'product' },
      { vital: 'CLS', value: 0, page: 'product' },
      { vital: 'TTFB', value: 80, page: 'product' },
    ]
    expect((await post({ logs })).statusCode).toBe(204)
    const labels = '{site="musette",page="product"}'
    expect((await counted()).sort()).toEqual([
      `musette_web_vitals_cls_count${labels} 1`,
      `musette_web_vitals_cls_sum${labels} 0`,
      `musette_web_vitals_inp_seconds_count${labels} 1`,
      `musette_web_vitals_inp_seconds_sum${labels} 0.2`,
      `musette_web_vitals_lcp_seconds_count${labels} 1`,
      `musette_web_vitals_lcp_seconds_sum${labels} 1.2345`,
      `musette_web_vitals_ttfb_seconds_count${labels} 1`,
      `musette_web_vitals_ttfb_seconds_sum${labels} 0.08`,
    ])
    const { body } = await app.inject('/metrics')
    expect(body).toContain('musette_web_vitals_inp_seconds_bucket{le="0.2",site="musette",page="product"} 1')
    expect(body).toContain('musette_web_vitals_inp_seconds_bucket{le="0.15",site="musette",page="product"} 0')
    expect(body).not.toContain('musette_client_log_entries_total{')
    expect(await logged()).toEqual([])
  })

  test('have the limits of «good» and «poor» among their buckets', async () => {
    const names = { LCP: 'lcp_seconds', INP: 'inp_seconds', CLS: 'cls', TTFB: 'ttfb_seconds' }
    const limits = { LCP: [2.5, 4], INP: [0.2, 0.5], CLS: [0.1, 0.25], TTFB: [0.8, 1.8] }
    for (const vital of ['LCP', 'INP', 'CLS', 'TTFB'] as const) {
      await post({ logs: [{ vital, value: 1, page: 'home' }] })
      const { body } = await app.inject('/metrics')
      for (const limit of limits[vital])
        expect(body).toContain(`musette_web_vitals_${names[vital]}_bucket{le="${limit}",site="musette",page="home"}`)
    }
  })

  test.each([
    ['unknown', { ...lcp, vital: 'FCP' }],
    ['a name of the prototype', { ...lcp, vital: 'constructor' }],
    ['negative', { ...lcp, value: -1 }],
    ['too high', { ...lcp, value: 60_001 }],
    ['too high for a score', { ...lcp, vital: 'CLS', value: 10.5 }],
    ['text', { ...lcp, value: '1' }],
    ['absent', { vital: 'LCP', page: 'home' }],
    ['of an unknown kind of page', { ...lcp, page: '/compte' }],
    ['of no page', { vital: 'LCP', value: 1 }],
  ])('are refused when they are %s', async (_what, bad) => {
    expect((await post({ logs: [bad] })).statusCode).toBe(400)
    expect((await post({ logs: [bad, { ...lcp, vital: 'TTFB' }] })).statusCode).toBe(204)
    expect((await counted()).filter((line) => !line.includes('ttfb'))).toEqual([])
    expect(await logged()).toMatchObject([{ refused: 1 }])
  })

  test('are refused when they are infinite', async () => {
    expect((await post('{"logs":[{"vital":"LCP","value":1e999,"page":"home"}]}')).statusCode).toBe(400)
    expect(await counted()).toEqual([])
  })

  test('count once each in a bundle', async () => {
    expect((await post({ logs: Array.from({ length: 100 }, () => lcp) })).statusCode).toBe(204)
    expect(await counted()).toContain('musette_web_vitals_lcp_seconds_count{site="musette",page="product"} 1')
    expect(await logged()).toMatchObject([{ refused: 99 }])
  })
})

describe('what is written', () => {
  async function dataOf(data: unknown): Promise<unknown> {
    expect((await post({ logs: [entry(data)] })).statusCode).toBe(204)
    return (await logged()).at(-1)?.data
  }

  test('shows control characters, line breaks and hidden ones as escapes', async () => {
    const data = await dataOf({ message: 'a\nb\r\u001b[31m\u0000\u2028\u202e\u0085c' })
    expect(data).toEqual({ message: String.raw`a\nb\r\u001b[31m\u0000\u2028\u202e\u0085c` })
  })

  test('escapes them in names too', async () => {
    expect(await dataOf({ 'a\nb': 1 })).toEqual({ [String.raw`a\nb`]: 1 })
  })

  test.each([
    'jean.dupont@exemple.fr',
    'jean.dupont%40exemple.fr',
    'é.léa+promo@sous.domaine.exemple.fr',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '5500000000000004',
    'FR76 3000 6000 0112 3456 7890 189',
    'de89370400440532013000',
    '06 12 34 56 78',
    '+33 6 12 34 56 78',
    '06.12.34.56.78',
    '+33612345678',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'Bearer abcdef0123456789',
    'a8f5f167f44f4964e6c998dee827110c',
    'lXhV9Mn3pD0sQ7wRk2TzYb5c-_GfHj8',
    'https://jean:motdepasse@shop.example/',
    'https://shop.example/reset?token=abc123',
    '192.168.1.20',
  ])('never holds %s, nowhere in an entry', async (secret) => {
    await dataOf({ message: `before ${secret} after`, list: [secret], nested: { [secret]: { trace: `x\n${secret}` } } })
    await post({ logs: [{ ...entry(), context: `c ${secret}` }] })
    const essence = secret.replace(/^Bearer |^https:\/\/(shop.*=)?/, '').replace(/@shop.*/, '')
    for (const text of lines.texts) expect(text).not.toContain(essence)
  })

  test.each([
    ['password=Hunter2', 'Hunter2'],
    ['{"password":"Hunter 2"}', 'Hunter 2'],
    [String.raw`{\"password\":\"Hunter2\"}`, 'Hunter2'],
    ['mot de passe : Hunter2', 'Hunter2'],
    ['Authorization: Basic SHVudGVyMg==', 'SHVudGVyMg'],
    ['PHPSESSID=Hunter2; path=/', 'Hunter2'],
    ['customer_token: Hunter2', 'Hunter2'],
  ])('never holds the value in «%s»', async (message, value) => {
    await dataOf({ message })
    for (const text of lines.texts) expect(text).not.toContain(value)
  })

  test('holds no value whose name says that it is secret or personal', async () => {
    const data = await dataOf({
      password: 'a',
      newPassword: 'b',
      cardNumber: 'c',
      email: 'd',
      firstName: 'e',
      token: { deep: 'f' },
    })
    expect(new Set(Object.values(data as object))).toEqual(new Set(['[secret]']))
  })

  test('holds no long number: it could be a card', async () => {
    expect(await dataOf({ a: 4111111111111111, b: 42, c: 1.5 })).toEqual({ a: '[number]', b: 42, c: 1.5 })
  })

  test('keeps where the error occurred', async () => {
    const trace =
      'TypeError: x is not a function\n    at f (https://shop.example/assets/shop-Bx9aK2lq.js:12:34567)\n    at fn@https://shop.example/assets/a.js:1:2345'
    expect(await dataOf({ error: 'TypeError', message: 'Unexpected token < in JSON at position 0', trace })).toEqual({
      error: 'TypeError',
      message: 'Unexpected token < in JSON at position 0',
      trace: trace.replaceAll('\n', String.raw`\n`),
    })
  })

  test('is bounded in length, depth and members', async () => {
    let deep: unknown = 'end'
    for (let i = 0; i < 1000; i++) deep = [deep]
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, { a: index }]))
    const text = JSON.stringify(await dataOf({ deep, wide, long: 'é'.repeat(9000), trace: 'é'.repeat(9000) }))
    expect(text.length).toBeLessThan(12_000)
    expect(text).toContain('[cut]')
    expect(text).not.toContain('end')
  })

  test('is JSON whatever was sent', async () => {
    await post(
      `{"logs":[{"level":"error","context":"\\ud800","data":{"__proto__":{"a":"\\udc00"},"constructor":1,"n":1e999}}]}`,
    )
    expect(await logged()).toHaveLength(1)
  })
})
