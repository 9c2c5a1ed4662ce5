import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

let store: FakeStore
let app: FastifyInstance

beforeAll(async () => {
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await createTestApp({ UPSTREAM_URL: store.url }, fakeDomains)
})

afterAll(async () => {
  await app.close()
  await store.close()
})

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload })

const get = (query: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url: '/graphql', query })

describe('a query', () => {
  test('is answered by POST and by GET', async () => {
    const query = '{ shop { id name } }'
    const wanted = { data: { shop: { id: 'musette', name: 'Musette' } } }
    const [posted, got] = [await post({ query }), await get({ query })]
    expect(posted.json()).toEqual(wanted)
    expect(got.json()).toEqual(wanted)
    expect(posted.statusCode).toBe(200)
    expect(posted.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})
