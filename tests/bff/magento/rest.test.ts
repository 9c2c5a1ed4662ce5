import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStoreRest, type RestCall, type StoreRest } from '../../../bff/magento/rest.ts'
import { type FakeStore, startFakeStore, type StoreReply } from '../support/fake-store.ts'
import { testConfig } from '../support/test-app.ts'

const TOKEN = 'integration-token-1234'
const READ: RestCall = { name: 'Invoices', method: 'GET', path: 'V1/invoices' }
const WRITE: RestCall = { name: 'Write', method: 'POST', path: 'V1/things', body: { email: 'a@exemple.fr' } }

let store: FakeStore
let rest: StoreRest
let isCircuitOpen: boolean
let isInMaintenance: boolean
let noted: string[]

beforeEach(async () => {
  store = await startFakeStore()
  ;[isCircuitOpen, isInMaintenance, noted] = [false, false, []]
  rest = restOf()
})
afterEach(async () => {
  await rest.close()
  await store.close()
})

function restOf(env: Record<string, string> = {}): StoreRest {
  const { upstream } = testConfig({ UPSTREAM_URL: store.url, UPSTREAM_INTEGRATION_TOKEN: TOKEN, ...env })
  return createStoreRest(upstream, {
    store: {
      maintenance: {
        get active() {
          return isInMaintenance
        },
      },
      get isCircuitOpen() {
        return isCircuitOpen
      },
    },
    note: (name, outcome) => noted.push(`${name} ${outcome}`),
  })
}

const failure = (reply: StoreReply, call = READ) => {
  store.answer = () => reply
  return rest.call(call).catch((error: unknown) => error)
}

test('a read returns the body, and goes below the store view to rest/ beside the GraphQL endpoint', async () => {
  await rest.close()
  rest = restOf({ UPSTREAM_STORE: 'french' })
  store.answer = () => ({ body: { items: [1] } })
  expect(await rest.call({ ...READ, query: { 'searchCriteria[pageSize]': '5' } })).toEqual({ items: [1] })
  expect(store.calls[0]?.url).toBe('/rest/french/V1/invoices?searchCriteria%5BpageSize%5D=5')
  expect(await rest.call({ ...READ, store: 'english' })).toEqual({ items: [1] })
  expect(store.calls[1]?.url).toBe('/rest/english/V1/invoices')
  expect(noted).toEqual(['Invoices ok', 'Invoices ok'])
})

test('another address can be configured', async () => {
  await rest.close()
  rest = restOf({ UPSTREAM_REST_URL: new URL('/api/', store.url).href })
  store.answer = () => ({ body: true })
  expect(await rest.call(READ)).toBe(true)
  expect(store.calls[0]?.url).toBe('/api/V1/invoices')
})

test('the token goes only with calls for the integration', async () => {
  store.answer = () => ({ body: [] })
  await rest.call(READ)
  await rest.call({ ...READ, asIntegration: true })
  expect(store.calls.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${TOKEN}`])
  expect(rest.hasIntegration).toBe(true)
})

describe('a refusal', () => {
  test.each([
    [400, 'input'],
    [401, 'authentication'],
    [403, 'authorization'],
    [404, 'not-found'],
    [429, 'too-many-requests'],
    [500, 'unavailable'],
    [503, 'maintenance'],
  ])('with HTTP %i is one of kind %s', async (status, kind) => {
    expect(await failure({ status, body: { message: 'No' } })).toMatchObject({
      kind,
      message: 'No',
      operation: 'Invoices',
    })
  })

  test('has the values in its message', async () => {
    const named = {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'id', fieldValue: 7 },
    }
    expect(await failure({ status: 404, body: named })).toMatchObject({ message: 'No such entity with id = 7' })
    const listed = { message: '"%1" is required. %2', parameters: ['email'] }
    expect(await failure({ status: 400, body: listed })).toMatchObject({ message: '"email" is required. %2' })
  })

  test('that is a page of a web server is an outage', async () => {
    expect(await failure({ status: 404, body: '<h1>404</h1>' })).toMatchObject({ kind: 'unavailable' })
    expect(await failure({ status: 200, body: '<h1>Hello</h1>' })).toMatchObject({ kind: 'unavailable' })
  })
})

test('a read is repeated once if the connection broke, a write never', async () => {
  let left = 1
  store.answer = () => (left-- > 0 ? { close: true } : { body: ['done'] })
  expect(await rest.call(READ)).toEqual(['done'])
  left = 1
  expect(await rest.call(WRITE).catch((error: unknown) => error)).toMatchObject({ kind: 'unavailable' })
  expect(store.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a call that takes too long is given up', async () => {
  expect(await failure({ hang: true }, { ...READ, timeout: 0.05 })).toMatchObject({ kind: 'unavailable' })
})

test('a body without end is cut', async () => {
  expect(await failure({ bytes: Buffer.alloc(11 * 1024 ** 2, 32) })).toMatchObject({ kind: 'unavailable' })
})

test('a store that is down or in maintenance is not called', async () => {
  isCircuitOpen = true
  expect(await failure({ body: 1 })).toMatchObject({ kind: 'unavailable' })
  ;[isCircuitOpen, isInMaintenance] = [false, true]
  expect(await failure({ body: 1 })).toMatchObject({ kind: 'maintenance' })
  expect(store.calls).toHaveLength(0)
})

test('too many calls at once are refused instead of queued without end', async () => {
  store.answer = () => ({ body: 1, delay: 50 })
  const all = await Promise.allSettled(Array.from({ length: 150 }, () => rest.call({ ...READ, timeout: 60 })))
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused.length).toBe(48)
  expect(refused[0]?.reason).toMatchObject({ kind: 'busy' })
})
