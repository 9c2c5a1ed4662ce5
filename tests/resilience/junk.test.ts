import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '../../schema/operation.ts'
import { recording } from '../bff/support/recorded-store.ts'
import { type FakeStore, startFakeStore, type StoreCall, type StoreReply } from '../bff/support/fake-store.ts'
import { createTestApp, fakePages } from '../bff/support/test-app.ts'

const MEBIBYTE = 1024 ** 2
/** Enough for what everybody asks for, and not for the junk besides. */
const LIMITS = { upstream: 4 * MEBIBYTE, operations: 9 * MEBIBYTE, pages: 8 * MEBIBYTE }
const ALL = LIMITS.upstream + LIMITS.operations + LIMITS.pages
const PAGES = 2000
const JUNK = 5000

const Page: Operation<{ route: { __typename: string; title?: string } }, { url: string }> = {
  name: 'Page',
  kind: 'query',
  text: 'query Page($url: String!) { route(url: $url) { __typename ... on CmsPage { title contentWysiwyg { raw } } } }',
  sha256: '',
}

let store: FakeStore
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  store = await startFakeStore(answerOf)
  folder = await mkdtemp(join(tmpdir(), 'musette-memory-'))
  app = await createTestApp(
    {
      UPSTREAM_URL: store.url,
      DATA_DIR: folder,
      UPSTREAM_CACHE_BYTES: String(LIMITS.upstream),
      OPERATION_CACHE_BYTES: String(LIMITS.operations),
      PAGE_CACHE_BYTES: String(LIMITS.pages),
    },
    {
      pages: {
        ...fakePages,
        async render({ url, execute }) {
          const { route } = await execute(Page, { url })
          const isFound = route.__typename === 'CmsPage'
          return { kind: 'html', status: isFound ? 200 : 404, html: `<p>${route.title}</p>${'<br>'.repeat(200)}` }
        },
      },
    },
  )
})
afterAll(async () => {
  await app.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** Two thousand content pages, `page-0` to `page-1999`; nothing anywhere else, pictures included. */
function answerOf({ query, variables, url }: StoreCall): StoreReply {
  if (url.startsWith('/media/')) return { status: 404, body: '<h1>404</h1>' }
  // Each read is sent by itself then.
  if (query.startsWith('query JoinedReads')) return { body: { errors: [{ message: 'Too complex' }] } }
  if (query.startsWith('query StoreConfig')) return { body: { data: { storeConfig: recording('store-config') } } }
  const [, number] = /^page-(\d+)$/.exec(String(variables['url'])) ?? []
  if (number === undefined || Number(number) >= PAGES) return { body: { data: { route: null } } }
  const route = {
    __typename: 'CmsPage',
    type: 'CMS_PAGE',
    relative_url: `page-${number}`,
    redirect_code: 0,
    identifier: `page-${number}`,
    url_key: `page-${number}`,
    title: `Page ${number}`,
    content_heading: null,
    content: `<p>${'Un texte. '.repeat(20)}</p>`,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
  }
  return { body: { data: { route } } }
}

/** Requests that nobody will ever make again. */
const junk: ((number: string) => InjectOptions)[] = [
  (n) => ({ url: `/nulle-part-${n}` }),
  (n) => ({ url: `/page-1?utm_source=${n}&gclid=${n}&fbclid=${n}` }),
  (n) => ({ url: `/page-2?${n}=${n}` }),
  (n) => ({ url: `/page-3?p${n}=${n}` }),
  (n) => ({ url: `/search/${n}?page=2` }),
  (n) => graphql({ query: Page.text, variables: { url: `/rien-${n}`, filler: n.repeat(100) } }),
  (n) => graphql({ query: `query Q${n} { route(url: "/rien") { __typename } }` }),
  (n) => graphql({ query: `query Q${n} { nothing${n} }` }),
  (n) => graphql({ query: `{${n}` }),
  (n) => ({ url: `/resized-images/${n}.jpg?format=medium` }),
  () => {
    const sha256Hash = randomBytes(32).toString('hex')
    return { url: '/graphql', query: { extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }) } }
  },
]

const graphql = (payload: object): InjectOptions => ({ method: 'POST', url: '/graphql', payload })
const askFor = (number: number) => graphql({ query: Page.text, variables: { url: `/page-${number}` } })

/** Status of each answer, and what the caches had to do with it. */
async function askAll(requests: readonly InjectOptions[]): Promise<string[]> {
  const outcomes: string[] = []
  for (let from = 0; from < requests.length; from += 50) {
    const answers = await Promise.all(requests.slice(from, from + 50).map((request) => app.inject(request)))
    outcomes.push(...answers.map(({ statusCode, headers }) => `${statusCode} ${headers['cache-status']}`))
  }
  return outcomes
}

const outcomesOf = (outcomes: readonly string[]) => [...new Set(outcomes)]

/** Each number of junk differs from all others, in every flood. */
async function flood(): Promise<void> {
  const requests = Array.from({ length: JUNK }, (_, index) =>
    junk[index % junk.length]?.(`j${randomBytes(12).toString('hex')}`),
  )
  const outcomes = await askAll(requests.filter((request) => request !== undefined))
  expect(outcomes.filter((outcome) => outcome >= '5')).toEqual([])
}

async function figure(series: string): Promise<number> {
  const { body } = await app.inject('/metrics')
  return Number(body.split(`${series} `)[1]?.split('\n')[0])
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Bytes that stay: what one collection finds to be garbage may hold what only the next one frees. */
async function memory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round++) {
    await setImmediate()
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, heapUsed + external)
  }
  return least
}

test('two thousand pages stay through five thousand junk requests, and memory within the bounds', async () => {
  await flood()
  const before = await memory()
  const pages = Array.from({ length: PAGES }, (_, number) => number)
  const html = pages.map((number) => ({ url: `/page-${number}` }))
  const data = pages.map(askFor)
  /** Operations that need what the store said of the pages, and are none of those above. */
  const routesBy = (alias: string) =>
    pages.map((number) => graphql({ query: `{ ${alias}: route(url: "/page-${number}") { __typename } }` }))
  // What was asked for once makes room first, and all of these have no room there: each is asked for twice, before the next.
  for (let from = 0; from < PAGES; from += 200) {
    for (const requests of [html, data, html, data, routesBy('again')]) {
      for (const outcome of await askAll(requests.slice(from, from + 200))) expect(outcome).toMatch(/^200 /)
    }
  }
  await flood()
  const full = await memory()
  expect(full - before).toBeLessThan(3 * ALL)

  for (const [cache, limit] of Object.entries(LIMITS)) {
    expect(await figure(`musette_cache_limit_bytes{cache="${cache}"}`)).toBeLessThanOrEqual(limit)
    expect(await figure(`musette_cache_bytes{cache="${cache}"}`)).toBeLessThanOrEqual(limit)
  }
  // What everybody asks for is where it was: as a page, as an answer, and as what the store said.
  expect(outcomesOf(await askAll(html))).toEqual(['200 Musette; hit'])
  expect(outcomesOf(await askAll(data))).toEqual(['200 Musette; hit'])
  store.calls.length = 0
  await askAll(routesBy('last'))
  expect(store.calls).toEqual([])

  // Whatever comes, comes instead of something else.
  await flood()
  expect((await memory()) - full).toBeLessThan(ALL)
})
