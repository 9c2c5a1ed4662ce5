import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clientNetwork } from '../../../bff/http/client-network.ts'
import { createRateLimits, TooManyRequests } from '../../../bff/http/rate-limit.ts'
import type { Operation } from '../../../schema/operation.ts'
import type { PageRequest, PageResponse } from '../../../schema/page.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { startFakeStore } from '../support/fake-store.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

/** Stops both clocks. Returns a function that moves that of the day by some ms, and the other forward. */
function standingClocks(): (ms: number) => void {
  let [day, monotonic] = [Date.now(), performance.now()]
  const spies = [
    vi.spyOn(Date, 'now').mockImplementation(() => day),
    vi.spyOn(performance, 'now').mockImplementation(() => monotonic),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  return (ms) => {
    day += ms
    monotonic += Math.abs(ms)
  }
}

describe('a rate limit', () => {
  test('lets as many pass at once as in a minute, then as fast as they come back', async () => {
    const wait = standingClocks()
    const limit = createRateLimits()('of a test', 60)
    const pass = async (ip = '192.0.2.1', cost = 1) => {
      try {
        await limit.take({ ip }, cost)
        return 0
      } catch (error) {
        return (error as TooManyRequests).retryAfter
      }
    }
    for (let i = 0; i < 60; i++) expect(await pass()).toBe(0)
    expect(await pass()).toBe(1)
    expect(await pass('192.0.2.2')).toBe(0)
    expect(await pass('192.0.2.1', 30)).toBe(30)
    wait(1000)
    expect(await pass()).toBe(0)
    expect(await pass()).toBe(1)
    wait(3_600_000)
    for (let i = 0; i < 60; i++) expect(await pass()).toBe(0)
    expect(await pass()).toBe(1)
  })

  test('lets pass what costs more than a minute’s worth once the bucket is full, and overdraws it', async () => {
    const wait = standingClocks()
    const limit = createRateLimits()('of a test', 60)
    const take = (cost: number) =>
      limit.take({ ip: '192.0.2.1' }, cost).then(
        () => 0,
        (error: TooManyRequests) => error.retryAfter,
      )
    expect(await take(100)).toBe(0)
    expect(await take(1)).toBe(41)
    expect(await take(100)).toBe(100)
    // What is owed is owed for longer than a minute.
    wait(61_000)
    await pause(5) // lru-cache reads its clock once in a millisecond
    expect(await take(60)).toBe(39)
    wait(-61_000)
    wait(100_000)
    // A clock that is set back gives nothing.
    expect(await take(60)).toBe(0)
    wait(-50_000)
    expect(await take(1)).toBe(1)
  })

  test('is shared by processes, which count alone while Redis is silent, and do not begin again then', async () => {
    const taken: [string, number, number][] = []
    let shared: { isAllowed: boolean; tokens: number } | undefined = { isAllowed: true, tokens: 3 }
    const limits = createRateLimits({
      async take(...call: [string, number, number]) {
        taken.push(call)
        return shared
      },
    })
    const limit = limits('of a test', 60)
    const take = (cost?: number) => limit.take({ ip: '192.0.2.1' }, cost)
    await take()
    expect(taken).toEqual([[expect.stringMatching(/^of a test:[\w-]{43}$/), 60, 1]])
    expect(taken.join()).not.toContain('192.0.2')
    shared = undefined
    await take(3)
    await expect(take()).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 })
    // Requests that this process refuses do not reach the others.
    expect(taken).toHaveLength(2)
    shared = { isAllowed: false, tokens: -9 }
    await expect(limit.take({ ip: '192.0.2.2' })).rejects.toMatchObject({ retryAfter: 10 })
    expect(taken[2]?.[0]).not.toBe(taken[0]?.[0])
  })

  test('forgets the least recent addresses rather than grow', async () => {
    const limit = createRateLimits()('of a test', 1)
    for (let i = 0; i < 30_000; i++) await limit.take({ ip: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` })
    await limit.take({ ip: '10.0.0.0' })
    await expect(limit.take({ ip: '10.0.0.0' })).rejects.toThrow(TooManyRequests)
  })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s by %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })
})

describe('mutations', () => {
  async function limited() {
    const app = await createTestApp(
      { RATE_LIMIT_MUTATIONS: '20', RATE_LIMIT_SENSITIVE: '5', LOG_LEVEL: 'silent' },
      {
        ...fakeDomains,
        resolvers: { ...fakeDomains.resolvers, Mutation: { applyCoupon: done, removeCoupon: done } } as never,
      },
    )
    return {
      app,
      send: (query: unknown, remoteAddress = '192.0.2.1') =>
        app.inject({
          method: 'POST',
          url: '/graphql',
          remoteAddress,
          payload: Array.isArray(query) ? query.map((one) => ({ query: one as string })) : { query },
        }),
    }
  }
  const done = () => ({ success: true, errors: [] })
  const coupon = 'mutation {applyCoupon(code:"x"){success}}'
  const other = 'mutation {removeCoupon{success}}'

  test('of one address are limited: 429 with a coded error and Retry-After, while reads and others go on', async () => {
    const { app, send } = await limited()
    const item = 'mutation {removeCartItem(item_id:"1"){success}}'
    for (let i = 0; i < 20; i++) expect((await send(item)).statusCode).toBe(200)
    const refused = await send(item)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] })
    expect((await send('{isFeatureActive(feature:"wishlist")}')).statusCode).toBe(200)
    expect((await send(item, '192.0.2.2')).statusCode).toBe(200)
    await app.close()
  })

  test('with which one can guess are limited more tightly', async () => {
    const { app, send } = await limited()
    for (let i = 0; i < 5; i++) expect((await send(coupon)).statusCode).toBe(200)
    expect((await send(coupon)).statusCode).toBe(429)
    await app.close()
  })

  test('count by field: aliases, fragments and batches gain nothing', async () => {
    const { app, send } = await limited()
    const aliases = `mutation {${[1, 2, 3].map((n) => `a${n}:applyCoupon(code:"${n}"){success}`).join(' ')} ...F} fragment F on Mutation {a4:applyCoupon(code:"4"){success} ... on Mutation {a5:applyCoupon(code:"5"){success}}}`
    expect((await send(aliases)).statusCode).toBe(200)
    expect((await send(coupon)).statusCode).toBe(429)
    const batch = await send(
      [coupon, coupon, coupon, coupon, coupon, coupon, '{isFeatureActive(feature:"wishlist")}'],
      '192.0.2.3',
    )
    const codes = (batch.json() as { errors?: { extensions: { code: string } }[] }[]).map(
      ({ errors }) => errors?.[0]?.extensions.code,
    )
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'TOO_MANY_REQUESTS', undefined])
    expect((await send(other, '192.0.2.4')).statusCode).toBe(200)
    await app.close()
  })
})

describe('challenges of the proof of work', () => {
  test('are limited as mutations are, by field, in batches and by GET; other queries are not', async () => {
    const captcha = () => ({ kind: 'NONE' })
    const app = await createTestApp(
      { RATE_LIMIT_MUTATIONS: '20' },
      { ...fakeDomains, resolvers: { ...fakeDomains.resolvers, Query: { captcha } } as never },
    )
    const aliases = (count: number) =>
      `{${Array.from({ length: count }, (_, n) => `a${n}:captcha(form:CONTACT){kind}`).join(' ')}}`
    const post = (payload: object, remoteAddress = '192.0.2.1') =>
      app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload })
    const get = (query: string) =>
      app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, remoteAddress: '192.0.2.1' })
    expect((await post({ query: aliases(18) })).statusCode).toBe(200)
    const batch = await post([{ query: aliases(2) }, { query: aliases(2) }, { query: '{__typename}' }])
    const codes = (batch.json() as { errors?: { extensions: { code: string } }[] }[]).map(
      ({ errors }) => errors?.[0]?.extensions.code,
    )
    expect(codes).toEqual([undefined, 'TOO_MANY_REQUESTS', undefined])
    const refused = await get(aliases(1))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('{__typename}')).statusCode).toBe(200)
    expect((await post({ query: aliases(1) }, '192.0.2.2')).statusCode).toBe(200)
    await app.close()
  })
})

describe('an overloaded process', () => {
  const ShopQuery: Operation<unknown, Record<string, never>> = {
    name: 'Shop',
    kind: 'query',
    text: 'query Shop { shop { name } }',
    sha256: '',
  }

  /** A page is cached if it read something. */
  async function render(request: PageRequest): Promise<PageResponse> {
    if (request.url === '/cached.html') await request.execute(ShopQuery, {})
    return fakePages.render(request)
  }

  test('refuses new work with 503 and Retry-After while health, cached pages and the parts of open ones are served, and recovers', async () => {
    const store = await startFakeStore(() => ({ body: shopData('Musette') }))
    const publicDir = await mkdtemp(join(tmpdir(), 'musette-'))
    await mkdir(join(publicDir, 'assets'))
    await writeFile(join(publicDir, 'assets', 'cart-abc.js'), '')
    await writeFile(join(publicDir, 'favicon.svg'), '')
    await writeFile(join(publicDir, 'manifest.webmanifest'), '{}')
    const app = await createTestApp(
      { UPSTREAM_URL: store.url, MAX_EVENT_LOOP_DELAY: '20' },
      { ...fakeDomains, pages: { ...fakePages, publicDir, render } },
    )
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    await expect.poll(() => statusOf('/cached.html')).toBe(200)
    await expect.poll(() => statusOf('/')).toBe(200)
    const PICTURE = '/resized-images/a.jpg?width=1'
    const ofPicture = await statusOf(PICTURE)

    const busy = { isOn: true }
    const load = (async () => {
      while (busy.isOn) {
        const end = performance.now() + 150
        while (performance.now() < end);
        await pause(1)
      }
    })()
    await expect.poll(() => statusOf('/')).toBe(503)

    expect(await statusOf('/cached.html')).toBe(200)
    const page = await app.inject('/croquettes.html')
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const graphql = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{shop{id}}' } })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] })
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/metrics')).toBe(200)
    expect(await statusOf('/assets/cart-abc.js')).toBe(200)
    expect(await statusOf('/favicon.svg')).toBe(200)
    expect(await statusOf(PICTURE)).toBe(ofPicture)
    expect(ofPicture).not.toBe(503)

    busy.isOn = false
    await load
    await expect.poll(() => statusOf('/')).toBe(200)
    await app.close()
    await store.close()
    await rm(publicDir, { recursive: true })
  })
})
