import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

const HOME = 'https://boutique.example'

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), {
    PUBLIC_URL: HOME,
    PURGE_ALLOW: '127.0.0.1',
    // The store works in the same process: the delay is not the server's own.
  })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
const purge = (tag: string) =>
  shop.app.inject({ method: 'PURGE' as 'GET', url: '/', headers: { 'x-magento-tags-pattern': `((^|,)${tag}(,|$))` } })

describe('GET /sitemap.xml', () => {
  test('leads to every page of the shop, each with an answer and its own address as canonical', async () => {
    const { status, headers, text } = await shop.get('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const parts = addressesOf(text)
    const entries = await Promise.all(
      parts.map(async (part) => addressesOf((await shop.get(part.slice(HOME.length))).text)),
    )
    const pages = entries.flat()
    expect(pages.length).toBeGreaterThan(150)
    expect(new Set(pages).size).toBe(pages.length)

    const some = pages.filter((_, index) => index % 10 === 0)
    for (const page of [...some, `${HOME}/`, `${HOME}/cgv`]) {
      const response = await shop.get(page.slice(HOME.length))
      expect([page, response.status]).toEqual([page, 200])
      expect(response.text, page).toContain(`<link rel="canonical" href="${page}"/>`)
      expect(response.text, page).not.toContain('noindex')
    }
  }, 60_000)

  test('is kept, until the store announces a change', async () => {
    const cacheStatus = async () => (await shop.get('/sitemap-products-1.xml')).headers.get('cache-status')
    await cacheStatus()
    expect(await cacheStatus()).toBe('Musette; hit')
    await purge('cms_b_footer-contact')
    expect(await cacheStatus()).toBe('Musette; hit')
    const query = encodeURIComponent('{ products(filter: {}, pageSize: 1) { items { uid } } }')
    const { data } = (await (await fetch(`${store.url}graphql?query=${query}`)).json()) as {
      data: { products: { items: { uid: string }[] } }
    }
    await purge(`cat_p_${atob(data.products.items[0]?.uid ?? '')}`)
    expect(await cacheStatus()).toBe('Musette; fwd=miss')
  })

  test('has no other parts than it tells', async () => {
    for (const part of ['sitemap-products-2.xml', 'sitemap-others-1.xml', 'sitemap-.xml']) {
      expect((await shop.get(`/${part}`)).status).toBe(404)
    }
  })
})

test('GET /robots.txt is closed outside production, and plain text', async () => {
  const { status, headers, text } = await shop.get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe('User-agent: *\nDisallow: /\n')
})

test('a store that cannot be asked gives a sitemap later, not an empty one', async () => {
  const alone = await startRealShop('http://127.0.0.1:9')
  const { status, headers } = await alone.get('/sitemap.xml')
  expect([status, headers.get('retry-after')]).toEqual([503, '120'])
  await alone.close()
})
