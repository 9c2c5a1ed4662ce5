import { beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import type { Store } from '../../demo-store/server.ts'
import { Shopper } from '../bff/support/shopper.ts'
import { startLoad } from '../bff/support/load.ts'
import { CAMILLE, type Customer, NOE, twoCustomers } from './support/customer.ts'
import { opened, openPair } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { faultsOfConfiguration, freePort, startVarnish, type Varnish, WAYS } from './support/varnish.ts'
import { get, pages, pictures, visible } from './support/visitors.ts'

const LINK = 'a-link-for-editors-that-nobody-guesses'
const CHECKS = 500
const GOODS = seed.products.filter(({ sku }) => visible.some((one) => one.sku === sku)).slice(0, 6)
const NAVIGATION = `/graphql?query=${encodeURIComponent('{ navigation { id } }')}`
const SETTLED = { timeout: 15_000, interval: 20 }

/** As Varnish says. */
const isHit = ({ headers }: { headers: Headers }): boolean =>
  headers.get('cache-status')?.endsWith(', Varnish; hit') ?? false
const isPrivate = (header: string) => /^set-cookie:|^cache-control:.*\b(private|no-store)\b/i.test(header)

describe.each(WAYS)('two processes, a Redis, and a Varnish that forgets by %s', (way) => {
  let store: Store
  let shops: ShopProcess[]
  let varnish: Varnish
  let customers: [Customer, Customer]

  beforeAll(async () => {
    const port = await freePort()
    const env = {
      SURROGATE_KEYS: 'surrogate-key',
      EDGE_VARNISH: `http://127.0.0.1:${port}`,
      CONTRIBUTION_TOKEN: LINK,
      LOG_LEVEL: 'warn',
    }
    ;({ store, shops } = await openPair(env))
    varnish = opened(await startVarnish({ port, way, shops: shops.map(({ url }) => url) }))
    await store.control.purgeHosts({ hosts: [new URL(shops[0]?.url ?? '').host] })
    customers = await twoCustomers(varnish.url)
  })

  const at = (path: string, headers: Record<string, string> = {}) => get(varnish.url + path, headers)
  /** A second time, so that it is kept. */
  async function kept(path: string, headers: Record<string, string> = {}) {
    await expect.poll(async () => isHit(await at(path, headers)), SETTLED).toBe(true)
    return at(path, headers)
  }
  const picture = `/resized-images/${pictures[0]}?format=small`

  test('pages, public responses and pictures come from Varnish, for visitors with and without a session', async () => {
    const guest = new Shopper(varnish.url)
    await guest.add({ sku: CAMILLE.sku, qty: 1 })
    expect(guest.cookie).toContain('musette-presence=g1')
    for (const path of ['/', pages[1]!, NAVIGATION, picture]) {
      const { status, headers, text } = await kept(path)
      expect(status).toBe(200)
      for (const name of ['surrogate-key', 'surrogate-control', 'xkey', 'set-cookie', 'via', 'x-varnish'])
        expect(headers.get(name), name).toBeNull()
      expect(headers.get('cache-control')).toMatch(path === picture ? /^public, max-age=/ : /^public, max-age=60\b/)
      for (const cookie of [guest.cookie, 'musette-presence=c9; _ga=GA1.2.3'])
        expect((await at(path, { cookie })).text).toBe(text)
      expect(isHit(await at(path, { cookie: guest.cookie }))).toBe(true)
      const etag = headers.get('etag') ?? ''
      expect((await at(path, { 'if-none-match': etag })).status).toBe(304)
    }
    expect((await kept(NAVIGATION)).headers.get('vary')).toBe('accept, accept-encoding, cookie')
  })

  test('each keeps the encoding that the shop chose', async () => {
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, gzip;q=0.8', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { headers } = await kept('/', { 'accept-encoding': accept })
      expect(headers.get('content-encoding')).toBe(encoding)
    }
    expect((await kept('/', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  })

  test('what was saved in the store shows, and nobody sees the old one again', async () => {
    for (const [round, { sku, urlKey }] of [...GOODS, ...GOODS].entries()) {
      const [path, name] = [`/${urlKey}.html`, `Nouveau nom ${round} ${way}`]
      await kept(path)
      await store.control.product({ sku, name })
      await expect.poll(async () => (await at(path)).text.includes(name), SETTLED).toBe(true)
      let old = 0
      const look = async () => {
        for (let nth = 0; nth < CHECKS / 10; nth++) if (!(await at(path)).text.includes(name)) old++
      }
      await Promise.all(Array.from({ length: 10 }, look))
      expect(old).toBe(0)
      for (const shop of shops) expect((await get(shop.url + path)).text).toContain(name)
    }
  })

  test('a purge of everything reaches Varnish, too', async () => {
    const paths = ['/', pages[1]!, NAVIGATION]
    for (const path of paths) await kept(path)
    const headers = { 'x-magento-tags-pattern': '.*' }
    const before = varnish.fetched.length
    expect((await fetch(`${shops[1]?.url}/`, { method: 'PURGE', headers })).status).toBe(200)
    for (const path of paths) await expect.poll(async () => isHit(await at(path)), SETTLED).toBe(false)
    for (const path of paths) await kept(path)
    await expect
      .poll(() => paths.filter((path) => varnish.fetched.slice(before).some(({ url }) => url === path)), SETTLED)
      .toEqual(paths)
  })

  test('purges that Varnish missed are repeated once it responds again', async () => {
    const [{ sku, urlKey } = { sku: '', urlKey: '' }] = GOODS
    const [path, name] = [`/${urlKey}.html`, `Nom pendant la pause ${way}`]
    await kept(path)
    varnish.pause()
    try {
      await store.control.product({ sku, name })
      for (const shop of shops)
        await expect.poll(async () => (await get(shop.url + path)).text, SETTLED).toContain(name)
    } finally {
      varnish.resume()
    }
    await expect.poll(async () => (await at(path)).text.includes(name), SETTLED).toBe(true)
  })

  test('nobody but the shop may purge', async () => {
    const purge = (headers: Record<string, string>) => fetch(`${varnish.url}/`, { method: 'PURGE', headers })
    await kept('/')
    expect((await purge({ 'surrogate-key': '@all', 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
    expect((await purge({ 'surrogate-key': '@all', forwarded: 'for=127.0.0.1' })).status).toBe(403)
    expect((await purge({})).status).toBe(400)
    expect((await purge({ 'surrogate-key': '.*) || (a' })).status).toBe(400)
    expect(isHit(await at('/'))).toBe(true)
  })

  test('sessions never mix, and nothing private is stored', async () => {
    const stranger = new Stranger(varnish.url)
    let turn = 0
    const load = startLoad(
      {
        pages: () => at(pages[turn++ % pages.length] ?? '/'),
        answers: () => at(`${NAVIGATION}&n=${turn++ % 5}`),
        // Whatever is personal, asked for by nobody.
        strangers: () => stranger.look(turn++),
      },
      2,
    )
    try {
      const shown = await Promise.all(customers.map((customer) => customer.prepare()))
      await Promise.all(customers.map((customer, place) => customer.order(shown[place] as never)))
      await Promise.all(customers.map((customer, place) => customer.settleOrder(shown[place] as never)))
      for (let round = 0; round < 10; round++) {
        await Promise.all(
          customers.map(async (customer) => {
            await customer.add()
            await customer.look()
          }),
        )
      }
      await Promise.all(customers.map((customer) => customer.settleCart()))
    } finally {
      await load.stop()
    }
    expect([...new Set(load.statuses.pages)]).toEqual([200])
    for (const { statuses } of customers) expect(Object.keys(statuses)).toEqual(['200'])
    expect(stranger.found).toEqual([])

    expect(varnish.fetched.filter(({ isStored }) => isStored).length).toBeGreaterThan(10)
    const asked = varnish.fetched.filter(({ headers }) => headers.some(isPrivate))
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(({ isStored }) => isStored)).toEqual([])
    for (const url of ['/cart', '/user/orders']) expect(asked.map((one) => one.url)).toContain(url)
    expect(varnish.fetched.filter(({ isStored, status }) => isStored && status >= 500)).toEqual([])
  })

  test('an editor sees pages of his own, and nobody else does', async () => {
    const editor = new Shopper(varnish.url)
    const { text } = await kept('/')
    expect((await editor.fetch(`/contribution/${LINK}`)).status).toBe(303)
    const own = await (await editor.fetch('/')).text()
    expect(own).not.toBe(text)
    expect((await at('/')).text).toBe(text)
  })

  test('a currency has cached responses of its own', async () => {
    const query = '{ shop { currentCurrency } }'
    const shopper = new Shopper(varnish.url)
    const path = `/graphql?query=${encodeURIComponent(query)}`
    expect((await kept(path)).text).toContain('"EUR"')
    await shopper.ask('mutation { setCurrency(currency: "USD") { success } }')
    for (let round = 0; round < 3; round++) {
      expect(await (await shopper.fetch(path)).text()).toContain('"USD"')
      const others = await at(path)
      expect(others.text).toContain('"EUR"')
      expect(isHit(others)).toBe(true)
    }
  })

  test('nothing private was stored by any of this', () => {
    const kept = varnish.fetched.filter(({ isStored }) => isStored)
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter(({ headers }) => headers.some(isPrivate))).toEqual([])
  })
})

test('the configuration for compose is one that Varnish takes', () => {
  expect(faultsOfConfiguration()).toBe('')
})

/** Asks without a session for what others have, and remembers what should not be there. */
class Stranger {
  readonly found: string[] = []
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async look(turn: number): Promise<{ status: number }> {
    const own = encodeURIComponent('{ me { email lastname } cart { items { sku } } }')
    const paths = ['/cart', '/user', '/user/orders', '/checkout', `/graphql?query=${own}`]
    const { status, text } = await get(this.url + paths[turn % paths.length])
    for (const { email, sku, lastname } of [CAMILLE, NOE])
      for (const mark of [email, `"${sku}"`, `"${lastname}"`]) if (text.includes(mark)) this.found.push(mark)
    return { status }
  }
}
