import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../upstream/server.ts'
import { startStandIn } from '../bff/support/stand-in.ts'
import { createRandom } from '../bff/fuzz/random.ts'
import { type ShopProcess, startShopProcess } from './support/shop-process.ts'
import { ask, get, pages, pictures } from './support/visitors.ts'

const MEBIBYTE = 1024 ** 2
/** As small as can be, so that they are full when the measuring begins, and make room all the time. */
const LEAST = String(MEBIBYTE)
const CACHES = {
  UPSTREAM_CACHE_BYTES: LEAST,
  RESPONSE_CACHE_BYTES: LEAST,
  RESULT_CACHE_BYTES: LEAST,
  PAGE_CACHE_BYTES: LEAST,
}
const WARM_UP = 2000
const ROUNDS = 4
const ROUND = 1000
/** Requests of a shop with half a million pages a day, in an hour at its peak. */
const HOUR = 100_000

let store: Store
let shop: ShopProcess
beforeAll(async () => {
  store = await startStandIn()
  shop = await startShopProcess(store.url.replace(/\/$/, ''), CACHES)
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
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

test('memory does not grow with the requests that were answered', async () => {
  // Those that everybody asks for are held in memory, up to a bound of their own.
  for (const path of pictures) await get(`${shop.url}/resized-images/${path}?format=thumbnail`)
  await askFor(WARM_UP)
  const held: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    if (round > 0) await askFor(ROUND)
    const { heapUsed, external } = await shop.memory()
    held.push((heapUsed + external) / MEBIBYTE)
  }
  // The least of the first half and the least of the second: one collection finds more than another.
  const half = Math.floor(held.length / 2)
  const growth = Math.min(...held.slice(half + 1)) - Math.min(...held.slice(0, half + 1))
  const perRequest = growth / ((ROUNDS / 2) * ROUND)
  console.log(
    `memory after ${WARM_UP} requests and every ${ROUND} more: ${held.map((one) => one.toFixed(1)).join(', ')} MiB; ` +
      `an hour of ${HOUR} requests at that pace: ${(perRequest * HOUR).toFixed(0)} MiB more`,
  )
  // Extrapolated the noise of a few requests under way becomes large: what is asserted is what was measured, four kibibytes for each request.
  expect(growth).toBeLessThan(8)
}, 240_000)
