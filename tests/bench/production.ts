import { request } from 'undici'
import type { Call } from './load.ts'
import { answerOf, batch, compressed, operation, persistedGet, productList } from './operations.ts'
import { HIT, loaded, race } from './race.ts'
import { LIMIT, type Row, rowsOf } from './report.ts'
import type { Setting } from './setting.ts'
import { startShop } from './shop.ts'

const HOST = 'shop.example'
/** As operators run it: several sites behind a proxy that speaks https, and a log of every response in a file. */
const SETTINGS = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: 'loopback', SITES: 'all', LOG_LEVEL: 'info' }
/** What that proxy adds. */
const FORWARDED = { host: HOST, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

const SAME = { 'the same, fresh': 0.95 }
const UNKNOWN_DOCUMENTS = 20_000
const JUNK_ADDRESSES = 5000

/** The shop as it runs in production, just started and after an hour's worth of abuse. */
export async function production({ store, bare, catalogue }: Setting): Promise<Row[]> {
  const [fresh, abused] = [await start('the same, fresh'), await start('Musette')]
  try {
    const [product] = catalogue.products
    const list = productList(catalogue.categories[0])
    const several = [list, operation('Shop'), operation('Navigation')]
    const kinds: [what: string, callTo: (url: string) => Call][] = [
      ['cached product list', (url) => compressed(persistedGet(`${url}/graphql`, list))],
      ['cached product page', (url) => compressed({ url: url + (product?.path ?? '/') })],
      ['three cached operations', (url) => batch(`${url}/graphql`, several)],
    ]
    const rows: Row[] = []
    for (const [what, callTo] of kinds) {
      const own = asked(fresh, callTo)
      const rates = await race([loaded(fresh, [own], HIT), loaded(bare.server, [await bare.mirror(own)])])
      rows.push(...rowsOf(`${what}, production settings`, rates, LIMIT))
    }
    for (const [, callTo] of kinds) await answerOf(asked(abused, callTo))
    await abuse(abused.url)
    for (const [what, callTo] of kinds) {
      const rates = await race([abused, fresh].map((shop) => loaded(shop, [asked(shop, callTo)], HIT)))
      rows.push(...rowsOf(`${what}, after abuse`, rates, SAME))
    }
    return rows
  } finally {
    await Promise.all([fresh.stop(), abused.stop()])
  }

  async function start(name: string) {
    const shop = await startShop(store, { env: SETTINGS, logs: true })
    return { ...shop, name, cookie: await cookiesOf(shop.url, catalogue.products[0]?.sku ?? '') }
  }
}

type Visited = { url: string; cookie: string }

/** As the proxy passes on what a visitor with a cart sends. */
function asked({ url, cookie }: Visited, callTo: (url: string) => Call): Call {
  const { headers, ...call } = callTo(url)
  return { ...call, headers: { ...headers, ...FORWARDED, cookie } }
}

/** Cookies of a visitor who has put something into the cart. */
async function cookiesOf(url: string, sku: string): Promise<string> {
  const { text, variables } = operation('AddItemToCart', { item: { sku, qty: 1 } })
  const { headers } = await answerOf({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { ...FORWARDED, 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables }),
  })
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error('A visitor with a cart has no cookie')
  return cookies.join('; ')
}

/** Documents that nobody sent before, and addresses that do not exist. */
async function abuse(url: string): Promise<void> {
  const headers = { ...FORWARDED, 'content-type': 'application/json' }
  const documents = Array.from({ length: UNKNOWN_DOCUMENTS }, (_, nth): Call => {
    const body = JSON.stringify({ query: `query Unknown${nth} { shop { name } }` })
    return { url: `${url}/graphql`, method: 'POST', headers, body }
  })
  const addresses = Array.from({ length: JUNK_ADDRESSES }, (_, nth): Call => ({
    url: `${url}/no-such-page-${nth}`,
    headers,
  }))
  await sendAll(documents, 200)
  await sendAll(addresses, 404)
}

const CONNECTIONS = 16

/** What is refused is no work: each has to be answered with this status. */
async function sendAll(calls: readonly Call[], expected: number): Promise<void> {
  const left = calls.values()
  const connection = async () => {
    for (const { url, ...call } of left) {
      const { statusCode, body } = await request(url, call)
      await body.dump()
      if (statusCode !== expected) throw new Error(`${url} answered ${statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}
