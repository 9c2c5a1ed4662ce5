import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { startDemoStore } from '../bff/support/demo-store.ts'

let store: Store

beforeAll(async () => {
  store = await startDemoStore()
})
afterAll(() => store.close())

async function ask<Data>(query: string, view = ''): Promise<Data> {
  const answer = await fetch(new URL('/graphql', store.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(view && { store: view }) },
    body: JSON.stringify({ query }),
  })
  return ((await answer.json()) as { data: Data }).data
}

test('a view has settings, content and active categories of its own, and the rest of its store', async () => {
  type Told = {
    storeConfig: { store_code: string; default_title: string; root_category_uid: string; product_url_suffix: string }
    categories: { items: { name: string }[] }
    route: { __typename: string } | null
    cmsBlocks: { items: { content: string }[] }
    products: { items: { sku: string }[] }
  }
  const query = `{
    storeConfig{store_code default_title root_category_uid product_url_suffix}
    categories(filters:{parent_id:{eq:"2"}}){items{name}}
    route(url:"chiens.html"){__typename}
    cmsBlocks(identifiers:["footer-contact"]){items{content}}
    products(search:"croquettes",pageSize:50){items{sku}}
  }`
  const [whole, horses] = [await ask<Told>(query), await ask<Told>(query, 'cheval')]
  expect(horses.storeConfig).toMatchObject({
    store_code: 'cheval',
    default_title: expect.stringContaining('Musette Cheval'),
    root_category_uid: whole.storeConfig.root_category_uid,
    product_url_suffix: whole.storeConfig.product_url_suffix,
  })
  expect(whole.categories.items.map(({ name }) => name)).toContain('Chiens')
  expect(horses.categories.items.map(({ name }) => name)).toEqual(['Chevaux'])
  expect(whole.route).toEqual({ __typename: 'CategoryTree' })
  expect(horses.route).toBeNull()
  expect(horses.cmsBlocks.items[0]?.content).toContain('cheval@musette.example')
  expect(whole.cmsBlocks.items[0]?.content).not.toContain('cheval@musette.example')
  expect(horses.products.items.filter(({ sku }) => /^(CHI|CHA)-/.test(sku))).toEqual([])
  expect(whole.products.items.length).toBeGreaterThan(horses.products.items.length)
})
