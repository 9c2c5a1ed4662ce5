import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEdgePurges, type EdgePurges } from '../../../bff/cache/edge-purges.ts'
import { createEdges } from '../../../bff/cache/edges.ts'
import type { Purged } from '../../../bff/cache/purge-log.ts'
import { keysToForget } from '../../../bff/cache/surrogate-keys.ts'
import { type JsonAnswer, type JsonRequest, type JsonServer, startJsonServer } from '../support/json-server.ts'
import { createTestApp, testConfig } from '../support/test-app.ts'

// APIs on this machine that answer as Fastly, Cloudflare, Varnish and receivers of webhooks are documented to.

const SERVICE = 'SU1Z0isxPaozGVKXdv0eY'
const ZONE = '023e105f4ecef8ad9ca31a8372d0c353'
const TOKEN = 'a-token-of-the-edge-api'
const SECRET = Buffer.alloc(32, 5)
const SETTLED = { interval: 5 }

let api: JsonServer
/** Takes the place of the next answers. */
let troubles: JsonAnswer[]
let purges: EdgePurges | undefined
let app: FastifyInstance | undefined

beforeEach(async () => {
  troubles = []
  api = await startJsonServer((request) => troubles.shift() ?? documented(request))
})
afterEach(async () => {
  await purges?.stop()
  await app?.close()
  purges = app = undefined
  await api.close()
})

function documented({ method, path, headers, body }: JsonRequest): JsonAnswer {
  if (method === 'PURGE') return { status: headers['surrogate-key'] ? 200 : 400 }
  if (path === `/service/${SERVICE}/purge`) {
    const { surrogate_keys: keys = [] } = body as { surrogate_keys?: string[] }
    if (headers['fastly-key'] !== TOKEN)
      return { status: 401, body: { msg: 'Provided credentials are missing or invalid' } }
    if (keys.length === 0 || keys.length > 256) return { status: 400, body: { msg: 'Too many surrogate keys' } }
    return { status: 200, body: Object.fromEntries(keys.map((key, nth) => [key, `108-1391560174-${nth}`])) }
  }
  if (path === `/client/v4/zones/${ZONE}/purge_cache`) {
    const { tags = [] } = body as { tags?: string[] }
    const failed = (status: number, code: number) => ({
      status,
      body: { success: false, errors: [{ code }], result: null },
    })
    if (headers.authorization !== `Bearer ${TOKEN}`) return failed(403, 10000)
    if (tags.length === 0 || tags.length > 100) return failed(400, 1094)
    return { status: 200, body: { success: true, errors: [], messages: [], result: { id: ZONE } } }
  }
  return path === '/hook' ? { status: 204 } : { status: 404 }
}

const ENV = {
  varnish: () => ({ SURROGATE_KEYS: 'surrogate-key', EDGE_VARNISH: api.url }),
  fastly: () => ({
    SURROGATE_KEYS: 'surrogate-key',
    EDGE_FASTLY_SERVICE: SERVICE,
    EDGE_FASTLY_TOKEN: TOKEN,
    EDGE_FASTLY_URL: api.url,
  }),
  cloudflare: () => ({
    SURROGATE_KEYS: 'cache-tag',
    EDGE_CLOUDFLARE_ZONE: ZONE,
    EDGE_CLOUDFLARE_TOKEN: TOKEN,
    EDGE_CLOUDFLARE_URL: `${api.url}/client/v4`,
  }),
  webhook: () => ({
    EDGE_WEBHOOK_URL: `${api.url}/hook`,
    EDGE_WEBHOOK_SECRET: `whsec_${SECRET.toString('base64')}`,
  }),
} satisfies Record<string, () => Record<string, string>>
type Kind = keyof typeof ENV
const KINDS = Object.keys(ENV) as Kind[]

const QUICK = { pause: 10, again: [20] }
function tell(kind: Kind, pace: { pause?: number; again?: number[]; maxWaiting?: number } = QUICK) {
  const messages: string[] = []
  const stream = { write: (line: string) => void messages.push((JSON.parse(line) as { msg: string }).msg) }
  const { log } = Fastify({ logger: { level: 'info', stream } })
  purges = createEdgePurges({ ...createEdges(testConfig(ENV[kind]()).edge), log, pace })
  return { purges, messages, edge: purges.edges[0]! }
}

/** Keys that one call purged. */
function keysIn({ method, headers, body }: JsonRequest): string[] {
  if (method === 'PURGE') return String(headers['surrogate-key']).split(' ')
  const { surrogate_keys, tags, keys } = body as Record<string, string[] | undefined>
  return keys ?? surrogate_keys ?? tags ?? []
}
const forgotten = () => new Set(api.requests.flatMap(keysIn))
const all = (purged: Purged) => new Set(keysToForget(purged))
const many = (count: number) => Array.from({ length: count }, (_, nth) => `cat_p_${nth + 1_000_000}`)

