import { strictEqual } from 'node:assert/strict'
import type { Setting } from './setting.ts'
import { answerOf } from './operations.ts'
import { HIT, loaded, MISS, race } from './race.ts'
import { count, LIMIT, median, type Row, rowsOf } from './report.ts'

/** Pages per second and core. */
const RENDERED = 150

/** A cached page, and product pages that have to be rendered from cached data. */
export async function pages({ shop, store, bare, catalogue }: Setting): Promise<Row[]> {
  const [page = { url: shop.url }, ...products] = catalogue.products.map(({ path }) => ({ url: shop.url + path }))
  // Reads the data of all pages; none of the first ones is cached when the last one is.
  for (const product of products) await answerOf(product)
  const cached = await race([loaded(shop, [page], HIT), loaded(bare.server, [await bare.mirror(page)])])
  const storeCalls = store.calls.length
  const [{ rounds } = { rounds: [] }] = await race([loaded(shop, products, MISS)])
  strictEqual(store.calls.length, storeCalls, 'data was not cached')
  return [
    ...rowsOf('cached product page', cached, LIMIT),
    {
      ...{ what: 'product pages, each rendered anew', against: '–', other: '–' },
      ...{ shop: `${count(median(rounds))}/s`, ratios: rounds, unit: '/s', goal: { atLeast: RENDERED } },
    },
  ]
}
