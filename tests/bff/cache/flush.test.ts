import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

const TOKEN = 'a-token-of-the-merchant'
const Shop = { name: 'Shop', kind: 'query', text: 'query Shop { shop { name } }', sha256: '' } as const

let store: FakeStore
let app: FastifyInstance
beforeEach(async () => {
  store = await startFakeStore(() => ({ body: shopData('before') }))
  const pages = {
    ...fakePages,
    async render({ execute }: { execute: (operation: never, variables: object) => Promise<unknown> }) {
      const { shop } = (await execute(Shop as never, {})) as { shop: { name: string } }
      return { kind: 'html' as const, status: 200, html: shop.name }
    },
  }
  app = await createTestApp({ UPSTREAM_URL: store.url, CACHE_TOKEN: TOKEN }, { ...fakeDomains, pages: pages as never })
})
afterEach(async () => {
  await app.close()
  await store.close()
})

const page = async (url = '/') => (await app.inject({ url })).body
const data = async () =>
  (await app.inject({ url: '/graphql', query: { query: '{shop{name}}' } })).json<{ data: { shop: { name: string } } }>()
    .data.shop.name
const flush = () => app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': '.*' } })

/** The store answers from now on, but not before it is released. */
function hold(): () => void {
  let release = () => {}
  const after = new Promise<void>((resolve) => (release = resolve))
  store.answer = () => ({ body: shopData('after'), after })
  return release
}

test('while a flushed store computes its first response, other requests get the cached one', async () => {
  expect([await page(), await data()]).toEqual(['before', 'before'])
  await flush()
  const calls = store.calls.length
  const release = hold()
  const first = page()
  await expect.poll(() => store.calls.length).toBe(calls + 1)
  expect(await Promise.all([page(), page(), data()])).toEqual(['before', 'before', 'before'])
  expect(store.calls.length).toBe(calls + 1)
  release()
  expect(await first).toBe('after')
  expect([await page(), await data()]).toEqual(['after', 'after'])
})

test('a merchant’s change shows with the next request, and the old state to nobody meanwhile', async () => {
  await page()
  await app.inject({
    method: 'POST',
    url: '/cache/purge',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { all: true },
  })
  const release = hold()
  const both = Promise.all([page(), page()])
  release()
  expect(await both).toEqual(['after', 'after'])
})
