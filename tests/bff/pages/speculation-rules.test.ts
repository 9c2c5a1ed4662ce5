import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { collectLines } from '../support/log-lines.ts'
import { OWN_PAGES } from '../support/own-pages.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'
import { routes } from '../../../web/routes.ts'

/** What leads out of the shop, does something, or holds what is somebody’s own without being a page of the shop. */
const DOORS = [
  '/contribution/token',
  '/customer/account/',
  '/downloadable/download/link/id/1',
  '/graphql',
  '/index.php/customer/account/',
  '/orders',
  '/payment/return',
  '/retractation',
  '/wishlist/share/abc/',
]

const lines = collectLines()
let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp(
    { BASE_PATH: '/boutique', LOG_LEVEL: 'info' },
    { ...fakeDomains, logStream: lines, pages: { ...fakePages, routes } },
  )
})
afterAll(() => app.close())

const headerOf = async (path: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/boutique${path}`, headers })).headers['speculation-rules']

describe('pages that a browser fetches before they are opened', () => {
  test('are named by rules that every public page points to, cached or not', async () => {
    const named = '"/boutique/speculation-rules.json"'
    expect(await headerOf('/croquettes.html')).toBe(named)
    const cached = await app.inject('/boutique/croquettes.html')
    expect(cached.headers['speculation-rules']).toBe(named)
    const etag = String(cached.headers.etag)
    expect(await headerOf('/croquettes.html', { 'if-none-match': etag })).toBe(named)
    expect(await headerOf('/croquettes.html', { cookie: 'musette-session=x' })).toBe(named)
  })

  test.each(['/cart', '/checkout', '/user', '/login', '/graphql', '/nothing.js', '/sitemap.xml'])(
    'are not named by %s',
    async (path) => {
      expect(await headerOf(path)).toBeUndefined()
    },
  )

  test('are fetched only: never rendered, and only those of this site', async () => {
    const response = await app.inject('/boutique/speculation-rules.json')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/speculationrules\+json(;|$)/)
    expect(response.headers['cache-control']).toBe('public, max-age=3600')
    expect(response.headers['set-cookie']).toBeUndefined()
    const rules = response.json()
    expect(Object.keys(rules)).toEqual(['prefetch'])
    expect(rules.prefetch).toMatchObject([{ source: 'document', eagerness: 'moderate' }])
    const [{ where }] = rules.prefetch
    expect(where.and[0]).toEqual({ href_matches: '/boutique/*' })
    const files = { and: [{ href_matches: '/boutique/*.*' }, { not: { href_matches: '/boutique/*.html' } }] }
    expect(where.and).toContainEqual({ not: files })
    const left = JSON.stringify(where.and.slice(1)).matchAll(/"\/boutique(\/[^"]+?)(?:\{\/\*\}\?|\*)"/g)
    const paths = [...left].map(([, path = '']) => path.replace(/\/$/, ''))
    for (const page of [...OWN_PAGES, ...DOORS])
      expect(
        paths.some((path) => page === path || page.startsWith(`${path}/`)),
        page,
      ).toBe(true)
  })

  test('are marked in the log, and are no page views in metrics', async () => {
    await app.inject({ url: '/boutique/litieres.html', headers: { 'sec-purpose': 'prefetch' } })
    await app.inject({ url: '/boutique/litieres.html', headers: { 'sec-purpose': 'prefetch;prerender' } })
    await app.inject('/boutique/litieres.html')
    const visits = (await lines.of('access')).filter(({ url }) => url === '/boutique/litieres.html')
    expect(visits.map(({ purpose }) => purpose)).toEqual(['prefetch', 'prefetch', undefined])
    const { body } = await app.inject('/boutique/metrics')
    expect(body).toContain('_count{route="prefetch",method="GET",status="2xx"} 2')
    const views = /_count\{route="\/boutique\/\*",page="other",method="GET",status="2xx"\} (\d+)/.exec(body)?.[1]
    const seen = (await lines.of('access')).filter(
      ({ url, status, purpose }) => String(url).endsWith('s.html') && status === 200 && !purpose,
    )
    expect(Number(views)).toBeGreaterThanOrEqual(seen.length)
  })
})
