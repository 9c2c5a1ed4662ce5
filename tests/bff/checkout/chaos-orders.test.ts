import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FAULTS, ONE_OF_EACH, randomOf, runChaos } from '../../support/chaos-orders.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { type FaultProxy } from '../support/fault-proxy.ts'

const SEED = Number(process.env.CHAOS_SEED ?? 14)
/** Number of checkouts with each payment method. */
const COUNT = Number(process.env.CHAOS_ORDERS ?? 4)
const PATIENCE = 60_000 + COUNT * 3000
/** Share of responses to an order and its payment that arrive truncated. */
const CUT = 0.1
const OF_PAYMENTS = /"query":"mutation (?!Set|Add|Create|Update|Remove|Register|Login)/

let shop: CheckoutShop
let proxy: FaultProxy
/** One process: without Redis two of them know nothing of each other's orders. */
let url: string
/** Orders of all methods together: all of the few checkouts of one method may be canceled. */
let orders = 0
beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.store.control.stock({ sku: 'CHI-FRI-BISCUIT', quantity: 10_000_000 })
  ;({ url, proxy } = await shop.behindFaults({ CAPTCHA: 'false' }))
})
afterAll(() => shop.close())

test.each(ONE_OF_EACH)(
  'orders by %s survive double clicks, lost answers and every kind of return',
  async (code) => {
    // Its own shoppers for each method: they share one store.
    const seed = SEED + ONE_OF_EACH.indexOf(code)
    const random = randomOf(seed)
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) => (OF_PAYMENTS.test(body) && random() < CUT ? answered.slice(0, 20) : answered),
    })
    const report = await runChaos({
      ...{ store: shop.store, urls: () => [url], count: COUNT, seed, methods: [code], atOnce: 4 },
    })
    if (COUNT >= 100) console.log(code, `seed ${seed}`, JSON.stringify({ ...report, logs: undefined }))
    expect(report.faults, JSON.stringify(report.logs, null, 1)).toEqual(NO_FAULTS)
    orders += report.orders
  },
  PATIENCE,
)

test('checkouts lead to orders in spite of all faults', () => {
  expect(orders).toBeGreaterThan((COUNT * ONE_OF_EACH.length) / 4)
})