describe.each(KINDS)('an edge of the kind %s', (kind) => {
  test('receives each purge at once, and a second time for responses that were under way', async () => {
    const { purges, edge } = tell(kind)
    purges.forget(['cat_p_12', 'cat_c_5'])
    await expect.poll(() => api.requests.length, SETTLED).toBe(2)
    expect(api.requests.map((request) => new Set(keysIn(request)))).toEqual(
      [1, 2].map(() => all(['cat_p_12', 'cat_c_5'])),
    )
    await expect.poll(() => edge, SETTLED).toMatchObject({ sent: 2, failed: 0, waiting: 0, oldest: null })
  })

  test('drops everything by one key', async () => {
    const { purges } = tell(kind, { ...QUICK, again: [] })
    purges.forget('all')
    await expect.poll(() => api.requests.map(keysIn), SETTLED).toEqual([['@all']])
  })

  test('gets many in calls that it takes, and all of them', async () => {
    const { purges, edge } = tell(kind, { ...QUICK, again: [] })
    purges.forget(many(2500))
    await expect.poll(() => edge.waiting, SETTLED).toBe(0)
    expect(edge.failed).toBe(0)
    expect(forgotten()).toEqual(all(many(2500)))
  })

  test('that is down learns everything in the end', async () => {
    const { purges, messages, edge } = tell(kind)
    api.trouble = (response) => response.socket?.destroy()
    purges.forget(['cat_p_1000'])
    await expect.poll(() => edge.failed, SETTLED).toBeGreaterThan(1)
    purges.forget(['cat_p_2000'])
    expect(edge).toMatchObject({ sent: 0, waiting: 2, oldest: expect.any(Number) })
    api.requests.length = 0
    api.trouble = null
    await expect.poll(() => edge.waiting, SETTLED).toBe(0)
    expect(forgotten()).toEqual(all(['cat_p_1000', 'cat_p_2000']))
    expect(messages).toEqual([
      'a cache in front could not be told of purges: they wait',
      'a cache in front takes purges again',
    ])
  })

  test('that is down for too long forgets everything', async () => {
    const { purges, messages, edge } = tell(kind, { ...QUICK, maxWaiting: 100 })
    api.trouble = (response) => response.writeHead(503).end()
    purges.forget(many(80))
    await expect.poll(() => edge.failed, SETTLED).toBeGreaterThan(0)
    purges.forget(many(200).slice(100))
    await expect.poll(() => edge.waiting, SETTLED).toBe(1)
    api.requests.length = 0
    api.trouble = null
    await expect.poll(() => edge.waiting, SETTLED).toBe(0)
    expect(keysIn(api.requests[0]!)).toEqual(['@all'])
    expect(messages).toContain('too many purges wait for a cache in front: it will forget everything')
  })

  test('that refuses a purge is purged as a whole', async () => {
    const { purges, edge } = tell(kind)
    troubles = [{ status: 400, body: {} }]
    purges.forget(['cat_p_1000'])
    await expect.poll(() => edge.sent, SETTLED).toBeGreaterThan(0)
    expect(forgotten()).toContain('@all')
  })

  test('that has enough for now is left alone for as long as it says', async () => {
    const { purges, edge } = tell(kind)
    troubles = [{ status: 429, headers: { 'retry-after': '1' }, body: {} }]
    const begin = performance.now()
    purges.forget(['cat_p_1000'])
    await expect.poll(() => edge.failed, SETTLED).toBe(1)
    purges.forget(['cat_p_2000'])
    await expect.poll(() => edge.waiting, SETTLED).toBe(0)
    expect(performance.now() - begin).toBeGreaterThan(950)
    expect(new Set(keysIn(api.requests[1]!))).toEqual(all(['cat_p_1000', 'cat_p_2000']))
  })

  test('learns at the end of the process what it does not know yet', async () => {
    const { purges } = tell(kind, { ...QUICK, pause: 60_000 })
    troubles = [{ status: 503, body: {} }]
    purges.forget(['cat_p_1000'])
    await expect.poll(() => api.requests.length, SETTLED).toBe(1)
    await purges.stop()
    expect(keysIn(api.requests[1]!)).toEqual(keysToForget(['cat_p_1000']))
  })
})

test('a failed purge of an edge is repeated until it succeeds, each time with all that was purged since', async () => {
  const { purges, edge } = tell('varnish', { pause: 10, again: [20, 40] })
  purges.forget(['cat_p_1000'])
  await expect.poll(() => edge.sent, SETTLED).toBe(3)
  // A repeated announcement starts again.
  purges.forget(['cat_p_1000'])
  await expect.poll(() => edge.sent, SETTLED).toBe(6)
  expect(new Set(api.requests.map((request) => keysIn(request).join()))).toEqual(
    new Set([keysToForget(['cat_p_1000']).join()]),
  )
  expect(edge.name).toBe(`varnish ${new URL(api.url).host}`)
})

