import { describe, expect, inject, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { englishWords } from '../support/english-words.ts'
import { extensionPages } from './extension-pages.ts'

const shop = inject('shopUrl')

/** The page as a browser without JavaScript, or a search engine, reads it. */
async function read(path: string) {
  const response = await fetch(shop + path, { redirect: 'manual' })
  const html = await response.text()
  const text = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
  return { status: response.status, headers: response.headers, html, text }
}

const EVERY_PAGE: [string, string, RegExp][] = [
  ['home', '/', /Musette/],
  ['category', '/chiens.html', /Chiens/],
  ['sub-category', '/chiens/croquettes.html', /Croquettes/],
  ['filtered list', '/chiens.html?sans_cereales=Oui&page=1', /Chiens/],
  ['category by id', '/category/38', /Chiens/],
  ['search', '/search/croquettes', /croquettes/i],
  ['content page', '/mentions-legales', /Mentions légales/i],
]

/** Everything that is read or spoken of a page, but for what is marked as English. */
function frenchOf(html: string): string {
  const read = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]* lang="en"[\s\S]*?<\/\1>/g, ' ')
    .replace(/<meta property="og:type"[^>]*>/g, ' ')
  const spoken = [...read.matchAll(/\s(?:alt|title|aria-label|placeholder|label|content)="([^"]*)"/g)]
    .map(([, text]) => text ?? '')
    .filter((text) => !/^(https?:|\/|[\w-]+=)/.test(text))
  return [read.replace(/<[^>]+>/g, ' '), ...spoken].join(' ')
}

const FRENCH_PAGES = [
  ...[
    '/',
    '/chiens.html',
    '/search/saumon',
    '/search/introuvable',
    '/livraison',
    '/cgv',
    '/confidentialite',
    '/accessibilite',
    '/faq/',
  ],
  ...['/cart', '/contact', '/login', '/register', '/account/password-request', '/newsletter', '/orders/'],
  ...extensionPages,
  ...[
    '/rgpd/',
    '/retractation',
    '/nulle-part',
    '/checkout/',
    '/checkout/login',
    '/checkout/success',
    '/user/',
    '/user/orders/',
  ],
]

describe('with JavaScript off', () => {
  test('no page holds an English word', async () => {
    const products = [...(await read('/chiens.html')).html.matchAll(/<article[\s\S]*?href="(\/[^"]+\.html)"/g)]
    const paths = [...FRENCH_PAGES, ...products.slice(0, 3).map(([, path]) => path ?? '')]
    const found = await Promise.all(
      paths.map(async (path) => englishWords(frenchOf((await read(path)).html)).map((word) => `${path}: ${word}`)),
    )
    expect(found.flat()).toEqual([])
  })

  test.each(EVERY_PAGE)('%s reads completely', async (_name, path, title) => {
    const { status, html, text } = await read(path)
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="fr/i)
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(text).toMatch(title)
    // The menu is there as links, and the way to the content.
    expect(html).toMatch(/href="\/chevaux\.html"/)
    expect(html).toMatch(/href="#/)
  })

  test.each([
    ['/search/%2541', '%41'],
    ['/search/100%25', '100%'],
  ])('%s searches for what is written there', async (path, query) => {
    const { html } = await read(path)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toContain(query)
  })

  test.each(['/', '/chiens.html', '/cart', '/faq/', '/checkout/login'])(
    '%s says how accessible the shop is, and leads to its statement',
    async (path) => {
      const { html } = await read(path)
      const [, said] = /<a[^>]* href="\/accessibilite"[^>]*>([^<]+)</.exec(html) ?? []
      expect(said).toMatch(/^Accessibilité\s: (totalement |partiellement |non )conforme$/)
      const statement = await read('/accessibilite')
      expect([statement.status, statement.html.includes(`<title>${said}`)]).toEqual([200, true])
      expect(statement.text).toMatch(/Défenseur des droits/)
    },
  )

  test('lists show their products with prices and links', async () => {
    const { html, text } = await read('/chiens.html')
    expect(html.match(/href="\/[^"]+\.html"/g)?.length).toBeGreaterThan(20)
    expect(text.match(/\d+,\d{2}\s€/g)?.length).toBeGreaterThan(10)
  })

  test('a list offers its pages as links', async () => {
    const first = await read('/chiens.html')
    const next = /href="([^"]*[?&](?:amp;)?page=2[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&')
    expect(next).toBeDefined()
    const second = await read(next ?? '')
    expect(second.status).toBe(200)
    expect(second.text).not.toBe(first.text)
  })

  test('a product shows its price, its composition and whether it is in stock', async () => {
    const list = await read('/chiens/croquettes.html')
    const path = /<article[\s\S]*?href="(\/[^"]+\.html)"/.exec(list.html)?.[1] ?? ''
    const { status, html, text } = await read(path)
    expect(status).toBe(200)
    expect(text).toMatch(/\d+,\d{2}\s€/)
    expect(text).toMatch(/Composition/)
    expect(html).toMatch(/<script type="application\/ld\+json">/)
  })

  test('a video waits behind a button, and comes in parts from the shop itself', async () => {
    const { html } = await read('/qui-sommes-nous')
    expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Lire la vidéo/)
    expect(html).not.toMatch(/<video|<iframe/)
    const video = /<noscript><a href="([^"]+\.mp4)"/.exec(html)?.[1] ?? ''
    const part = await fetch(shop + video, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect((await part.arrayBuffer()).byteLength).toBe(100)
  })

  test('a page past the end leads to the last', async () => {
    const { status, headers } = await read('/chiens.html?page=999')
    const last = headers.get('location') ?? ''
    expect([status, last]).toEqual([302, expect.stringMatching(/^\/chiens\.html\?page=\d$/)])
    expect((await read(last)).text).toMatch(/\d+,\d{2}\s€/)
  })
})

describe('statuses', () => {
  test('an unknown address gets 404 with the no-route page', async () => {
    const { status, text } = await read('/no-such-page')
    expect(status).toBe(404)
    expect(text).toMatch(/introuvable|n’existe pas/i)
  })

  test('redirects have their own status and target', async () => {
    expect(seed.rewrites.length).toBeGreaterThan(2)
    for (const { requestPath, targetPath, redirectCode } of seed.rewrites) {
      const { status, headers } = await read(`/${requestPath}`)
      expect(status, requestPath).toBe(redirectCode)
      expect(headers.get('location'), requestPath).toBe(/^https?:/.test(targetPath) ? targetPath : `/${targetPath}`)
    }
  })

  test('/home is the home page', async () => {
    expect((await read('/home')).status).toBe(200)
  })

  test('no page carries an inline script or style', async () => {
    for (const [, path] of EVERY_PAGE) {
      const { html, headers } = await read(path)
      const executable = [...html.matchAll(/<script([^>]*)>/g)].filter(
        ([, attributes = '']) => !/type="application\//.test(attributes),
      )
      for (const [tag] of executable) expect(tag).toMatch(/ src="/)
      expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe/)
    }
  })

  test('a first page sets no cookie', async () => {
    expect((await read('/')).headers.get('set-cookie')).toBeNull()
  })
})
