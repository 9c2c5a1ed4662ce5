import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, beforeAll, afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { createUpstreamFactory } from '../../../bff/magento/bound-upstream.ts'
import { learnStoreMembers, type LearnedMembers } from '../../../bff/magento/learn-store.ts'
import type { AnyOperation } from '../../../bff/magento/request.ts'
import { createStoreClient, type StoreCall, type StoreClient } from '../../../bff/magento/store-client.ts'
import { createStoreMembers, fittedCalls } from '../../../bff/magento/store-members.ts'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { GuestOrderByToken } from '../../../bff/domains/orders/magento/guest-orders.generated.ts'
import { StoreFeatures } from '../../../bff/domains/shop/magento/store-config.generated.ts'
import { PlaceOrder } from '../../../bff/domains/payment/magento/place-order.generated.ts'
import type { Store } from '../../../demo-store/server.ts'
import { closeIntrospection } from '../../scripts/doctor/closed-store.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { testConfig } from '../support/test-app.ts'

/** Of a module. */
const PRICE_HISTORY = 'SimpleProduct.price_history'

const { log } = Fastify({ logger: { level: 'silent' } })

let store: Store
let endpoint: string
beforeAll(async () => {
  store = await startDemoStore()
  endpoint = new URL('graphql', store.url).href
})
afterAll(() => store.close())

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

type Learning = { members: LearnedMembers; client: StoreClient; purges: ReturnType<typeof createPurgeLog> }

function learn(
  env: Record<string, string> = {},
  file = join(mkdtempSync(join(tmpdir(), 'schema-')), 'schema.json'),
): Learning {
  const settings = testConfig({ UPSTREAM_URL: endpoint, UPSTREAM_EXTENSIONS: 'all', ...env }).upstream
  const client = createStoreClient(settings, log)
  const purges = createPurgeLog()
  const members = learnStoreMembers(client, { ...settings, unread: [], file }, purges, log)
  open.push(async () => {
    members.stop()
    await client.close()
  })
  return { members, client, purges }
}

