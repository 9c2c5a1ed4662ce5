import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import manifest from '../../../schema/operations.generated.json' with { type: 'json' }
import { fakeDomains } from '../support/fake-domains.ts'
import { openFakeShop } from '../support/open-fake-shop.ts'
import { createTestApp } from '../support/test-app.ts'

const { store, app } = await openFakeShop({ NODE_ENV: 'production' })

const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
}
const NOT_SUPPORTED = {
  errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
}

const hashed = (sha256Hash: string, version = 1) => ({ extensions: { persistedQuery: { version, sha256Hash } } })
const post = (payload: object, on = app) => on.inject({ method: 'POST', url: '/graphql', payload })
const get = (sha256Hash: string, method: 'GET' | 'HEAD' = 'GET', on = app) =>
  on.inject({ method, url: '/graphql', query: { extensions: JSON.stringify(hashed(sha256Hash).extensions) } })

/** A valid document that no other test sends. */
let count = 0
const fresh = () => `query Fresh${++count} { shop { id } }`
const register = (query: string) => post({ query, ...hashed(sha256Of(query)) })

describe('an unregistered hash', () => {
  const unknown = 'b'.repeat(64)

  test('by POST and by GET gets «PersistedQueryNotFound» with HTTP 200, and is never stored', async () => {
    for (const response of [await post(hashed(unknown)), await get(unknown)]) {
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.json()).toEqual(NOT_FOUND)
    }
  })

  test('in a batch does so in its place', async () => {
    const response = await post([{ query: '{ shop { id } }' }, hashed(unknown), { query: '{ shop { name } }' }])
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toContain('no-store')
    expect(response.json()).toEqual([
      { data: { shop: { id: 'musette' } } },
      NOT_FOUND,
      { data: { shop: { name: 'Musette' } } },
    ])
  })
})

describe('a document sent with its hash', () => {
  test('gets its response, and is known by the hash from then on, on every transport', async () => {
    const query = fresh()
    const wanted = { data: { shop: { id: 'musette' } } }
    expect((await register(query)).json()).toEqual(wanted)
    expect((await post(hashed(sha256Of(query)))).json()).toEqual(wanted)
    expect((await get(sha256Of(query))).json()).toEqual(wanted)
    expect((await post([hashed(sha256Of(query))])).json()).toEqual([wanted])
  })

  test('that is not its own is refused and not registered', async () => {
    const query = fresh()
    const response = await post({ query, ...hashed(sha256Of(fresh())) })
    expect(response.statusCode).toBe(400)
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await get(sha256Of(query))).json()).toEqual(NOT_FOUND)
  })

  test('that is empty is refused', async () => {
    const query = fresh()
    expect((await post({ query, ...hashed('') })).statusCode).toBe(400)
    expect((await get(sha256Of(query))).json()).toEqual(NOT_FOUND)
  })

  test.each([
    ['that cannot be parsed', '{ shop { id }'],
    ['that is not valid', '{ nothing }'],
    ['that is too deep', `{ category(id: 1) { ${'children { '.repeat(20)} id ${'}'.repeat(20)} } }`],
    ['that introspects', '{ __schema { types { name } } }'],
  ])('%s is not registered', async (_case, query) => {
    expect((await register(query)).statusCode).toBe(400)
    expect((await get(sha256Of(query))).json()).toEqual(NOT_FOUND)
  })

  test('stays known through a flood of other documents', async () => {
    const query = fresh()
    await register(query)
    await get(sha256Of(query))
    for (let round = 0; round < 300; round++) {
      await post(Array.from({ length: 10 }, (_, index) => ({ query: `query F${round}_${index} { __typename }` })))
    }
    expect((await get(sha256Of(query))).json()).toEqual({ data: { shop: { id: 'musette' } } })
  })
})

test('another version of the protocol is not supported', async () => {
  const response = await post({ query: '{ shop { id } }', ...hashed('a'.repeat(64), 2) })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual(NOT_SUPPORTED)
})

test('a mutation is not carried out by its hash over GET or HEAD', async () => {
  const query = 'mutation M { applyCoupon(code: "BIENVENUE") { success } }'
  await register(query)
  store.calls.length = 0
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await get(sha256Of(query), method)
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  }
  expect(store.calls).toEqual([])
})

test('the shop’s own documents are known from the start', async () => {
  for (const [sha256, { text }] of Object.entries(manifest)) {
    const response = text.startsWith('mutation') ? await post(hashed(sha256)) : await get(sha256)
    expect(response.body).not.toContain('PersistedQuery')
  }
})

describe('with PERSISTED_ONLY', () => {
  let closed: FastifyInstance
  beforeAll(async () => {
    closed = await createTestApp({ UPSTREAM_URL: store.url, PERSISTED_ONLY: 'true' }, fakeDomains)
  })
  afterAll(() => closed.close())

  test.each([
    ['a document', { query: '{ shop { id } }' }],
    ['a document with its hash', { query: '{ shop { id } }', ...hashed(sha256Of('{ shop { id } }')) }],
    ['an unknown hash', hashed('c'.repeat(64))],
  ])('%s of a stranger is refused', async (_case, payload) => {
    const response = await post(payload, closed)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual(NOT_SUPPORTED)
    expect(store.calls).toEqual([])
  })

  test('the shop’s own operations get responses, by hash and by text', async () => {
    const [sha256, { text }] = Object.entries(manifest).find(([, { name }]) => name === 'Shop') ?? ['', { text: '' }]
    for (const response of [await get(sha256, 'GET', closed), await post({ query: text }, closed)]) {
      // The fake shop has not all the fields the real one is asked for: it is executed, and that is the point.
      expect(response.json()).toMatchObject({ errors: [{ path: ['shop', expect.any(String)] }] })
    }
  })
})
