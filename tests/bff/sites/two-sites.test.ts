import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

/** The two demo sites of `sites/`, as `npm start` serves them: one process, one store, two store views. */
type Site = { base: string; name: string; phone: string; other: string }

let store: Awaited<ReturnType<typeof startDemoStore>>
let shop: RealShop
const [all, horses]: [Site, Site] = [
  { base: '', name: 'Musette', phone: '01 99 00 00 17', other: '01 99 00 00 59' },
  { base: '/cheval', name: 'Musette Cheval', phone: '01 99 00 00 59', other: '01 99 00 00 17' },
]
const SHOP = '{shop{id name baseUrl websiteId phone url}}'

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), { SITES: 'all' })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const shopOf = async ({ base }: Site) => (await shop.get(`${base}/graphql?query=${encodeURIComponent(SHOP)}`)).text

/** A POST of a browser that is on a site and carries cookies. */
function ask({ base }: Site, query: string, cookie = '') {
  return fetch(`${shop.url}${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ query }),
  })
}

const ADD = 'mutation{setCurrency(currency:"USD"){success}}'
const CURRENCY = '{shop{currentCurrency}}'
const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? ''

describe.each([
  ['the second site asked for after the first', [all, horses]],
  ['the first site asked for after the second', [horses, all]],
])('two sites of one process, %s', (_order, sites) => {
  test('respond for themselves, on every path they share, cached or not', async () => {
    for (let round = 0; round < 2; round++) {
      for (const site of sites) {
        const { id, ...told } = JSON.parse(await shopOf(site)).data.shop
        expect(told).toMatchObject({ name: site.name, baseUrl: site.base, phone: site.phone, url: `${site.base}/` })
        const page = await shop.get(`${site.base}/chevaux.html`)
        expect(page.status).toBe(200)
        expect(page.text).toContain(`data-site="${id}"`)
        expect(page.text).toContain(site.phone)
        expect(page.text).not.toContain(site.other)
        expect(page.headers.get('content-security-policy')).toContain('style-src')
      }
    }
  })

  test('let a browser fetch ahead their own pages only', async () => {
    const rulesOf = async ({ base }: Site) => {
      const page = await shop.get(`${base}/chevaux.html`)
      expect(page.headers.get('speculation-rules')).toBe(`"${base}/speculation-rules.json"`)
      return JSON.parse((await shop.get(`${base}/speculation-rules.json`)).text).prefetch[0].where.and
    }
    const neighbour = { not: { href_matches: `${horses.base}{/*}?` } }
    const [ofAll, ofHorses] = [await rulesOf(all), await rulesOf(horses)]
    expect(ofAll[0]).toEqual({ href_matches: '/*' })
    expect(ofAll).toContainEqual(neighbour)
    expect(ofHorses[0]).toEqual({ href_matches: '/cheval/*' })
    expect(ofHorses).not.toContainEqual(neighbour)
  })

  test('lead a mail’s link to the site it was requested from', async () => {
    for (const site of sites) {
      const email = 'camille.durand@example.com'
      await fetch(new URL('/graphql', store.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(site.base && { store: 'cheval' }) },
        body: JSON.stringify({ query: `mutation{requestPasswordResetEmail(email:"${email}")}` }),
      })
      const [mail] = await store.control.mails({ to: email })
      const page = await (await fetch(new URL(`/mailbox/${mail?.id}`, store.url))).text()
      const link = new URL(/href="([^"]+createPassword[^"]+)"/.exec(page)?.[1] ?? '')
      const response = await shop.get(link.pathname + link.search)
      expect(response.headers.get('location')).toBe(`${site.base}/account/password-reset${link.search}`)
    }
  })

  test('keep pages, files and routes below their own path', async () => {
    for (const { base, name } of sites) {
      expect((await shop.get(`${base}/offline.html`)).text).toContain(`access to ${name} because`)
      expect((await shop.get(`${base}/sitemap.xml`)).text).toContain(`${base}/sitemap-`)
      expect((await shop.get(`${base}/health/live`)).status).toBe(200)
    }
    const links = [...(await shop.get('/cheval/chevaux.html')).text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
    const away = links.map(([, href = '']) => href).filter((href) => !href.startsWith('/cheval/'))
    // The other shop, by its line in the footer.
    expect(new Set(away)).toEqual(new Set(['/']))
  })
})

describe('what a store view leaves out', () => {
  test('is nowhere on its site, and unchanged on the other one', async () => {
    expect((await shop.get('/chiens.html')).status).toBe(200)
    expect((await shop.get('/cheval/chiens.html')).status).toBe(404)
    expect((await shop.get('/chiens.html')).status).toBe(200)
    const home = (await shop.get('/cheval/')).text
    expect(home).not.toMatch(/chiens\.html|chats\.html/)
    expect(home).toContain('<title>Musette Cheval – ')
  })
})

describe('a path that only begins like a site’s', () => {
  test('belongs to the site whose path contains it', async () => {
    const page = await shop.get('/chevalet')
    expect(page.status).toBe(404)
    expect(page.text).toContain('data-site="animaux"')
  })
})

describe('sessions', () => {
  test('have a cookie for each site, which opens on no other, whatever its name', async () => {
    const first = cookieOf(await ask(all, ADD))
    const second = cookieOf(await ask(horses, ADD))
    expect(first).toMatch(/^musette-animaux-visitor=[^;]+;.*Path=\/(;|$)/)
    expect(second).toMatch(/^musette-cheval-visitor=[^;]+;.*Path=\/cheval(;|$)/)

    const currencyAt = async (site: Site, cookie: string) =>
      ((await (await ask(site, CURRENCY, cookie)).json()) as { data: { shop: { currentCurrency: string } } }).data.shop
        .currentCurrency
    const [mine = ''] = first.split(';')
    const sealed = mine.slice(mine.indexOf('=') + 1)
    expect(await currencyAt(all, mine)).toBe('USD')
    expect(await currencyAt(horses, mine)).toBe('EUR')
    expect(await currencyAt(horses, `musette-cheval-visitor=${sealed}`)).toBe('EUR')
    expect(await currencyAt(all, `musette-animaux-visitor=${sealed}`)).toBe('USD')
  })
})

describe('a change in the store', () => {
  test('shows on both sites, and empties neither of anything else', async () => {
    const cacheStatus = async ({ base }: Site) => (await shop.get(`${base}/chevaux.html`)).headers.get('cache-status')
    for (const site of [all, horses]) await shop.get(`${site.base}/chevaux.html`)
    expect(await cacheStatus(all)).toContain('hit')
    expect(await cacheStatus(horses)).toContain('hit')
    const purged = await fetch(shop.url, {
      method: 'PURGE',
      headers: { 'x-magento-tags-pattern': '((^|,)cat_c_59(,|$))' },
    })
    expect(purged.status).toBe(200)
    expect(await cacheStatus(all)).not.toContain('hit')
    expect(await cacheStatus(horses)).not.toContain('hit')
  })
})

describe('the look', () => {
  test('comes with the page: theme, colour, icons and manifest of each site', async () => {
    const page = (await shop.get('/cheval/')).text
    const [, theme = ''] = /href="(\/cheval\/theme-[\w-]+\.css)"/.exec(page) ?? []
    const css = await shop.get(theme)
    expect(css.headers.get('content-type')).toContain('text/css')
    expect(css.headers.get('cache-control')).toContain('immutable')
    expect(css.text).toContain('--color-primary')
    expect(page).toContain('<meta name="theme-color" content="#7a4a21"/>')
    expect(page).toContain('Conseil équin')
    expect((await shop.get('/cheval/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml')
    const first = (await shop.get('/')).text
    expect(first).not.toContain('/theme-')
    expect(first).not.toContain('Conseil équin')
  })
})

describe('pages that depend on nothing else', () => {
  test('have the mark and the colours of their site', async () => {
    const [mine, other] = [await shop.get('/offline.html'), await shop.get('/cheval/offline.html')]
    expect(mine.text).toContain('class="leaf"')
    expect(other.text).toContain('stroke="#8a5324"')
    expect(other.text).not.toContain('class="leaf"')
    expect((await shop.get('/status-page.css')).text).not.toContain('--color-primary: #8a5324')
    expect((await shop.get('/cheval/status-page.css')).text).toContain('--color-primary: #8a5324')
  })
})

describe('robots.txt', () => {
  test('is one for all, since it is at the root', async () => {
    expect((await shop.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })
})
