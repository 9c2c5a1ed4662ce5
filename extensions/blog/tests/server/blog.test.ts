import { afterAll, beforeAll, expect, test } from 'vitest'
import { server, startDemoStore } from 'musette/testing'

let store: Awaited<ReturnType<typeof startDemoStore>>
let shop: server.RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await server.startRealShop(store.url.replace(/\/$/, ''), { UPSTREAM_EXTENSIONS: 'blog' })
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

type Data = { '@type': string }
const dataOf = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )

test('lists what is published, newest first, with topics', async () => {
  const { status, text } = await shop.get('/blog')
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Le carnet<\/h1>/)
  const places = ['visite-de-l-atelier', 'articulations-du-cheval-age', 'premiers-jours-du-chiot'].map((slug) =>
    text.indexOf(`href="/blog/post/${slug}"`),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  for (const hidden of ['a-paraitre', 'brouillon']) expect(text).not.toContain(hidden)
  expect(text).toContain('href="/blog/category/sante-et-soins"')
  expect(text).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="[^"]*\/blog\/feed\.xml"/)
})

test('lists one category', async () => {
  const { status, text } = await shop.get('/blog/category/sante-et-soins')
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Santé &amp; soins<\/h1>/)
  expect(text).toContain('articulations-du-cheval-age')
  expect(text).not.toContain('visite-de-l-atelier')
})

test('shows an article with its text, products and data for search engines', async () => {
  const { status, text } = await shop.get('/blog/post/premiers-jours-du-chiot')
  expect(status).toBe(200)
  expect(text).toMatch(/<h2[^>]*>Un coin à lui<\/h2>/)
  expect(text).toMatch(/<a [^>]*href="\/contact"/)
  expect(text).toContain('href="/biscuits-pomme-et-cannelle-pour-chien.html"')
  expect(text).toContain('href="/blog/post/articulations-du-cheval-age"')
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/blog\/post\/premiers-jours-du-chiot"/)
  const data = dataOf(text)
  expect(data.find((one) => one['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Les premiers jours du chiot à la maison',
    datePublished: '2025-09-02T07:00:00Z',
    author: { name: 'Camille' },
  })
  expect(data.map((one) => one['@type'])).toContain('BreadcrumbList')
})

test.each([
  '/blog/post/a-paraitre',
  '/blog/post/brouillon',
  '/blog/post/nix',
  '/blog/category/nix',
  '/blog?page=2',
  '/blog?page=x',
])('has nothing at %s', async (path) => {
  expect((await shop.get(path)).status).toBe(404)
})

test('has an Atom feed', async () => {
  const { status, text } = await shop.get('/blog/feed.xml')
  expect(status).toBe(200)
  expect(text.match(/<entry>/g)).toHaveLength(3)
  expect(text).toContain('<title>Soulager les articulations d’un cheval âgé</title>')
  expect(text).toContain('<updated>2025-11-03T08:00:00Z</updated>')
})

test('stands in the sitemap', async () => {
  const { text } = await shop.get('/sitemap-pages-1.xml')
  expect(text).toMatch(/\/blog\/post\/visite-de-l-atelier<\/loc><lastmod>2025-11-03T08:00:00Z/)
  expect(text).toContain('/blog/category/coulisses</loc>')
  expect(text).not.toContain('a-paraitre')
})
