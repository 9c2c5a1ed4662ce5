import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { type FaultProxy, otherTotal, PASS } from '../support/fault-proxy.ts'
import { collectLines } from '../support/log-lines.ts'
import { HOME, Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 1 }

const lines = collectLines()
let shop: CheckoutShop
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  ;({ url, proxy } = await shop.behindFaults({ LOG_LEVEL: 'error' }, { logStream: lines }))
})
afterAll(() => shop.close())

/** In another tab, while the order is on its way. */
const changes: [string, (tab: Shopper) => Promise<unknown>][] = [
  ['adds an article', (tab) => tab.add({ sku: BISCUITS.sku, qty: 2 })],
  [
    'changes a quantity',
    async (tab) => {
      const { cart } = await tab.ask<{ cart: { items: { item_id: string }[] } }>('{ cart { items { item_id } } }')
      await tab.ask(`mutation { updateCartItem(item_id: "${cart.items[0]?.item_id}", qty: 3) { success } }`)
    },
  ],
  ['chooses another delivery', (tab) => tab.delivery('flatrate', 'flatrate')],
]

/** Ms for which the store waits for the change. It comes in time only where nothing holds it back. */
const CHANCE = 500

test.each(changes)(
  'what is ordered is what was confirmed, although another tab %s meanwhile',
  async (_what, change) => {
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    const email = 'deux.onglets@exemple.fr'
    await guest.email(email)
    const review = await guest.checkout()
    const confirmed = review.cart.totals.totalInclTax.value.amount
    await guest.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
    const tab = guest.copy()
    let changed: Promise<unknown> | undefined
    let seen = 0
    // The cart and its checkout are read first; the third request is the order. A change that comes in between was compared with nothing.
    proxy.fault = () => {
      if (++seen !== 2) return PASS
      changed = change(tab).catch(() => {})
      return { kind: 'after', what: Promise.race([changed, pause(CHANCE)]) }
    }
    const { order } = await guest.order(review)
    await changed
    proxy.fault = () => PASS
    expect(order?.total.value.amount).toBe(confirmed)
    expect(await totalAtStore(order?.number ?? '', email)).toBe(confirmed)
  },
)

test('an order that the store has at another total says both, and is logged', async () => {
  const guest = new Shopper(url)
  const review = await guest.ready([BISCUITS])
  proxy.fault = () => otherTotal(99.5)
  const { order } = await guest.order(review)
  proxy.fault = () => PASS
  const both = { total: review.cart.totals.totalInclTax, storeTotal: { value: { amount: 99.5 } } }
  expect(order).toMatchObject(both)
  expect(await guest.placed()).toMatchObject({ number: order?.number, ...both })
  const told = lines.texts.filter((line) => line.includes('an order has another total than its shopper confirmed'))
  expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ order: order?.number, storeTotal: 9950 }])
})

test.each([
  ['is out of reach', '<html>'],
  [
    'fails on it',
    JSON.stringify({ errors: [{ message: 'Internal server error' }], data: { guestOrderByToken: null } }),
  ],
])('an order whose total the store does not tell at once, as it %s, is asked again on its page', async (_, told) => {
  const guest = new Shopper(url)
  const review = await guest.ready([BISCUITS])
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: (asked, answered) => (asked.body.includes('query GuestOrderProgress') ? told : answered),
  })
  const { order } = await guest.order(review)
  expect(order).toMatchObject({ state: 'ACCEPTED', storeTotal: null })
  proxy.fault = () => otherTotal(1)
  expect(await guest.placed()).toMatchObject({ number: order?.number, storeTotal: { value: { amount: 1 } } })
})

test('a purchase order number that another tab changed is confirmed again', async () => {
  const guest = new Shopper(url)
  await guest.ready([BISCUITS])
  const { checkout } = await guest.payment('purchaseorder', { purchaseOrderNumber: 'BC-2026-1' })
  const tab = guest.copy()
  await tab.payment('purchaseorder', { purchaseOrderNumber: 'BC-2026-2' })
  const refused = await guest.order(checkout)
  expect(refused).toMatchObject({ success: false, order: null, changes: [expect.stringContaining('a changé')] })
  expect((await guest.order(refused.checkout)).success).toBe(true)
})

async function totalAtStore(number: string, email: string): Promise<number | undefined> {
  const query = `{ guestOrder(input: { number: "${number}", email: "${email}", postcode: "${HOME.postalCode}" }) { total { grand_total { value } } } }`
  const response = await fetch(new URL('graphql', shop.store.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: { guestOrder: { total: { grand_total: { value: number } } } } }
  return data.guestOrder.total.grand_total.value
}
