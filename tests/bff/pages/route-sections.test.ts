import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageRoute } from '../../../schema/page-route.ts'
import { fakeDomains } from '../support/fake-domains.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

/** As an extension declares them. */
const routes: PageRoute[] = [
  { path: '/diary', section: 'public' },
  { path: '/diary/:id', section: 'personal', kind: 'account' },
  { path: '/vault', section: 'guarded' },
  { path: '/key', section: 'secret' },
  { path: '/*', section: 'public' },
]

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp(
    { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', CSP_VIDEO: 'https://video.example' },
    { ...fakeDomains, pages: { ...fakePages, routes } },
  )
})
afterAll(() => app.close())

async function headersOf(path: string) {
  const { headers } = await app.inject(path)
  return {
    isPassing: headers['cache-status'] === 'Musette; fwd=bypass',
    isStorable: !String(headers['cache-control']).includes('no-store'),
    hasThirdParties: String(headers['content-security-policy']).includes('video.example'),
    tellsOrigin: headers['referrer-policy'] === 'strict-origin',
  }
}

describe('what a route says of its pages decides', () => {
  test.each([
    ['/diary', { isPassing: false, isStorable: true, hasThirdParties: true, tellsOrigin: false }],
    ['/diary/1', { isPassing: true, isStorable: false, hasThirdParties: true, tellsOrigin: false }],
    ['/vault', { isPassing: true, isStorable: false, hasThirdParties: false, tellsOrigin: false }],
    ['/key?token=abc', { isPassing: true, isStorable: false, hasThirdParties: false, tellsOrigin: true }],
    ['/of-the-store.html', { isPassing: false, isStorable: true, hasThirdParties: true, tellsOrigin: false }],
  ])('who keeps %s and who may read along', async (path, headers) => {
    expect(await headersOf(path)).toEqual(headers)
  })

  test('what robots may read', async () => {
    const { body } = await app.inject('/robots.txt')
    expect(body.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual(
      ['/diary/', '/vault$', '/vault/', '/vault?', '/key$', '/key/', '/key?'].map((rule) => `Disallow: ${rule}`),
    )
  })

  test('how a page is counted', async () => {
    await app.inject('/diary/2')
    const { body } = await app.inject('/metrics')
    expect(body).toMatch(/_count\{route="\/\*",page="account",method="GET",status="2xx"\} \d/)
  })
})
