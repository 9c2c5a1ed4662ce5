import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp } from '../support/test-app.ts'

let app: FastifyInstance
let lines: ReturnType<typeof collectLines>

beforeEach(async () => {
  lines = collectLines()
  app = await createTestApp({ LOG_LEVEL: 'info', BASE_PATH: '/boutique' }, { ...fakeDomains, logStream: lines })
})
afterEach(() => app.close())

function post(payload: unknown, type = 'application/csp-report', url = '/boutique/csp-report') {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: text })
}

const old = {
  'csp-report': {
    'document-uri': 'https://shop.example/boutique/panier?token=abc#x',
    'blocked-uri': 'https://evil.example/x.js?mail=jean@exemple.fr',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'source-file': 'https://shop.example/boutique/assets/a.js',
    'line-number': 12,
    'column-number': 7,
    disposition: 'enforce',
    'script-sample': 'alert("Jean Dupont")',
  },
}

describe('a report of a violation', () => {
  test('in the old form is one line of the security log, without query strings or samples', async () => {
    const response = await post(old)
    expect(response.statusCode).toBe(204)
    expect(await lines.of('security')).toMatchObject([
      {
        level: 40,
        reqId: response.headers['x-request-id'],
        csp: {
          directive: 'script-src-elem',
          blocked: 'https://evil.example/x.js',
          page: 'https://shop.example/boutique/panier',
          source: 'https://shop.example/boutique/assets/a.js',
          line: 12,
          column: 7,
          disposition: 'enforce',
        },
      },
    ])
    expect(lines.texts.join('')).not.toMatch(/Jean|exemple\.fr|abc/)
  })

  test('of the Reporting API is one line each', async () => {
    const report = (effectiveDirective: string) => ({
      type: 'csp-violation',
      age: 10,
      url: 'https://shop.example/',
      user_agent: 'Mozilla/5.0',
      body: { effectiveDirective, blockedURL: 'inline', documentURL: 'https://shop.example/', lineNumber: 1 },
    })
    const reports = [report('style-src-attr'), { type: 'deprecation', body: {} }, report('img-src')]
    expect((await post(reports, 'application/reports+json')).statusCode).toBe(204)
    expect(await lines.of('security')).toMatchObject([
      { csp: { directive: 'style-src-attr', blocked: 'inline' } },
      { csp: { directive: 'img-src' } },
    ])
    expect(lines.texts.join('')).not.toContain('Mozilla')
  })

  test('has a place and a position only where these are some', async () => {
    const position = (line: unknown) => ({
      'csp-report': {
        'violated-directive': 'img-src https://other.example',
        'blocked-uri': '',
        'document-uri': 7,
        'source-file': `https://shop.example/${'a'.repeat(300)}#b`,
        'line-number': line,
        'column-number': line,
      },
    })
    await post([0, 1e8 - 1, 1e8, -1, 1.5, '12'].map(position))
    const reported = (await lines.of('security')).map(({ csp }) => csp as Record<string, unknown>)
    expect(reported.map(({ line }) => line)).toEqual([0, 1e8 - 1, undefined, undefined, undefined, undefined])
    expect(reported.map(({ column }) => column)).toEqual(reported.map(({ line }) => line))
    expect(reported[0]).toMatchObject({ directive: 'img-src' })
    expect(reported[0]).not.toHaveProperty('blocked')
    expect(reported[0]).not.toHaveProperty('page')
    expect(String(reported[0]?.source)).toHaveLength(200)
  })

  test('cannot forge a line', async () => {
    await post({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x\n{"logger":"security"}\u001b[2J' },
    })
    expect(await lines.of('security')).toMatchObject([
      { csp: { blocked: String.raw`x\n{"logger":"security"}\u001b[2J` } },
    ])
  })

  test.each([
    'hello',
    '',
    '[]',
    '{}',
    'null',
    '[null]',
    '{"csp-report":7}',
    '{"csp-report":{"effective-directive":"<b>"}}',
  ])('%j is none: 400', async (body) => {
    expect((await post(body)).statusCode).toBe(400)
    expect(await lines.of('security')).toEqual([])
  })

  test('is bounded: 413 above 16 kB, 415 for other types, 20 reports at most', async () => {
    expect((await post({ ...old, x: 'x'.repeat(17_000) })).statusCode).toBe(413)
    expect((await post('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    await post(Array.from({ length: 50 }, () => ({ 'csp-report': { 'effective-directive': 'img-src' } })))
    expect(await lines.of('security')).toHaveLength(20)
  })

  test('is limited per address: 429 with Retry-After', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 100; i++) statuses.push((await post(old)).statusCode)
    expect(statuses.filter((status) => status === 204).length).toBeLessThan(70)
    const last = await post(old)
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the policy', () => {
  test('names the endpoint, over https in both ways', async () => {
    const plain = (await app.inject('/boutique/')).headers
    expect(plain['content-security-policy']).toMatch(/report-uri \/boutique\/csp-report$/)
    expect(plain).not.toHaveProperty('reporting-endpoints')

    const secure = await createTestApp({ PUBLIC_URL: 'https://shop.example', BASE_PATH: '/boutique' }, fakeDomains)
    const { headers } = await secure.inject('/boutique/')
    expect(headers['content-security-policy']).toMatch(/report-uri \/boutique\/csp-report;report-to csp$/)
    expect(headers['reporting-endpoints']).toBe('csp="/boutique/csp-report"')
    await secure.close()
  })

  test('allows nobody else unless configured', async () => {
    const policy = String((await app.inject('/boutique/')).headers['content-security-policy'])
    expect(policy).not.toContain('https:')
    expect(policy).toContain("frame-src 'none'")
  })

  test('allows configured hosts where their kind needs them, and only there', async () => {
    const open = await createTestApp(
      {
        CSP_VIDEO: 'https://*.video.example',
        CSP_PAYMENT: 'https://pay.example, https://*.pay.example:8443',
      },
      fakeDomains,
    )
    const { headers } = await open.inject('/')
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
    )
    const where = (host: string) =>
      Object.keys(policy)
        .filter((name) => policy[name]?.split(' ').includes(host))
        .toSorted()
    expect(where('https://*.video.example')).toEqual(['frame-src', 'img-src', 'media-src'])
    expect(where('https://pay.example')).toEqual(['connect-src', 'form-action', 'frame-src', 'img-src', 'script-src'])
    expect(where('https://*.pay.example:8443')).toEqual(where('https://pay.example'))
    expect(headers['permissions-policy']).toContain('payment=(self "https://pay.example" "https://*.pay.example:8443")')
    await open.close()
  })

  test.each([
    '*',
    'https://*',
    'https:',
    "'unsafe-inline'",
    'data:',
    'http://x.example',
    'https://x.example/path',
    'https://x.example; script-src *',
  ])('cannot be opened to %s', async (host) => {
    await expect(async () => createTestApp({ CSP_VIDEO: host }, fakeDomains)).rejects.toThrow('CSP_VIDEO cannot be')
  })
})
