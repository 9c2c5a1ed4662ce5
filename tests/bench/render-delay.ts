import { setTimeout as pause } from 'node:timers/promises'
import { answerOf, operation, persistedGet } from './operations.ts'
import { HIT, MISS } from './race.ts'
import { median, quantile, type Row } from './report.ts'
import type { Setting } from './setting.ts'

/** How many pages are asked for at a time. */
const CONNECTIONS = 4
const ROUNDS = 5
/** Ms for one side of a round. */
const SLICE = 2000
/** Ms between two cached answers. */
const PAUSE = 2

/** How much later cached answers come while product pages are rendered. */
export async function renderDelay({ shop, catalogue }: Pick<Setting, 'shop' | 'catalogue'>): Promise<Row> {
  const cached = persistedGet(`${shop.url}/graphql`, operation('Navigation'))
  const pages = catalogue.products.map(({ path }) => ({ url: shop.url + path }))
  let next = 0

  /** Ms of the slowest of a hundred cached answers. */
  async function slowest(): Promise<number> {
    const times: number[] = []
    for (const end = performance.now() + SLICE; performance.now() < end; await pause(PAUSE)) {
      const start = performance.now()
      await expectAnswer(cached, HIT)
      times.push(performance.now() - start)
    }
    return quantile(times, 0.99)
  }

  async function render(): Promise<void> {
    const end = performance.now() + SLICE
    while (performance.now() < end) await expectAnswer(pages[next++ % pages.length] ?? { url: shop.url }, MISS)
  }

  // All data is read; the page cache has room for the last pages only.
  for (const page of [cached, ...pages]) await answerOf(page)
  const rounds: { alone: number; together: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await slowest()
    const [together] = await Promise.all([slowest(), ...Array.from({ length: CONNECTIONS }, render)])
    rounds.push({ alone, together })
  }
  return {
    what: 'cached menu while pages are rendered, p99',
    against: 'the same alone',
    shop: `${median(rounds.map(({ together }) => together)).toFixed(1)} ms`,
    other: `${median(rounds.map(({ alone }) => alone)).toFixed(1)} ms`,
    ratios: rounds.map(({ alone, together }) => together - alone),
    unit: ' ms later',
  }
}

async function expectAnswer(call: Parameters<typeof answerOf>[0], status: string): Promise<void> {
  const { headers } = await answerOf(call)
  if (!String(headers['cache-status']).includes(status)) throw new Error(`${call.url} was not «${status}»`)
}