describe('what a store has', () => {
  test('is what its schema says, whatever the settings took it for', async () => {
    await store.control.level({ level: '2.4.6' })
    const { members, purges } = learn({ UPSTREAM_LEVEL: '2.4.8', UPSTREAM_EDITION: 'commerce' })
    expect(members.has('Query.guestOrder')).toBe(true)
    expect(members.has('Customer.store_credit')).toBe(true)
    await members.known
    expect(members.has('Query.guestOrder')).toBe(false)
    expect(members.has('Customer.store_credit')).toBe(false)
    expect(members.has('Query.cart')).toBe(true)
    expect(members.atLeast('2.4.7')).toBe(false)
    // What was cached until then may lack a part, or have one too many.
    expect(purges.isPurged([], 0)).toBe(true)
  })

  test('is not what an older call says that comes back late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const replies: ((fields: string[]) => void)[] = []
    const call = () =>
      new Promise((resolve) =>
        replies.push((fields) => {
          const types = [{ name: 'Query', fields: fields.map((name) => ({ name, args: [] })) }]
          resolve({ data: { __schema: { types } }, errors: [], bytes: 0 })
        }),
      )
    const client = { endpoint: new URL(endpoint), call } as unknown as StoreClient
    const file = join(mkdtempSync(join(tmpdir(), 'schema-')), 'schema.json')
    const settings = { ...testConfig({ UPSTREAM_URL: endpoint }).upstream, unread: [], file }
    const members = learnStoreMembers(client, settings, createPurgeLog(), log)
    open.push(async () => members.stop())
    await vi.advanceTimersByTimeAsync(0)
    members.learnAgain()
    await vi.advanceTimersByTimeAsync(3000)
    replies[1]?.(['cart', 'cmsPage'])
    await members.known
    replies[0]?.(['cart'])
    await pause(200) // in which it would be kept for the next start
    expect(JSON.parse(readFileSync(file, 'utf8')).missing).not.toContain('Query.cmsPage')
    expect(members.has('Query.cmsPage')).toBe(true)
  })

  test('follows an upgrade of the store once it is learned again', async () => {
    await store.control.level({ level: '2.4.6' })
    const { members } = learn()
    await members.known
    expect(members.fit(GuestOrderByToken)).toBeNull()
    await store.control.level({ level: '2.4.8' })
    members.learnAgain()
    await expect.poll(() => members.atLeast('2.4.8')).toBe(true)
    expect(members.fit(GuestOrderByToken)).not.toBeNull()
    expect(members.fit(StoreFeatures)).toBe(StoreFeatures)
  })

  test('is the same where introspection is closed, and is known at once at the next start', async () => {
    await store.control.level({ level: '2.4.7' })
    await store.control.extensions({ names: ['price-history'] })
    const told = learn()
    await told.members.known
    const closed = await closeIntrospection(endpoint)
    open.push(async () => closed.close())
    const file = join(mkdtempSync(join(tmpdir(), 'schema-')), 'schema.json')
    const probed = learn({ UPSTREAM_URL: closed.endpoint, UPSTREAM_LEVEL: '2.4.6' }, file)
    await probed.members.known
    const coordinates = ['Query.guestOrder', 'Mutation.requestGuestOrderCancel', PRICE_HISTORY]
    for (const coordinate of [...coordinates, 'Customer.store_credit', 'Cart.applied_store_credit']) {
      expect([coordinate, probed.members.has(coordinate)]).toEqual([coordinate, told.members.has(coordinate)])
    }
    const next = learn({ UPSTREAM_URL: closed.endpoint, UPSTREAM_LEVEL: '2.4.6' }, file)
    expect(next.members.has('Query.guestOrder')).toBe(true)
    expect(next.members.has(PRICE_HISTORY)).toBe(true)
  })

  test('leaves out modules that the shop is configured not to use', async () => {
    await store.control.level({ level: '2.4.7' })
    await store.control.extensions({ names: ['price-history'] })
    for (const [extensions, isUsed] of [
      ['price-history', true],
      ['none', false],
    ] as const) {
      const { members } = learn({ UPSTREAM_EXTENSIONS: extensions })
      await members.known
      expect([extensions, members.has(PRICE_HISTORY)]).toEqual([extensions, isUsed])
    }
  })
})

test('a document that the store refuses because its schema shrank is sent again without what it named', async () => {
  await store.control.extensions({ names: [] })
  await store.control.level({ level: '2.4.8' })
  const { members, client, purges } = learn()
  await members.known
  const upstream = createUpstreamFactory(testConfig({ UPSTREAM_URL: endpoint }).upstream, client, { purges, members })({
    log,
  })
  expect((await upstream.read(StoreFeatures, {}, { maxAge: 0 })).storeConfig).toHaveProperty('contact_enabled')
  await store.control.level({ level: '2.4.6' })
  expect(await upstream.read(StoreFeatures, {}, { maxAge: 0 })).toEqual({})
  // A mutation that was refused as a document was not executed, so it may be sent again. This store has no such cart.
  await expect(upstream.send(PlaceOrder, { id: 'nobody' })).rejects.toMatchObject({ kind: 'not-found' })
})

test('a mutation that the store refuses is sent once, whatever is learned meanwhile', async () => {
  const operation = PlaceOrder
  const sent: string[] = []
  const members = createStoreMembers(new Set(['PlaceOrderOutput.errors']))
  const learned = { current: members }
  const client = {
    async call(call: StoreCall) {
      sent.push(call.operation.text)
      learned.current = createStoreMembers(new Set())
      const refusal = new UpstreamError('input', 'The cart is empty', 'PlaceOrder', { path: ['placeOrder'] })
      return { data: null, errors: [refusal], bytes: 0 }
    },
  }
  const changing = {
    ...members,
    fit: <Wanted extends AnyOperation>(wanted: Wanted) => learned.current.fit(wanted),
    correct: (errors: readonly UpstreamError[]) => learned.current.correct(errors),
  }
  const request = () => ({ method: 'POST' as const, path: '/', headers: {} })
  const { errors } = await fittedCalls(client, changing)({ operation, request, timeout: 5 })
  expect(errors[0]?.message).toBe('The cart is empty')
  expect(sent).toHaveLength(1)
})
