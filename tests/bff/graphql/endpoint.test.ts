import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { startFakeStore } from '../support/fake-store.ts'
import { openFakeShop } from '../support/open-fake-shop.ts'
import { createTestApp } from '../support/test-app.ts'

const { store, app } = await openFakeShop()

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload })

const get = (query: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/graphql', query })

describe('a query', () => {
  test('gets a response by POST and by GET', async () => {
    const query = '{ shop { id name } }'
    const wanted = { data: { shop: { id: 'musette', name: 'Musette' } } }
    const [posted, got] = [await post({ query }), await get({ query })]
    expect(posted.json()).toEqual(wanted)
    expect(got.json()).toEqual(wanted)
    expect(posted.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('of public data may be stored by caches for a minute; personal data is never stored', async () => {
    const [shared, personal] = [
      await post({ query: '{ shop { id } }' }),
      await post({ query: '{ shop { id } me { id } }' }),
    ]
    expect(shared.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60')
    expect(personal.headers['cache-control']).toBe('private, no-store')
  })

  test('takes the operation its name selects', async () => {
    const query = 'query A { shop { id } } query B { isFeatureActive(feature: "wishlist") }'
    expect((await post({ query, operationName: 'B' })).json()).toEqual({ data: { isFeatureActive: true } })
  })
})

describe('a mutation', () => {
  const query = 'mutation { applyCoupon(code: "BIENVENUE") { success } }'

  test.each(['GET', 'HEAD'] as const)('by %s is refused and not carried out', async (method) => {
    const response = await get({ query }, method)
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    expect(store.calls).toEqual([])
  })

  test('hidden behind a query of the same document is refused by GET as well', async () => {
    const response = await get({
      query: `query Q { shop { id } } ${query.replace('mutation', 'mutation M')}`,
      operationName: 'M',
    })
    expect(response.statusCode).toBe(405)
    expect(store.calls).toEqual([])
  })

  test('is sent to the store with the client’s address, so that it can limit guests one by one', async () => {
    await post({ query })
    expect(store.calls.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1'])
  })

  test('that changes the session sets a sealed cookie and one for scripts, and is never stored', async () => {
    const response = await post({ query })
    const [cookie, presence] = response.cookies
    expect(response.cookies).toHaveLength(2)
    expect(cookie).toMatchObject({
      name: 'musette-cart',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: (365 + 28) * 24 * 3600,
    })
    expect(cookie?.value).not.toContain('BIENVENUE')
    const { httpOnly: _, name: __, value: ___, ...attributes } = cookie ?? { name: '', value: '' }
    expect(presence).toEqual({ ...attributes, name: 'musette-presence', value: 'g-' })
    expect(response.headers['cache-control']).toBe('private, no-store')

    const next = await post(
      { query: '{ me { id } }' },
      {
        cookie: `musette-cart=${cookie?.value}; musette-presence=g-`,
      },
    )
    expect(next.json()).toEqual({ data: { me: { id: 'BIENVENUE' } } })
    expect(next.cookies).toEqual([])
  })
})

describe('a request of another site', () => {
  const query = '{ me { id } }'

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('with a cookie is refused: %s', async (_case, headers) => {
    const response = await post({ query }, { cookie: 'musette-visitor=x', ...headers })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  test('without a cookie is served, and no origin is allowed to read', async () => {
    const response = await post({ query }, { origin: 'https://other.example' })
    expect(response.statusCode).toBe(200)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('is distinguished from the shop’s own', async () => {
    const response = await post(
      { query },
      { cookie: 'musette-visitor=x', origin: 'http://shop.example', host: 'shop.example' },
    )
    expect(response.statusCode).toBe(200)
  })
})

describe('errors', () => {
  test('of a resolver are masked', async () => {
    const response = await post({ query: '{ isFeatureActive(feature: "crash") }' })
    expect(response.json()).toMatchObject({
      data: null,
      errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    })
    expect(response.body).not.toContain('secret')
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test('are five at most', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => `nothing${index}`)
    const response = await post({ query: `{ ${fields.join(' ')} }` })
    expect((response.json() as { errors: unknown[] }).errors).toHaveLength(5)
  })

  test('of the store’s maintenance carry the marker and HTTP 503', async () => {
    const ill = await startFakeStore(() => ({ status: 503, body: '<h1>Service Temporarily Unavailable</h1>' }))
    const other = await createTestApp({ UPSTREAM_URL: ill.url }, fakeDomains)
    const response = await other.inject({ url: '/graphql', query: { query: '{ shop { id } }' } })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({
      errors: [{ message: '#503 Maintenance flag', extensions: { code: 'MAINTENANCE' } }],
    })
    await other.close()
    await ill.close()
  })

  test('of a store that is down are 502 with their own code', async () => {
    const other = await createTestApp({ UPSTREAM_URL: 'http://127.0.0.1:9/graphql' }, fakeDomains)
    const response = await other.inject({ url: '/graphql', query: { query: '{ shop { id } }' } })
    expect(response.statusCode).toBe(502)
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
    await other.close()
  })
})

describe('in production', () => {
  let production: FastifyInstance
  beforeAll(async () => {
    production = await createTestApp({ NODE_ENV: 'production', UPSTREAM_URL: store.url }, fakeDomains)
  })
  afterAll(() => production.close())

  test.each(['{ __schema { types { name } } }', '{ __type(name: "Shop") { name } }'])(
    '%s is refused',
    async (query) => {
      const response = await production.inject({ url: '/graphql', query: { query } })
      expect(response.statusCode).toBe(400)
    },
  )

  test('nothing is suggested', async () => {
    const response = await production.inject({ url: '/graphql', query: { query: '{ shopp { id } }' } })
    expect(response.body).toContain('Cannot query field')
    expect(response.body).not.toContain('Did you mean')
  })

  test('__typename gets a response', async () => {
    const response = await production.inject({
      url: '/graphql',
      query: { query: '{ __typename shop { __typename } }' },
    })
    expect(response.json()).toEqual({ data: { __typename: 'Query', shop: { __typename: 'Shop' } } })
  })
})
