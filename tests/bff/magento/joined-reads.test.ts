import { createHash } from 'node:crypto'
import { buildSchema, parse, validate } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { ALL_TAGS } from '../../../bff/cache/purge-log.ts'
import { joinOperations, joinVariables, partOf, weightOf } from '../../../bff/magento/join-operations.ts'
import type { ReadPolicy } from '../../../bff/magento/upstream.ts'
import type { Operation } from '../../../schema/operation.ts'
import type { StoreCall, StoreReply } from '../support/fake-store.ts'
import { type StoreBench, startStoreBench } from '../support/store-bench.ts'

let bench: StoreBench
afterEach(() => bench?.close())

type Named = { name: string }
function operation<Result>(name: string, text: string): Operation<Result, { uid?: string }> {
  return { name, kind: 'query', text, sha256: createHash('sha256').update(text).digest('hex') }
}

const Menu = operation<{ categories: Named }>(
  'Menu',
  'query Menu($uid:String){categories(uid:$uid){...Entry}}fragment Entry on C{name}',
)
const Page = operation<{ categories: Named; route: Named | null }>(
  'Page',
  'query Page($uid:String){categories(uid:$uid){...Entry}route(url:$uid){...Entry}}fragment Entry on C{name}',
)

describe('one document of several', () => {
  const schema = buildSchema('type Query { categories(uid: String): C route(url: String): C } type C { name: String }')
  const joined = joinOperations([Menu, Page])

  test('is valid, though they have variables, fragments and fields of the same name', () => {
    expect(validate(schema, parse(joined.text))).toEqual([])
    expect(joinOperations([Menu, Page])).toBe(joined)
  })

  test('gives each the variables and the data that are its own', () => {
    expect(joinVariables(['{"uid":"a"}', '{"uid":"b"}'])).toEqual({ part0_uid: 'a', part1_uid: 'b' })
    const data = { part0_categories: 1, part1_categories: 2, part1_route: null, part10_route: 3 }
    expect([partOf(data, 0), partOf(data, 1)]).toEqual([{ categories: 1 }, { categories: 2, route: null }])
  })

  test('is as heavy as a store counts it', () => {
    expect(weightOf(Page)).toEqual({ fields: 4, aliases: 2 })
    expect(weightOf(joined).fields).toBe(6)
  })
})

