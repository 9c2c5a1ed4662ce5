// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTransport } from '../../../web/api/transport.ts'
import { fakeEndpoint, notFound, notSupported, operation, type Reply, type Sent } from './fake-endpoint.ts'

const Shop = operation('Shop')
const Menu = operation('Menu')
const AddItem = operation('AddItem', 'mutation')
const shop = { body: { data: { shop: { id: 'musette' } } } }
const failing = (status: number, body: unknown = '<h1>Bad gateway</h1>'): Reply => ({ status, body })

let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  vi.useFakeTimers()
})

afterEach(() => {
  // First what watches the timers: restored later, it would bring the wrong ones back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const transport = (usesGet = true) =>
  createTransport('/boutique', () => client.getQueryCache(), {
    usesGet,
    documentText: async (sha256) => `text of ${sha256}`,
  })

/** What a promise gives once all the waiting it asks for is over. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  await vi.runAllTimersAsync()
  return promise
}

const texts = (requests: Sent[]) => requests.map(({ entries }) => entries.map(({ query }) => query !== undefined))

describe('a query', () => {
  test('goes by its hash with GET', async () => {
    const requests = fakeEndpoint(() => shop)
    expect(await settled(transport()(Shop, { a: 'é' }))).toEqual({ shop: { id: 'musette' } })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: expect.objectContaining({ pathname: '/boutique/graphql' }),
      entries: [{ variables: { a: 'é' }, extensions: { persistedQuery: { version: 1, sha256Hash: Shop.sha256 } } }],
    })
    expect(requests[0]?.headers.get('accept')).toContain('application/graphql-response+json')
  })

  test('whose address would be too long goes by its hash with POST', async () => {
    const requests = fakeEndpoint(() => shop)
    await settled(transport()(Shop, { a: 'x'.repeat(5000) }))
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
    expect(texts(requests)).toEqual([[false]])
  })

  test.each([
    ['PersistedQueryNotFound', { body: notFound }],
    ['PersistedQueryNotSupported', { body: notSupported }],
    ['HTTP 400', failing(400, 'Bad request')],
    ['HTTP 400 with errors', failing(400, { errors: [{ message: 'What?' }] })],
    ['HTTP 500', failing(500, 'Internal error')],
  ] satisfies [string, Reply][])('is sent again with its text and hash after %s', async (_case, refused) => {
    const requests = fakeEndpoint((_sent, count) => (count === 1 ? refused : shop))
    expect(await settled(transport()(Shop, {}))).toEqual({ shop: { id: 'musette' } })
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(requests[1]?.entries).toEqual([
      {
        query: `text of ${Shop.sha256}`,
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: Shop.sha256 } },
      },
    ])
  })

  test('that is under way is not sent a second time; with other variables it is', async () => {
    const requests = fakeEndpoint(() => shop)
    const execute = transport()
    await settled(Promise.all([execute(Shop, { a: 1 }), execute(Shop, { a: 1 }), execute(Shop, { a: 2 })]))
    expect(requests).toHaveLength(2)
    await settled(execute(Shop, { a: 1 }))
    expect(requests).toHaveLength(3)
  })

  test('goes by its text at once when its hash is not supported', async () => {
    const requests = fakeEndpoint(({ entries }) => (entries[0]?.query === undefined ? { body: notSupported } : shop))
    const execute = transport()
    await settled(execute(Shop, {}))
    await settled(execute(Shop, {}))
    expect(texts(requests)).toEqual([[false], [true], [true]])
  })
})

describe('a failure that passes', () => {
  test.each([
    ['no network', 'network failure'],
    ['HTTP 502', failing(502)],
    ['HTTP 503 that is not maintenance', failing(503)],
    ['HTTP 504', failing(504)],
  ] satisfies [string, Reply][])('lets a query be asked five times at most: %s', async (_case, failure) => {
    const once = fakeEndpoint((_sent, count) => (count < 5 ? failure : shop))
    expect(await settled(transport()(Shop, {}))).toEqual({ shop: { id: 'musette' } })
    expect(once).toHaveLength(5)
    const never = fakeEndpoint(() => failure)
    await expect(settled(transport()(Shop, {}))).rejects.toMatchObject({ kind: 'network' })
    expect(never).toHaveLength(5)
  })

  test('is waited for longer each time, from about 300 ms', async () => {
    const waits: number[] = []
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    fakeEndpoint(() => 'network failure')
    await settled(transport()(Shop, {})).catch(() => undefined)
    for (const [, ms = 0] of setTimer.mock.calls) if (ms >= 100) waits.push(ms)
    expect(waits).toHaveLength(4)
    waits.forEach((ms, index) => {
      expect(ms).toBeGreaterThanOrEqual(150 * 2 ** index)
      expect(ms).toBeLessThanOrEqual(450 * 2 ** index)
    })
  })

  test.each([
    ['2', 2000],
    ['0', 0],
    ['3600', 10_000],
    ['Wed, 21 Oct 2037 07:28:00 GMT', 0],
    ['soon', 0],
  ])('is waited for as long as the server asks (Retry-After: %s), within bounds', async (retryAfter, requested) => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    fakeEndpoint((_sent, count) =>
      count === 1 ? { status: 503, body: 'Try again in a moment', headers: { 'retry-after': retryAfter } } : shop,
    )
    expect(await settled(transport()(Shop, {}))).toEqual({ shop: { id: 'musette' } })
    const waits = setTimer.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= 100)
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThanOrEqual(requested + 150)
    expect(waits[0]).toBeLessThanOrEqual(requested + 450)
  })

  test.each(['network failure', failing(502), failing(503), failing(500)] satisfies Reply[])(
    'never repeats a mutation: %o',
    async (failure) => {
      const requests = fakeEndpoint(() => failure)
      await expect(settled(transport()(AddItem, {}))).rejects.toMatchObject({ kind: 'network' })
      expect(requests).toHaveLength(1)
    },
  )
})

describe('a failure that stays', () => {
  test('in maintenance is reported at once', async () => {
    const requests = fakeEndpoint(() => failing(503, { errors: [{ message: '#503 Maintenance flag' }] }))
    await expect(settled(transport()(Shop, {}))).rejects.toMatchObject({ isMaintenance: true, status: 503 })
    expect(requests).toHaveLength(1)
  })

  test('to load the text of a document is one of the network', async () => {
    fakeEndpoint(() => ({ body: notFound }))
    const execute = createTransport('', () => client.getQueryCache(), {
      documentText: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    })
    await expect(settled(execute(Shop, {}))).rejects.toMatchObject({ kind: 'network', status: 0 })
  })

  test('says whether GraphQL or the network failed', async () => {
    const error = { message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }
    fakeEndpoint(() => ({ body: { data: null, errors: [error] }, headers: { 'x-request-id': 'r-42' } }))
    const failure = { message: 'GraphQL error: Internal error', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-42' }
    await expect(settled(transport()(Shop, {}))).rejects.toMatchObject(failure)
    fakeEndpoint(() => failing(404, 'Not found'))
    await expect(settled(transport()(Shop, {}))).rejects.toThrow('Network error: HTTP 404')
    fakeEndpoint(() => 'network failure')
    await expect(settled(transport()(Shop, {}))).rejects.toThrow('Network error: Failed to fetch')
  })
})

describe('a mutation', () => {
  test('goes by its hash with POST, and with its text when the hash is unknown', async () => {
    const requests = fakeEndpoint((_sent, count) =>
      count === 1 ? { body: notFound } : { body: { data: { ok: true } } },
    )
    expect(await settled(transport()(AddItem, { qty: 1 }))).toEqual({ ok: true })
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(texts(requests)).toEqual([[false], [true]])
  })

  test('that is the same as another is carried out as well', async () => {
    const requests = fakeEndpoint(() => ({ body: { data: { ok: true } } }))
    const execute = transport()
    await settled(Promise.all([execute(AddItem, {}), execute(AddItem, {})]))
    expect(requests).toHaveLength(2)
  })
})

describe('without the build flag for GET', () => {
  const answers = ({ entries }: Sent): Reply =>
    entries.length === 1
      ? shop
      : {
          body: entries.map(({ extensions }) => ({
            data: extensions.persistedQuery.sha256Hash.slice(0, 4) && { ok: 1 },
          })),
        }

  test('the queries of one tick go in one request, mutations never with them', async () => {
    const requests = fakeEndpoint(answers)
    const execute = transport(false)
    await settled(Promise.all([execute(Shop, {}), execute(AddItem, {}), execute(Menu, {})]))
    expect(
      requests.map(({ entries }) => entries.map(({ extensions }) => extensions.persistedQuery.sha256Hash)),
    ).toEqual(expect.arrayContaining([[AddItem.sha256], [Shop.sha256, Menu.sha256]]))
    expect(requests.every(({ method }) => method === 'POST')).toBe(true)
  })

  test('a request holds ten at most', async () => {
    const requests = fakeEndpoint(answers)
    const execute = transport(false)
    await settled(Promise.all(Array.from({ length: 12 }, (_, page) => execute(Shop, { page }))))
    expect(requests.map(({ entries }) => entries.length)).toEqual([10, 2])
  })

  test('each entry has its own end', async () => {
    fakeEndpoint(({ entries }) =>
      entries.length === 2 ? { body: [{ errors: [{ message: 'No' }] }, { data: { ok: 1 } }] } : { body: [] },
    )
    const execute = transport(false)
    const [bad, good] = await settled(Promise.allSettled([execute(Shop, {}), execute(Menu, {})]))
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'GraphQL error: No' } })
    expect(good).toEqual({ status: 'fulfilled', value: { ok: 1 } })
  })

  test('entries whose hash is unknown are sent again with their text, together', async () => {
    const requests = fakeEndpoint((sent, count) =>
      count === 1 ? { body: [notFound, { data: { ok: 1 } }, notFound] } : answers(sent),
    )
    const execute = transport(false)
    await settled(Promise.all([execute(Shop, {}), execute(operation('Other'), {}), execute(Menu, {})]))
    expect(texts(requests)).toEqual([
      [false, false, false],
      [true, true],
    ])
  })
})

describe('caches on the way', () => {
  const cacheControl = async () => {
    const requests = fakeEndpoint(() => shop)
    await settled(transport()(Shop, {}))
    return requests[0]?.headers.get('cache-control')
  }

  test('may serve a guest', async () => {
    client.setQueryData(['CurrentUser', {}], { me: { id: null } })
    expect(await cacheControl()).toBeNull()
  })

  test('may not serve a customer', async () => {
    client.setQueryData(['CurrentUser', {}], { me: { id: '42' } })
    expect(await cacheControl()).toBe('max-age=0, no-store')
  })

  test('may not serve while it is unknown who is there', async () => {
    vi.spyOn(client, 'getQueryCache').mockImplementation(() => {
      throw new Error('unreadable')
    })
    expect(await cacheControl()).toBe('max-age=0, no-store')
  })
})

describe('a batch whose response is 503', () => {
  const batch =
    (message: string) =>
    (sent: Sent, count: number): Reply =>
      count > 1 && message === 'The server is busy'
        ? { body: sent.entries.map(() => shop.body) }
        : {
            status: 503,
            headers: { 'retry-after': '1' },
            body: sent.entries.map(() => ({ data: null, errors: [{ message }] })),
          }

  test('because the server is busy is sent again', async () => {
    const requests = fakeEndpoint(batch('The server is busy'))
    const execute = transport(false)
    const answers = await settled(Promise.all([execute(Shop, {}), execute(Menu, {})]))
    expect(answers).toEqual([{ shop: { id: 'musette' } }, { shop: { id: 'musette' } }])
    expect(requests).toHaveLength(2)
  })

  test('because of maintenance says so at once', async () => {
    const requests = fakeEndpoint(batch('#503 Maintenance flag'))
    const execute = transport(false)
    const answers = await settled(Promise.allSettled([execute(Shop, {}), execute(Menu, {})]))
    const failure = { reason: { status: 503, message: 'GraphQL error: #503 Maintenance flag' } }
    expect(answers).toMatchObject([failure, failure])
    expect(requests).toHaveLength(1)
  })
})
