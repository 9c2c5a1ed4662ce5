import { beforeAll, expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { type Customer, twoCustomers } from './support/customer.ts'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { pages } from './support/visitors.ts'

let shop: ShopProcess
let customers: [Customer, Customer]
beforeAll(async () => {
  shop = await openShop((await openStore()).url)
  customers = await twoCustomers(shop.url)
})

type Outcome = 'whole' | 'refused' | 'cut'

/** Visitors who look at pages until they are told to stop. */
function crowd(): { stop(): Promise<Record<Outcome, number>>; outcomes: Record<Outcome, number> } {
  const outcomes: Record<Outcome, number> = { whole: 0, refused: 0, cut: 0 }
  const over = new AbortController()
  async function visit(place: number): Promise<void> {
    for (let turn = place; !over.signal.aborted; turn++) {
      const url = `${shop.url}${pages[turn % pages.length]}?tour=${turn}`
      const response = await fetch(url, { headers: { connection: 'close' } }).catch(() => null)
      if (!response) outcomes.refused++
      else
        outcomes[
          await response.text().then(
            (text) => (text.endsWith('</html>') ? 'whole' : 'cut'),
            () => 'cut' as const,
          )
        ]++
      await pause(response ? 0 : 20)
    }
  }
  const visitors = Array.from({ length: 8 }, (_, place) => visit(place))
  return {
    outcomes,
    async stop() {
      over.abort()
      await Promise.all(visitors)
      return outcomes
    },
  }
}

/** Both put things into their carts and order until the process is gone, and go on at its successor. */
async function shopThrough(end: () => Promise<unknown>): Promise<Record<Outcome, number>> {
  const visitors = crowd()
  const shown = await Promise.all(customers.map((customer) => customer.prepare()))
  await expect.poll(() => visitors.outcomes.whole).toBeGreaterThan(20)
  const ordering = Promise.all(customers.map((customer, place) => customer.order(shown[place] as never)))
  const ended = end()
  await Promise.all([ordering, ended])
  const outcomes = await visitors.stop()
  await shop.start()
  for (const customer of customers) customer.moveTo(shop.url)
  await Promise.all(customers.map((customer, place) => customer.settleOrder(shown[place] as never)))
  return outcomes
}

async function fillCartsThrough(end: () => Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const adding = customers.map(async (customer) => {
    for (let turn = 0; !over.signal.aborted && turn < 40; turn++) await customer.add()
  })
  await pause(150)
  await end()
  over.abort()
  await Promise.all(adding)
  await shop.start()
  for (const customer of customers) customer.moveTo(shop.url)
  await Promise.all(customers.map((customer) => customer.settleCart()))
}

test('SIGTERM under load: every response that began is whole, no order and nothing in a cart is lost, and the exit code is 0', async () => {
  let code: number | null = null
  const terminate = async () => (code = await shop.terminate())
  const outcomes = await shopThrough(terminate)
  console.log(`SIGTERM: ${JSON.stringify(outcomes)}`)
  expect([code, outcomes.cut, shop.stderr]).toEqual([0, 0, ''])
  await fillCartsThrough(terminate)
  expect(code).toBe(0)
})

test('SIGKILL under load: what was acknowledged is there for the next process, each for its own customer', async () => {
  const outcomes = await shopThrough(() => shop.kill())
  console.log(`SIGKILL: ${JSON.stringify(outcomes)}`)
  await fillCartsThrough(() => shop.kill())
  await Promise.all(customers.map((customer) => customer.look()))
})
