import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

const inEnglish = { body: { data: { storeConfig: { store_code: 'default', locale: 'en_GB' } } } }
const COUPON = 'mutation { applyCoupon(code: "") { errorMessage } }'

let store: FakeStore
let app: FastifyInstance
beforeAll(async () => {
  store = await startFakeStore(() => inEnglish)
})
beforeEach(async () => {
  store.answer = () => inEnglish
  store.calls.length = 0
  app = await createTestApp({ UPSTREAM_URL: store.url, SHOP_LOCALE: '' })
  return () => app.close()
})
afterAll(() => store.close())

async function refusal() {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query: COUPON } })
  return response.json<{ data: { applyCoupon: { errorMessage: string } } }>().data.applyCoupon.errorMessage
}

const settingsRead = () => store.calls.filter(({ query, url }) => (query + url).includes('StoreConfig')).length

test('where none is configured, the server speaks the language of the store view from its first response on', async () => {
  expect([await refusal(), await refusal()]).toEqual(['Enter a discount code.', 'Enter a discount code.'])
  expect(settingsRead()).toBe(1)
  const offline = await app.inject('/offline.html')
  expect(offline.body).toContain('<html lang="en"')
})

test('while the store does not respond, it speaks French', async () => {
  store.answer = () => ({ close: true })
  expect(await refusal()).toBe('Saisissez un code de réduction.')
})
