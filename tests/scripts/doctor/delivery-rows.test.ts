import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'

let store: Store
beforeAll(async () => {
  store = await startDemoStore()
  await store.control.level({ level: '2.4.7' })
})
afterAll(() => store.close())

async function rowsWith(env: Record<string, string> = {}) {
  const url = new URL('graphql', store.url).href
  const config = readConfig({ UPSTREAM_URL: url, UPSTREAM_LEVEL: '2.4.7', ORDER_CUTOFF: '12:00', ...env })
  const rows = await examine(config, ['checkout'])
  return (name: string) => rows.find(({ id }) => id === `checkout/${name}`)
}

/** The sum from which the demo store delivers dry goods for nothing. */
const sums = seed.checkout.carriers.flatMap(({ goods, freeFromCents }) =>
  goods === 'dry' ? (freeFromCents ?? []) : [],
)
const sum = Math.min(...sums) / 100

test('the doctor names delivery methods without days, and a sum for free delivery that is not the store’s', async () => {
  const wrong = await rowsWith({ DELIVERY_METHOD_DAYS: 'other_home:1-2', DELIVERY_COSTS: `FR:5.90:${sum - 20}` })
  const days = wrong('days of delivery')
  expect(days).toMatchObject({ verdict: 'off', says: expect.stringContaining('colissimo_home') })
  expect(wrong('free delivery')).toMatchObject({
    verdict: 'off',
    says: `delivery is not free from ${(sum - 20).toFixed(2)} on`,
  })

  const methods = (days?.says ?? '').replace(/^.* with /, '').split(', ')
  const right = await rowsWith({
    DELIVERY_METHOD_DAYS: methods.map((method) => `${method}:1-2`).join(','),
    DELIVERY_COSTS: `FR:5.90:${sum}`,
  })
  expect(right('days of delivery')).toMatchObject({ verdict: 'ok' })
  expect(right('free delivery')).toMatchObject({ verdict: 'ok', says: `delivery is free from ${sum.toFixed(2)} on` })

  const late = await rowsWith({ DELIVERY_COSTS: `FR:5.90:${sum + 20}` })
  expect(late('days of delivery')).toMatchObject({ verdict: 'note' })
  expect(late('free delivery')).toMatchObject({
    verdict: 'off',
    says: `delivery is free below ${(sum + 20).toFixed(2)}, too`,
  })
})
