import { strictEqual } from 'node:assert/strict'
import type { Setting } from './setting.ts'
import type { Call } from './load.ts'
import { batch, operation, persistedGet, productList } from './operations.ts'
import { startGraphqlPeers } from './peers.ts'
import { HIT, loaded, race } from './race.ts'
import { type Goals, LIMIT, type Row, rowsOf } from './report.ts'

/** Public operations that all servers have in their caches: a product list, and with it the shop and its menu. */
export async function cachedResponses({ shop, store, bare, catalogue }: Setting): Promise<Row[]> {
  const endpoint = `${shop.url}/graphql`
  const list = productList(catalogue.categories[0])
  const several = [list, operation('Shop'), operation('Navigation')]
  const peers = await startGraphqlPeers(endpoint, several)
  const before = { resolved: String(await peers.resolved()), storeCalls: store.calls.length }

  async function contest(what: string, callTo: (url: string) => Call, goals: Goals) {
    const own = callTo(endpoint)
    const rates = await race([
      loaded(shop, [own], HIT),
      loaded(bare.server, [await bare.mirror(own)]),
      ...peers.servers.map((server) => loaded(server, [callTo(server.url)])),
    ])
    return rowsOf(what, rates, goals)
  }

  try {
    const rows = [
      ...(await contest('cached product list, persisted GET', (url) => persistedGet(url, list), LIMIT)),
      ...(await contest('three cached operations, batched POST', (url) => batch(url, several), {})),
    ]
    strictEqual(String(await peers.resolved()), before.resolved, 'a peer did not answer from its cache')
    strictEqual(store.calls.length, before.storeCalls, 'the shop did not answer from its cache')
    return rows
  } finally {
    await peers.stop()
  }
}
