import { describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

type Bucket = { label: string; value: string; count: number }
type List = {
  products: {
    total_count: number
    items: { sku: string }[]
    page_info: { current_page: number; total_pages: number }
    aggregations: { attribute_code: string; label: string; options: Bucket[] }[]
  }
}

const uid = (text: string | number): string => Buffer.from(String(text)).toString('base64')

const { store, client } = await openShop()

const listQuery = `query($filter:ProductAttributeFilterInput,$sort:ProductAttributeSortInput,$page:Int=1,$size:Int=50){
  products(filter:$filter,sort:$sort,currentPage:$page,pageSize:$size){total_count items{sku} page_info{current_page total_pages}
    aggregations{attribute_code label options{label value count}}}}`

const list = async (filter: object, more: object = {}): Promise<List['products']> =>
  (await client.run<List>(listQuery, { filter, ...more })).products
const skus = async (filter: object, more: object = {}): Promise<string[]> =>
  (await list(filter, more)).items.map(({ sku }) => sku)
const facet = async (filter: object, code: string): Promise<Bucket[]> =>
  (await list(filter)).aggregations.find((one) => one.attribute_code === code)?.options ?? []

describe('filters', () => {
  test('take option ids, any of several', async () => {
    expect(await skus({ marque: { eq: '4' } })).toEqual(['CHN-CROQ-POU', 'CHN-CROQ-SAU', 'CHN-CROQ-AGN'])
    expect((await list({ marque: { in: ['4', '6'] } })).total_count).toBe(4)
    expect((await list({ marque: { eq: 'Royal Croc' } })).total_count).toBe(0)
  })

  test('match a configurable product by its variants', async () => {
    expect(await skus({ poids_sac: { eq: '12' } })).toEqual(['CHN-CROQ-POU'])
  })

  test('include the products of sub-categories', async () => {
    const all = await skus({ category_uid: { eq: uid(3) } })
    expect(all).toEqual(expect.arrayContaining(await skus({ category_uid: { eq: uid(4) } })))
    expect(await skus({ category_url_path: { eq: 'chiens/croquettes' } })).toEqual(
      await skus({ category_uid: { eq: uid(4) } }),
    )
  })

  test('hold prices as entered, including tax', async () => {
    expect(await skus({ price: { from: '29.2', to: '29.2' } })).toEqual(['CHN-CROQ-SAU'])
    expect(await skus({ price: { to: 'x', from: '40' }, category_uid: { eq: uid(6) } })).toEqual(['CHN-ACC-PANIER'])
  })

  test('find texts without accents', async () => {
    expect(await skus({ name: { match: 'medaille' } })).toEqual(['MEDAILLE'])
  })

  test('refuse a faulty uid', async () => {
    const { json } = await client.post(listQuery, { filter: { category_uid: { eq: 'Mw' } } })
    expect(json?.errors?.[0]).toMatchObject({
      message: 'Value of uid "Mw" is incorrect.',
      extensions: { category: 'graphql-input' },
    })
  })

  test('are required unless something is searched for', async () => {
    const { json } = await client.post('{products{total_count}}')
    expect(json?.errors?.[0]?.extensions?.category).toBe('graphql-input')
    expect((await list({})).total_count).toBeGreaterThan(20)
  })
})

describe('order and pages', () => {
  test('put newest ids first among equal positions', async () => {
    expect(await skus({ category_uid: { eq: uid(4) } })).toEqual(['CHN-CROQ-POU', 'CHN-CROQ-SAU', 'CHN-CROQ-AGN'])
  })

  test('sort by name, price and attribute label', async () => {
    const dogFood = { category_uid: { eq: uid(4) } }
    expect((await skus(dogFood, { sort: { name: 'ASC' } }))[0]).toBe('CHN-CROQ-AGN')
    expect(await skus(dogFood, { sort: { price: 'DESC' } })).toEqual(['CHN-CROQ-AGN', 'CHN-CROQ-SAU', 'CHN-CROQ-POU'])
    expect((await skus({}, { sort: { marque: 'DESC' } }))[0]).toBe('CHN-CROQ-POU')
  })

  test('respond to a page past the end with an error, but not when there is nothing', async () => {
    const past = await client.post(listQuery, { filter: { category_uid: { eq: uid(4) } }, page: 2 })
    expect(past.json?.errors?.[0]?.extensions?.category).toBe('graphql-input')
    expect((await list({ sku: { eq: 'INCONNU' } }, { page: 7 })).page_info).toEqual({ current_page: 7, total_pages: 0 })
  })

  test('ignore order, case and repetition of skus', async () => {
    const filter = { sku: { in: ['CHN-FRI-OS', 'MEDAILLE', 'CHN-FRI-OS', 'medaille', 'CHN-CROQ-POU-2'] } }
    expect(await skus(filter)).toEqual(['MEDAILLE', 'CHN-FRI-OS'])
  })
})

describe('facets', () => {
  test('start with price and category, and leave out what has no bucket', async () => {
    const { aggregations } = await list({ category_uid: { eq: uid(4) } })
    expect(aggregations.map(({ attribute_code: code }) => code)).toEqual([
      'price',
      'category_uid',
      'marque',
      'age_animal',
      'poids_sac',
      'bio',
    ])
    expect(aggregations.map(({ label }) => label).slice(0, 3)).toEqual(['Prix', 'Catégorie', 'Marque'])
  })

  test('step prices by powers of ten', async () => {
    expect(await facet({ category_uid: { eq: uid(4) } }, 'price')).toEqual([
      { label: '10-20', value: '10_20', count: 1 },
      { label: '20-30', value: '20_30', count: 1 },
      { label: '30-40', value: '30_40', count: 1 },
    ])
  })

  test('count every category a product is in, largest first', async () => {
    expect((await facet({ category_uid: { eq: uid(4) } }, 'category_uid')).map(({ label }) => label)).toEqual([
      'Chiens',
      'Croquettes',
      'Promotions',
    ])
  })

  test('can be kept to direct children', async () => {
    const query = `query($filter:ProductAttributeFilterInput){products(filter:$filter){
      aggregations(filter:{category:{includeDirectChildrenOnly:true}}){attribute_code label options{label value count}}}}`
    const { products } = await client.run<List>(query, { filter: { category_uid: { eq: uid(3) } } })
    const categories = products.aggregations.find((one) => one.attribute_code === 'category_uid')
    expect(categories?.options.map(({ label }) => label).sort()).toEqual(['Accessoires', 'Croquettes', 'Friandises'])
  })

  test('speak the language of the store view', async () => {
    const { text } = await client.post(listQuery, { filter: { bio: { eq: '1' } } }, { Store: 'en' })
    const { data }: { data: List } = JSON.parse(text)
    const { aggregations } = data.products
    expect(aggregations.find((one) => one.attribute_code === 'bio')?.options).toMatchObject([{ label: 'Yes' }])
    expect(aggregations[0]?.label).toBe('Price')
  })
})

describe('prices', () => {
  const rangeOf = async (sku: string) => {
    const price = '{regular_price{value} final_price{value} discount{amount_off percent_off}}'
    const { products } = await client.run<{ products: { items: { price_range: unknown }[] } }>(
      `query($s:String!){products(filter:{sku:{eq:$s}}){items{price_range{minimum_price${price} maximum_price${price}}}}}`,
      { s: sku },
    )
    return products.items[0]?.price_range
  }
  const figures = (regular: number, final: number, off: number, percent: number) => ({
    regular_price: { value: regular },
    final_price: { value: final },
    discount: { amount_off: off, percent_off: percent },
  })

  test.each([
    ['a special price', 'CHN-CROQ-SAU', figures(36.5, 29.2, 7.3, 20), figures(36.5, 29.2, 7.3, 20)],
    ['variants', 'CHN-CROQ-POU', figures(12.9, 12.9, 0, 0), figures(49.9, 44.91, 4.99, 10)],
    ['a dynamic bundle', 'BND-DYN', figures(88, 73.25, 14.75, 16.76), figures(104, 89.25, 14.75, 14.18)],
    ['a fixed bundle', 'BND-FIX', figures(39, 39, 0, 0), figures(46.5, 46.5, 0, 0)],
    ['a grouped product', 'COFFRET-CHIOT', figures(4.9, 4.9, 0, 0), figures(4.9, 4.9, 0, 0)],
  ])('of %s are the recorded ones', async (_name, sku, minimum, maximum) => {
    expect(await rangeOf(sku)).toEqual({ minimum_price: minimum, maximum_price: maximum })
  })
})

describe('a configurable product', () => {
  const selectionQuery = `query($sku:String!,$uids:[ID!]){products(filter:{sku:{eq:$sku}}){items{... on ConfigurableProduct{
    configurable_options{values{label}} configurable_product_options_selection(configurableOptionValueUids:$uids){
      variant{sku} options_available_for_selection{attribute_code option_value_uids}}}}}}`

  test('finds the variant of a selection', async () => {
    const chosen = uid('configurable/139/12')
    const { products } = await client.run<{ products: { items: object[] } }>(selectionQuery, {
      sku: 'CHN-CROQ-POU',
      uids: [chosen],
    })
    expect(products.items[0]).toMatchObject({
      configurable_product_options_selection: {
        variant: { sku: 'CHN-CROQ-POU-10' },
        options_available_for_selection: [{ attribute_code: 'poids_sac', option_value_uids: [chosen] }],
      },
    })
  })

  test('shows sold-out variants only in a store that shows sold-out products', async () => {
    const labels = async (): Promise<string[]> => {
      const { products } = await client.run<{
        products: { items: { configurable_options: { values: { label: string }[] }[] }[] }
      }>(selectionQuery, { sku: 'CHN-COLLIER', uids: [] })
      return products.items[0]?.configurable_options[0]?.values.map(({ label }) => label) ?? []
    }
    expect(await labels()).toEqual(['Rouge'])
    await store.control.setting({ key: 'show_out_of_stock', value: true })
    expect(await labels()).toEqual(['Rouge', 'Bleu'])
    await store.control.setting({ key: 'show_out_of_stock', value: false })
  })
})

describe('attributes', () => {
  test('come with a product, filtered by where they are shown', async () => {
    const query = `query($f:AttributeFilterInput){products(filter:{sku:{eq:"CHN-CROQ-AGN"}}){items{custom_attributesV2(filters:$f){
      items{code ... on AttributeValue{value} ... on AttributeSelectedOptions{selected_options{label value}}} errors{message}}}}}`
    const attributesOf = async (filter: object): Promise<object[]> => {
      const { products } = await client.run<{ products: { items: { custom_attributesV2: { items: object[] } }[] } }>(
        query,
        { f: filter },
      )
      return products.items[0]?.custom_attributesV2.items ?? []
    }
    expect(await attributesOf({ is_visible_on_front: true })).toEqual([
      { code: 'marque', selected_options: [{ label: 'Royal Croc', value: '4' }] },
      { code: 'age_animal', selected_options: [{ label: 'Adulte', value: '9' }] },
      { code: 'bio', value: '0' },
      { code: 'stock_label', value: 'Expédié sous 24 h' },
    ])
    expect(await attributesOf({ used_in_product_listing: true })).toHaveLength(2)
  })

  test('are described by metadata; an unknown code is an internal error', async () => {
    const query = `query($a:[AttributeInput!]!){customAttributeMetadata(attributes:$a){items{
      attribute_code attribute_type input_type attribute_options{label value}}}}`
    const known = [{ attribute_code: 'marque', entity_type: 'catalog_product' }]
    expect(JSON.stringify(await client.run(query, { a: known }))).toContain('"input_type":"select"')
    const { json } = await client.post(query, { a: [{ attribute_code: 'zzz', entity_type: 'catalog_product' }] })
    expect(json?.errors?.[0]?.message).toBe('Internal server error')
  })

  test('are listed from 2.4.7 on', async () => {
    const query =
      '{attributesList(entityType:CATALOG_PRODUCT,filters:{is_filterable:true}){items{code label options{label value}}}}'
    const { attributesList: found } = await client.run<{ attributesList: { items: { code: string }[] } }>(query)
    expect(found.items.map(({ code }) => code)).toEqual(['color', 'marque', 'age_animal', 'poids_sac', 'bio'])
  })
})

describe('categories', () => {
  test('are found by parent, path and url key; inactive ones are not', async () => {
    const query = 'query($f:CategoryFilterInput){categories(filters:$f){total_count items{name}}}'
    const names = async (filter: object): Promise<string[]> => {
      const { categories } = await client.run<{ categories: { items: { name: string }[] } }>(query, { f: filter })
      return categories.items.map(({ name }) => name)
    }
    expect(await names({ parent_category_uid: { eq: uid(3) } })).toEqual(['Croquettes', 'Friandises', 'Accessoires'])
    expect(await names({ url_path: { eq: 'chats/litieres' } })).toEqual(['Litières'])
    expect(await names({ url_key: { eq: 'croquettes' } })).toEqual(['Croquettes', 'Croquettes'])
    expect(await names({ category_uid: { eq: uid(17) } })).toEqual([])
  })
})

describe('a part of a product has what the store reads off the document', () => {
  type Part = { name: string; price_range: { minimum_price: { final_price: { value: number } } } }
  const PRICE = 'price_range{minimum_price{final_price{value}}}'
  const firstPart = async (selection: string, fragments = '') => {
    const { json } = await client.post(
      `{products(filter:{sku:{eq:"COFFRET-CHIOT"}}){items{...on GroupedProduct{items{product{${selection}}}}}}} ${fragments}`,
    )
    const { data, errors } = json as {
      data: { products: { items: { items: { product: Part | null }[] }[] } }
      errors?: { message: string }[]
    }
    const part = data.products.items[0]?.items[0]?.product
    return { part: part && [part.name, part.price_range.minimum_price.final_price.value], errors }
  }
  const whole = { part: ['Os à mâcher au bœuf', 4.9], errors: undefined }

  test('as fields, or in one fragment', async () => {
    expect(await firstPart(`name ${PRICE}`)).toEqual(whole)
    expect(await firstPart('...A', `fragment A on ProductInterface{name ${PRICE}}`)).toEqual(whole)
    expect(await firstPart(`...on ProductInterface{name ${PRICE}}`)).toEqual(whole)
  })

  test('but not in a fragment within a fragment', async () => {
    const nested = `fragment A on ProductInterface{...B} fragment B on ProductInterface{name ${PRICE}}`
    expect(await firstPart('...A', nested)).toEqual({ part: ['', 0], errors: undefined })
  })

  test('and fails on an inline fragment in a named one', async () => {
    const inline = `fragment A on ProductInterface{name ${PRICE} ...on SimpleProduct{sku}}`
    const { part, errors } = await firstPart('...A', inline)
    expect([part, errors?.[0]?.message]).toEqual([null, 'Internal server error'])
  })
})
