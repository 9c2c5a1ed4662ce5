import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import { createSealer } from '../../../bff/session/seal.ts'
import { createSession, createSessionCookies } from '../../../bff/session/session-cookies.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore, type StoreCall } from '../support/fake-store.ts'
import { createTestApp, testConfig } from '../support/test-app.ts'

// What is remembered of a request that comes again and again must not reach further than the request itself.

const SHOP = '{shop{name}}'
const LONG = 'Une boutique au nom très long. '.repeat(60)

let store: FakeStore
let app: FastifyInstance
let name: string

beforeEach(async () => {
  name = 'Musette'
  store = await startFakeStore(({ headers }: StoreCall) => ({
    body: shopData(`${name} ${String(headers['content-currency'] ?? 'EUR')}`),
  }))
  app = await createTestApp({ UPSTREAM_URL: store.url }, fakeDomains)
})
afterEach(async () => {
  await app.close()
  await store.close()
})

function cookieOf(data: { currency?: string; cartId?: string }): Record<string, string> {
  const cookies = createSessionCookies(createSealer(testConfig().sessionKeys, 'musette session'), '', '')
  const session = createSession()
  if (data.currency) session.set('currency', data.currency)
  if (data.cartId) session.set('cartId', data.cartId)
  return { cookie: [...cookies.changes(session)].map(([name, value]) => `${name}=${value}`).join('; ') }
}

const hashed = (query: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256Of(query) } })
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}, on = app) =>
  on.inject({ url: '/graphql', query: parameters, headers })
const post = (payload: object, headers: Record<string, string> = {}, on = app) =>
  on.inject({ method: 'POST', url: '/graphql', headers, payload })
const purge = () => app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': '.*' } })
const byHash = { extensions: JSON.stringify(hashed(SHOP)) }
const register = (on = app) => post({ query: SHOP, extensions: hashed(SHOP) }, {}, on)

describe('a GET that is repeated', () => {
  test('gets what the store says now, once what is cached was purged', async () => {
    await register()
    for (let round = 0; round < 3; round++) {
      name = `Musette ${round}`
      await purge()
      expect((await get(byHash)).json()).toEqual({ data: { shop: { name: `Musette ${round} EUR` } } })
      expect((await get(byHash)).headers['cache-status']).toBe('Musette; hit')
    }
  })

  test('gets the response in the currency of each shopper', async () => {
    await register()
    for (let round = 0; round < 2; round++) {
      for (const currency of ['USD', 'CHF']) {
        expect((await get(byHash, cookieOf({ currency }))).json()).toEqual({
          data: { shop: { name: `Musette ${currency}` } },
        })
      }
      expect((await get(byHash)).json()).toEqual({ data: { shop: { name: 'Musette EUR' } } })
    }
  })

  test('gets the media type that each client accepts', async () => {
    const types = ['application/json', 'application/graphql-response+json', '*/*']
    const answers = await Promise.all([...types, ...types].map((accept) => get({ query: SHOP }, { accept })))
    expect(answers.map(({ headers }) => String(headers['content-type']).split(';')[0])).toEqual(
      [0, 1].flatMap(() => ['application/json', 'application/graphql-response+json', 'application/json']),
    )
  })

  test('loads private data again, for each shopper', async () => {
    const mine = { query: '{me{id}}' }
    for (const cartId of ['one', 'two', 'one']) {
      expect((await get(mine, cookieOf({ cartId }))).json()).toEqual({ data: { me: { id: cartId } } })
      expect((await get(mine)).json()).toEqual({ data: { me: { id: null } } })
    }
  })

  test('is refused each time while it is invalid, and gets its response once it is valid', async () => {
    const unknown = { extensions: JSON.stringify(hashed('{shop{id}}')) }
    for (let round = 0; round < 2; round++) {
      expect((await get(unknown)).json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] })
      expect((await get({ query: SHOP, variables: '{' })).statusCode).toBe(400)
      expect((await get({ query: 'mutation{applyCoupon(code:"x"){success}}' })).statusCode).toBe(405)
    }
    await post({ query: '{shop{id}}', extensions: hashed('{shop{id}}') })
    expect((await get(unknown)).json()).toEqual({ data: { shop: { id: 'musette' } } })
  })

  test('stays refused where only the shop’s own client is trusted, although another server accepted it', async () => {
    await register()
    expect((await get(byHash)).statusCode).toBe(200)
    const strict = await createTestApp({ UPSTREAM_URL: store.url, PERSISTED_ONLY: 'true' }, fakeDomains)
    for (const parameters of [byHash, { query: SHOP }]) {
      expect((await get(parameters, {}, strict)).json()).toMatchObject({
        errors: [{ message: 'PersistedQueryNotSupported' }],
      })
    }
    await strict.close()
  })

  test('shares no variables that another request could have changed', async () => {
    const query = 'query($a:Boolean!){shop{name @include(if:$a) id}}'
    const ask = (variables: string) => get({ query, variables })
    const [yes, no] = ['{"a":true}', '{"a":false}']
    for (const variables of [yes, no, yes, no]) {
      const { data } = (await ask(variables)).json<{ data: { shop: object } }>()
      expect('name' in data.shop).toBe(variables === yes)
    }
  })
})

describe('a batch that is repeated', () => {
  const batch = [{ query: SHOP }, { query: '{shop{id}}' }]
  const second = { data: { shop: { id: 'musette' } } }

  test('is a list of what the store says now, for each currency', async () => {
    for (let round = 0; round < 3; round++) {
      name = `Musette ${round}`
      await purge()
      for (const currency of [undefined, 'USD', undefined, 'USD']) {
        const response = await post(batch, currency ? cookieOf({ currency }) : {})
        expect(response.json()).toEqual([{ data: { shop: { name: `Musette ${round} ${currency ?? 'EUR'}` } } }, second])
        expect(response.headers['cache-control']).toBe('private, no-store')
        expect(response.headers).not.toHaveProperty('etag')
      }
    }
  })

  test('is sent compressed to who takes it, and keeps its order', async () => {
    name = LONG
    for (const encoding of ['br', 'gzip', 'br']) {
      const { headers } = await post(batch, { 'accept-encoding': encoding })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    }
    const [forth, back] = [await post(batch), await post([...batch].reverse())]
    expect(forth.headers).not.toHaveProperty('content-encoding')
    expect(back.json()).toEqual(forth.json<unknown[]>().reverse())
  })

  test('has nothing of another shopper in it', async () => {
    const mixed = [...batch, { query: '{me{id}}' }]
    for (const cartId of ['one', 'two']) {
      const answers = (await post(mixed, cookieOf({ cartId }))).json<unknown[]>()
      expect(answers[2]).toEqual({ data: { me: { id: cartId } } })
    }
    expect((await post(mixed)).json<unknown[]>()[2]).toEqual({ data: { me: { id: null } } })
  })
})
