import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openBench } from './run-compare.ts'
import { pageOf, sitemapOf, type SmallShop, startSmallShop } from './small-shop.ts'

const bench = openBench()
afterAll(() => bench.close())

let old: SmallShop
let now: SmallShop
let other: SmallShop
beforeEach(async () => {
  old = await startSmallShop({ '/': pageOf() })
  now = await startSmallShop({ '/': pageOf() })
  other = await startSmallShop({ '/': pageOf(), '/sitemap.xml': '' })
})
afterEach(() => Promise.all([old.close(), now.close(), other.close()]))

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** A page that never ends; `sent` counts its bytes. */
function endless(sent: { bytes: number }) {
  return (response: ServerResponse) => {
    response.writeHead(200, HTML).write(pageOf().replace('</body></html>', ''))
    const more = () => {
      do sent.bytes += 65_536
      while (!response.destroyed && response.write('tea '.repeat(16_384)))
    }
    response.on('drain', more)
    more()
  }
}

test('what never ends, unpacks to too much or is nested too deeply is read in part, and the report names it', async () => {
  const sent = { bytes: 0 }
  const bomb = gzipSync(pageOf() + ' '.repeat(10_000_000))
  const packed = (response: ServerResponse) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb)
  old.pages['/sitemap.xml'] = sitemapOf(old.url, ['/endless', '/bomb', '/deep'])
  Object.assign(old.pages, { '/endless': pageOf(), '/bomb': pageOf(), '/deep': pageOf() })
  Object.assign(now.pages, {
    '/endless': endless(sent),
    '/bomb': packed,
    '/deep': pageOf({ body: '<div>'.repeat(200_000) + '</b>'.repeat(200_000) }),
  })
  const run = await bench.run([old.url, now.url, '--megabytes', '3'])
  expect(run.found().filter((finding) => !finding.startsWith('heavier'))).toEqual([
    'cut-off /bomb',
    'cut-off /deep',
    'cut-off /endless',
  ])
  expect(run.code).toBe(0)
  // What is under way in buffers may come, too.
  expect(sent.bytes).toBeLessThan(100_000_000)
})

test('sitemaps that name themselves, other hosts, too much or nonsense are bounded, and other hosts are never requested', async () => {
  const host = new URL(other.url).host
  const index = (...addresses: string[]) =>
    `<sitemapindex>${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('')}</sitemapindex>`
  old.pages['/robots.txt'] = `Sitemap: ${old.url}index.xml\nSitemap: ${other.url}sitemap.xml`
  old.pages['/index.xml'] = index(`${old.url}index.xml`, `${old.url}pages.xml.gz`, `${old.url}bomb.xml.gz`, 'nonsense')
  old.pages['/pages.xml.gz'] = (response) => response.end(gzipSync(sitemapOf(old.url, ['/tea'])))
  old.pages['/bomb.xml.gz'] = (response) => response.end(gzipSync(Buffer.alloc(60_000_000)))
  old.pages['/tea'] = now.pages['/tea'] = pageOf({
    body: `<a href="${other.url}">other</a> <a href="http://name:secret@${host}/">secret</a> <a href="/%zz">odd</a>
      <a href="javascript:alert(1)">script</a> <a href="/tea?sort=1">sorted</a> <img src="${other.url}tea.jpg" alt="">`,
  })
  old.pages['/leaves'] = [301, other.url]
  now.pages['/leaves'] = [301, `http://name:secret@${host}/`]
  old.pages['/'] = pageOf({ body: '<a href="/leaves">leaves</a>' })
  const run = await bench.run([old.url, now.url])
  const limits = Object.fromEntries(run.report().limits.map(({ id, count }) => [id, count]))
  expect(limits).toMatchObject({
    'sitemap-circle': 1,
    'sitemap-size': 1,
    credentials: 1,
    schemes: 2,
    queries: 1,
  })
  expect(run.report().limits.find(({ id }) => id === 'elsewhere')?.examples).toEqual([other.url.slice(0, -1)])
  expect(run.found()).toContain('redirect-elsewhere /leaves')
  expect(other.requests).toEqual([])
  expect(run.html() + JSON.stringify(run.report())).not.toContain('secret')
})

test('pages are read in their own charset, and what they say is text in the report', async () => {
  const title = 'Thé <script>alert(1)</script> & café'
  const written = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const latin = Buffer.from(pageOf({ title: written, head: '<meta charset="windows-1252">' }), 'latin1')
  old.pages['/sitemap.xml'] = sitemapOf(old.url, ['/latin', '/utf-16', '/unknown', '/other'])
  Object.assign(old.pages, {
    '/latin': (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end(latin),
    '/utf-16': (response: ServerResponse) =>
      response.writeHead(200, HTML).end(Buffer.from(`\uFEFF${pageOf({ title: written })}`, 'utf16le')),
    '/unknown': (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=klingon' }).end(pageOf({ title: written })),
    '/other': pageOf({ title: written }),
  })
  for (const path of ['/latin', '/utf-16', '/unknown']) now.pages[path] = pageOf({ title: written })
  now.pages['/other'] = pageOf({ title: 'Coffee' })
  const run = await bench.run([old.url, now.url, '--lang', 'fr'])
  expect(run.found()).toEqual(['title /other', 'charset /latin', 'charset /utf-16'])
  expect(run.html()).toContain('Thé &lt;script&gt;alert(1)&lt;/script&gt; &amp; café')
  expect(run.html()).not.toContain('<script')
  // French has no plain space before these signs.
  expect(run.html().replace(/<style>.*?<\/style>/s, '')).not.toMatch(/ [:;!?»]|« /)
})
