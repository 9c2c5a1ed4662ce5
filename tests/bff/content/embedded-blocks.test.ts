import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { createCachedBlockLists } from '../support/cached-block-lists.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

const CACHE_TOKEN = 'a-token-of-the-merchant'

let store: Store
let proxy: FaultProxy
let shop: RealShop
/** Returns the current text of the block inside the page. */
let hours = 'Ouvert le mardi'
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  shop = await startRealShop(proxy.url, { CACHE_TOKEN })
  // The store's own page cache knows texts by their address, and blocks by their list: not what they contain.
  const kept = new Map<string, string>()
  const withCachedLists = createCachedBlockLists()
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: (requested, answered) => {
      const { url } = requested
      const now = answered.replace(/("(?:content|description)":")/g, `$1<p>${hours}</p>`)
      const response = kept.get(url) ?? withCachedLists(requested, now)
      if (/route|cmsBlocks|CategoryPage/i.test(url)) kept.set(url, response)
      return response
    },
  })
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.close()
})

test('each text shows the saved block inside of it, although the store announces only the block', async () => {
  const CATALOGUE = `/graphql?query=${encodeURIComponent('{ product(sku: "CHI-GAM-GRES") { name } }')}`
  // A page of content, a category with a text, and a page with nothing but the blocks of the footer.
  const pages = ['/mentions-legales', '/chiens/croquettes.html', '/contact']
  const texts = () => Promise.all(pages.map(async (page) => (await shop.get(page)).text))
  for (const text of await texts()) expect(text).toContain('Ouvert le mardi')
  await expect.poll(async () => (await shop.get(CATALOGUE)).headers.get('cache-status')).toContain('hit')

  hours = 'Ouvert le jeudi'
  const headers = { authorization: `Bearer ${CACHE_TOKEN}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ tags: ['cms_b_4711', 'cms_b_horaires'] })
  await fetch(`${shop.url}/cache/purge`, { method: 'POST', headers, body })
  for (const text of await texts()) {
    expect(text).toContain('Ouvert le jeudi')
    expect(text).not.toContain('Ouvert le mardi')
  }
  expect((await shop.get(CATALOGUE)).headers.get('cache-status')).toContain('hit')
})
