import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

/** Ms without a new call after which nobody has anything more to ask before he gets an answer. */
const QUIET = 400
const token = 'a-token-for-tests'

let store: Store
let proxy: FaultProxy
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url, { CACHE_TOKEN: token })
  // The modules of the screens are loaded: what follows waits for the store only.
  for (const [, path] of pages) await shop.get(path)
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.close()
})

/** The store answers when everything has been asked that can be asked without its answers: that is one wave. Counts the calls of each. */
function countWaves(): string[][] {
  const waves: string[][] = []
  let wave: Promise<void> | undefined

  async function untilQuiet(index: number): Promise<void> {
    for (let seen = 0; seen !== waves[index]?.length; await pause(QUIET)) seen = waves[index]?.length ?? 0
    wave = undefined
  }
  proxy.fault = ({ url = '' }) => {
    const [, name = url] = /^query (\w+)/.exec(new URL(url, proxy.url).searchParams.get('query') ?? '') ?? []
    if (wave) waves.at(-1)?.push(name)
    else wave = untilQuiet(waves.push([name]) - 1)
    return { kind: 'after', what: wave }
  }
  return waves
}

const product = seed.products.find(({ visibility, reviews }) => visibility === 'catalog' && reviews)
const pages: [string, string, number][] = [
  ['the home page', '/', 200],
  ['a category', '/chiens/croquettes.html', 200],
  ['a sorted and filtered list', '/chiens.html?page=2&pageLength=16&sort={"field":"price","direction":"ASC"}', 200],
  ['a product', `/${product?.urlKey}.html`, 200],
  ['a content page', '/mentions-legales', 200],
  ['a search', '/search/agneau', 200],
  ['an address that leads nowhere', '/nulle-part.html', 404],
]

describe.each(pages)('%s, of which nothing is cached', (_what, path, status) => {
  test('needs two rounds of store calls at most, and none once it is cached', async () => {
    await purge({ all: true })
    const waves = countWaves()
    expect((await shop.get(path)).status).toBe(status)
    expect(waves.length, JSON.stringify(waves)).toBeLessThanOrEqual(2)
    proxy.count = 0
    expect((await shop.get(path)).status).toBe(status)
    expect(proxy.count).toBe(0)
  })
})

/** Calls at a time for a page of which its address and the settings of the shop are known: one for what takes a store long, one for all the rest. */
const MOST_CALLS = 2

/** What an editor put on the home page is known only once the page is. */
const atOnce = pages.filter(([, path]) => path !== '/' && !path.startsWith('/search'))

describe.each(atOnce)('%s, of which only the settings of the shop are cached', (_what, path, status) => {
  test('needs one round of store calls where its address is known', async () => {
    // The test before may have ended with nothing kept: the settings, of which labels of attributes are some, come with a first view.
    proxy.fault = () => PASS
    await shop.get(path)
    await purge({ tags: ['cat_p', 'cat_c', 'cms_p', 'cms_b'] })
    const waves = countWaves()
    expect((await shop.get(path)).status).toBe(status)
    expect(waves.length, JSON.stringify(waves)).toBe(1)
    expect(waves[0]?.length, JSON.stringify(waves)).toBeLessThanOrEqual(MOST_CALLS)
  })
})

/** Calls for a first page of its kind, when another page has read what all pages show. */
const firsts: [string, string, number][] = [
  ['a product', `/${product?.urlKey}.html`, 3],
  ['a category', '/chiens/croquettes.html', 3],
  ['a search', '/search/agneau', 4],
  ['the home page', '/', 2],
]

test.each(firsts)('%s that was never requested costs few calls', async (_what, path, most) => {
  await purge({ all: true })
  await shop.get('/contact')
  const waves = countWaves()
  expect((await shop.get(path)).status).toBe(200)
  expect(waves.flat().length, JSON.stringify(waves)).toBeLessThanOrEqual(most)
})

test('a search by new words for products that were shown before costs one call', async () => {
  proxy.fault = () => PASS
  await shop.get('/search/agneau')
  const waves = countWaves()
  expect((await shop.get('/search/agneau%20chien')).text).toContain('<article')
  expect(waves).toEqual([['ProductList']])
})

async function purge(what: object): Promise<void> {
  proxy.fault = () => PASS
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { ok } = await fetch(`${shop.url}/cache/purge`, { method: 'POST', headers, body: JSON.stringify(what) })
  expect(ok).toBe(true)
}

test('what follows a second question mark counts, on the server as in the browser: the page is whole', async () => {
  proxy.fault = () => PASS
  for (const path of ['/chiens.html', '/nulle-part.html']) {
    const { text } = await shop.get(`${path}??page=2&pageLength=16`)
    // React's mark of a part that the server could not render.
    expect(text).not.toContain('<!--$!-->')
    expect(headingsOf(text)).toEqual(headingsOf((await shop.get(`${path}?page=2&pageLength=16`)).text))
  }
})

function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h[1-3][^>]*>.*?<\/h[1-3]>/gs)].map(([heading]) => heading)
}
