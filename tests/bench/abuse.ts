import { request } from 'undici'
import type { Call } from './load.ts'
import type { Row } from './report.ts'
import type { Setting } from './setting.ts'
import { startShop } from './shop.ts'
import { memoryAfter } from './start.ts'

const HOST = 'shop.example'
/** Options as in production: several sites behind a proxy that speaks https, and a log of every response in a file. */
const SETTINGS = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: 'loopback', SITES: 'all', LOG_LEVEL: 'info' }
/** Headers that the proxy adds. */
const FORWARDED = { host: HOST, 'x-forwarded-proto': 'https' }

const UNKNOWN_DOCUMENTS = 20_000
const JUNK_ADDRESSES = 5000
const CONNECTIONS = 16

/** Memory of a shop in production after documents that nobody sent before, and addresses that do not exist. */
export async function abuse({ store }: Setting): Promise<Row> {
  const shop = await startShop(store, { env: SETTINGS, logs: true })
  try {
    const headers = { ...FORWARDED, 'content-type': 'application/json' }
    const documents = Array.from({ length: UNKNOWN_DOCUMENTS }, (_, nth): Call => {
      const body = JSON.stringify({ query: `query Unknown${nth} { shop { name } }` })
      return { url: `${shop.url}/graphql`, method: 'POST', headers, body }
    })
    const addresses = Array.from({ length: JUNK_ADDRESSES }, (_, nth): Call => ({
      url: `${shop.url}/no-such-page-${nth}`,
      headers,
    }))
    await sendAll(documents, 200)
    await sendAll(addresses, 404)
    return await memoryAfter('25 000 requests of abuse', shop)
  } finally {
    await shop.stop()
  }
}

/** Refused requests cost no work, so each must get this status. */
async function sendAll(calls: readonly Call[], expected: number): Promise<void> {
  const left = calls.values()
  // Each from a network of its own, because waiting requests are limited per network.
  const connection = async (address: string) => {
    for (const { url, headers, ...call } of left) {
      const { statusCode, body } = await request(url, { ...call, headers: { ...headers, 'x-forwarded-for': address } })
      await body.dump()
      if (statusCode !== expected) throw new Error(`${url} answered ${statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, nth) => connection(`198.18.${nth}.7`)))
}