test('an edge whose next purge would name too many tags is purged as a whole', async () => {
  const { purges, edge } = tell('varnish', { ...QUICK, again: [60_000], maxWaiting: 100 })
  purges.forget(many(80))
  await expect.poll(() => edge.sent, SETTLED).toBe(1)
  purges.forget(many(160).slice(80))
  await expect.poll(() => edge.sent, SETTLED).toBe(2)
  // Later repetitions are sent when the process ends.
  await purges.stop()
  expect(api.requests.slice(2).map(keysIn)).toEqual([['@all']])
})

test('a success that Cloudflare does not name is none', async () => {
  const { purges, edge } = tell('cloudflare')
  troubles = [{ status: 200, body: { success: false, errors: [{ code: 7003 }] } }]
  purges.forget(['cat_p_1000'])
  await expect.poll(() => edge, SETTLED).toMatchObject({ failed: 1, waiting: 0 })
})

test('a redirect is not followed: it would pass on the secret', async () => {
  const { purges, edge } = tell('fastly')
  troubles = [{ status: 307, headers: { location: `${api.url}/elsewhere` } }]
  purges.forget(['cat_p_1000'])
  await expect.poll(() => edge, SETTLED).toMatchObject({ failed: 1, waiting: 0 })
  expect(api.requests.filter(({ path }) => path === '/elsewhere')).toEqual([])
})

test('a webhook is signed, and names tags and keys', async () => {
  const { purges } = tell('webhook')
  purges.forget(['cat_p_1000'])
  await expect.poll(() => api.requests.length, SETTLED).toBe(2)
  const ids = api.requests.map(({ headers, bytes, body }) => {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers
    const signed = createHmac('sha256', SECRET).update(`${id as string}.${time as string}.${bytes.toString()}`)
    expect(signature).toBe(`v1,${signed.digest('base64')}`)
    expect(body).toEqual({ type: 'purge', all: false, tags: ['cat_p_1000'], keys: keysToForget(['cat_p_1000']) })
    return id
  })
  expect(new Set(ids).size).toBe(2)
})

test('a purge by the store and one by token are passed on to the edges, and counted', async () => {
  app = await createTestApp({ ...ENV.fastly(), CACHE_TOKEN: 'a-token-for-tests' })
  const headers = { 'x-magento-tags-pattern': '((^|,)cat_p_1000(,|$))' }
  expect((await app.inject({ method: 'PURGE' as 'GET', url: '/', headers })).statusCode).toBe(200)
  await expect.poll(() => api.requests.map(keysIn), SETTLED).toEqual([keysToForget(['cat_p_1000'])])
  const authorization = 'Bearer a-token-for-tests'
  await app.inject({ method: 'POST', url: '/cache/purge', headers: { authorization }, payload: { all: true } })
  await expect.poll(forgotten, SETTLED).toContain('@all')
  await expect
    .poll(async () => (await app?.inject('/metrics'))?.payload, SETTLED)
    .toMatch(/^musette_edge_sent_total\{edge="fastly"\} 2$/m)
  const { payload } = await app.inject('/metrics')
  for (const name of ['failed_total', 'waiting', 'oldest_seconds'])
    expect(payload).toContain(`musette_edge_${name}{edge="fastly"} 0\n`)
})

test.each([
  [{ EDGE_VARNISH: 'http://varnish:6081' }, /EDGE_VARNISH needs SURROGATE_KEYS=surrogate-key or both/],
  [{ SURROGATE_KEYS: 'cache-tag', EDGE_FASTLY_SERVICE: SERVICE, EDGE_FASTLY_TOKEN: TOKEN }, /EDGE_FASTLY/],
  [{ SURROGATE_KEYS: 'cache-tag', EDGE_CLOUDFLARE_ZONE: ZONE }, /EDGE_CLOUDFLARE_TOKEN are needed together/],
  [{ EDGE_WEBHOOK_URL: 'https://hook.example/' }, /EDGE_WEBHOOK_SECRET are needed together/],
  [
    { EDGE_WEBHOOK_URL: 'https://hook.example/', EDGE_WEBHOOK_SECRET: 'short' },
    /EDGE_WEBHOOK_SECRET cannot be its value/,
  ],
  [{ EDGE_VARNISH: 'varnish' }, /^The configuration is wrong:\n {2}EDGE_VARNISH cannot be "varnish": .+$/],
])('settings that cannot work together stop the start: %j', (env, message) => {
  expect(() => testConfig(env as Record<string, string>)).toThrow(message)
})
