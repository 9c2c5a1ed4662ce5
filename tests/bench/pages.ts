import { strictEqual } from 'node:assert/strict'
import type { Setting } from './setting.ts'
import { answerOf, compressed } from './operations.ts'
import { type Contender, HIT, loaded, MISS, race } from './race.ts'
import { LIMIT, type Row, rowsOf } from './report.ts'
import { type Store, startShop } from './shop.ts'

const RENDER_GOAL = { 'renderToString in a loop': 0.8 }

/** A kept page, and product pages that have to be rendered from data at hand. */
export async function pages({ shop, store, bare, catalogue }: Setting): Promise<Row[]> {
  const [page = { url: shop.url }, ...products] = catalogue.products.map(({ path }) => ({ url: shop.url + path }))
  // Reads the data of all pages; none of the first ones is kept when the last one is.
  for (const product of products) await answerOf(product)

  const stored = [
    ...rowsOf(
      'cached product page',
      await race([loaded(shop, [page], HIT), loaded(bare.server, [await bare.mirror(page)])]),
      LIMIT,
    ),
    ...rowsOf(
      'the same, compressed (br)',
      await race([loaded(shop, [compressed(page)], HIT), loaded(bare.server, [await bare.mirror(compressed(page))])]),
      LIMIT,
    ),
  ]

  const loop = await startRenderLoop(
    store,
    products.map(({ url }) => new URL(url).pathname),
  )
  const storeCalls = store.calls.length
  try {
    const rendered = rowsOf(
      'product pages, each rendered anew',
      await race([loaded(shop, products, MISS), loop]),
      RENDER_GOAL,
    )
    strictEqual(store.calls.length, storeCalls, 'data was not at hand')
    return [...stored, ...rendered]
  } finally {
    await loop.server.stop()
  }
}

/** A second bff that has rendered the same pages, and renders their trees again without anything else. */
async function startRenderLoop(store: Store, paths: readonly string[]): Promise<Contender> {
  const server = {
    ...(await startShop(store, { imports: ['./tests/bench/keep-trees.mjs'] })),
    name: 'renderToString in a loop',
  }
  for (const path of paths) await answerOf({ url: server.url + path })
  return {
    server,
    work: async (seconds) => (await server.ask<{ pagesRendered: number }>({ renderFor: seconds })).pagesRendered,
  }
}
