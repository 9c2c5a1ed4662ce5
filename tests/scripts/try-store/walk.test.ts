import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { connectStore, itemsOf } from '../../../scripts/doctor/store.ts'
import type { Row } from '../../../scripts/doctor/row.ts'
import { walkCart } from '../../../scripts/try-store/buying.ts'
import { walkPages } from '../../../scripts/try-store/pages.ts'
import type { Shop } from '../../../scripts/try-store/shop.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import { freePort } from '../../e2e/shop.ts'
import { type RealShop, startRealShop } from '../../bff/support/real-shop.ts'

let store: Store
let real: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  await store.control.level({ level: '2.4.7' })
  real = await startRealShop(store.url.replace(/\/$/, ''), { CAPTCHA: 'false' })
})
afterAll(async () => {
  await real.close()
  await store.close()
})

/** One browser at the shop. What it is told may be changed. */
function browser(change: (query: string, data: Data) => void = () => {}): Shop {
  const cookies = new Map<string, string>()
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(real.url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return {
    forget: () => cookies.clear(),
    stop: async () => [],
    async page(path) {
      const response = await request(path)
      const ms = path === '/' ? 5000 : 1
      return { status: response.status, html: await response.text(), ms, location: response.headers.get('location') }
    },
    async ask<T>(query: string, variables: Record<string, unknown> = {}) {
      const response = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
      if (errors?.[0]) throw new Error(errors[0].message)
      change(query, data)
      return data as T
    },
  }
}

type Listed = { sku: string; name: string; type: string; stock: { isInStock: boolean } }
type Data = {
  category?: { layer: { products: Listed[] } } | null
  product?: { groupedItems?: { product: { name: string } }[] } | null
}

async function walk(shop: Shop, hidden?: string): Promise<(id: string) => Row | undefined> {
  const direct = connectStore(readConfig({ UPSTREAM_URL: `${store.url}graphql` }))
  const listing: typeof direct = {
    ...direct,
    async query(text, variables) {
      const { data, ...response } = await direct.query(text, variables)
      const items = itemsOf(data?.products).filter(({ sku }) => sku !== hidden)
      return { ...response, data: { products: { items } } }
    },
  }
  const { rows, products } = await walkPages(shop, listing)
  const all = [...rows, ...(await walkCart(shop, products))]
  return (id) => all.find((row) => row.id === id)
}

const TYPES = ['simple', 'configurable', 'bundle', 'grouped', 'virtual']

describe('the walk through a store', () => {
  test('opens a page of each type, puts one into a cart, and says of a slow page how long it takes again', async () => {
    const of = await walk(browser())
    for (const type of TYPES) {
      expect(of(`pages/product ${type}`)?.verdict, type).toBe('ok')
      expect(of(`cart/add ${type}`)?.verdict, type).toBe('ok')
    }
    expect(of('pages/product grouped')?.says).toMatch(/, [1-9]\d* parts: /)
    expect(of('pages/names')?.verdict).toBe('ok')
    expect(of('pages/search results')?.verdict).toBe('ok')
    expect(of('pages/home')).toMatchObject({
      verdict: 'off',
      says: expect.stringMatching(/^5000 ms, the second time \d+ ms/),
      remedy: expect.not.stringContaining('store is slow'),
    })
    expect(of('cart/emptied')?.verdict).toBe('ok')
  })

  test('finds names in HTML, parts without a name, bundles that are wrongly sold out, and goods that only a search finds', async () => {
    const found = seed.products.find(({ type, visibility }) => type === 'grouped' && visibility === 'catalog')
    const of = await walk(
      browser((query, { category, product }) => {
        for (const one of category?.layer.products ?? []) {
          if (one.type === 'SIMPLE') one.name = one.name.replace(/^./, '&lt;')
          if (one.type === 'BUNDLE') one.stock.isInStock = false
        }
        if (query.includes('product { name }')) for (const part of product?.groupedItems ?? []) part.product.name = ''
      }),
      found?.sku,
    )
    expect(of('pages/names')).toMatchObject({ verdict: 'fault', says: expect.stringContaining('«&lt;') })
    expect(of('pages/product grouped')).toMatchObject({
      verdict: 'fault',
      says: expect.stringContaining('parts without a name'),
    })
    expect(of('cart/add bundle')).toMatchObject({
      verdict: 'fault',
      says: expect.stringMatching(/^sold out though parts are in stock: ./),
    })
    expect(of('pages/found by search only')).toMatchObject({
      verdict: 'ok',
      says: expect.stringMatching(/^1 products, /),
    })
  })
})

test('no shop is started in front of a store that does not respond', async () => {
  const env = { ...process.env, UPSTREAM_URL: `http://127.0.0.1:${await freePort()}/graphql` }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/try-store.ts'], {
    encoding: 'utf8',
    env,
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/FAULT reachable .*ECONNREFUSED[^]*Check UPSTREAM_URL/)
})
