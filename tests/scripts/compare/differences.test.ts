import { writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openBench } from './run-compare.ts'
import { type Content, jsonLd, pageOf, productData, sitemapOf, type SmallShop, startSmallShop } from './small-shop.ts'

const bench = openBench()
afterAll(() => bench.close())

let old: SmallShop
let now: SmallShop
beforeEach(async () => {
  old = await startSmallShop()
  now = await startSmallShop()
})
afterEach(() => Promise.all([old.close(), now.close()]))

/** Each path with what the old and the new shop have there. */
function fill(pages: Record<string, [Content, Content]>): void {
  for (const [path, [before, after]] of Object.entries({ '/': [pageOf(), pageOf()] as const, ...pages })) {
    old.pages[path] = before
    now.pages[path] = after
  }
  old.pages['/sitemap.xml'] = sitemapOf(old.url, Object.keys(pages))
}

const canonical = (address: string) => `<link rel="canonical" href="${address}">`
const robots = (content: string) => `<meta name="robots" content="${content}">`
const hreflang = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address}">`
const withData = (data: string) => pageOf({ head: data })

const PRODUCT = withData(productData())
const LIST = withData(jsonLd({ '@type': 'ItemList', itemListElement: [] }))
const CRUMBS = [
  { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
  { '@type': 'ListItem', position: 2, name: 'Tea' },
]

test('what makes no difference is none: white space, entities, hosts, the same data in other forms', async () => {
  const microdata = `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Tea</b>
    <p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><b itemprop="price">49,90 €</b>
    <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"></p></div>`
  const page = pageOf()
  const publicUrl = old.url.replace('127.0.0.1', 'tea.example')
  const home = canonical(publicUrl.replace('tea', 'www.tea'))
  const tea = [
    pageOf({
      title: 'Th&eacute; &amp; l&#39;eau',
      description: 'All   about&nbsp;tea',
      head: canonical(`${old.url}tea`) + hreflang('en', `${old.url}en/tea`),
      body: `${microdata}<img src="/media/cache/1/tea.jpg" alt="A cup"><a href="${publicUrl}linked-by-public-host">more</a>`,
    }),
    pageOf({
      title: '  Thé &\n l’eau ',
      head: canonical(`${now.url}tea/`) + hreflang('EN', '/en/tea') + productData(),
      body: '<noscript><img src="/1.gif"></noscript><img src="/resized/tea.jpg?w=3" alt="A cup">',
    }),
  ] as const
  const parts = [
    { availability: 'SoldOut', price: 60 },
    { availability: 'InStock', price: 49.9, priceCurrency: 'EUR' },
  ]
  const unit = { price: 499, priceType: 'https://schema.org/ListPrice' }
  const variants = parts.toReversed().map(({ availability, ...price }) => ({
    offers: { availability, priceSpecification: [unit, price] },
  }))
  fill({
    '/': [withData(home), withData(canonical('/'))],
    '/tea': [...tea],
    '/set': [
      withData(jsonLd({ '@type': 'Product', offers: { '@type': 'AggregateOffer', offers: parts } })),
      withData(jsonLd({ '@type': ['ProductGroup'], name: 'Tea', image: ['/tea.jpg'], hasVariant: variants })),
    ],
    '/not-yet-moved': [withData(canonical(`${old.url}tea`)), withData(canonical(`${old.url}tea`))],
    '/linked-by-public-host': [page, page],
    '/caf%C3%A9': [
      [301, '/tea'],
      [301, '/tea/'],
    ],
  })
  old.pages['/sitemap.xml'] = sitemapOf(old.url, ['/tea', '/caf%c3%a9', '/set', '/not-yet-moved'])
  now.pages['/tea/'] = tea[1]
  now.pages['/resized/tea.jpg?w=3'] = 'a picture'
  const run = await bench.run([old.url, now.url])
  expect(run.found()).toEqual([])
  expect(run.report().pages).toBe(6)
  expect(run.code).toBe(0)
})

test('each difference of a page is found and rated, and nothing else', async () => {
  const page = pageOf()
  fill({
    '/missing': [page, 404],
    '/missing-noindex': [withData(robots('NOINDEX')), 404],
    '/failing': [page, 500],
    '/noindex': [page, withData(robots('noindex, follow'))],
    '/noindex-header': [
      page,
      (response) => response.writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'none' }).end(page),
    ],
    '/indexed': [withData(robots('noindex')), page],
    '/nofollow': [page, withData(robots('index, nofollow'))],
    '/disallowed': [page, page],
    '/canonical': [withData(canonical('/canonical')), withData(canonical('/elsewhere'))],
    '/canonical-copy': [withData(canonical('/canonical')), withData(canonical('/canonical-copy'))],
    '/canonical-home': [page, withData(canonical('/'))],
    '/canonical-host': [page, withData(canonical('https://other.example/canonical-host'))],
    '/canonical-missing': [withData(canonical('/canonical-missing')), page],
    '/hreflang': [withData(hreflang('en', '/en/tea') + hreflang('de', '/de/tee')), withData(hreflang('de', '/de/'))],
    '/price': [PRODUCT, withData(productData({ price: 59.9 }))],
    '/currency': [PRODUCT, withData(productData({ currency: 'CHF' }))],
    '/price-missing': [PRODUCT, withData(productData({ price: '' }))],
    '/unavailable': [PRODUCT, withData(productData({ availability: 'OutOfStock' }))],
    '/available': [withData(productData({ availability: 'SoldOut' })), PRODUCT],
    '/title': [page, pageOf({ title: 'Coffee' })],
    '/title-missing': [page, pageOf({ title: '', body: '<svg><title>Logo</title></svg>' })],
    '/description': [page, pageOf({ description: 'All about coffee' })],
    '/description-missing': [page, pageOf({ description: '' })],
    '/heading': [page, pageOf({ h1: 'Coffee' })],
    '/heading-missing': [page, pageOf({ h1: '' })],
    '/data-missing': [withData(jsonLd({ '@type': 'BreadcrumbList', itemListElement: CRUMBS })), page],
    '/data-incomplete': [
      page,
      withData(
        jsonLd({ '@type': 'BreadcrumbList', itemListElement: CRUMBS.toReversed() }) +
          jsonLd({ '@type': 'Organization' }),
      ),
    ],
    '/alt': [pageOf({ body: '<img src="/a/tea.jpg" alt="A cup">' }), pageOf({ body: '<img src="/b/tea.jpg" alt="">' })],
    '/alt-again': [
      pageOf({ body: '<img src="/c/tea.jpg" alt="A cup">' }),
      pageOf({ body: '<img src="/b/tea.jpg" alt="">' }),
    ],
    '/alt-missing': [page, pageOf({ body: '<img src="/b/tea.jpg">' })],
    '/links': [page, pageOf({ body: '<a href="/gone?x=1">gone</a><img src="/gone.jpg" alt="">' })],
    '/heavier': [page, pageOf({ body: `<p>${'tea '.repeat(30_000)}` })],
    '/kind': [PRODUCT, LIST],
    '/broken-before': [404, 404],
  })
  now.pages['/b/tea.jpg'] = 'a picture'
  now.pages['/robots.txt'] = 'User-agent: *\nDisallow: /disallowed'
  now.pages['/new'] = page
  now.pages['/sitemap.xml'] = sitemapOf(now.url, ['/new', '/title'])

  const run = await bench.run([old.url, now.url])
  const { groups, counts, onlyNew } = run.report()
  expect(run.found().toSorted()).toEqual(
    [
      'missing /missing',
      'missing-unlisted /missing-noindex',
      'failing /failing',
      'noindex /noindex',
      'noindex /noindex-header',
      'indexed /indexed',
      'nofollow /nofollow',
      'disallowed /disallowed',
      'canonical-wrong /canonical',
      'canonical-wrong /canonical-copy',
      'canonical-wrong /canonical-home',
      'canonical-wrong /canonical-host',
      'canonical-missing /canonical-missing',
      'hreflang-missing /hreflang',
      'hreflang-wrong /hreflang',
      'price /price',
      'price /currency',
      'price-missing /price-missing',
      'properties-missing /price-missing',
      'unavailable /unavailable',
      'available /available',
      'title /title',
      'title-missing /title-missing',
      'description /description',
      'description-missing /description-missing',
      'heading /heading',
      'heading-missing /heading-missing',
      'data-missing /data-missing',
      'properties-missing /data-incomplete',
      'alt /alt',
      'alt-missing /alt-missing',
      'link-broken /gone',
      'picture-broken /gone.jpg',
      'heavier /heavier',
      'redirect-kind /kind',
      'old-broken /broken-before',
    ].toSorted(),
  )
  expect(onlyNew).toEqual(['/new'])
  expect(run.code).toBe(1)
  // The worst first.
  expect(groups.map(({ rating }) => rating)).toEqual(
    groups.map(({ rating }) => rating).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  )
  expect(counts.error).toBe(13)
  const of = (rule: string) => groups.find((group) => group.rule === rule)
  expect(of('price')).toMatchObject({
    rating: 'error',
    findings: [
      { old: '49.90 EUR', new: '49.90 CHF' },
      { old: '49.90 EUR', new: '59.90 EUR' },
    ],
  })
  expect(of('properties-missing')?.findings[0]?.new?.split(', ').toSorted()).toEqual([
    'BreadcrumbList.itemListElement.item',
    'Organization.name',
    'Organization.url',
  ])
  expect(of('link-broken')?.findings[0]?.new).toBe('404 (1: /links)')
})

