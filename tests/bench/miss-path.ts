import { answerOf, persistedGet, productList } from './operations.ts'
import { median, type Row } from './report.ts'
import type { Setting } from './setting.ts'
import { busyTime } from './store-proxy.ts'

const WARM_UP = 150
const ROUNDS = 5
const LISTS_A_ROUND = 30

type Times = { total: number; ofStore: number }

/** Requests uncached product lists one after the other, and measures what the bff adds to the store's time. */
export async function missPath({ shop, store, catalogue }: Setting): Promise<Row> {
  let lists = 0

  /** Each list has a different lower bound of its price filter, in cents. */
  async function unknownList(): Promise<Times> {
    const before = store.calls.length
    const list = productList(catalogue.categories[0], { priceRange: { min: ++lists / 100 } })
    const start = performance.now()
    await answerOf(persistedGet(`${shop.url}/graphql`, list))
    const total = performance.now() - start
    const calls = store.calls.slice(before)
    if (calls.length === 0) throw new Error('a list was answered without the store')
    return { total, ofStore: busyTime(calls) }
  }

  for (let list = 0; list < WARM_UP; list++) await unknownList()
  const rounds: Times[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const times: Times[] = []
    for (let list = 0; list < LISTS_A_ROUND; list++) times.push(await unknownList())
    rounds.push(times)
  }
  const all = rounds.flat()
  return {
    what: 'product list in no cache, one at a time',
    against: "the store's own time",
    shop: `${median(all.map(({ total }) => total)).toFixed(1)} ms`,
    other: `${median(all.map(({ ofStore }) => ofStore)).toFixed(1)} ms`,
    ratios: rounds.map((times) => median(times.map(({ total, ofStore }) => total - ofStore))),
    unit: ' ms added',
  }
}
