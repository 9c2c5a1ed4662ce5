import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { createRandom } from '../bff/fuzz/random.ts'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { ask, get, pages, pictures } from './support/visitors.ts'

const MEBIBYTE = 1024 ** 2
/** As small as can be, so that they are full when the measuring begins, and make room all the time. */
const LEAST = String(MEBIBYTE)
const CACHES = {
  UPSTREAM_CACHE_BYTES: LEAST,
  OPERATION_CACHE_BYTES: LEAST,
  PAGE_CACHE_BYTES: LEAST,
}
/** Requests until the code that runs most is compiled and what is kept is full. */
const WARM_UP = 1000
/** Requests between two readings. */
const ROUND = 200
/** Readings that are judged together. */
const WINDOW = 12
const MOST_READINGS = 50
/** KiB for each request: far above what readings differ by, far below what a page leaves that somebody forgot. */
const LEAK = 2
/** Requests of a shop with half a million pages a day, in an hour at its peak. */
const HOUR = 100_000

let shop: ShopProcess
beforeAll(async () => {
  shop = await openShop((await openStore()).url, CACHES)
})

const random = createRandom(1)
let count = 0

/** What visitors and robots ask for; a third of it for the first and last time. */
function visit(): Promise<{ status: number }> {
  const unique = `${count++}`
  const page = random.pick(pages)
  return random.pick([
    () => get(shop.url + page),
    () => get(`${shop.url}${page}?utm_source=${unique}`),
    () => get(`${shop.url}/nulle-part-${unique}`),
    () => ask(shop.url, `{ route(url: "${page}") { __typename } }`),
    () => ask(shop.url, `query Q${unique} { shop { name } }`),
    () => get(`${shop.url}/resized-images/${random.pick(pictures)}?format=thumbnail`),
  ])()
}

/** A busy machine may turn one away now and then: that costs no memory. */
async function askFor(times: number): Promise<void> {
  let refused = 0
  for (let done = 0; done < times; done += 20) {
    for (const { status } of await Promise.all(Array.from({ length: 20 }, visit))) {
      if (status >= 500) refused++
      // Why is in the log, a moment later.
      if (status === 500) await pause(500)
      expect(status === 500 ? shop.lines.filter(({ level }) => level >= 50) : undefined).toBeUndefined()
    }
  }
  expect(refused).toBeLessThan(times / 20)
}

/**
 * KiB that a request leaves behind: the median of the slopes between each two readings (Theil and Sen), which one collection that found less
 * than the others does not move.
 */
function growth(readings: readonly number[]): number {
  const slopes = readings.flatMap((from, place) =>
    readings.slice(place + 1).map((to, distance) => (to - from) / 1024 / ((distance + 1) * ROUND)),
  )
  return slopes.toSorted((one, other) => one - other)[Math.floor(slopes.length / 2)] ?? Infinity
}

test('memory does not grow with the number of requests', async () => {
  // Those that everybody asks for are held in memory, up to a bound of their own.
  for (const path of pictures) await get(`${shop.url}/resized-images/${path}?format=thumbnail`)
  await askFor(WARM_UP)
  /** Bytes. */
  const held: number[] = []
  // What fills up on the way ends growing, a leak never does.
  while (held.length < WINDOW || (growth(held.slice(-WINDOW)) > LEAK && held.length < MOST_READINGS)) {
    await askFor(ROUND)
    const { heapUsed, external, wrongTexts } = await shop.memory()
    expect(wrongTexts).toEqual([])
    held.push(heapUsed + external)
  }
  const perRequest = growth(held.slice(-WINDOW))
  console.log(
    `memory after ${WARM_UP} requests and every ${ROUND} more: ${held.map((one) => (one / MEBIBYTE).toFixed(1)).join(', ')} MiB; ` +
      `each leaves ${perRequest.toFixed(2)} KiB, an hour of ${HOUR} at that pace ${((perRequest / 1024) * HOUR).toFixed(0)} MiB`,
  )
  expect(perRequest).toBeLessThan(LEAK)
}, 600_000)
