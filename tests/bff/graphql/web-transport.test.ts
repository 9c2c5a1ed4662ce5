import { QueryClient } from '@tanstack/react-query'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Operation } from '../../../schema/operation.ts'
import type { Execute } from '../../../schema/page.ts'
import { createTransport } from '../../../web/api/transport.ts'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

let store: FakeStore
let app: FastifyInstance

beforeAll(async () => {
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await createTestApp({ UPSTREAM_URL: store.url, BASE_PATH: '/boutique' }, fakeDomains)
  vi.stubGlobal('location', { origin: await app.listen({ port: 0, host: '127.0.0.1' }) })
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
  await store.close()
})

const operation = (text: string): Operation<unknown, unknown> => ({
  name: 'Any',
  kind: text.startsWith('mutation') ? 'mutation' : 'query',
  text,
  sha256: sha256Of(text),
})
const Shop = operation('query ShopId { shop { id } }')
const Unknown = operation('query Unknown { nothing }')
const Coupon = operation('mutation Coupon($code: String!) { applyCoupon(code: $code) { success } }')
const texts = new Map([Shop, Unknown, Coupon].map(({ sha256, text }) => [sha256, text]))

describe.each([
  ['by GET', true],
  ['in batches', false],
])('the client’s own transport, %s', (_case, usesGet) => {
  let execute: Execute
  beforeAll(() => {
    execute = createTransport('/boutique', () => new QueryClient().getQueryCache(), {
      usesGet,
      documentText: async (sha256) => texts.get(sha256) ?? '',
    })
  })

  test('gets its response, whether the server knows the document or not', async () => {
    for (let round = 0; round < 2; round++) expect(await execute(Shop, {})).toEqual({ shop: { id: 'musette' } })
    expect(await execute(Coupon, { code: 'BIENVENUE' })).toEqual({ applyCoupon: { success: true } })
  })

  test('gets separate responses and errors when several operations are sent at once', async () => {
    const [shop, unknown, coupon] = await Promise.allSettled([
      execute(Shop, {}),
      execute(Unknown, {}),
      execute(Coupon, { code: 'BIENVENUE' }),
    ])
    expect(shop).toEqual({ status: 'fulfilled', value: { shop: { id: 'musette' } } })
    expect(unknown).toMatchObject({ status: 'rejected', reason: { kind: 'graphql' } })
    expect(coupon).toEqual({ status: 'fulfilled', value: { applyCoupon: { success: true } } })
  })
})
