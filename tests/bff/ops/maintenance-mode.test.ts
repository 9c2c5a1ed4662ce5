import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

const token = 'open-sesame-open-sesame'
let dataDir: string
let store: FakeStore
let app: FastifyInstance

const start = (env: Record<string, string> = {}) =>
  createTestApp(
    {
      UPSTREAM_URL: store.url,
      DATA_DIR: dataDir,
      MAINTENANCE_TOKEN: token,
      MAINTENANCE_ALLOW: '192.0.2.0/24,2001:db8::7',
      ...env,
    },
    { ...fakeDomains, pages: fakePages },
  )

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'musette-'))
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await start()
})
afterEach(async () => {
  await app.close()
  await store.close()
  await rm(dataDir, { recursive: true })
})

type Ask = { payload?: object; authorization?: string; to?: FastifyInstance }

async function switchIt(
  method: 'GET' | 'POST' | 'DELETE',
  { payload, authorization = `Bearer ${token}`, to = app }: Ask = {},
) {
  return to.inject({ method, url: '/maintenance-mode', headers: { authorization }, ...(payload && { payload }) })
}

const page = (remoteAddress = '127.0.0.1') => app.inject({ url: '/croquettes.html', remoteAddress })
const shopName = (remoteAddress = '127.0.0.1') => app.inject({ url: '/graphql?query={shop{name}}', remoteAddress })

describe('maintenance switched on by hand', () => {
  test('shows the maintenance page and responds to GraphQL with the maintenance flag, both 503', async () => {
    expect((await page()).statusCode).toBe(200)
    expect((await switchIt('POST')).json()).toEqual({ active: true, source: 'manual', until: null })

    const shown = await page()
    expect(shown.statusCode).toBe(503)
    expect(shown.headers['retry-after']).toBe('5')
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.body).toContain('Musette is currently unavailable')
    expect(shown.body).toContain('http-equiv="refresh" content="5"')

    for (const response of [
      await shopName(),
      await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: 'mutation {applyCoupon(code:"x"){success}}' },
      }),
      await app.inject({ method: 'POST', url: '/graphql', payload: [{ query: '{shop{name}}' }] }),
    ]) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('5')
      expect(response.json()).toEqual({
        errors: [{ message: '#503 Maintenance flag', extensions: { code: 'MAINTENANCE' } }],
      })
    }
    expect(store.calls.filter(({ query }) => query.startsWith('mutation'))).toEqual([])
  })

  test('is not cleared by a store that works, only by hand', async () => {
    await switchIt('POST')
    await app.inject({ url: '/graphql?query={shop{name}}', remoteAddress: '192.0.2.5' })
    expect((await switchIt('GET')).json()).toMatchObject({ active: true, source: 'manual' })
    expect((await page()).statusCode).toBe(503)
    expect((await switchIt('DELETE')).json()).toEqual({ active: false, source: null, until: null })
    expect((await page()).statusCode).toBe(200)
    expect((await shopName()).statusCode).toBe(200)
  })

  test('ends with the time it was given', async () => {
    const { until } = (await switchIt('POST', { payload: { duration: 1 } })).json() as { until: string }
    expect(Number.isNaN(Date.parse(until))).toBe(false)
    expect((await page()).statusCode).toBe(503)
    await expect.poll(async () => (await page()).statusCode).toBe(200)
    expect((await switchIt('GET')).json()).toEqual({ active: false, source: null, until: null })
  })

  test('lets allowed addresses see the shop', async () => {
    await switchIt('POST')
    for (const address of ['192.0.2.77', '::ffff:192.0.2.77', '2001:db8::7']) {
      expect((await page(address)).statusCode).toBe(200)
      expect((await shopName(address)).json()).toEqual({ data: { shop: { name: 'Musette' } } })
    }
    for (const address of ['192.0.3.1', '2001:db8::8']) expect((await page(address)).statusCode).toBe(503)
  })

  test('leaves pictures, files, health and the switch itself at work', async () => {
    await switchIt('POST')
    expect((await app.inject('/resized-images/a.jpg?width=1')).statusCode).toBe(400)
    expect((await app.inject('/nothing.js')).statusCode).toBe(404)
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    expect((await switchIt('GET')).statusCode).toBe(200)
  })

  test('outlasts a restart, and holds for a second process that shares the folder', async () => {
    const other = await start()
    await switchIt('POST')
    await app.close()
    app = await start()
    expect((await page()).statusCode).toBe(503)
    await expect.poll(async () => (await other.inject('/')).statusCode).toBe(503)
    await switchIt('DELETE')
    await expect.poll(async () => (await other.inject('/')).statusCode).toBe(200)
    await other.close()
  })
})

describe('the switch', () => {
  test.each(['GET', 'POST', 'DELETE'] as const)('%s needs the token', async (method) => {
    for (const authorization of ['', 'Bearer wrong', token, `Basic ${token}`]) {
      const response = await switchIt(method, { authorization })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
    }
    expect((await page()).statusCode).toBe(200)
  })

  test('is shut where no token is set', async () => {
    const shut = await start({ MAINTENANCE_TOKEN: '' })
    expect((await switchIt('POST', { to: shut })).statusCode).toBe(403)
    expect((await switchIt('POST', { to: shut, authorization: 'Bearer ' })).statusCode).toBe(403)
    await shut.close()
  })

  test.each([0, -1, 1.5, '10', null, 1e9])('refuses a duration of %j', async (duration) => {
    expect((await switchIt('POST', { payload: { duration } })).statusCode).toBe(400)
    expect((await page()).statusCode).toBe(200)
  })

  test('shows what the store itself says, and leaves it alone', async () => {
    store.answersProbes = true
    store.answer = () => ({ status: 503, body: 'maintenance' })
    await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: 'mutation {applyCoupon(code:"x"){success}}' },
    })
    expect((await switchIt('GET')).json()).toEqual({ active: true, source: 'store', until: null })
    expect((await switchIt('DELETE')).json()).toEqual({ active: true, source: 'store', until: null })
  })
})
