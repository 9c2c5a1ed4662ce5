import { describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

type Found = { products: { total_count: number; items: { sku: string }[]; suggestions: { search: string }[] } }

const { store, client } = await openShop()

const search = async (phrase: string): Promise<Found['products']> =>
  (
    await client.run<Found>('query($s:String!){products(search:$s){total_count items{sku} suggestions{search}}}', {
      s: phrase,
    })
  ).products
const skus = async (phrase: string): Promise<string[]> => (await search(phrase)).items.map(({ sku }) => sku)

describe('a search', () => {
  test('folds accents in both directions', async () => {
    expect(await skus('litiere vegetale')).toEqual(['CHT-LIT-VEG'])
    expect(await skus('LITIÈRE')).toEqual(['CHT-LIT-VEG'])
    expect(await skus('boeuf')).toContain('CHN-FRI-OS')
  })

  test('knows French word forms', async () => {
    expect(await skus('croquette')).toEqual(await skus('croquettes'))
    expect(await skus('biscuit')).toContain('CHN-FRI-BISC')
  })

  test('finds the beginning of a word', async () => {
    expect(await skus('croq')).toContain('CHN-CROQ-AGN')
    expect(await skus('gam')).toContain('CHN-ACC-GAMELLE')
  })

  test.each([
    ['croqettes', 'CHN-CROQ-AGN'],
    ['saumom', 'CHN-CROQ-SAU'],
    ['gamele', 'CHN-ACC-GAMELLE'],
    ['litieer', 'CHT-LIT-VEG'],
  ])('forgives the misspelling «%s»', async (phrase, sku) => {
    expect(await skus(phrase)).toContain(sku)
  })

  test('puts the product that has all words first', async () => {
    expect((await skus('croquettes saumon'))[0]).toBe('CHN-CROQ-SAU')
  })

  test('finds products by category and by the label of an option', async () => {
    expect(await skus('friandises')).toEqual(expect.arrayContaining(['CHN-FRI-OS', 'CHN-FRI-BISC']))
    expect(await skus('écurie verte')).toEqual(['CHV-SOIN-GRAISSE'])
  })

  test('finds an exact sku', async () => {
    expect((await skus('CHN-ACC-LAISSE'))[0]).toBe('CHN-ACC-LAISSE')
  })

  test('suggests words only when it finds nothing', async () => {
    expect((await search('croquettes')).suggestions).toEqual([])
    const nothing = await search('crocodiles')
    expect(nothing.total_count).toBe(0)
    expect(nothing.suggestions.length).toBeGreaterThan(0)
  })

  test.each(["'", '!!!', 'a & | b', '(', 'x:*', '\\', '%_', '<script>', 'pour', '日本', ' ', 'é'.repeat(5000)])(
    'takes «%s» for text, never for a query language',
    async (phrase) => {
      expect((await search(phrase)).total_count).toBeGreaterThanOrEqual(0)
    },
  )

  test('never finds variants and hidden products', async () => {
    expect(await skus('CHN-CROQ-POU-2')).not.toContain('CHN-CROQ-POU-2')
    expect(await skus('article non visible')).not.toContain('INVISIBLE')
  })

  test('follows a product that gets another name', async () => {
    await store.control.product({ sku: 'CHN-ACC-LAISSE', name: 'Longe en chanvre' })
    expect(await skus('chanvre')).toEqual(['CHN-ACC-LAISSE'])
    expect(await skus('chamvre')).toEqual(['CHN-ACC-LAISSE'])
  })
})

describe('a search engine that is down', () => {
  test('leaves filters without results and breaks searches', async () => {
    await store.control.search({ available: false })
    const list = await client.get('{products(filter:{sku:{eq:"CHN-CROQ-AGN"}}){total_count}}')
    expect(list.json).toEqual({ data: { products: { total_count: 0 } } })
    expect(list.header('cache-control')).toContain('no-store')
    const found = await client.post('{products(search:"croquettes"){total_count}}')
    expect(found.json?.errors?.[0]?.message).toBe('Internal server error')
    expect((await client.run('{route(url:"chiens.html"){type}}')).route).toEqual({ type: 'CATEGORY' })
    await store.control.search({ available: true })
  })
})
