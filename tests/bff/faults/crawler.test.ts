import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageRequest } from '../../../schema/page.ts'
import { AddToCart, fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

const CRAWLER = '203.0.113.7'
const SHOPPER = '198.51.100.7'
const Feature = (name: string) => ({
  name: 'Shop',
  kind: 'query' as const,
  text: `query Shop { shop { name } } # ${name}`,
  sha256: name,
})

let store: FakeStore
let app: FastifyInstance
/** Lets the store answer what the crawler asks for. */
let release = () => {}
const rendered: string[] = []
beforeAll(async () => {
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  const pages = {
    ...fakePages,
    async render({ url, execute }: PageRequest) {
      rendered.push(url)
      // Each page requests different data: nothing is cached, nothing is shared.
      await execute(Feature(url) as never, {} as never)
      return { kind: 'html' as const, status: 200, html: url }
    },
  }
  const resolvers = fakeDomains.resolvers as unknown as Record<string, Record<string, unknown>>
  let reads = 0
  const shop = async (_parent: unknown, _variables: unknown, { upstream }: { upstream: never }) => {
    const operation = { ...AddToCart, kind: 'query', name: 'Search', text: 'query Search($qty:Int){added}' }
    await (upstream as { read(...parts: unknown[]): Promise<unknown> }).read(
      operation,
      { qty: reads++ },
      { maxAge: 60 },
    )
    return { id: 'musette', name: 'Musette' }
  }
  const overrides = {
    ...fakeDomains,
    pages,
    resolvers: { ...resolvers, Query: { ...resolvers['Query'], shop } } as never,
  }
  app = await createTestApp({ UPSTREAM_URL: store.url, UPSTREAM_CONNECTIONS: '4' }, overrides)
})
afterAll(async () => {
  await app.close()
  await store.close()
})

const page = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
const change = () =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: SHOPPER,
    payload: { query: 'mutation { applyCoupon(code: "X") { success } }' },
  })

test('of a crawler on many connections shoppers notice nothing', async () => {
  const after = new Promise<void>((resolve) => (release = resolve))
  store.answer = ({ query }) => ({
    body: { data: { added: true } },
    ...(query.startsWith('query Search') && { after }),
  })
  const crawled = Array.from({ length: 500 }, (_, index) => page(`/search/mot-${index}`, CRAWLER))
  await expect.poll(() => store.calls.length).toBeGreaterThan(0)

  // Carts and orders go on, all of them.
  const changes = await Promise.all(Array.from({ length: 8 }, change))
  expect(changes.map((response) => response.json<{ data: unknown }>().data)).toEqual(
    changes.map(() => ({ applyCoupon: { success: true } })),
  )
  // A page of somebody else begins before those that the crawler waits for.
  const other = page('/chiens.html', SHOPPER)
  await expect.poll(() => rendered).toContain('/chiens.html')
  expect(rendered.length).toBeLessThan(8)
  const searches = store.calls.filter(({ query }) => query.startsWith('query Search'))
  // Fewer while the store is slow for shoppers, none twice.
  expect(searches.length).toBeLessThanOrEqual(rendered.length)

  release()
  expect((await other).statusCode).toBe(200)
  const answers = await Promise.all(crawled)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(500)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
  // Refused requests cost the store nothing.
  expect(store.calls.filter(({ query }) => query.startsWith('query Search')).length).toBe(501 - refused.length)
})
