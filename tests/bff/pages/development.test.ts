import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Pages } from '../../../bff/pages/pages.ts'
import { fakeDomains } from '../support/fake-domains.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

let app: FastifyInstance
afterEach(() => app.close())

let renderings = 0
const pages = (devMiddleware?: Pages['devMiddleware']): Pages => ({
  ...fakePages,
  devMiddleware,
  render: async () => ({ kind: 'html', status: 200, html: `rendering ${++renderings}` }),
})

test('in development Vite serves its own addresses, and each page is rendered again', async () => {
  const vite: Pages['devMiddleware'] = (request, response, next) => {
    if (request.url === '/@vite/client') response.end('of Vite')
    else if (request.url === '/broken.ts') next(new Error('a fault of Vite'))
    else next()
  }
  app = await createTestApp({}, { ...fakeDomains, pages: pages(vite) })
  expect((await app.inject('/@vite/client')).body).toBe('of Vite')
  expect((await app.inject('/broken.ts')).statusCode).toBe(500)
  expect((await app.inject('/unknown.ts')).statusCode).toBe(404)
  const [first, second] = [await app.inject('/chiens.html'), await app.inject('/chiens.html')]
  expect(second.body).not.toBe(first.body)
  expect(second.headers['cache-control']).toBe('private, no-store')
  expect(second.headers['content-security-policy']).toContain("'unsafe-inline'")
})

test('a contributor gets each page as it is now, and robots keep nothing of it', async () => {
  app = await createTestApp(
    { CONTRIBUTION_TOKEN: 'jardinage-en-contribution-2026' },
    { ...fakeDomains, pages: pages() },
  )
  const { cookies } = await app.inject('/contribution/jardinage-en-contribution-2026')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const [first, second] = [
    await app.inject({ url: '/chiens.html', headers: { cookie } }),
    await app.inject({ url: '/chiens.html', headers: { cookie } }),
  ]
  expect(second.body).not.toBe(first.body)
  expect(second.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  const visitor = await app.inject('/chiens.html')
  expect(visitor.headers).not.toHaveProperty('x-robots-tag')
})