const ORDER = ['error', 'warning', 'note']

test('redirects are followed and judged by where they lead, and by the map', async () => {
  const page = pageOf()
  fill({
    '/good': [page, [301, '/good.html']],
    '/gone-home': [pageOf({ title: 'Gone', h1: 'Gone' }), [301, '/']],
    '/manual.pdf': [(response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'), page],
    '/other-kind': [PRODUCT, [301, '/list']],
    '/out': [page, [301, 'https://other.example/']],
    '/chain': [page, [301, '/chain-2']],
    '/temporary': [page, [302, '/good.html']],
    '/loop': [page, [301, '/loop-2']],
    '/script': [page, [301, 'javascript:alert(1)']],
    '/was-redirect': [[301, '/good'], page],
    '/redirect-missing': [[301, '/good'], 404],
    '/partner': [
      [301, 'https://partner.example/'],
      [301, 'https://partner.example/'],
    ],
    '/moves': [PRODUCT, [301, '/moved']],
    '/moves-nowhere': [PRODUCT, 404],
    '/moves-elsewhere': [PRODUCT, [301, '/list']],
    '/cart': [page, [302, '/basket']],
    '/was-temporary': [
      [302, '/'],
      [302, '/'],
    ],
    '/moves-later': [
      [301, '/moves'],
      [301, '/moved'],
    ],
    '/endless': [page, [301, '/endless?0']],
  })
  Object.assign(now.pages, {
    '/good.html': page,
    '/basket': page,
    '/list': LIST,
    '/chain-2': [301, '/good.html'],
    '/loop-2': [301, '/loop'],
    '/moved': withData(productData({ price: 1 })),
    '/moved-2': PRODUCT,
  })
  for (let step = 0; step < 20; step++) now.pages[`/endless?${step}`] = [301, `/endless?${step + 1}`]
  writeFileSync(
    bench.file('map.csv'),
    '\uFEFFold;new\r\n/moves;/moved\r\n/moves-nowhere;"/moved-2"\r\n/moves-elsewhere;/moved-2\r\n',
  )
  const run = await bench.run([old.url, now.url, '--map', bench.file('map.csv')])
  expect(run.found().toSorted()).toEqual(
    [
      'moved /good',
      'redirect-home /gone-home',
      'redirect-kind /other-kind',
      'redirect-kind /manual.pdf',
      'redirect-elsewhere /out',
      'redirect-chain /chain',
      'moved /chain',
      'redirect-temporary /temporary',
      'moved /temporary',
      'redirect-loop /loop',
      'redirect-elsewhere /script',
      'redirect-gone /was-redirect',
      'missing /redirect-missing',
      'price /moves',
      'price /moves-later',
      'redirect-loop /endless',
      'not-mapped /moves-nowhere',
      'not-mapped /moves-elsewhere',
      'moved /cart',
    ].toSorted(),
  )
  expect(now.requests.filter((request) => request.includes('/endless'))).toHaveLength(6)
  const { groups } = run.report()
  expect(groups.find(({ rule }) => rule === 'redirect-chain')?.findings[0]?.new).toBe(
    '301 → /chain-2, 301 → /good.html, 200',
  )
})

test('the name of the shop at the end of titles is one note, and a warning where it is on a few pages', async () => {
  const titled = (one: string, other: string): [string, string] => [pageOf({ title: one }), pageOf({ title: other })]
  fill({
    '/': titled('Home', 'Home | New'),
    '/a': titled('Green tea - Old', 'Green tea | New'),
    '/b': titled('Black tea - Old', 'Black tea | New'),
    '/c': titled('White tea - Old', 'White tea | New'),
    '/d': titled('Coffee - Old', 'Tea | New'),
  })
  const run = await bench.run([old.url, now.url])
  expect(run.found()).toEqual(['title /', 'title /d', 'title-suffix /'])
})