describe('cheap reads of one turn', () => {
  const policy: ReadPolicy = { maxAge: 60, joined: [] }

  /** What a store answers to fields of the root, by their aliases. */
  function answer(
    { query, variables }: StoreCall,
    failing: readonly string[] = [],
    message = 'Internal server error',
  ): StoreReply {
    const fields = [...query.matchAll(/(?:(\w+):)?(categories|route)\((?:uid|url):\$(\w+)\)/g)]
    const isFailed = (uid: unknown) => failing.includes(String(uid))
    const failed = fields.filter(([, , , name]) => isFailed(variables[name!]))
    const data = fields.map(([, alias, field, name]) => {
      const uid = variables[name!]
      return [alias ?? field, isFailed(uid) ? null : { name: `${field} ${String(uid)}` }]
    })
    return {
      body: {
        data: Object.fromEntries(data),
        // Magento names the first only.
        ...(failed.length > 0 && {
          errors: [{ message, path: [failed[0]![1] ?? failed[0]![2]] }],
        }),
      },
      headers: { 'x-magento-tags': 'cat_c,cms_p,cms_p_7,cms_b_footer' },
    }
  }

  const both = () =>
    Promise.all([
      bench.upstream.read(Menu, { uid: 'a' }, policy),
      bench.upstream.read(Page, { uid: 'b' }, { ...policy, joined: ['cms_p'] }),
    ])
  const answers = [
    { categories: { name: 'categories a' } },
    { categories: { name: 'categories b' }, route: { name: 'route b' } },
  ]
  const names = () => bench.store.calls.map(({ query }) => /^query (\w+)/.exec(query)?.[1])

  test('reach the store in one call, which caches in front of it know again, and are cached one by one', async () => {
    bench = await startStoreBench((call) => answer(call))
    expect(await both()).toEqual(answers)
    expect(await both()).toEqual(answers)
    expect(bench.store.calls).toMatchObject([{ method: 'GET' }])
    bench.purges.purge(['cms_p_7'])
    expect(await both()).toEqual(answers)
    expect(names()).toEqual(['JoinedReads', 'Page'])
  })

  test('have no tags of each other', async () => {
    bench = await startStoreBench((call) => answer(call))
    await both()
    bench.purges.purge(['cms_b_footer', 'cat_c'])
    await both()
    expect(names()).toEqual(['JoinedReads'])
  })

  test('are sent one by one when the store fails on one, and that one stays alone', async () => {
    const failing = ['b']
    bench = await startStoreBench((call) => answer(call, failing))
    const [menu, page] = await Promise.allSettled([
      bench.upstream.read(Menu, { uid: 'a' }, policy),
      bench.upstream.read(Page, { uid: 'b' }, policy),
    ])
    expect(menu).toMatchObject({ value: answers[0] })
    expect(page.status).toBe('rejected')
    expect(names()).toEqual(['JoinedReads', 'Menu', 'Page'])
    failing.pop()
    bench.purges.purge(ALL_TAGS)
    expect(await both()).toEqual(answers)
    expect(names()?.slice(3).toSorted()).toEqual(['Menu', 'Page'])
  })

  test('get their responses together when the store lacks one of them', async () => {
    bench = await startStoreBench((call) => answer(call, ['b'], 'No such entity.'))
    const [menu, page] = await Promise.allSettled([
      bench.upstream.read(Menu, { uid: 'a' }, policy),
      bench.upstream.read(Page, { uid: 'b' }, policy),
    ])
    expect(menu).toMatchObject({ value: answers[0] })
    expect(page).toMatchObject({ reason: { kind: 'not-found', operation: 'Page', path: ['categories'] } })
    expect(names()).toEqual(['JoinedReads'])
  })

  test('are sent by themselves where the store, which names one error, may have failed on more', async () => {
    bench = await startStoreBench((call) => answer(call, ['b', 'c'], 'No such entity.'))
    const reads = ['b', 'c', 'd'].map((uid) => bench.upstream.read(Menu, { uid }, policy))
    expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(names()).toEqual(['JoinedReads', 'Menu'])
  })

  test('are sent one by one when the store breaks on the document', async () => {
    bench = await startStoreBench((call) =>
      call.query.startsWith('query JoinedReads') ? { status: 500, body: '<h1>Fatal error</h1>' } : answer(call),
    )
    expect(await both()).toEqual(answers)
    expect(names()).toEqual(['JoinedReads', 'Menu', 'Page'])
  })

  test('are sent one by one when the call hangs: only one of them hangs', async () => {
    bench = await startStoreBench((call) =>
      Object.values(call.variables).includes('b') ? { hang: true } : answer(call),
    )
    const quick = { ...policy, timeout: 0.5 }
    const [menu, page] = await Promise.allSettled([
      bench.upstream.read(Menu, { uid: 'a' }, quick),
      bench.upstream.read(Page, { uid: 'b' }, quick),
    ])
    expect(menu).toMatchObject({ value: answers[0] })
    expect(page.status).toBe('rejected')
  })

  test('are not tried again one by one at a store that cannot be reached', async () => {
    bench = await startStoreBench((call) => answer(call))
    await bench.store.close()
    const calls = bench.store.calls.length
    const results = await Promise.allSettled([
      bench.upstream.read(Menu, { uid: 'a' }, policy),
      bench.upstream.read(Page, { uid: 'b' }, policy),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(bench.store.calls).toHaveLength(calls)
  })

  test('fill several documents when a store would refuse one for its size', async () => {
    bench = await startStoreBench((call) => answer(call))
    const uids = Array.from({ length: 8 }, (_, i) => `${i}`)
    const results = await Promise.all(uids.map((uid) => bench.upstream.read(Page, { uid }, policy)))
    expect(results.map(({ route }) => route?.name)).toEqual(uids.map((uid) => `route ${uid}`))
    // Two aliases each, and ten at most.
    expect(names()).toEqual(['JoinedReads', 'JoinedReads'])
  })
})
