import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../bff/app.ts'
import { readConfig } from '../../../bff/config/read-config.ts'
import { CookieJar } from '../../support/cookie-jar.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { fakePages } from '../support/test-app.ts'

/** One shop in French and in English, and another shop beside them. */
const SITES = {
  boutique: { locale: 'fr-FR', languageGroup: 'shop', sessionGroup: 'both' },
  shop: { locale: 'en-GB', languageGroup: 'shop', sessionGroup: 'both', basePath: '/en', upstreamStore: 'en' },
  ailleurs: { basePath: '/ailleurs' },
}
const SHOP = { sites: SITES, environment: {}, lines: {} }
const ORIGIN = 'http://boutique.example'

let store: Awaited<ReturnType<typeof startDemoStore>>
let root = ''
let app: FastifyInstance

beforeAll(async () => {
  store = await startDemoStore()
  root = mkdtempSync(join(tmpdir(), 'musette-shared-session-'))
  const env = {
    ...{ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '60000', SITES: 'boutique,shop,ailleurs' },
    ...{ DATA_DIR: join(root, 'var'), UPSTREAM_URL: `${store.url}graphql` },
  }
  app = await createApp(readConfig(env, root, SHOP), { pages: fakePages })
})
afterAll(async () => {
  await app.close()
  await store.close()
  rmSync(root, { recursive: true, force: true })
})

type Data = { cart?: { items: { sku: string }[] }; me?: { email: string | null } }

async function ask(base: string, query: string, jar: CookieJar): Promise<Data> {
  const response = await app.inject({
    method: 'POST',
    url: `${base}/graphql`,
    headers: { host: 'boutique.example', cookie: jar.headerOf(`${base}/`) },
    payload: { query },
  })
  const lines = [response.headers['set-cookie'] ?? []].flat()
  jar.take({ headers: { getSetCookie: () => lines } as Headers })
  return response.json<{ data: Data }>().data
}

const CART = '{cart{items{sku}}}'
const ME = '{me{email}}'

test('the cart follows a shopper from one site of a group to the other and back, and to no other site', async () => {
  const jar = new CookieJar(ORIGIN)
  const add = (sku: string) => `mutation{addItemToCart(item:{sku:"${sku}",qty:1}){success}}`
  await ask('', add('CHI-FRI-BISCUIT'), jar)
  await ask('/en', add('CHI-FRI-FROMAGE'), jar)
  const both = [{ sku: 'CHI-FRI-BISCUIT' }, { sku: 'CHI-FRI-FROMAGE' }]
  expect((await ask('/en', CART, jar)).cart?.items).toEqual(both)
  expect((await ask('', CART, jar)).cart?.items).toEqual(both)
  expect((await ask('/ailleurs', CART, jar)).cart?.items).toEqual([])
})

test('who signs in on one site of a group is signed in on the other, and signs out of both', async () => {
  const jar = new CookieJar(ORIGIN)
  await ask('/en', 'mutation{login(email:"camille.durand@example.com",password:"Musette-2026!"){success}}', jar)
  expect((await ask('', ME, jar)).me?.email).toBe('camille.durand@example.com')
  expect((await ask('/ailleurs', ME, jar)).me?.email).toBeNull()
  await ask('', 'mutation{logout{success}}', jar)
  expect((await ask('/en', ME, jar)).me?.email).toBeNull()
})
