import { request } from 'undici'
import { median, type Row } from './report.ts'
import type { Server } from './servers.ts'
import { startShop, type Store } from './shop.ts'

const STARTS = 5
const MEGABYTE = 1e6
/** Ms after which garbage of the start has been collected. */
const REST = 2000

/** Measures the time from the start of a shop to its first page, and the memory of its process then. */
export async function starts(store: Store): Promise<Row[]> {
  const [seconds, megabytes]: [number[], number[]] = [[], []]
  for (let time = 0; time < STARTS; time++) {
    const began = performance.now()
    const shop = await startShop(store)
    try {
      const { statusCode, body } = await request(`${shop.url}/`)
      await body.text()
      if (statusCode !== 200) throw new Error(`the first page has status ${statusCode}`)
      seconds.push((performance.now() - began) / 1000)
      await new Promise((resolve) => setTimeout(resolve, REST))
      megabytes.push(await memoryOf(shop))
    } finally {
      await shop.stop()
    }
  }
  return [
    row('cold start to the first page', seconds, ' s'),
    row('memory of its process after it', megabytes, ' MB', 300),
  ]
}

/** Returns the memory of a process that has served these pages. */
export async function memoryAfter(what: string, shop: Server): Promise<Row> {
  return row(`memory of a process after ${what}`, [await memoryOf(shop)], ' MB', 512)
}

async function memoryOf(shop: Server): Promise<number> {
  return (await shop.ask<NodeJS.MemoryUsage>('memory')).rss / MEGABYTE
}

function row(what: string, ratios: number[], unit: string, atMost?: number): Row {
  const value = median(ratios)
  return {
    ...{ what, against: '–', other: '–', ratios, unit, ...(atMost && { goal: { atMost } }) },
    shop: `${value >= 10 ? value.toFixed(0) : value.toFixed(2)}${unit}`,
  }
}
