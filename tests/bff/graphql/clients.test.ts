import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { BatchHttpLink } from '@apollo/client/link/batch-http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { RetryLink } from '@apollo/client/link/retry'
import { createClient, fetchExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { GraphQLClient } from 'graphql-request'
import { beforeEach, describe, expect, test } from 'vitest'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import { openFakeShop } from '../support/open-fake-shop.ts'

/** A request that a client sent. */
type Sent = { method: string; asksByText: boolean; entries: number; status: number }

const { app } = await openFakeShop({ NODE_ENV: 'production' })
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
const sent: Sent[] = []

beforeEach(() => {
  sent.length = 0
})

async function watched(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(input, init)
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const inAddress = new URL(input instanceof Request ? input.url : input).searchParams.has('query')
  const entries = Array.isArray(body) ? body : [body ?? {}]
  const asksByText = inAddress || entries.some((entry) => Boolean((entry as { query?: string }).query))
  sent.push({ method: init.method ?? 'GET', asksByText, entries: entries.length, status: response.status })
  return response
}

let count = 0
/** A document that no other test sends. */
const fresh = (fields = 'shop { id name }') => `query Client${++count} { ${fields} }`
const coupon = 'mutation Coupon { applyCoupon(code: "BIENVENUE") { success } }'

const byHash = (method = 'GET') => expect.objectContaining({ method, asksByText: false, status: 200 })
const byText = expect.objectContaining({ asksByText: true, status: 200 })

function apollo(...links: ApolloLink[]): ApolloClient {
  return new ApolloClient({ link: ApolloLink.from(links), cache: new InMemoryCache() })
}
const persisted = () => new PersistedQueryLink({ sha256: sha256Of, useGETForHashedQueries: true })
const ask = (client: ApolloClient, text: string) =>
  client.query<{ shop: { id: string } }>({ query: gql(text), fetchPolicy: 'network-only' })

describe('Apollo Client', () => {
  test('sends the hash with GET, the document once, and never again', async () => {
    const [text, first, second] = [
      fresh(),
      apollo(persisted(), new HttpLink({ uri: url, fetch: watched })),
      apollo(persisted(), new HttpLink({ uri: url, fetch: watched })),
    ]
    expect((await ask(first, text)).data?.shop.id).toBe('musette')
    expect(sent).toEqual([byHash(), byText])
    await ask(first, text)
    expect((await ask(second, text)).data?.shop.id).toBe('musette')
    expect(sent).toEqual([byHash(), byText, byHash(), byHash()])
  })

  test('goes on sending hashes after the server did not know one', async () => {
    const client = apollo(persisted(), new HttpLink({ uri: url, fetch: watched }))
    await ask(client, fresh())
    await ask(client, fresh())
    expect(sent).toEqual([byHash(), byText, byHash(), byText])
  })

  test('carries out a mutation with its hash, by POST', async () => {
    const client = apollo(persisted(), new HttpLink({ uri: url, fetch: watched }))
    const { data } = await client.mutate<{ applyCoupon: { success: boolean } }>({ mutation: gql(coupon) })
    expect(data?.applyCoupon.success).toBe(true)
    expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['POST']))
  })

  test('gets responses for its batches, including unknown hashes', async () => {
    const client = apollo(
      new PersistedQueryLink({ sha256: sha256Of }),
      new BatchHttpLink({ uri: url, fetch: watched, batchInterval: 5 }),
    )
    const answers = await Promise.all([fresh(), fresh(), fresh()].map((text) => ask(client, text)))
    expect(answers.map(({ data }) => data?.shop.id)).toEqual(['musette', 'musette', 'musette'])
    expect(sent).toEqual([
      { method: 'POST', asksByText: false, entries: 3, status: 200 },
      { method: 'POST', asksByText: true, entries: 3, status: 200 },
    ])
  })

  test('hears of a failed entry alone', async () => {
    const client = apollo(new BatchHttpLink({ uri: url, fetch: watched, batchInterval: 5 }))
    const [good, bad] = await Promise.allSettled([ask(client, fresh()), ask(client, fresh('nothing'))])
    expect(good).toMatchObject({ status: 'fulfilled', value: { data: { shop: { id: 'musette' } } } })
    expect(bad).toMatchObject({ status: 'rejected' })
  })

  test('succeeds in the end, with its retry link, when the network fails at first', async () => {
    let failures = 2
    const flaky = (input: RequestInfo | URL, init?: RequestInit) =>
      failures-- > 0 ? Promise.reject(new TypeError('fetch failed')) : watched(input, init)
    const client = apollo(
      new RetryLink({ delay: { initial: 1, jitter: false }, attempts: { max: 5 } }),
      persisted(),
      new HttpLink({ uri: url, fetch: flaky }),
    )
    expect((await ask(client, fresh())).data?.shop.id).toBe('musette')
  })
})

describe('urql', () => {
  const client = () => createClient({ url, fetch: watched, exchanges: [persistedExchange(), fetchExchange] })

  test('sends the hash with GET, the document once, and never again', async () => {
    const text = fresh()
    const [first, second] = [client(), client()]
    expect((await first.query(text, {})).data).toMatchObject({ shop: { id: 'musette' } })
    expect((await second.query(text, {})).data).toMatchObject({ shop: { id: 'musette' } })
    expect(sent).toEqual([byHash(), byText, byHash()])
  })

  test('carries out a mutation', async () => {
    expect((await client().mutation(coupon, {})).data).toMatchObject({ applyCoupon: { success: true } })
  })
})

describe('graphql-request', () => {
  const client = () => new GraphQLClient(url, { fetch: watched })

  test('gets responses, for single operations and batches', async () => {
    const document = fresh()
    expect(await client().request(document)).toEqual({ shop: { id: 'musette', name: 'Musette' } })
    const batch = await client().batchRequests([{ document }, { document: fresh('__typename') }])
    expect((batch as { data: unknown }[]).map(({ data }) => data)).toEqual([
      { shop: { id: 'musette', name: 'Musette' } },
      { __typename: 'Query' },
    ])
  })

  test('hears why a document is refused', async () => {
    await expect(client().request(fresh('nothing'))).rejects.toMatchObject({
      response: { status: 400, errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    })
  })
})
