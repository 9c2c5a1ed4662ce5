import { request } from 'undici'
import type { Call } from './load.ts'
import { answerOf, batch, compressed, operation, persistedGet, productList } from './operations.ts'
import { HIT, loaded, race } from './race.ts'
import { type Row, rowsOf } from './report.ts'
import type { Setting } from './setting.ts'
import { startShop } from './shop.ts'

const HOST = 'shop.example'
/** As operators run it: several sites behind a proxy that speaks https, and a log of every response in a file. */
const SETTINGS = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: 'loopback', SITES: 'all', LOG_LEVEL: 'info' }
/** What that proxy adds. */
const FORWARDED = { host: HOST, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

const LIMIT = { 'bare Fastify': 0.85 }
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
    const kinds: [what: string, callTo: (url: string) => Call, goals: Record<string, number>][] = [
      ['cached product list', (url) => compressed(persistedGet(`${url}/graphql`, list)), LIMIT],
      ['cached product page', (url) => compressed({ url: url + (product?.path ?? '/') }), LIMIT],
      ['three cached operations', (url) => batch(`${url}/graphql`, several), { 'bare Fastify': 0.6 }],
    ]
    const rows: Row[] = []
    for (const [what, callTo, goals] of kinds) {
      const own = forwarded(callTo(fresh.url))
      const rates = await race([loaded(fresh, [own], HIT), loaded(bare.server, [await bare.mirror(own)])])
      rows.push(...rowsOf(`${what}, production settings`, rates, goals))
    }
    for (const [, callTo] of kinds) await answerOf(forwarded(callTo(abused.url)))
    await abuse(abused.url)
    for (const [what, callTo] of kinds) {
      const rates = await race([abused, fresh].map((shop) => loaded(shop, [forwarded(callTo(shop.url))], HIT)))
      rows.push(...rowsOf(`${what}, after abuse`, rates, SAME))
    }
    return rows
  } finally {
    await Promise.all([fresh.stop(), abused.stop()])
  }

  async function start(name: string) {
    return { ...(await startShop(store, { env: SETTINGS, logs: true })), name }
  }
}

function forwarded({ headers, ...call }: Call): Call {
  return { ...call, headers: { ...headers, ...FORWARDED } }
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
  await sendAll(documents)
  await sendAll(addresses)
}

const CONNECTIONS = 16

async function sendAll(calls: readonly Call[]): Promise<void> {
  const left = calls.values()
  const connection = async () => {
    for (const { url, ...call } of left) {
      const { statusCode, body } = await request(url, call)
      await body.dump()
      if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}
