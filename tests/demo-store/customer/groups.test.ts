import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import { bearer, createClient } from '../support/client.ts'
import type { Client } from '../support/client.ts'

const PASSWORD = 'Musette-2026!'
const BOWL = 'CHI-GAM-GRES'
const query = `query($sku:String!){products(filter:{sku:{eq:$sku}}){items{
  price_range{minimum_price{regular_price{value} final_price{value}}} price_tiers{quantity final_price{value}}}}}`

type Priced = {
  price_range: { minimum_price: { regular_price: { value: number }; final_price: { value: number } } }
  price_tiers: { quantity: number; final_price: { value: number } }[]
}

let store: Store
let client: Client
let wholesale: string
let general: string

beforeAll(async () => {
  store = await startDemoStore()
  client = createClient(store)
  wholesale = await client.signIn('elevage.moulin@example.com', PASSWORD)
  general = await client.signIn('noe.lambert@example.com', PASSWORD)
})
afterAll(() => store?.close())

const priceOf = async (sku: string, token?: string): Promise<Priced | undefined> =>
  (await client.run<{ products: { items: Priced[] } }>(query, { sku }, token)).products.items[0]
const cacheIdOf = async (headers: Record<string, string>) =>
  (await client.post('{storeConfig{store_code}}', {}, headers)).header('x-magento-cache-id')

test('shows a group its own prices, and everybody else the usual ones', async () => {
  const usual = { price_range: { minimum_price: { final_price: { value: 24.9 } } }, price_tiers: [] }
  expect(await priceOf(BOWL)).toMatchObject(usual)
  expect(await priceOf(BOWL, general)).toMatchObject(usual)
  expect(await priceOf(BOWL, wholesale)).toMatchObject({
    price_range: { minimum_price: { regular_price: { value: 24.9 }, final_price: { value: 19.9 } } },
    price_tiers: [{ quantity: 1, final_price: { value: 19.9 } }],
  })
})

test('charges in the cart what it shows, and filters by it', async () => {
  const list = 'query($f:ProductAttributeFilterInput!){products(filter:$f){total_count}}'
  const filter = { f: { sku: { eq: BOWL }, price: { to: '20' } } }
  expect(await client.run(list, filter)).toEqual({ products: { total_count: 0 } })
  expect(await client.run(list, filter, wholesale)).toEqual({ products: { total_count: 1 } })
  const added = await client.run<{ addProductsToCart: { cart: unknown } }>(
    `mutation($id:String!,$sku:String!){addProductsToCart(cartId:$id,cartItems:[{sku:$sku,quantity:1}]){
      cart{prices{subtotal_including_tax{value}}} user_errors{message}}}`,
    {
      id: (await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, wholesale)).customerCart.id,
      sku: BOWL,
    },
    wholesale,
  )
  expect(added.addProductsToCart.cart).toEqual({ prices: { subtotal_including_tax: { value: 19.9 } } })
})

test('names guests and each group by another cache id, the same for all of a group', async () => {
  const ids = await Promise.all([cacheIdOf({}), cacheIdOf(bearer(general)), cacheIdOf(bearer(wholesale))])
  expect(new Set(ids).size).toBe(3)
  const camille = await client.signIn('camille.durand@example.com', PASSWORD)
  expect(await cacheIdOf(bearer(camille))).toBe(ids[1])
})

test('follows the merchant who changes a group’s price or moves a customer', async () => {
  await store.control.groupPrice({ sku: BOWL, group: 'retailer', qty: 1, cents: 2200 })
  await store.control.customerGroup({ email: 'noe.lambert@example.com', group: 'retailer' })
  expect(await priceOf(BOWL, general)).toMatchObject({ price_range: { minimum_price: { final_price: { value: 22 } } } })
  expect(await priceOf(BOWL)).toMatchObject({ price_range: { minimum_price: { final_price: { value: 24.9 } } } })
})
