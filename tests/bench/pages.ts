import { strictEqual } from 'node:assert/strict'
import type { Setting } from './setting.ts'
import { answerOf, compressed } from './operations.ts'
import { HIT, loaded, MISS, race } from './race.ts'
import { LIMIT, median, type Row, rowsOf } from './report.ts'

/** Pages in a second of the server's core. */
const RENDERED = 150

/** A cached page, and product pages that have to be rendered from data at hand. */
export async function pages({ shop, store, bare, catalogue }: Setting): Promise<Row[]> {
  const [page = { url: shop.url }, ...products] = catalogue.products.map(({ path }) => ({ url: shop.url + path }))
  // Reads the data of all pages; none of the first ones is cached when the last one is.
  for (const product of products) await answerOf(product)

  const rows: Row[] = []
  for (const [what, call] of [
    ['cached product page', page],
    ['the same, compressed (br)', compressed(page)],
  ] as const) {
    const rates = await race([loaded(shop, [call], HIT), loaded(bare.server, [await bare.mirror(call)])])
    rows.push(...rowsOf(what, rates, LIMIT))
  }

  const storeCalls = store.calls.length
  const [rendered] = await race([loaded(shop, products, MISS)])
  strictEqual(store.calls.length, storeCalls, 'data was not at hand')
  const ratios = rendered?.rounds ?? []
  const own = `${Math.round(median(ratios))}/s`
  const what = 'product pages, each rendered anew'
  return [...rows, { what, against: '–', shop: own, other: '–', ratios, unit: '/s', goal: { atLeast: RENDERED } }]
}
