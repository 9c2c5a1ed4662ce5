import { expect, test, vi } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { contentLoaders } from '../../../bff/domains/content/content-loaders.ts'
import { RecordedStore, recording, refusal } from '../support/recorded-store.ts'
import { contextOf, sharedContext } from '../support/shop-request.ts'

function setup() {
  const purges = createPurgeLog()
  const shared = sharedContext(purges)
  const requested: string[][] = []
  const known = new Set(['footer'])
  const upstream = new RecordedStore({
    storeConfig: recording('store-config'),
    cmsBlocks: ({ identifiers }: { identifiers: string[] }) => {
      requested.push(identifiers)
      const item = (identifier: string) =>
        known.has(identifier) ? { identifier, title: identifier, content: '<p>x</p>' } : null
      return { items: identifiers.map(item) }
    },
    cmsPage: () => {
      throw refusal('not-found', 'No such page')
    },
  })
  /** What a page shows of blocks, as every request asks anew. */
  async function list(...identifiers: string[]) {
    const { context } = contextOf(upstream, { shared })
    const found = await contentLoaders(context).list(identifiers)
    const { cacheScope } = context
    cacheScope.limit(3600)
    return { found: found.map(({ identifier }) => identifier), tags: cacheScope.sum()?.tags ?? [] }
  }
  return { purges, asked: requested, known, list }
}

test('a block that the store does not have is not asked for with every page', async () => {
  const { asked: requested, list } = setup()
  expect((await list('footer', 'nowhere')).found).toEqual(['footer'])
  const { found, tags } = await list('footer', 'header', 'nowhere')
  expect(found).toEqual(['footer'])
  expect(requested).toEqual([
    ['footer', 'nowhere'],
    ['footer', 'header'],
  ])
  // A page without it is made anew when there is one.
  expect(tags).toContain('cms_b_nowhere')
})

test('a block that a merchant makes is there with the next page', async () => {
  const { purges, known, list } = setup()
  await list('footer', 'nowhere')
  known.add('nowhere')
  purges.purge(['cms_b_nowhere'])
  expect((await list('footer', 'nowhere')).found).toEqual(['footer', 'nowhere'])
})

test('a store that announces nothing is asked again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { asked: requested, list } = setup()
  await list('nowhere')
  await list('nowhere')
  expect(requested).toHaveLength(1)
  vi.setSystemTime(Date.now() + 121_000)
  await list('nowhere')
  expect(requested).toHaveLength(2)
  vi.useRealTimers()
})
