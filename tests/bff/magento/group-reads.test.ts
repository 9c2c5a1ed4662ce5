import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { createSignIn, priceGroupOf } from '../../../bff/session/sign-in.ts'
import { createUpstreamFactory } from '../../../bff/magento/bound-upstream.ts'
import { createGroupPrices } from '../../../bff/magento/group-prices.ts'
import { createStoreMembers } from '../../../bff/magento/store-members.ts'
import { createStoreClient, type StoreClient } from '../../../bff/magento/store-client.ts'
import { shopData, ShopName } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore, type StoreCall } from '../support/fake-store.ts'
import { testConfig } from '../support/test-app.ts'

/** Group by token; whoever has none is a guest. */
let groups: Record<string, string>
let store: FakeStore
let client: StoreClient
let bind: ReturnType<typeof createUpstreamFactory>

const { log } = Fastify({ logger: { level: 'silent' } })
const groupOf = ({ headers: { authorization = '' } }: StoreCall) =>
  groups[authorization.slice('Bearer '.length)] ?? 'guest'

beforeEach(async () => {
  groups = { wholesaler: 'wholesale', another: 'wholesale' }
  store = await startFakeStore((call) => ({
    body: shopData(groupOf(call)),
    headers: { 'x-magento-cache-id': groupOf(call) },
    delay: 20,
  }))
  const settings = testConfig({ UPSTREAM_URL: store.url }).upstream
  client = createStoreClient(settings, log)
  await expect.poll(() => client.hasResponded).toBe(true)
  bind = createUpstreamFactory(settings, client, {
    ...{ purges: createPurgeLog(), members: createStoreMembers(new Set()) },
    comparePrices: async () => true,
  })
})
afterEach(async () => {
  await client.close()
  await store.close()
})

/** A customer whose group is known. */
function customer(token: string, group: string | null = 'wholesale') {
  const session = createSession()
  const signIn = createSignIn(session)
  signIn.start(token)
  if (group !== null) signIn.notePriceGroup(group)
  const upstream = bind({ signIn, log })
  return {
    session,
    upstream,
    read: async () => nameOf(await upstream.read(ShopName, {}, { maxAge: 60, perGroup: true })),
  }
}
const nameOf = ({ storeConfig }: { storeConfig: { store_name: string } }) => storeConfig.store_name
const readAsGuest = async () => nameOf(await bind({ log }).read(ShopName, {}, { maxAge: 60, perGroup: true }))

describe('what a customer reads whose group has prices of its own', () => {
  test('is requested by POST with the token, once for the whole group, and never for guests', async () => {
    expect(await readAsGuest()).toBe('guest')
    expect(await customer('wholesaler').read()).toBe('wholesale')
    expect(await customer('another').read()).toBe('wholesale')
    expect(await readAsGuest()).toBe('guest')
    expect(store.calls.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', undefined],
      ['POST', 'Bearer wholesaler'],
    ])
  })

  test('is what guests read where it does not depend on the group', async () => {
    const { upstream } = customer('wholesaler')
    expect(nameOf(await upstream.read(ShopName, {}, { maxAge: 60 }))).toBe('guest')
    expect(store.calls.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  test('is not shared with those who wait for it when its asker turns out to be of another group', async () => {
    groups.wholesaler = 'vip'
    const [moved, waiting] = [customer('wholesaler'), customer('another')]
    expect(await Promise.all([moved.read(), waiting.read()])).toEqual(['vip', 'wholesale'])
    expect(moved.session.data.priceGroup).toBe(priceGroupOf('vip'))
    expect(waiting.session.data.priceGroup).toBe(priceGroupOf('wholesale'))
    // Nothing was cached for either group.
    expect(await customer('another').read()).toBe('wholesale')
    groups.third = 'vip'
    expect(await customer('third', 'vip').read()).toBe('vip')
  })

  test('is a guest’s as soon as the store takes the token for one’s, without spoiling the cache', async () => {
    delete groups.wholesaler
    expect(await customer('wholesaler').read()).toBe('guest')
    expect(await customer('another').read()).toBe('wholesale')
    expect(await readAsGuest()).toBe('guest')
  })

  test('is requested separately while the group is unknown, and reveals it', async () => {
    const { read, session } = customer('wholesaler', null)
    expect(await read()).toBe('wholesale')
    expect(session.data.priceGroup).toBe(priceGroupOf('wholesale'))
    expect(await readAsGuest()).toBe('guest')
  })

  test('is what guests read from a store that has no price groups', async () => {
    store.answer = (call) => ({ body: shopData(groupOf(call)) })
    const { read, upstream } = customer('wholesaler', null)
    await read()
    expect(upstream.hasOwnPrices()).toBe(false)
    expect(await read()).toBe('guest')
  })

  test('is what guests read after the store refused the token (2.4.8)', async () => {
    const refusal = { errors: [{ message: 'no', extensions: { category: 'graphql-authentication' } }] }
    store.answer = ({ headers }) =>
      headers.authorization ? { status: 401, body: refusal } : { body: shopData('guest') }
    const { read, upstream } = customer('wholesaler')
    expect(await read()).toBe('guest')
    expect(upstream.hasOwnPrices()).toBe(false)
  })
})

describe('whether a group has prices of its own', () => {
  /** Lets what was begun come to its end. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  test('is compared once, again after the store announced something, and not more often than once a minute', async () => {
    const purges = createPurgeLog()
    let now = 0
    let compared = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    onTestFinished(() => void vi.restoreAllMocks())
    const prices = createGroupPrices(purges)
    const differ = () => prices.differ('general', async () => compared++ > 0)
    expect(differ()).toBe(true)
    await settle()
    expect(differ()).toBe(false)
    purges.purge(['cat_p_1'])
    now += 59_000
    expect([differ(), compared]).toEqual([false, 1])
    now += 1000
    expect(differ()).toBe(false)
    await settle()
    expect([differ(), compared]).toEqual([true, 2])
  })

  test('stays open, and the group’s own prices are requested, while the store cannot be compared', async () => {
    const prices = createGroupPrices(createPurgeLog())
    const failing = () => prices.differ('general', () => Promise.reject(new Error('down')))
    expect(failing()).toBe(true)
    await settle()
    expect(failing()).toBe(true)
  })
})
