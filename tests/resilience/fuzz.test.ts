import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fuzz, fuzzFiles, subjects } from '../bff/fuzz/fuzz.ts'
import { type FuzzShop, openFuzzShop } from '../bff/fuzz/fuzz-shop.ts'

/** `FUZZ_SEEDS=1,2,3` tries others. */
const SEEDS = (process.env['FUZZ_SEEDS'] ?? '7,77').split(',').map(Number)
const COUNTS: Record<string, number> = {
  'GraphQL documents and variables': 1000,
  'parameters of pictures': 1000,
  'log payloads': 3000,
  addresses: 300,
  cookies: 1000,
  'PURGE patterns': 3000,
}

let shop: FuzzShop
beforeAll(async () => {
  shop = await openFuzzShop()
})
afterAll(() => shop?.close())

describe.each(SEEDS)('of seed %i', (seed) => {
  test.each(Object.keys(COUNTS))('random %s break nothing and reveal nothing', async (name) => {
    const makeCase = subjects(shop)[name]
    if (!makeCase) throw new Error(`${name} is no subject`)
    await fuzz(shop, name, makeCase, { seed, count: COUNTS[name] ?? 0, send: shop.fetch })
  })

  test('damaged and hostile pictures break nothing and reveal nothing', async () => {
    await fuzzFiles(shop, { seed, count: 500, send: shop.fetch })
    expect(await shop.fetch({ method: 'GET', url: '/health/live' })).toMatchObject({ status: 200 })
  })
})
