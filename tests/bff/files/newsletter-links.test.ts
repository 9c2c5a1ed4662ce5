import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore, type StoreReply } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

const CODE = 'x6ucnv3zrtcjahqvbp0h6n6jszo0kd4e'
const LINK = `/newsletter/subscriber/unsubscribe/id/2/code/${CODE}/`
const CONFIRM = `/newsletter/subscriber/confirm/id/2/code/${CODE}/`

/** As recorded: everybody is sent home, and a cookie says what happened. */
function home(type?: 'success' | 'error', text = ''): StoreReply {
  const message = encodeURIComponent(JSON.stringify([{ type, text }]))
  return {
    status: 302,
    headers: {
      location: 'http://127.0.0.1:4100/',
      ...(type && { 'set-cookie': `mage-messages=${message}; path=/; SameSite=Strict` }),
    },
  }
}

describe('links of the store’s mails', () => {
  let store: FakeStore
  let app: FastifyInstance
  beforeAll(async () => {
    store = await startFakeStore()
    app = await createTestApp({ UPSTREAM_URL: store.url, BASE_PATH: '/boutique' }, fakeDomains)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await store.close()
  })
  beforeEach(() => {
    store.calls.length = 0
  })

  test.each([
    ['unsubscribes', LINK, home('success', 'You unsubscribed.'), 200, 'Vous ne recevrez plus notre lettre'],
    ['confirms', CONFIRM, home('success', 'Confirmed.'), 200, 'Votre inscription est confirmée'],
    ['says that a code is wrong', CONFIRM, home('error', 'Invalid code.'), 404, 'Rien n’a été changé'],
    ['promises nothing where the store says nothing', LINK, home(), 404, 'Rien n’a été changé'],
    ['says that the store is away', LINK, { status: 503, body: '' }, 502, 'momentanément injoignable'],
  ] as const)('%s', async (_, path, reply, status, sentence) => {
    store.answer = () => reply
    const response = await app.inject(`/boutique${path}?utm_source=mail`)
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain(sentence)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(store.calls.map(({ method, url }) => [method, url])).toEqual([['GET', path]])
  })

  test('send nothing to the store for any other address, nor for HEAD', async () => {
    store.answer = () => home('success')
    for (const path of [
      '/newsletter/subscriber/unsubscribe/id/2/',
      '/newsletter/subscriber/unsubscribe/id/2/code/a%2f..%2fadmin/',
      '/newsletter/subscriber/unsubscribe/id/x/code/abc/',
    ])
      expect((await app.inject(`/boutique${path}`)).statusCode).not.toBe(200)
    expect((await app.inject({ method: 'HEAD', url: `/boutique${LINK}` })).statusCode).toBe(200)
    expect(store.calls).toEqual([])
  })

  test.each([
    ['opens an account', home('success', 'Thank you for registering.'), 200, 'Votre compte est ouvert'],
    ['says that a key has ended', home('error', 'Invalid key.'), 404, 'Ce lien n’est plus valable'],
  ])('%s where the store’s API cannot', async (_, reply, status, sentence) => {
    store.answer = () => reply
    const old = await createTestApp({ UPSTREAM_URL: store.url, UPSTREAM_LEVEL: '2.4.6' }, fakeDomains)
    const response = await old.inject('/customer/account/confirm/?back_url=&id=3&key=aB1')
    await old.inject('/customer/account/confirm/?id=3%2F..&key=aB1')
    await old.close()
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain(sentence)
    expect(response.body).toContain('href="/login"')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(store.calls.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/customer/account/confirm/id/3/key/aB1/'],
    ])
  })

  test('leads to the page that confirms an account where the store’s API can', async () => {
    const response = await app.inject('/boutique/customer/account/confirm/?id=3&key=aB1')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/boutique/account/confirm?key=aB1'])
    expect(store.calls).toEqual([])
  })

  test('are requested from the store a few times a minute for one address only', async () => {
    store.answer = () => home()
    const app = await createTestApp({ UPSTREAM_URL: store.url, RATE_LIMIT_MUTATIONS: '3' }, fakeDomains)
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await app.inject(LINK)).statusCode)
    await app.close()
    expect(statuses).toEqual([404, 404, 404, 429, 429])
  })
})
