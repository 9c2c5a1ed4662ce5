import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Upstream } from '../../../bff/upstream/upstream.ts'
import { RecordedStore, recording, type Roots } from './recorded-store.ts'
import { ask } from './shop-request.ts'

const products = recording<Record<string, object>>('products')
const routes = recording<Record<string, { data: { route: object } }>>('routes')
const { chiens } = recording<Record<string, object>>('facets')

/** A store that answers only when nobody has anything more to ask: each answer to all that wait is one wave. */
function waveStore(roots: Roots): { upstream: Upstream; waves: string[][] } {
  const store = new RecordedStore({ storeConfig: recording('store-config'), ...roots })
  const waves: string[][] = []
  let waiting: { name: string; release: () => void }[] = []

  async function turn(name: string): Promise<void> {
    const isFirst = waiting.length === 0
    const released = new Promise<void>((release) => waiting.push({ name, release }))
    if (isFirst) {
      await pause(20)
      const all = waiting
      waiting = []
      waves.push(all.map((call) => call.name).sort())
      for (const { release } of all) release()
    }
    return released
  }

  const upstream: Upstream = {
    level: store.level,
    atLeast: (level) => store.atLeast(level),
    read: async (operation, variables, policy) => {
      await turn(operation.name)
      return store.read(operation, variables, policy)
    },
    send: (operation, variables, options) => store.send(operation, variables, options),
  }
  return { upstream, waves }
}

describe('a cold page', () => {
  it('of a product asks the store in two waves', async () => {
    const { upstream, waves } = waveStore({
      route: routes['product']?.data.route,
      products: { items: [products['CHN-CROQ-AGN']] },
      attributesList: { items: [] },
    })
    const page = `{ route(url: "/croquettes-agneau-pour-chien-5-kg.html") { ... on Product {
      sku description { raw } attributes { code } reviewsLayer(size: 5) { total reviews { title } } relatedProducts { sku } upsellProducts { sku } } } }`
    await ask(upstream, page)
    expect(waves).toEqual([
      ['Route', 'StoreConfig'],
      ['ProductDetails247', 'ProductReviews', 'RelatedProducts247', 'VisibleAttributeLabels247'],
    ])
  })

  it('of a category asks the store in two waves', async () => {
    const category = { uid: 'Mw==', name: 'Chiens', url_path: 'chiens', url_suffix: '.html', product_count: 14 }
    const { upstream, waves } = waveStore({
      route: routes['category']?.data.route,
      categories: { items: [category] },
      products: { ...chiens, items: [products['CHN-CROQ-AGN']], total_count: 14 },
    })
    await ask(
      upstream,
      '{ route(url: "/chiens.html") { ... on Category { name layer { total products { sku } dynamicFacets { code } } } } }',
    )
    expect(waves).toEqual([
      ['Route', 'StoreConfig'],
      ['CategoryPage', 'Facets', 'ProductList247'],
    ])
  })
})
