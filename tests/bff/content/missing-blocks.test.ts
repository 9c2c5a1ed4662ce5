import { afterEach, expect, test, vi } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { contentLoaders } from '../../../bff/domains/content/content-loaders.ts'
import { RecordedStore, recording, refusal } from '../support/recorded-store.ts'
import { contextOf, sharedContext } from '../support/shop-request.ts'

/** A store that keeps an answer with an error by its list of identifiers, as Magento does since 2.4.7: no purge of the store ends that. */
function setup(...existing: string[]) {
  const purges = createPurgeLog()
  const shared = sharedContext(purges)
  const asked = { blocks: [] as string[][], pages: [] as string[] }
  const known = new Set(existing)
  const kept = new Map<string, object>()
  const upstream = new RecordedStore({
    storeConfig: recording('store-config'),
    cmsBlocks: ({ identifiers }: { identifiers: string[] }) => {
      asked.blocks.push(identifiers)
      const list = identifiers.join()
      const items = identifiers.map((identifier) =>
        known.has(identifier) ? { identifier, title: identifier, content: '<p>x</p>' } : null,
      )
      const answer = kept.get(list) ?? { items }
      if (items.includes(null)) kept.set(list, answer)
      return answer
    },
    cmsPage: ({ identifier }: { identifier: string }) => {
      asked.pages.push(identifier)
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
  return { purges, asked, known, list }
}

afterEach(() => void vi.useRealTimers())

function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

test('what the store does not have is asked for once, as a block and as a page, and what it has by itself', async () => {
  const { asked, list } = setup('footer')
  expect((await list('footer', 'header', 'nowhere')).found).toEqual(['footer'])
  const { found, tags } = await list('footer', 'header', 'nowhere')
  await list('footer', 'header', 'nowhere')
  expect(found).toEqual(['footer'])
  expect(asked.blocks.map((identifiers) => identifiers.toSorted())).toEqual([
    ['footer', 'header', 'nowhere'],
    ['footer'],
    ['footer'],
  ])
  expect(asked.pages.toSorted()).toEqual(['header', 'nowhere'])
  // A page without it is made anew when there is one.
  expect(tags).toContain('cms_b_nowhere')
})

test('a store without any block is asked for none with every page', async () => {
  const { asked, list } = setup()
  for (let request = 0; request < 3; request++) expect((await list('footer', 'header')).found).toEqual([])
  expect([asked.blocks.length, asked.pages.length]).toEqual([1, 2])
})

test.each(['cms_b_nowhere', 'all'])('a block that a merchant makes is there with the next page: %s', async (tags) => {
  const { purges, known, list } = setup('footer')
  for (let request = 0; request < 2; request++) await list('footer', 'header', 'nowhere')
  known.add('nowhere')
  purges.purge(tags === 'all' ? tags : [tags])
  expect((await list('footer', 'header', 'nowhere')).found).toEqual(['footer', 'nowhere'])
})

test('so is one that stands alone, whose absence the store has kept', async () => {
  const { purges, known, list } = setup()
  await list('nowhere')
  known.add('nowhere')
  purges.purge(['cms_b_nowhere'])
  expect((await list('nowhere')).found).toEqual(['nowhere'])
})

test('a block that a merchant deletes is missing from then on', async () => {
  const { asked, purges, known, list } = setup('footer', 'header')
  for (let request = 0; request < 2; request++) await list('footer', 'header')
  known.delete('header')
  purges.purge(['cms_b_header'])
  for (let request = 0; request < 3; request++) expect((await list('footer', 'header')).found).toEqual(['footer'])
  expect(asked.blocks.slice(-2)).toEqual([['footer'], ['footer']])
})

test('a store that announces nothing is asked again: after a minute, then less often', async () => {
  const { asked, list } = setup()
  await list('nowhere')
  passSeconds(61)
  await list('nowhere')
  expect(asked.blocks).toHaveLength(2)
  passSeconds(500)
  await list('nowhere')
  expect(asked.blocks).toHaveLength(2)
  passSeconds(101)
  await list('nowhere')
  expect(asked.blocks).toHaveLength(3)
})
