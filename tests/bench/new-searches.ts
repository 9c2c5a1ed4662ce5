import { answerOf } from './operations.ts'
import { median, type Row } from './report.ts'
import type { Setting } from './setting.ts'

const CONNECTIONS = 8
const ROUNDS = 5
/** Ms for one side of a round. */
const SLICE = 2000
/** With another word beside it, the demo store finds what holds one of the two. */
const KNOWN_WORD = 'croquettes'

/**
 * Pages of searches for words that nobody asked for before, against the store's own lists for other new words. By the clock: the store is the
 * limit of both, and has the core of the load.
 */
export async function newSearches({ shop, store }: Setting): Promise<Row> {
  let searches = 0
  const newWord = () => `q${process.pid}x${++searches}`
  const page = (word: string) => answerOf({ url: `${shop.url}/search/${KNOWN_WORD}%20${word}` })

  const model = newWord()
  const before = store.calls.length
  await page(model)
  const { path } =
    store.calls.slice(before).find(({ path }) => path.includes(model) && path.includes('ProductList')) ?? {}
  if (path === undefined) throw new Error('a search did not ask the store for its list')
  const list = (word: string) => answerOf({ url: new URL(path.replaceAll(model, word), store.url).href })

  /** Answers a second. */
  async function speed(ask: (word: string) => Promise<unknown>): Promise<number> {
    const begin = performance.now()
    let answers = 0
    const connection = async () => {
      for (; performance.now() < begin + SLICE; answers++) await ask(newWord())
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, connection))
    return (answers / (performance.now() - begin)) * 1000
  }

  const rounds: { pages: number; lists: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) rounds.push({ pages: await speed(page), lists: await speed(list) })
  const warm = rounds.slice(1)
  return {
    what: 'pages of searches for new words',
    against: "the store's lists alone",
    shop: `${median(warm.map(({ pages }) => pages)).toFixed(0)}/s`,
    other: `${median(warm.map(({ lists }) => lists)).toFixed(0)}/s`,
    ratios: warm.map(({ pages, lists }) => pages / lists),
    goal: { atLeast: 0.9 },
  }
}
