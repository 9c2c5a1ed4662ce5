import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../bff/app.ts'
import { readConfig } from '../../../bff/config/read-config.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { fakePages } from '../support/test-app.ts'

/** Two sites that are one shop in French and in English, where products and categories have other addresses. */
const SITES = {
  boutique: { name: 'Boutique', locale: 'fr-FR', languageGroup: 'shop', sitemapPages: ['cgv', 'livraison'] },
  shop: {
    name: 'Shop',
    locale: 'en-GB',
    languageGroup: 'shop',
    basePath: '/en',
    upstreamStore: 'en',
    sitemapPages: ['cgv', 'mentions-legales'],
    translatedPages: ['livraison=mentions-legales'],
  },
  ailleurs: { name: 'Ailleurs', basePath: '/ailleurs' },
}
const ORIGIN = 'https://boutique.example'

const SHOP = { sites: SITES, environment: {}, lines: {} }

let store: Awaited<ReturnType<typeof startDemoStore>>
let translating: Server
let root = ''
let app: FastifyInstance

beforeAll(async () => {
  store = await startDemoStore()
  translating = await startTranslating(store.url)
  root = mkdtempSync(join(tmpdir(), 'musette-translations-'))
  const env = {
    ...{
      LOG_LEVEL: 'silent',
      MAX_EVENT_LOOP_DELAY: '60000',
      SITES: 'boutique,shop,ailleurs',
      PUBLIC_URL: ORIGIN,
      DATA_DIR: join(root, 'var'),
    },
    UPSTREAM_URL: `http://127.0.0.1:${(translating.address() as AddressInfo).port}/graphql`,
  }
  app = await createApp(readConfig(env, root, SHOP), { pages: fakePages })
})
afterAll(async () => {
  await app.close()
  translating.close()
  await store.close()
  rmSync(root, { recursive: true, force: true })
})

/** A store whose English view writes «-en» at the end of each url key, as merchants who translate addresses would. */
async function startTranslating(storeUrl: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const view = String(request.headers.store ?? '')
    const answer = await fetch(new URL(request.url ?? '/', storeUrl), {
      method: request.method,
      headers: { 'content-type': 'application/json', store: view },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
    const text = await answer.text()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(view === 'en' ? text.replace(/"(url_key|url_path)":"([^"]+)"/g, '"$1":"$2-en"') : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const ask = (url: string) => app.inject({ url, headers: { host: 'boutique.example' } })
const leadsTo = async (url: string) => {
  const { statusCode, headers } = await ask(url)
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
  return headers.location
}

describe('a page in another language', () => {
  test.each([
    ['a product', '/huile-de-saumon-sauvage-pour-chien.html', '/en/huile-de-saumon-sauvage-pour-chien-en.html'],
    ['a category, without what was filtered', '/chiens.html?brand=Musette&page=2', '/en/chiens-en.html'],
    ['a content page', '/cgv', '/en/cgv-en'],
    ['a content page with an identifier of its own', '/livraison', '/en/mentions-legales-en'],
    ['the home page', '/', '/en/'],
    ['a screen of the shop', '/contact', '/en/contact'],
    ['a search', '/search/poulet%20roti', '/en/search/poulet%20roti'],
  ])('is found: %s', async (_what, path, there) => {
    expect(await leadsTo(`/translations/en?path=${encodeURIComponent(path)}`)).toBe(there)
  })

  test.each(['', '?path=', '?path=//evil.example/', '?path=/%5Cevil.example', `?path=/${'a'.repeat(2000)}`])(
    'leads nowhere else: %s',
    async (query) => {
      expect(await leadsTo(`/translations/en${query}`)).toMatch(/^\/en\/(evil\.example\/?)?$/)
    },
  )

  test('is there only for languages of the group', async () => {
    expect((await ask('/translations/de?path=/')).statusCode).toBe(404)
    expect(await leadsTo('/en/translations/fr?path=/contact')).toBe('/contact')
    expect((await ask('/ailleurs/translations/fr?path=/')).headers.location).toBeUndefined()
  })
})

describe('the sitemaps of a shop in several languages', () => {
  const alternates = async (url: string, path: string) => {
    const { body } = await ask(url)
    const entry = body.split('\n').find((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`)) ?? ''
    return [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])
  }

  test.each([
    ['products', '/huile-de-saumon-sauvage-pour-chien.html', '/huile-de-saumon-sauvage-pour-chien-en.html'],
    ['categories', '/chiens.html', '/chiens-en.html'],
    ['pages', '/livraison', '/mentions-legales-en'],
    ['pages', '/', '/'],
  ])('name each address in all of them, from both sides: %s, %s', async (part, fr, en) => {
    const both = [
      ['fr', ORIGIN + fr],
      ['en', `${ORIGIN}/en${en}`],
    ]
    expect(await alternates(`/sitemap-${part}-1.xml`, fr)).toEqual(both)
    expect(await alternates(`/en/sitemap-${part}-1.xml`, `/en${en}`)).toEqual(both.toReversed())
  })

  test('name none for another shop', async () => {
    expect((await ask('/ailleurs/sitemap-pages-1.xml')).body).not.toContain('hreflang')
  })
})

test('pages know the other languages by their own names', async () => {
  const { sites } = readConfig(
    { UPSTREAM_URL: 'http://127.0.0.1:9/graphql', SITES: 'boutique,shop,ailleurs' },
    root,
    SHOP,
  )
  expect(sites.map(({ page }) => page.family.map(({ language }) => language?.name))).toEqual([
    ['English', undefined],
    ['Français', undefined],
    [undefined, undefined],
  ])
})
