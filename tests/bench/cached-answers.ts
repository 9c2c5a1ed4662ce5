import { deepStrictEqual } from 'node:assert/strict'
import { listInput, parseListParameters } from '../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../schema/shop-constants.ts'
import type { BareServer } from './bare-server.ts'
import type { Call } from './load.ts'
import { batch, jsonOf, operation, persistedGet } from './operations.ts'
import { startGraphqlPeers } from './peers.ts'
import { race } from './race.ts'
import { type Row, rowsOf } from './report.ts'
import type { BenchShop } from './shop.ts'

const LIMIT = { 'bare Fastify': 0.9 }
const GOALS = { ...LIMIT, 'Apollo Server': 5, 'GraphQL Yoga': 5, mercurius: 2.5 }

/** Public operations that all servers have in their caches: a product list, and with it the shop and its menu. */
export async function cachedAnswers({ server: shop, storeCalls }: BenchShop, bare: BareServer): Promise<Row[]> {
  const endpoint = `${shop.url}/graphql`
  const listing = operation('CategoryById', { id: await firstCategory(endpoint), list: firstPage() })
  const small = operation('Shop')
  const all = [listing, small, operation('Navigation')]
  const peers = await startGraphqlPeers(endpoint, all)
  const [fieldsBefore, storeCallsBefore] = [await peers.resolved(), storeCalls.length]

  async function contest(
    what: string,
    callTo: (url: string) => Call,
    goals: Record<string, number>,
    rivals = peers.servers,
  ) {
    const own = callTo(endpoint)
    const rates = await race([
      { server: shop, calls: [own] },
      { server: bare.server, calls: [await bare.mirror(own)] },
      ...rivals.map((server) => ({ server, calls: [callTo(server.url)] })),
    ])
    return rowsOf(what, rates, goals)
  }

  try {
    const rows = [
      ...(await contest('cached product list, persisted GET', (url) => persistedGet(url, listing), GOALS)),
      ...(await contest('same, compressed (br)', (url) => compressed(persistedGet(url, listing)), LIMIT, [])),
      ...(await contest('same, 500 bytes instead of a list', (url) => persistedGet(url, small), LIMIT, [])),
      ...(await contest('three cached operations, batched POST', (url) => batch(url, all), {})),
    ]
    deepStrictEqual(await peers.resolved(), fieldsBefore, 'a peer did not answer from its cache')
    deepStrictEqual(storeCalls.length, storeCallsBefore, 'the shop did not answer from its cache')
    return rows
  } finally {
    await peers.stop()
  }
}

async function firstCategory(endpoint: string): Promise<string> {
  const answer = (await jsonOf(persistedGet(endpoint, operation('Navigation')))) as {
    data: { navigation: { id: string }[] }
  }
  const [first] = answer.data.navigation
  if (!first) throw new Error('the menu is empty')
  return first.id
}

/** What the client asks for when a category is opened. */
function firstPage() {
  return listInput(parseListParameters(new URLSearchParams(), PAGE_SIZES))
}

export function compressed(call: Call): Call {
  return { ...call, headers: { ...call.headers, 'accept-encoding': 'br' } }
}
