import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { HOME, Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 1 }

let shop: CheckoutShop
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  proxy = await startFaultProxy(new URL(shop.store.url).origin)
  url = (await shop.another({ UPSTREAM_URL: `${proxy.url}/graphql` })).url
})
afterAll(async () => {
  await proxy.close()
  await shop.close()
})

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
