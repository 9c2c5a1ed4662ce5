import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RequestContext } from '../../../bff/graphql/context.ts'
import type { Resolvers } from '../../../bff/graphql/resolvers.generated.ts'
import type { Pages } from '../../../bff/pages/pages.ts'
import type { Operation } from '../../../schema/operation.ts'
import { waitFor } from '../../support/wait-for.ts'
import { AddToCart, ShopName, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

/** Store calls for fields that anybody may ask for; for one network. */
const AT_ONCE = 4

type Resolve = (parent: unknown, variables: Record<string, string>, context: RequestContext) => unknown

/** A field that anybody may ask for in ever new words, and one that is a shopper's own. */
const resolvers = {
  Query: {
    isFeatureActive: async (_parent, { feature }, { upstream }) => {
      await upstream.read(ShopName, { note: feature }, { maxAge: 60 })
      return true
    },
    me: async (_parent, _variables, { upstream }) => {
      await upstream.send(AddToCart, { qty: 1 })
      return { id: 'somebody' }
    },
  },
} satisfies Record<string, Record<string, Resolve>>

const Shared: Operation<{ isFeatureActive: boolean }, object> = {
  name: 'Shared',
  kind: 'query',
  text: 'query Shared { isFeatureActive(feature: "shared") }',
  sha256: '',
}
const pages: Pages = {
  ...fakePages,
  render: async ({ execute }) => ({
    ...{ kind: 'html', status: 200 },
    html: String((await execute(Shared, {})).isFeatureActive),
  }),
}

let store: FakeStore
let app: FastifyInstance
let release: () => void
beforeEach(async () => {
  const released = new Promise<void>((resolve) => (release = resolve))
  store = await startFakeStore(({ query, variables }) =>
    query.includes('AddToCart')
      ? { body: { data: { added: true } } }
      : { body: shopData('Musette'), ...(String(variables['note']).startsWith('attack') && { after: released }) },
  )
  app = await createTestApp({ UPSTREAM_URL: store.url }, { resolvers: resolvers as unknown as Resolvers, pages })
})
afterEach(async () => {
  release()
  await app.close()
  await store.close()
})

let words = 0
const newWords = (count: number, of: string) =>
  Array.from({ length: count }, (_, i) => `f${i}: isFeatureActive(feature: "${of} ${words++}")`).join(' ')

function ask(payload: { query: string } | { query: string }[], from = '198.51.100.7') {
  return app.inject({ method: 'POST', url: '/graphql', remoteAddress: from, payload })
}

const readsOf = (text: string) => store.calls.filter(({ variables }) => String(variables['note']).startsWith(text))

test('batches of searches of one network leave places for others and for its own cart', async () => {
  const batch = () => Array.from({ length: 10 }, () => ({ query: `{ ${newWords(20, 'attack')} }` }))
  const attack = Array.from({ length: 8 }, () => ask(batch()))
  await waitFor(() => expect(readsOf('attack')).toHaveLength(AT_ONCE))
  const neighbour = await ask({ query: `{ ${newWords(1, 'search')} }` }, '203.0.113.5')
  expect(neighbour.json()).toEqual({ data: { f0: true } })
  expect((await ask({ query: '{ me { id } }' })).json()).toEqual({ data: { me: { id: 'somebody' } } })
  expect(readsOf('attack')).toHaveLength(AT_ONCE)
  release()
  const answers = await Promise.all(attack)
  const codes = new Set(answers.flatMap((answer) => answer.body.match(/"code":"\w+"/g) ?? []))
  // Requests beyond the waiting limit are refused, and never sent to the store.
  expect([...codes]).toEqual(['"code":"OVERLOADED"'])
  expect(readsOf('attack').length).toBeLessThan(1600)
})

test.each([
  ['beside a cart', (fields: string) => ({ query: `{ me { id } ${fields} }` }), {}],
  ['past the cache', (fields: string) => ({ query: `{ ${fields} }` }), { 'cache-control': 'no-store' }],
])('they wait %s as well', async (_where, payloadOf, headers) => {
  const payload = payloadOf(newWords(19, 'attack'))
  const asked = app.inject({ method: 'POST', url: '/graphql', headers, payload })
  await waitFor(() => expect(readsOf('attack')).toHaveLength(AT_ONCE))
  await ask({ query: `{ ${newWords(1, 'search')} }` }, '203.0.113.5')
  expect(readsOf('attack')).toHaveLength(AT_ONCE)
  release()
  expect((await asked).json().errors).toBeUndefined()
  expect(readsOf('attack')).toHaveLength(19)
})

test('what is cached does not wait', async () => {
  const known = { query: '{ f: isFeatureActive(feature: "known") }' }
  await ask(known)
  const attack = ask({ query: `{ ${newWords(20, 'attack')} }` })
  await waitFor(() => expect(readsOf('attack')).toHaveLength(AT_ONCE))
  expect((await ask(known)).json()).toEqual({ data: { f: true } })
  release()
  await attack
})

test('a page, which has its turn, does not wait for the same operation of a request that has none yet', async () => {
  const attack = ask({ query: `{ ${newWords(20, 'attack')} }` })
  await waitFor(() => expect(readsOf('attack')).toHaveLength(AT_ONCE))
  const waiting = ask({ query: Shared.text })
  await waitFor(async () => {
    const { body } = await app.inject('/metrics')
    expect(body).toContain('musette_queue_waiting{queue="uncached"} 17')
  })
  expect((await app.inject({ url: '/page', remoteAddress: '203.0.113.5' })).body).toBe('true')
  release()
  expect((await waiting).json()).toEqual({ data: { isFeatureActive: true } })
  await attack
})

const waiting = async (count: number) =>
  expect((await app.inject('/metrics')).body).toContain(`musette_queue_waiting{queue="uncached"} ${count}\n`)

test.each([
  ['an operation', () => ask({ query: Shared.text }), () => ask({ query: Shared.text }, '203.0.113.5')],
  [
    'a page',
    () => app.inject({ url: '/page', remoteAddress: '198.51.100.7' }),
    () => app.inject({ url: '/page', remoteAddress: '203.0.113.5' }),
  ],
])('%s that a busy network waits for runs at once when another network asks for it', async (_what, first, second) => {
  const attack = ask({ query: `{ ${newWords(20, 'attack')} }` })
  await waitFor(() => expect(readsOf('attack')).toHaveLength(AT_ONCE))
  const busy = first()
  await waitFor(() => waiting(17))
  expect((await second()).body).toContain('true')
  expect((await busy).body).toContain('true')
  // All others of the busy network still wait.
  await waiting(16)
  expect(readsOf('shared')).toHaveLength(1)
  release()
  await attack
  await waitFor(() => waiting(0))
})
