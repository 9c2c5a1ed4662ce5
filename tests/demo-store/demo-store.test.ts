import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaHandler } from '../../demo-store/media.ts'
import { seed } from '../../demo-store/seed/data.ts'
import { createStore, type Store } from '../../demo-store/server.ts'
import { createClient } from './support/client.ts'
import type { Client } from './support/client.ts'

let store: Store
let client: Client

beforeAll(async () => {
  store = await createStore({ seed, media: createMediaHandler(), dataDir: null })
  client = createClient(store)
})
afterAll(() => store.close())

describe('the demo store', () => {
  test('renders every page and block without a directive left', async () => {
    for (const { identifier, active } of seed.cmsPages) {
      const { json } = await client.post('query($i:String!){cmsPage(identifier:$i){content}}', { i: identifier })
      expect(json?.errors === undefined, identifier).toBe(active)
      expect(JSON.stringify(json), identifier).not.toContain('{{')
    }
    const identifiers = seed.cmsBlocks.filter(({ active }) => active).map(({ identifier }) => identifier)
    const blocks = await client.run('query($i:[String!]!){cmsBlocks(identifiers:$i){items{content}}}', {
      i: identifiers,
    })
    expect(JSON.stringify(blocks)).not.toContain('{{')
  })

  test('leads every address of its own to something', async () => {
    const products = seed.products
      .filter(({ visibility }) => visibility === 'catalog')
      .map(({ urlKey }) => `${urlKey}.html`)
    const addresses = [...products, ...seed.rewrites.map(({ requestPath }) => requestPath)]
    for (const url of addresses) {
      const { json } = await client.post('query($u:String!){route(url:$u){__typename relative_url}}', { u: url })
      expect(json?.errors, url).toBeUndefined()
      expect(json?.data?.route, url).not.toBeNull()
    }
  })

  test('has products in every active category that is more than its landing block', async () => {
    const query = 'query($u:String!){products(filter:{category_uid:{eq:$u}},pageSize:1){total_count}}'
    for (const { id, name, active, displayMode } of seed.categories) {
      if (!active || displayMode === 'PAGE') continue
      const u = Buffer.from(String(id)).toString('base64')
      const { products } = await client.run<{ products: { total_count: number } }>(query, { u })
      expect(products.total_count, name).toBeGreaterThan(0)
    }
  })

  test('returns a video among the pictures as Magento does, behind its preview picture', async () => {
    const query = `query($s:String!){products(filter:{sku:{eq:$s}}){items{media_gallery{__typename url label position disabled
      ... on ProductVideo{video_content{video_provider video_url video_title video_description}}}}}}`
    type Answer = { products: { items: { media_gallery: object[] }[] } }
    const { products } = await client.run<Answer>(query, { s: 'CHI-GAM-LENTE' })
    const title = 'Un lapin au pré, film de la fondation Blender'
    expect(products.items[0]?.media_gallery).toMatchObject([
      { __typename: 'ProductImage', position: 1 },
      { __typename: 'ProductImage', position: 2 },
      {
        __typename: 'ProductVideo',
        url: expect.stringMatching(/\/chi-gam-lente_3\.jpg$/),
        label: title,
        position: 3,
        disabled: false,
        video_content: {
          video_provider: 'youtube',
          video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          video_title: title,
          video_description: expect.stringContaining('CC BY'),
        },
      },
    ])
  })

  test('lists as new what is among the new products, from a day on and without end', async () => {
    const query =
      'query($u:String!){products(filter:{category_uid:{eq:$u}},pageSize:50){items{sku new_from_date new_to_date}}}'
    type Item = { sku: string; new_from_date: string | null; new_to_date: string | null }
    const { products } = await client.run<{ products: { items: Item[] } }>(query, {
      u: Buffer.from('137').toString('base64'),
    })
    for (const { sku, new_from_date: from, new_to_date: to } of products.items) {
      expect(from, sku).toMatch(/^2026-1[01]-\d\d 00:00:00$/)
      expect(to, sku).toBeNull()
    }
  })

  test('shows sold-out products, and a picture for each one it lists', async () => {
    const { products } = await client.run<{
      products: { total_count: number; items: { sku: string; stock_status: string; small_image: { url: string } }[] }
    }>('{products(filter:{},pageSize:500){total_count items{sku stock_status small_image{url}}}}')
    expect(products.items.some(({ stock_status: status }) => status === 'OUT_OF_STOCK')).toBe(true)
    const [first] = products.items
    const picture = await client.send(new URL(first?.small_image.url ?? '').pathname)
    expect([picture.status, picture.header('content-type')?.split('/')[0]]).toEqual([200, 'image'])
  })
})

describe('the demo customer', () => {
  test('has an order in each state, with what it left behind', async () => {
    const { generateCustomerToken: login } = await client.run<{ generateCustomerToken: { token: string } }>(
      'mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}',
      { e: seed.customers?.[0]?.email, p: seed.customers?.[0]?.password },
    )
    const { customer } = await client.run<{
      customer: {
        orders: {
          items: {
            status: string
            total: { grand_total: { value: number } }
            invoices: { total: { grand_total: { value: number } } }[]
            shipments: { tracking: { number: string }[] }[]
            credit_memos: { total: { grand_total: { value: number } } }[]
          }[]
        }
      }
    }>(
      `{customer{orders(pageSize:50){items{status total{grand_total{value}} invoices{total{grand_total{value}}}
        shipments{tracking{number}} credit_memos{total{grand_total{value}}}}}}}`,
      {},
      login.token,
    )
    const { items } = customer.orders
    expect(items.map(({ status }) => status)).toEqual([
      'Fermée',
      'Terminée',
      'Annulée',
      'Terminée',
      'En cours de traitement',
      'Suspendue',
      'En attente',
    ])
    for (const { total, invoices, credit_memos: memos } of items) {
      for (const { total: billed } of [...invoices, ...memos]) expect(billed).toEqual(total)
    }
    expect(items[1]?.shipments[0]?.tracking).toHaveLength(1)
  })
})
