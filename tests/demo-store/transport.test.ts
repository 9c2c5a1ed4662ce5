import { afterEach, describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()
afterEach(async () => {
  await store.control.calm()
  await store.control.level({ level: '2.4.7' })
})

const config = '{storeConfig{store_code}}'
const aliases = (count: number): string =>
  `{storeConfig{${Array.from({ length: count }, (_, index) => `a${index}:store_code`).join(' ')}}}`

describe('a response to GET', () => {
  test('is public with the tags of its entities', async () => {
    const { header } = await client.get('{products(filter:{category_uid:{eq:"NA=="}}){items{sku}}}')
    expect(header('cache-control')).toBe('max-age=86400, public, s-maxage=86400')
    expect(header('x-magento-tags')).toBe('cat_p,cat_p_23,cat_p_2,cat_p_1')
    expect(header('x-magento-cache-id')).toMatch(/^[0-9a-f]{64}$/)
  })

  test('names the category of a listing only from 2.4.8 on', async () => {
    await store.control.level({ level: '2.4.8' })
    const { header } = await client.get('{products(filter:{category_uid:{eq:"NA=="}}){items{sku}}}')
    expect(header('x-magento-tags')?.split(',')).toEqual(expect.arrayContaining(['cat_c', 'cat_c_4']))
  })

  test.each([
    ['an empty list', '{products(filter:{sku:{eq:"INCONNU"}}){items{sku}}}'],
    ['an unknown address', '{route(url:"n-existe-pas"){type}}'],
    ['an error before execution', '{storeConfig{zzz}}'],
  ])('must not be stored for %s', async (_name, query) => {
    const { header } = await client.get(query)
    expect(header('cache-control')).toContain('no-store')
    expect(header('x-magento-tags')).toBeNull()
  })

  test('must not be stored when a cart is part of it', async () => {
    const id = await client.cart([])
    const { header } = await client.get(`query($id:String!){storeConfig{store_code} cart(cart_id:$id){id}}`, { id })
    expect(header('cache-control')).toContain('no-store')
  })

  test('is public even with an error, if something cacheable succeeded', async () => {
    const query = '{storeConfig{store_code} cart(cart_id:"x"){id}}'
    const { header, json } = await client.get(query)
    expect(json?.errors).toHaveLength(1)
    expect(header('x-magento-tags')).toBe('gql_store_config,gql_store_config_1')
  })

  test('depends on store view and currency', async () => {
    const ids = await Promise.all(
      Array.of<Record<string, string>>({}, { Store: 'en' }, { 'Content-Currency': 'USD' }).map(async (headers) =>
        (await client.get(config, {}, headers)).header('x-magento-cache-id'),
      ),
    )
    expect(new Set(ids).size).toBe(3)
  })
})

describe('a refused request', () => {
  test.each([
    ['a mutation by GET', () => client.get('mutation{createEmptyCart}'), 'graphql-input'],
    ['an unknown store', () => client.get(config, {}, { Store: 'zzz' }), 'graphql-input'],
    ['a store in capitals', () => client.post(config, {}, { Store: 'EN' }), 'graphql-input'],
    ['an unknown currency', () => client.post(config, {}, { 'Content-Currency': 'CHF' }), 'graphql-input'],
    ['a syntax error', () => client.post('{storeConfig{'), undefined],
    ['an empty query', () => client.post(''), undefined],
    ['301 fields', () => client.post(aliases(300)), 'graphql-input'],
  ])('%s is a 500 up to 2.4.7 and a 400 from 2.4.8 on', async (name, send, category) => {
    const older = await send()
    expect(older.status).toBe(500)
    expect(older.json?.errors?.[0]?.extensions?.category).toBe(category)
    await store.control.level({ level: '2.4.8' })
    expect((await send()).status).toBe(name === '301 fields' ? 200 : 400)
  })

  test('is a page of HTML when the body is no JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const { status, header } = await client.send('/graphql', { method: 'POST', headers, body: '{"query":' })
    expect([status, header('content-type')]).toEqual([500, 'text/html; charset=UTF-8'])
  })

  test('crashes on a type that the store does not know', async () => {
    const { status, json } = await client.post('fragment F on Return{uid} {storeConfig{store_code}}')
    expect(status).toBe(500)
    expect(json?.errors).toEqual([{ message: 'Internal server error' }])
  })

  test('allows 1000 fields on 2.4.8', async () => {
    await store.control.level({ level: '2.4.8' })
    expect((await client.post(aliases(999))).json?.errors).toBeUndefined()
    expect((await client.post(aliases(1000))).status).toBe(400)
  })

  test('is refused by the web server when its address is too long', async () => {
    expect((await client.get(`{storeConfig{${'store_code '.repeat(800)}}}`)).status).toBe(414)
  })

  test('survives fragments that include each other many times', async () => {
    const fragments = Array.from({ length: 30 }, (_, index) => {
      const next = index === 29 ? 'store_code' : `...F${index + 1} ...F${index + 1}`
      return `fragment F${index} on StoreConfig{${next}}`
    })
    const { json } = await client.post(`{storeConfig{...F0}} ${fragments.join(' ')}`)
    expect(json?.errors?.[0]?.message).toMatch(/^Max query complexity should be 300/)
  })
})

describe('a release', () => {
  test('hides what came later', async () => {
    await store.control.level({ level: '2.4.6' })
    const { json } = await client.post('{storeConfig{default_country}}')
    expect(json?.errors?.[0]?.message).toBe('Cannot query field "default_country" on type "StoreConfig".')
    await store.control.level({ level: '2.4.7' })
    expect((await client.post('{storeConfig{default_country}}')).json?.errors).toBeUndefined()
  })

  test('multiplies tier prices by their quantity on 2.4.7 only', async () => {
    const query = '{products(filter:{sku:{eq:"CHN-CROQ-AGN"}}){items{price_tiers{quantity final_price{value}}}}}'
    const tiers: unknown[] = []
    for (const level of ['2.4.6', '2.4.7', '2.4.8']) {
      await store.control.level({ level })
      const data = await client.run<{ products: { items: { price_tiers: { final_price: { value: number } }[] }[] } }>(
        query,
      )
      tiers.push(data.products.items[0]?.price_tiers[0]?.final_price.value)
    }
    expect(tiers).toEqual([29.9, 89.7, 29.9])
  })

  test('takes an unknown token for a guest, and refuses it from 2.4.8 on', async () => {
    const headers = { Authorization: 'Bearer abcdef' }
    expect((await client.post(config, {}, headers)).status).toBe(200)
    await store.control.level({ level: '2.4.8' })
    const { status, json } = await client.post(config, {}, headers)
    expect([status, json?.errors?.[0]?.extensions?.category]).toEqual([401, 'graphql-authentication'])
    expect((await client.post(config, {}, { Authorization: 'Basic abc' })).status).toBe(200)
  })

  test('responds to OPTIONS from 2.4.8 on', async () => {
    expect((await client.send('/graphql', { method: 'OPTIONS' })).status).toBe(500)
    await store.control.level({ level: '2.4.8' })
    expect((await client.send('/graphql', { method: 'OPTIONS' })).status).toBe(204)
  })
})

describe('media', () => {
  test('strips the image cache from addresses of the catalogue', async () => {
    const data = await client.run<{ products: { items: { small_image: { url: string } }[] } }>(
      '{products(filter:{sku:{eq:"CHN-CROQ-AGN"}}){items{small_image{url}}}}',
    )
    const path = new URL(data.products.items[0]?.small_image.url ?? '').pathname
    expect(path).toMatch(/^\/media\/catalog\/product\/cache\/[0-9a-f]{32}\/CHN-CROQ-AGN_1\.png$/)
    expect((await client.send(path)).header('content-type')).toBe('image/png')
  })

  test('responds to an unknown catalogue picture with a placeholder, to other paths with 404', async () => {
    const missing = await client.send('/media/catalog/product/inconnu.jpg')
    expect([missing.status, missing.header('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await client.send('/media/wysiwyg/inconnu.jpg')).status).toBe(404)
  })

  test('gives parts of a file, as web servers in front of stores do', async () => {
    const part = async (range: string) => {
      const { status, headers } = await fetch(new URL('/media/catalog/product/CHN-CROQ-AGN_1.png', store.url), {
        headers: { range },
      })
      return [status, headers.get('content-range'), headers.get('content-type')]
    }
    expect(await part('bytes=1-9')).toEqual([206, expect.stringMatching(/^bytes 1-2\/3$/), 'image/png'])
    expect((await part('bytes=90000000-'))[0]).toBe(416)
    expect((await part('lines=1-2'))[0]).toBe(200)
  })

  test('stays during maintenance, while everything else gets 503', async () => {
    await store.control.maintenance({ enabled: true })
    expect((await client.send('/media/catalog/product/CHN-CROQ-AGN_1.png')).status).toBe(200)
    expect((await client.send('/rest/V1/store/storeConfigs')).status).toBe(503)
    expect((await client.send('/health_check.php')).status).toBe(200)
  })
})
