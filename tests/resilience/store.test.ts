import { beforeAll, describe, expect, test } from 'vitest'
import { type Fault, type FaultProxy, PASS, startFaultProxy } from '../bff/support/fault-proxy.ts'
import { type Customer, twoCustomers } from './support/customer.ts'
import { opened, openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const result = (status: number, body: string | Buffer, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  body,
  headers,
})

let proxy: FaultProxy
let shop: ShopProcess
let customers: [Customer, Customer]

beforeAll(async () => {
  proxy = opened(await startFaultProxy(new URL((await openStore()).url).origin))
  shop = await openShop(proxy.url)
  customers = await twoCustomers(shop.url)
})

const both = <T>(act: (customer: Customer) => Promise<T>) => Promise.all(customers.map(act))

async function recovered(): Promise<void> {
  proxy.fault = () => PASS
  await proxy.open()
  const isBack = async () => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ query: `{ route(url: "/x-${Math.random()}") { __typename } }` }),
    })
    return response.status
  }
  await expect.poll(isBack, { timeout: 15_000 }).toBe(200)
}

const faults: [string, Fault | 'refuse'][] = [
  ['is slow', { kind: 'slow', ms: 400 }],
  ['never answers', { kind: 'hang' }],
  ['breaks every other connection', { kind: 'flap' }],
  ['cuts its answers in the middle', { kind: 'cut' }],
  ['is not there', 'refuse'],
  ['answers garbage', result(200, '{"data": {"products"', JSON_TYPE)],
  ['wants to be left alone', result(429, '<h1>429 Too Many Requests</h1>', { 'retry-after': '30' })],
  ['has crashed', result(500, '<h1>There has been an error processing your request</h1>')],
  ['is behind a gateway that cannot reach it', result(502, '<h1>502 Bad Gateway</h1>')],
  ['is in maintenance', result(503, '<h1>Service Temporarily Unavailable</h1>')],
]

describe.each(faults)('while the store %s', (what, fault) => {
  test('nothing that was acknowledged is lost, and nobody sees what is another’s', async () => {
    const shown = await Promise.all(customers.map((customer) => customer.prepare()))
    if (fault === 'refuse') await proxy.refuse()
    else proxy.fault = () => fault
    const ordering = Promise.all(customers.map((customer, index) => customer.order(shown[index] as never)))
    for (let round = 0; round < 4; round++) await both((customer) => customer.look())
    await ordering
    await recovered()
    await Promise.all(customers.map((customer, index) => customer.settleOrder(shown[index] as never)))

    if (fault === 'refuse') await proxy.refuse()
    else proxy.fault = () => fault
    for (let round = 0; round < 4; round++)
      await both(async (customer) => {
        await customer.add()
        await customer.look()
      })
    await recovered()
    await both((customer) => customer.settleCart())
    console.log(`${what}: ${JSON.stringify(customers.map(({ statuses }) => statuses))}`)
    expect(shop.stderr).toBe('')
  })
})

test('while the store takes no token any more, customers are guests, and find their carts when they have signed in again', async () => {
  await both((customer) => customer.add())
  const refusal = {
    message: 'The current customer isn’t authorized.',
    extensions: { category: 'graphql-authentication' },
  }
  const refused = result(401, JSON.stringify({ errors: [refusal] }), JSON_TYPE)
  proxy.fault = ({ headers }) => (headers.authorization ? refused : PASS)
  for (let round = 0; round < 2; round++) await both((customer) => customer.look())
  await recovered()
  await both((customer) => customer.signInAgain())
  await both((customer) => customer.settleCart())
})
