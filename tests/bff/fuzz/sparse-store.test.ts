import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../bff/app.ts'
import type { Store } from '../../../demo-store/server.ts'
import manifest from '../../../schema/operations.generated.json' with { type: 'json' }
import { type FaultProxy, PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { collectLines } from '../support/log-lines.ts'
import { realPages } from '../support/real-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { testConfig } from '../support/test-app.ts'
import { CACHE_TOKEN, OWNER } from './fuzz-shop.ts'
import { createRandom } from './random.ts'
import { sparseAnswers } from './sparse-responses.ts'

const SEED = Number(process.env['FUZZ_SEEDS'] ?? 7)
/** Of the nullable fields, those that are missing: a single one now and then, some, a third. */
const SHARES = [0.01, 0.08, 0.3]
const PRODUCT = 'CHI-CRO-POULET'
const PAGES = [
  '/',
  '/chiens.html',
  '/chiens/croquettes.html',
  '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
  '/conseils-articulations',
  '/search/poulet',
  '/faq/',
  '/contact',
  '/nulle-part',
  '/checkout/login',
  '/sitemap.xml',
  '/sitemap-products-1.xml',
]
/** What the shop's own queries are asked with; each takes what it knows. */
const VARIABLES = {
  carrier: 'colissimo',
  country: 'FR',
  feature: 'wishlist',
  form: 'CUSTOMER_LOGIN',
  from: 0,
  id: '38',
  identifiers: ['home', 'footer-contact'],
  page: 1,
  postalCode: '35000',
  query: 'poulet',
  shareCode: 'unknown',
  size: 5,
  sku: PRODUCT,
  skus: [PRODUCT],
  targets: [],
  url: '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
}

let store: Store
let proxy: FaultProxy
let app: FastifyInstance
let url: string
let dataDir: string
const log = collectLines()
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  dataDir = await mkdtemp(join(tmpdir(), 'musette-sparse-'))
  const env = {
    UPSTREAM_URL: `${proxy.url}/graphql`,
    UPSTREAM_EXTENSIONS: 'all',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    CACHE_TOKEN,
  }
  const limits = { RATE_LIMIT_MUTATIONS: '100000', RATE_LIMIT_SENSITIVE: '100000' }
  app = await createApp(testConfig({ ...env, ...limits }), { pages: realPages, logStream: log })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app?.close()
  await proxy?.close()
  await store?.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  log.texts.length = 0
  proxy.fault = () => PASS
})

function beSparse(share: number): void {
  const random = createRandom(SEED)
  proxy.fault = () => ({ kind: 'rewrite', rewrite: sparseAnswers(random, share) })
}

/** What is asked for next is made of what the store gives now. */
async function forget(): Promise<void> {
  const headers = { authorization: `Bearer ${CACHE_TOKEN}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${url}/cache/purge`, { method: 'POST', headers, body: '{"all":true}' })
  expect(status).toBe(200)
}

/** Faults of ours; that something is not there is none. */
function errors(): unknown[] {
  const lines = log.texts.map((text) => JSON.parse(text) as { level: number; msg: string; err?: { stack: string } })
  return lines.filter(({ level }) => level >= 50).map(({ msg, err }) => [msg, err?.stack])
}

test.each(SHARES)('pages are shown without a share of %d of the store’s optional fields', async (share) => {
  beSparse(share)
  for (const page of PAGES) {
    await forget()
    const response = await fetch(url + page, { redirect: 'manual' })
    // A store that says to have no product, or no page, is believed; 500 and the empty page would be faults of ours.
    expect([200, 301, 302, 404, 502, 503], page).toContain(response.status)
    expect(await response.text(), page).not.toContain('data-render="fallback"')
  }
  expect(errors()).toEqual([])
})

test.each(SHARES)('a customer’s operations are answered without a share of %d of the store’s fields', async (share) => {
  const customer = new Shopper(url)
  await customer.login(OWNER, 'Musette-2026!')
  await customer.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 })
  await customer.addresses({ shipping: { address: HOME } })
  await customer.delivery()
  await customer.payment()
  const { me } = await customer.ask<{ me: { orderList: { items: { order_id: string }[] } } }>(
    '{ me { orderList { items { order_id } } } }',
  )
  const [order] = me.orderList.items
  beSparse(share)
  for (const { text } of Object.values(manifest)) {
    if (!text.startsWith('query')) continue
    await forget()
    const response = await customer.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables: { ...VARIABLES, orderId: order?.order_id } }),
    })
    expect(await response.text(), text).not.toContain('INTERNAL_SERVER_ERROR')
  }
  expect(errors()).toEqual([])
})

test.each(SHARES)('an order is made, or refused with a reason, without a share of %d of it', async (share) => {
  beSparse(share)
  const guest = new Shopper(url)
  const steps = [
    () => guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 }),
    () => guest.email(),
    () => guest.addresses(),
    () => guest.delivery(),
    () => guest.payment(),
    async () => guest.order(await guest.checkout()),
    () => guest.placed(),
  ]
  for (const step of steps) {
    const refusal = await step().then(
      () => '',
      (error: unknown) => String(error),
    )
    expect(refusal).not.toContain('INTERNAL_SERVER_ERROR')
  }
  expect(errors()).toEqual([])
})
