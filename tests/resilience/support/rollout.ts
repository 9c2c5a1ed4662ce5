import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Load, startLoad } from '../../bff/support/load.ts'
import type { Balancer } from './balancer.ts'
import type { Customer } from './customer.ts'
import type { ShopProcess } from './shop-process.ts'

const PAGES = ['/', '/chiens.html', '/chats.html', '/chevaux.html']

/** Responses of `answered` if nothing failed. */
export const ALL_WELL = [
  ['keptPages', 200],
  ['newPages', 200],
  ['data', 200],
]

type Visitors = Load<'keptPages' | 'newPages' | 'data'>

/** Visitors who ask for pages that are cached, pages that are not, and data. */
export function visitorsAt({ url }: Pick<Balancer, 'url'>): Visitors {
  let count = 0
  const get = (target: string) =>
    fetch(url + target, { redirect: 'manual' }).then(async (response) => (await response.text(), response))
  return startLoad(
    {
      keptPages: () => get(PAGES[count++ % PAGES.length] as string),
      newPages: () => get(`/chiens.html?minPrice=${count++}`),
      data: () =>
        get(`/graphql?query=${encodeURIComponent(`{ route(url: "/nulle-part-${count++}") { __typename } }`)}`),
    },
    2,
  )
}

/** Waits until each visitor has had this many more responses. Returns the distinct ones. */
export async function answered(load: Visitors, each: number): Promise<[string, ...number[]][]> {
  await expect
    .poll(() => Math.min(...Object.values(load.statuses).map(({ length }) => length)), { timeout: 90_000 })
    .toBeGreaterThanOrEqual(each)
  return Object.entries(load.statuses).map(([kind, statuses]) => [kind, ...new Set(statuses)])
}

export type Rollout = {
  balancer: Balancer
  shops: readonly ShopProcess[]
  start(): Promise<ShopProcess>
}

/**
 * Replaces each process, as upgrades do: the new one is ready before the old one stops. With `drainsFirst`, the balancer first stops sending requests to
 * the old one. Returns the new processes.
 */
export async function replaceAll(
  { balancer, shops: old, start }: Rollout,
  drainsFirst: boolean,
): Promise<ShopProcess[]> {
  let shops = [...old]
  const addresses = () => shops.map(({ url }) => url)
  for (const one of old) {
    const next = await start()
    await expect.poll(() => fetch(`${next.url}/health/ready`).then(({ status }) => status)).toBe(200)
    shops = [...shops.filter((shop) => shop !== one), next]
    balancer.targets = drainsFirst ? addresses() : [...addresses(), one.url]
    // As in the manifests (`preStop.sleep`): requests on their way to the old process still arrive.
    if (drainsFirst) await pause(500)
    expect(await one.terminate()).toBe(0)
    expect(one.stderr).toBe('')
    balancer.targets = addresses()
  }
  return shops
}

/** Runs a rollout while visitors and two customers continue. No request may fail, and no session or piece in a cart may be lost. Returns how many there were, as text. */
export async function underLoad(
  customers: readonly Customer[],
  balancer: Balancer,
  work: () => Promise<void>,
): Promise<string> {
  const load = visitorsAt(balancer)
  const shopping = { isOpen: true }
  const carts = Promise.all(
    customers.map(async (customer) => {
      while (shopping.isOpen) {
        await customer.add()
        await customer.look()
      }
    }),
  )
  try {
    await answered(load, 5)
    await work()
    expect(await answered(load, 20)).toEqual(ALL_WELL)
  } finally {
    shopping.isOpen = false
    await carts
    await load.stop()
  }
  expect(
    Object.values(load.statuses)
      .flat()
      .filter((status) => status !== 200),
  ).toEqual([])
  // One session anywhere: each request went to another process, and every piece that was promised is in the cart.
  for (const customer of customers) {
    expect(Object.keys(customer.statuses)).toEqual(['200'])
    await customer.settleCart()
  }
  const counts = Object.entries(load.statuses).map(([kind, { length }]) => `${kind} ${length}`)
  return `${counts.join(', ')}, customers ${customers.map(({ statuses }) => statuses[200]).join(' + ')}`
}
