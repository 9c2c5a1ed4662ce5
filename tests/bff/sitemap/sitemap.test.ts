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
  test('leads to every page of the shop, each with HTTP 200 and its own address as canonical', async () => {
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
  })

  test('is cached until the store announces a change', async () => {
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

  test('says when content pages were changed, where an integration may read it', async () => {
    const { app, close } = await startRealShop(store.url.replace(/\/$/, ''), {
      PUBLIC_URL: HOME,
      UPSTREAM_INTEGRATION_TOKEN: 'demo-store-integration',
    })
    const { body } = await app.inject('/sitemap-pages-1.xml')
    for (const path of ['/', '/cgv'])
      expect(body).toContain(`<loc>${HOME}${path}</loc><lastmod>2026-01-15T08:00:00Z</lastmod>`)
    await close()
    expect((await shop.get('/sitemap-pages-1.xml')).text).not.toContain('lastmod')
  })

  test('has no other parts than it lists', async () => {
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

test('an unreachable store gives a sitemap later, not an empty one', async () => {
  const alone = await startRealShop('http://127.0.0.1:9')
  const { status, headers } = await alone.get('/sitemap.xml')
  expect([status, headers.get('retry-after')]).toEqual([503, '120'])
  await alone.close()
})

test('GET /llms.txt says in short what is sold where, and on which terms', async () => {
  const other = await startRealShop(store.url.replace(/\/$/, ''), {
    PUBLIC_URL: HOME,
    DELIVERY_COSTS: 'FR:4.90:49',
    HANDLING_DAYS: '0-1',
    DELIVERY_DAYS: '1-3',
    RETURN_DAYS: '14',
    SHOP_EMAIL: 'bonjour@boutique.example',
  })
  try {
    const { status, headers, text: written } = await other.get('/llms.txt')
    const text = written.replace(/[\u00a0\u202f]/g, ' ')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Musette\n\n> /)
    expect(text).toContain(`- [Chiens](${HOME}/chiens.html)`)
    expect(text).toContain(`- [Croquettes](${HOME}/chiens/croquettes.html)`)
    expect(text).not.toContain('/chiens/croquettes/chiots.html')
    expect(text).toContain('- Livraison (France) : 4,90 € au plus. Offerte dès 49,00 € d’achat.')
    expect(text).toContain('- Délai : de 1 à 4 jours ouvrés.')
    expect(text).toContain('- Retours : sous 14 jours, à vos frais.')
    expect(text).toContain('bonjour@boutique.example')
    const links = [...text.matchAll(/\]\((.+?)\)$/gm)].map(([, link = '']) => link.slice(HOME.length))
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) expect([link, (await other.get(link)).status]).toEqual([link, 200])
    expect((await other.get('/llms.txt')).headers.get('cache-status')).toBe('Musette; hit')
    expect((await other.get('/')).text).toContain('"terms":{"deliveries":[{"country":"FR","cost":4.9,"freeFrom":49}]')
  } finally {
    await other.close()
  }
})
