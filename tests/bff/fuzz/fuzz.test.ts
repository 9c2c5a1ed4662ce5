import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz, fuzzFiles, subjects } from './fuzz.ts'
import { type FuzzShop, openFuzzShop } from './fuzz-shop.ts'

// A few seconds of what `npm run verify:full` does at length.
const SEED = 20_261_120
const COUNTS: Record<string, number> = {
  'GraphQL documents and variables': 200,
  'parameters of pictures': 200,
  'log payloads': 300,
  addresses: 60,
  cookies: 150,
  'PURGE patterns': 300,
}

let shop: FuzzShop
beforeAll(async () => {
  shop = await openFuzzShop()
})
afterAll(() => shop?.close())

test.each(Object.keys(COUNTS))('random %s break nothing and reveal nothing', async (name) => {
  const makeCase = subjects(shop)[name]
  if (!makeCase) throw new Error(`${name} is no subject`)
  // Not every address can be handed over without a socket.
  const send = name === 'addresses' ? shop.fetch : shop.inject
  await fuzz(shop, name, makeCase, { seed: SEED, count: COUNTS[name] ?? 0, send })
})

test('damaged and hostile pictures break nothing and reveal nothing', async () => {
  await fuzzFiles(shop, { seed: SEED, count: 60, send: shop.inject })
  expect(await shop.inject({ method: 'GET', url: '/health/live' })).toMatchObject({ status: 200 })
})
