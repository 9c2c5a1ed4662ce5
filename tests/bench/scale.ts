/**
 * `npm run bench:scale`: what CPU time and memory the shop takes with 1 000 products and with a hundred times as
 * many (`SCALE_PRODUCTS` for another number), as ratios inside one run; `--write` puts them in `docs/benchmark.md`. Both stores and both
 * shops run at the same time and are asked in turn, so that a busy moment of the machine strikes both.
 */
import { writeFigures } from './figures.ts'
import { machine } from './machine.ts'
import { answerOf, type RequestedOperation, operation, persistedGet, productList } from './operations.ts'
import { median } from './report.ts'
import { pinLoad, type Server } from './servers.ts'
import { startShop, startStore, type Store } from './shop.ts'

const FEW = 1000
const MANY = Number(process.env.SCALE_PRODUCTS || 100_000)
const WARM_UP = 10
const ROUNDS = 30
const SITEMAP_ROUNDS = 9
const TOKEN = 'a-token-for-the-measuring-of-sitemaps'
const MEBIBYTE = 1024 ** 2
/** Words of the range, so that every search finds something. */
const WORDS = ['croquettes', 'saumon', 'friandises', 'cheval', 'articulations', 'bio', 'agneau', 'chat']

type Size = { products: number; store: Store; shop: Server; categories: string[] }

const isPinned = pinLoad()
const running: { stop(): Promise<void> }[] = []
try {
  const few = await start(FEW)
  const many = await start(MANY)
  let nth = 0
  const rows = [
    await compare('product list in no cache: CPU time of the shop', ROUNDS, (size) => {
      const list = productList(size.categories[nth % size.categories.length], { priceRange: { min: ++nth / 100 } })
      return askFor(size, list)
    }),
    await compare('search in no cache: CPU time of the shop', ROUNDS, (size) =>
      askFor(size, operation('Search', { query: `${WORDS[nth % WORDS.length]} ${++nth}`, list: listOf() })),
    ),
    await compare(
      'part of the sitemap (1 000 addresses): CPU time of the shop',
      SITEMAP_ROUNDS,
      async (size, round) => {
        await forgetAll(size)
        const parts = Math.ceil(size.products / 1000)
        const part = [1, Math.ceil(parts / 2), parts][round % 3]
        return costOf(size, () => answerOf({ url: `${size.shop.url}/sitemap-products-${part}.xml` }))
      },
    ),
  ]
  const [fewAfter, manyAfter] = await Promise.all([memoryOf(few), memoryOf(many)])
  rows.push(memoryRow('memory after all of this', fewAfter, manyAfter))
  const head = ['what', `${thousands(FEW)} products`, `${thousands(MANY)} products`, 'ratio']
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const figures = `${table}\n\n${machine(isPinned)}`
  console.log(figures)
  if (process.argv.includes('--write')) writeFigures(figures, 'docs/benchmark.md', 'scale')

  /** Asks both in turn: medians of ms of the process' CPU, with their ratio. */
  async function compare(
    what: string,
    rounds: number,
    ask: (size: Size, round: number) => Promise<number>,
  ): Promise<string[]> {
    const costs: [number[], number[]] = [[], []]
    const warmUp = Math.min(WARM_UP, rounds)
    for (let round = -warmUp; round < rounds; round++) {
      const pair = [await ask(few, Math.max(0, round)), await ask(many, Math.max(0, round))] as const
      if (round >= 0) for (const [index, cost] of pair.entries()) costs[index]?.push(cost)
    }
    const [one, other] = costs.map(median) as [number, number]
    return [what, `${one.toFixed(1)} ms`, `${other.toFixed(1)} ms`, `**${(other / one).toFixed(2)}**`]
  }
} finally {
  for (const one of running) await one.stop()
}

async function start(products: number): Promise<Size> {
  const store = await startStore({ products, dataDir: `var/scale-${products}` })
  running.unshift(store)
  const shop = await startShop(store, { env: { CACHE_TOKEN: TOKEN } })
  running.unshift(shop)
  const response = await answerOf(persistedGet(`${shop.url}/graphql`, operation('Navigation')))
  const menu = JSON.parse(response.body.toString()) as { data: { navigation: { id: string }[] } }
  return { products, store, shop, categories: menu.data.navigation.map(({ id }) => id) }
}

function listOf(): unknown {
  return productList(undefined).variables['list']
}

function askFor(size: Size, requested: RequestedOperation): Promise<number> {
  return costOf(size, () => answerOf(persistedGet(`${size.shop.url}/graphql`, requested)))
}

async function costOf({ shop, store }: Size, act: () => Promise<unknown>): Promise<number> {
  const before = store.calls.length
  const cpu = await shop.cpuTime()
  await act()
  if (store.calls.length === before) throw new Error('answered without the store')
  return ((await shop.cpuTime()) - cpu) * 1000
}

/** Empties all caches. */
function forgetAll({ shop }: Size): Promise<unknown> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  return answerOf({ url: `${shop.url}/cache/purge`, method: 'POST', headers, body: '{"all":true}' })
}

/** Bytes that the shop's process holds. */
async function memoryOf({ shop }: Size): Promise<number> {
  return (await shop.ask<{ rss: number }>('memory')).rss
}

function memoryRow(what: string, few: number, many: number): string[] {
  const shown = (bytes: number) => `${Math.round(bytes / MEBIBYTE)} MiB`
  return [what, shown(few), shown(many), `**${(many / few).toFixed(2)}**`]
}

/** With a narrow space, as in all figures. */
function thousands(count: number): string {
  return count.toLocaleString('en').replaceAll(',', ' ')
}
