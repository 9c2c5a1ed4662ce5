import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMediaHandler } from '../../demo-store/media.ts'
import { seed } from '../../demo-store/seed/data.ts'
import { createStore, type Store } from '../../demo-store/server.ts'

const TOTAL = 400
let dataDir: string
let store: Store
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'musette-multiplied-'))
  store = await createStore({ seed, media: createMediaHandler(), dataDir, products: TOTAL })
})
afterAll(async () => {
  await store.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask<T>(query: string): Promise<T> {
  const body = JSON.stringify({ query })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${store.url}graphql`, { method: 'POST', headers, body })
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

test('a multiplied catalogue lists as many products as were asked for, found by search, category and address', async () => {
  type Found = {
    products: { total_count: number; items: { sku: string; url_key: string; categories: { uid: string }[] }[] }
  }
  const all = await ask<Found>(
    '{ products(filter: {}, pageSize: 300) { total_count items { sku url_key categories { uid } } } }',
  )
  expect(all.products.total_count).toBe(TOTAL)
  const copy = all.products.items.find(({ sku }) => sku.endsWith('-2'))
  expect(copy?.categories.length).toBeGreaterThan(0)
  const route = await ask<{ route: { sku: string } }>(
    `{ route(url: "${copy?.url_key}.html") { ... on SimpleProduct { sku } } }`,
  )
  expect(route.route.sku).toBe(copy?.sku)
  const search = await ask<Found>(`{ products(search: "${copy?.sku}") { total_count items { sku } } }`)
  expect(search.products.items.map(({ sku }) => sku)).toContain(copy?.sku)
})
