import { describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop({ seed })
const set = seed.products.find(({ grouped }) => grouped?.some(({ qty }) => qty > 1))?.sku ?? ''

type Routed = { __typename: string; relative_url: string; redirect_code: number } | null
const route = async (url: string): Promise<Routed> =>
  (
    await client.run<{ route: Routed }>('query($u:String!){route(url:$u){__typename relative_url redirect_code}}', {
      u: url,
    })
  ).route

describe('an address', () => {
  test.each([
    ['chiens.html#haut', 'chiens.html', 0],
    ['chiens.html?p=2&utm_source=x', 'chiens.html?p=2&utm_source=x', 0],
    ['http://autre.example/chiens.html', 'chiens.html', 0],
    ['CGV', 'cgv', 301],
  ])('«%s» leads to «%s» with code %i', async (url, target, code) => {
    expect(await route(url)).toMatchObject({ relative_url: target, redirect_code: code })
  })

  test.each(['index.php/chiens.html', 'customer/account/login', 'checkout/cart', 'chiens%20.html', 'chiens'])(
    '«%s» is nothing',
    async (url) => {
      expect(await route(url)).toBeNull()
    },
  )

  test('with two slashes before it is an internal error', async () => {
    const { status, json } = await client.post('{route(url:"//chiens.html"){type}}')
    expect(status).toBe(200)
    expect(json).toMatchObject({ data: { route: null }, errors: [{ message: 'Internal server error' }] })
  })

  test('that redirects in a circle gets a response once one of its rows is gone', async () => {
    await store.control.rewrite({ requestPath: 'rond-1', targetPath: 'rond-2', redirectCode: 301 })
    await store.control.rewrite({ requestPath: 'rond-2', targetPath: 'rond-1', redirectCode: 301 })
    const waiting = route('rond-1')
    const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 300, 'nothing yet'))])
    expect(first).toBe('nothing yet')
    await store.control.removeRewrite({ requestPath: 'rond-2' })
    expect(await waiting).toMatchObject({ __typename: 'RoutableUrl', relative_url: 'rond-2', redirect_code: 301 })
  })
})

describe('a set of products', () => {
  const items = '... on GroupedProduct { items { qty product { sku } } }'
  const price = 'price_range { minimum_price { final_price { value } } }'
  type Sets = Record<string, { items: { items?: { qty: number }[] }[] }>
  const quantities = async (roots: string): Promise<(number | undefined)[]> => {
    const answer = await client.run<Sets>(roots)
    return Object.values(answer)
      .flatMap((list) => list.items.flatMap((product) => product.items ?? []))
      .map(({ qty }) => qty)
  }
  const one = (fields: string): string => `products(filter:{sku:{eq:"${set}"}}){items{sku ${fields}}}`

  test('loses its quantities when its price is selected first, in the same place of the same response', async () => {
    const told = await quantities(`{${one(items)}}`)
    expect(told.some((qty) => qty !== 1)).toBe(true)
    expect(await quantities(`{${one(`${price} ${items}`)}}`)).toEqual(told.map(() => 1))
    expect(await quantities(`{${one(`${items} ${price}`)}}`)).toEqual(told)
    expect(await quantities(`{${one(`stock_status price_tiers{quantity} ${items}`)}}`)).toEqual(told)
    expect(await quantities(`{full:${one(price)} sets:${one(items)}}`)).toEqual(told)
  })
})

describe('attributes', () => {
  const sku = 'CHV-ALI-SPORT'
  type Item = { code: string; value?: string }
  const raw = async (): Promise<Map<string, string | undefined>> => {
    const { products } = await client.run<{ products: { items: { custom_attributesV2: { items: Item[] } }[] } }>(
      'query($s:String!){products(filter:{sku:{eq:$s}}){items{custom_attributesV2(filters:{is_visible_on_front:true}){items{code ...on AttributeValue{value}}}}}}',
      { s: sku },
    )
    return new Map(products.items[0]?.custom_attributesV2.items.map(({ code, value }) => [code, value]))
  }

  test('come raw: days with a midnight, prices with six places, yes as 1', async () => {
    const values = await raw()
    expect(values.get('date_recolte')).toBe('2026-07-18 00:00:00')
    expect(values.get('prix_conseille')).toBe('28.900000')
    expect(values.get('bio')).toBe('0')
  })

  test('are described with their input type', async () => {
    const { attributesList } = await client.run<{
      attributesList: { items: { code: string; frontend_input: string }[] }
    }>('{attributesList(entityType:CATALOG_PRODUCT,filters:{is_visible_on_front:true}){items{code frontend_input}}}')
    const inputs = Object.fromEntries(attributesList.items.map(({ code, frontend_input: input }) => [code, input]))
    expect(inputs).toMatchObject({ date_recolte: 'DATE', prix_conseille: 'PRICE', bio: 'BOOLEAN', marque: 'SELECT' })
  })
})

describe('prices entered without tax', () => {
  type Priced = {
    price_range: { minimum_price: { final_price: { value: number } } }
    price_tiers: { final_price: { value: number } }[]
  }
  const shown = async (): Promise<{ price: number | undefined; tier: number | undefined }> => {
    const { products } = await client.run<{ products: { items: Priced[] } }>(
      '{products(filter:{sku:{eq:"CHV-ALI-SPORT"}}){items{price_range{minimum_price{final_price{value}}} price_tiers{final_price{value}}}}}',
    )
    const [product] = products.items
    return {
      price: product?.price_range.minimum_price.final_price.value,
      tier: product?.price_tiers[0]?.final_price.value,
    }
  }

  test('are shown as the display setting says, unrounded with tax; tiers always as they were entered', async () => {
    expect(await shown()).toEqual({ price: 25.9, tier: 49.8 })
    await store.control.setting({ key: 'prices_without_tax', value: true })
    expect(await shown()).toEqual({ price: 25.896001, tier: 41.5 })
    await store.control.setting({ key: 'tax_display_type', value: 1 })
    expect(await shown()).toEqual({ price: 21.58, tier: 41.5 })
    await store.control.setting({ key: 'prices_without_tax', value: false })
  })
})

describe('names', () => {
  test('of the view and of its group are two, and the shop’s own is in no field', async () => {
    const { storeConfig } = await client.run<{ storeConfig: Record<string, string> }>(
      '{storeConfig{store_name store_group_name website_name}}',
    )
    expect(storeConfig).toEqual({
      store_name: 'Français',
      store_group_name: 'Musette',
      website_name: 'Main Website',
    })
    expect((await client.post('{storeConfig{store_information{name}}}')).json?.errors).toHaveLength(1)
  })
})
