import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { createCachedBlockLists } from '../support/cached-block-lists.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

const MISSING = 'header-usp-1'
const EXISTING = 'header-usp-2'
/** A page that is switched off. */
const OFF = 'faq'

let store: Store
let proxy: FaultProxy
let shop: RealShop
/** Calls to the store. */
let sent: string[] = []
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
})
beforeEach(async () => {
  // Caches take the clock when they are made.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await store.control.block({ identifier: MISSING, active: false })
  await store.control.page({ identifier: OFF, active: false })
  shop = await startRealShop(proxy.url)
  await store.control.purgeHosts({ hosts: [new URL(shop.url).host] })
  sent = []
  const withCachedLists = createCachedBlockLists()
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: (requested, answered) => {
      sent.push(new URL(requested.url, proxy.url).searchParams.get('variables') ?? '')
      return withCachedLists(requested, answered)
    },
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})
afterAll(async () => {
  await proxy.close()
  await store.close()
})

async function list(...identifiers: string[]): Promise<string[]> {
  const query = 'query ($identifiers: [String!]!) { cmsPageList(identifiers: $identifiers) { identifier } }'
  const { data } = JSON.parse((await shop.ask(query, { identifiers })).text) as {
    data: { cmsPageList: { identifier: string }[] }
  }
  return data.cmsPageList.map(({ identifier }) => identifier)
}

const asksFor = (identifier: string) => sent.filter((variables) => variables.includes(`"${identifier}"`)).length

test('what the store does not have is requested five times on the first day, and then once a day', async () => {
  const start = Date.now()
  const counts: number[] = []
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 30) {
    vi.setSystemTime(start + minutes * 60_000)
    expect(await list(EXISTING, MISSING)).toEqual([EXISTING])
    if (minutes % (24 * 60) === 0) counts.push(asksFor(MISSING))
  }
  // Each time as a block, and as a page by its address, of which the store writes no trace.
  expect([...counts, asksFor(MISSING)]).toEqual([2, 10, 12, 14])
  expect(sent.some((variables) => variables.includes(`"identifier":"${MISSING}"`))).toBe(false)
})

test('existing blocks are requested once, in whatever order', async () => {
  await list(EXISTING, 'header-usp-3')
  await list('header-usp-3', EXISTING)
  const before = sent.length
  expect(await list(EXISTING, 'header-usp-3', EXISTING)).toEqual([EXISTING, 'header-usp-3'])
  expect(sent.length).toBe(before)
})

test('a page alone is not requested as a block', async () => {
  expect(await list('home')).toEqual(['home'])
  expect(sent.some((variables) => variables.includes('identifiers'))).toBe(false)
})

test('what is not there is not requested with the next pages', async () => {
  for (let request = 0; request < 3; request++) {
    expect(await list(MISSING)).toEqual([])
    expect(await list(EXISTING, MISSING)).toEqual([EXISTING])
  }
  expect(asksFor(MISSING)).toBe(2)
})

test.each([[[MISSING]], [[EXISTING, MISSING]]])(
  'a block that a merchant makes shows with the next page: %j',
  async (identifiers) => {
    for (let request = 0; request < 2; request++) expect(await list(...identifiers)).not.toContain(MISSING)
    await store.control.block({ identifier: MISSING, active: true })
    expect(await list(...identifiers)).toEqual(identifiers)
  },
)

test('so does everything after a flush of the caches', async () => {
  expect(await list(EXISTING, MISSING, OFF)).toEqual([EXISTING])
  await store.control.purgeHosts({ hosts: [] })
  await store.control.block({ identifier: MISSING, active: true })
  await store.control.page({ identifier: OFF, active: true })
  await store.control.purgeHosts({ hosts: [new URL(shop.url).host] })
  expect(await list(EXISTING, MISSING, OFF)).toEqual([EXISTING])
  await store.control.flush()
  expect(await list(EXISTING, MISSING, OFF)).toEqual([EXISTING, MISSING, OFF])
})

test('a page in the place of a block shows with the next page, although the store announces it by a number', async () => {
  for (let request = 0; request < 2; request++) expect(await list(OFF, EXISTING)).toEqual([EXISTING])
  await store.control.page({ identifier: OFF, active: true })
  expect(await list(OFF, EXISTING)).toEqual([OFF, EXISTING])
})

test('a block that a merchant deletes is missing from then on', async () => {
  await store.control.block({ identifier: MISSING, active: true })
  for (let request = 0; request < 2; request++) expect(await list(EXISTING, MISSING)).toContain(MISSING)
  sent = []
  await store.control.block({ identifier: MISSING, active: false })
  for (let request = 0; request < 3; request++) expect(await list(EXISTING, MISSING)).toEqual([EXISTING])
  expect(asksFor(MISSING)).toBe(2)
})
