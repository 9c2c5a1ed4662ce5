import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningShop, startShop } from './shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ CACHE_TOKEN: 'a-token-for-these-tests' })
})
afterAll(() => shop.stop())

const control = async (what: string, body: unknown) => {
  const { ok } = await fetch(`${shop.storeUrl}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(ok).toBe(true)
}
const page = async (path: string) => {
  const response = await fetch(shop.url + path)
  return { html: await response.text(), verdict: response.headers.get('cache-status') }
}
const ask = async <T>(query: string): Promise<T> =>
  ((await (await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`)).json()) as { data: T }).data

describe('what a merchant saves shows with the next request', () => {
  test('on the page of a product, in lists, in searches and in GraphQL responses', async () => {
    const query = '{ search(query: "croquettes") { products(params: {size: 1}) { products { sku path name } } } }'
    type Found = { search: { products: { products: { sku: string; path: string; name: string }[] } } }
    const [product] = (await ask<Found>(query)).search.products.products
    if (!product) throw new Error('the demo store sells no croquettes')
    const pages = [product.path, '/search/croquettes']
    for (const path of pages) expect((await page(path)).html).toContain(product.name.split(' ')[0])

    await control('product', { sku: product.sku, name: 'Croquettes du jour même' })
    for (const path of pages) expect((await page(path)).html).toContain('Croquettes du jour même')
    expect((await ask<Found>(query)).search.products.products[0]?.name).toBe('Croquettes du jour même')
    for (const path of pages) expect((await page(path)).verdict).toBe('Musette; hit')
  })

  test('in the menu of every page, when it is a category', async () => {
    const { navigation } = await ask<{ navigation: { children: { id: string }[] }[] }>(
      '{ navigation { children { id } } }',
    )
    const child = navigation[0]?.children[0]
    await page('/mentions-legales')
    await control('category', { id: Number(child?.id), name: 'Nouveau rayon' })
    expect((await page('/mentions-legales')).html).toContain('Nouveau rayon')
  })

  test('after an order to forget everything, by token', async () => {
    await page('/')
    expect((await page('/')).verdict).toBe('Musette; hit')
    const { status } = await fetch(`${shop.url}/cache/purge`, {
      method: 'POST',
      headers: { authorization: 'Bearer a-token-for-these-tests', 'content-type': 'application/json' },
      body: '{"all":true}',
    })
    expect(status).toBe(200)
    expect((await page('/')).verdict).toBe('Musette; fwd=miss')
  })
})

describe('a warm page for guests', () => {
  test('costs the store nothing, whatever campaign they come from', async () => {
    const paths = ['/', '/chiens.html', '/chiens/croquettes.html?page=2', '/search/croquettes', '/mentions-legales']
    for (const path of paths) await page(path)
    await fetch(`${shop.storeUrl}/__control/requests`, { method: 'DELETE' })
    for (const path of paths) {
      const { verdict: cacheStatus } = await page(`${path}${path.includes('?') ? '&' : '?'}utm_source=lettre&gclid=x1`)
      expect([path, cacheStatus]).toEqual([path, 'Musette; hit'])
    }
    const { total } = (await (await fetch(`${shop.storeUrl}/__control/requests`)).json()) as { total: number }
    expect(total).toBe(0)
  })
})
