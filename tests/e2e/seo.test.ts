import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

const HOME = 'https://boutique.example'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL: HOME, SITEMAP_PAGES: 'cgv,livraison' })
})
afterAll(() => shop.stop())

const read = async (path: string) => {
  const response = await fetch(shop.url + path, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
type Data = { '@type': string } & Record<string, unknown>
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]

describe('a shop in production at its public address', () => {
  test('is open to crawlers and names its sitemap, which has only its own public address', async () => {
    const { text } = await read('/robots.txt')
    expect(text).toContain('Disallow: /cart$\n')
    expect(text).toContain(`Sitemap: ${HOME}/sitemap.xml`)
    const sitemap = await read('/sitemap-pages-1.xml')
    const addresses = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
    expect(addresses.slice(0, 4)).toEqual([`${HOME}/`, `${HOME}/faq/`, `${HOME}/cgv`, `${HOME}/livraison`])
    expect(addresses.filter((address = '') => !address.startsWith(`${HOME}/`))).toEqual([])
  })

  test('says on its home page who sells and how to search', async () => {
    const { text } = await read('/')
    expect(dataOf(text).map((data) => data['@type'])).toEqual(['Organization', 'WebSite'])
    expect([metaOf(text, 'og:type'), metaOf(text, 'og:url')]).toEqual(['website', `${HOME}/`])
    // Whoever shares a page shows a picture of it.
    for (const html of [text, (await read('/chiens.html')).text])
      expect(metaOf(html, 'og:image')).toMatch(new RegExp(`^${HOME}/resized-images/.+format=`))
  })

  test('says of a product what it costs, now and before, and what others think of it', async () => {
    const { text: list } = await read('/promotions.html')
    const paths = [...list.matchAll(/<article[\s\S]*?href="(\/[^"]+\.html)"/g)].map(([, path = '']) => path)
    const pages = await Promise.all(paths.slice(0, 8).map(async (path) => (await read(path)).text))
    const products = pages.map((html) => dataOf(html).find((data) => data['@type'] === 'Product'))
    expect(products).not.toContain(undefined)
    const text = JSON.stringify(products)
    for (const part of [
      'StrikethroughPrice',
      '"unitCode":"KGM"',
      'AggregateRating',
      '"url":"https://boutique.example/',
    ]) {
      expect(text).toContain(part)
    }
    expect(pages.every((html) => dataOf(html).some((data) => data['@type'] === 'BreadcrumbList'))).toBe(true)
    expect(pages.map((html) => metaOf(html, 'og:type'))).toEqual(pages.map(() => 'product'))
  })

  test('says where a page of content stands below the home page', async () => {
    const { text } = await read('/livraison')
    const name = /aria-current="page"[^>]*>([^<]+)</.exec(text)?.[1]
    expect(dataOf(text)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${HOME}/` },
          { '@type': 'ListItem', position: 2, name, item: `${HOME}/livraison` },
        ],
      },
    ])
  })

  test('has these data in a browser, too, after its code has run', async () => {
    const browser = await openBrowser()
    const { page, leave } = await visit(browser, 360)
    for (const path of ['/', '/chiens.html', '/faq/']) {
      const written = dataOf((await read(path)).text)
      expect(written.length).toBeGreaterThan(1)
      await openPage(page, shop.url + path)
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(blocks.map((block) => JSON.parse(block) as Data)).toEqual(written)
    }
    await leave()
    await browser.close()
  })

  test('has one address for each list: without order, price bounds and campaign marks', async () => {
    const query =
      'sort=%7B%22field%22%3A%22price%22%2C%22direction%22%3A%22ASC%22%7D&minPrice=5&maxPrice=50&utm_source=lettre'
    const { text } = await read(`/chiens.html?${query}`)
    expect(text).toContain(`<link rel="canonical" href="${HOME}/chiens.html"/>`)
    expect(text).toContain('<meta name="robots" content="noindex, follow"/>')
  })

  test('responds with 404 for unknown addresses, with a page that may not be stored', async () => {
    const { status, text } = await read('/rien-de-tel.html')
    expect(status).toBe(404)
    expect(text).toContain('noindex')
    expect((await read('/rien-de-tel.js')).text).toBe('Not found\n')
  })
})
