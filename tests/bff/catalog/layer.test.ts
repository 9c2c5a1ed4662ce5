import { describe, expect, test } from 'vitest'
import { createLayer } from '../../../bff/domains/catalog/layer.ts'
import { RecordedStore, recording, refusal, type Roots } from '../support/recorded-store.ts'
import { ask, contextOf } from '../support/shop-request.ts'

type Filter = Record<string, { eq?: string; in?: string[]; from?: string; to?: string }>
type Arguments = { filter?: Filter; search?: string; pageSize: number; currentPage: number; sort?: object }

const products = Object.values(recording<Record<string, Record<string, unknown>>>('products'))
const { chiens: facets, croquettes } = recording<Record<string, Record<string, unknown>>>('facets')
const sort_fields = {
  default: 'position',
  options: [
    { label: 'Position', value: 'position' },
    { label: 'Nom de produit', value: 'name' },
    { label: 'Prix', value: 'price' },
  ],
}
const dogs = {
  uid: 'Mw==',
  name: 'Chiens',
  url_path: 'chiens',
  url_suffix: '.html',
  product_count: 14,
  children: [
    { uid: 'NA==', name: 'Croquettes', url_path: 'chiens/croquettes', url_suffix: '.html', position: 1 },
    { uid: 'NQ==', name: 'Friandises', url_path: 'chiens/friandises', url_suffix: '.html', position: 2 },
  ],
}

/** A store with the recorded facets of the dogs' category, and a page of products whatever the filter is. */
function store(response: (args: Arguments) => object = () => ({}), roots: Roots = {}): RecordedStore {
  return new RecordedStore({
    storeConfig: recording('store-config'),
    categories: { items: [dogs] },
    products: (args: Arguments) => ({
      ...facets,
      total_count: 14,
      sort_fields,
      items: products.slice(0, 3),
      ...response(args),
    }),
    ...roots,
  })
}

const LAYER = `total from size products { sku }
  dynamicFacets { code label buckets { __typename value label docCount isActive ... on AttributeBucket { swatch { type value } } } }
  fixedFacets { name value } sorts { field label }`

type Layer = {
  total: number
  from: number
  size: number
  products: { sku: string }[]
  dynamicFacets: {
    code: string
    label: string
    buckets: { value: string; label: string; docCount: number; isActive: boolean; swatch?: unknown }[]
  }[]
  fixedFacets: object[]
  sorts: object[]
}

async function layer(upstream: RecordedStore, params: object = {}, selection = LAYER): Promise<Layer> {
  const query = `query ($params: ProductListInput) { category(id: "3") { layer(params: $params) { ${selection} } } }`
  const response = await ask<{ category: { layer: Layer } }>(upstream, query, { params })
  return response.category.layer
}

const lists = (upstream: RecordedStore) => upstream.calls.filter(({ name }) => name === 'ProductList')
const facetCalls = (upstream: RecordedStore) =>
  upstream.calls.filter(({ name }) => name === 'Facets').map(({ variables }) => variables['filter'])

describe('a facet of prices', () => {
  const RANGES = ['20_30', '30_40', '40_50', '70_*']
  const prices = {
    attribute_code: 'prix_conseille',
    label: 'Prix conseillé',
    position: 9,
    // The store's labels are the ranges themselves.
    options: RANGES.map((value) => ({ label: value, value, count: 1 })),
  }
  const upstream = () =>
    store(() => ({ aggregations: [prices] }), { currency: { base_currency_code: 'EUR', available_currency_codes: [] } })

  test.each([
    [['30_40'], { from: '30', to: '39.99' }, ['30_40']],
    [['70_*'], { from: '70' }, ['70_*']],
    // The store takes one range: what lies between is shown, and said to be.
    [['20_30', '40_50'], { from: '20', to: '49.99' }, ['20_30', '30_40', '40_50']],
  ])('is filtered by a range: %s', async (values, range, active) => {
    const asked = upstream()
    const { dynamicFacets } = await layer(asked, { filters: [{ name: 'prix_conseille', values }] })
    expect(lists(asked)[0]?.variables['filter']).toMatchObject({ prix_conseille: range })
    const facet = dynamicFacets.find(({ code }) => code === 'prix_conseille')
    expect(facet?.buckets.filter(({ isActive }) => isActive).map(({ value }) => value)).toEqual(active)
  })

  test('says its prices as people read them', async () => {
    const { dynamicFacets } = await layer(upstream())
    const labels = dynamicFacets.find(({ code }) => code === 'prix_conseille')?.buckets.map(({ label }) => label)
    expect(labels?.[1]?.replaceAll(/\s/g, ' ')).toBe('30,00 € à 40,00 €')
    expect(labels?.[3]?.replaceAll(/\s/g, ' ')).toBe('70,00 € et plus')
  })

  test('says them in the base currency, also where the filtered list has none', async () => {
    const dollars = { currency: { base_currency_code: 'USD', available_currency_codes: [] } }
    const asked = store(({ filter }) => ({ aggregations: filter?.['prix_conseille'] ? [] : [prices] }), dollars)
    const { dynamicFacets } = await layer(asked, { filters: [{ name: 'prix_conseille', values: ['70_*'] }] })
    const labels = dynamicFacets.find(({ code }) => code === 'prix_conseille')?.buckets.map(({ label }) => label)
    expect(labels?.[3]?.replaceAll(/\s/g, ' ')).toBe('70,00 $US et plus')
  })
})

describe('a store with Elasticsuite', () => {
  const option = (value: string, count = 2) => ({ label: value, value, count })
  const facet = (attribute_code: string, label: string, options: object[], has_more = false) => ({
    ...{ attribute_code, label, options, has_more },
  })
  // Recorded with 2.11.20, whose search engine was played.
  const aggregations = [
    facet('category_id', 'Categories', [{ label: 'Croquettes', value: '4', count: 37 }]),
    facet('category_uid', 'Categories', [
      { label: 'Croquettes', value: 'NA==', count: 37 },
      { label: 'Friandises', value: 'NQ==', count: 0 },
    ]),
    facet('price', 'Price', [option('6'), option('7'), option('69')]),
    facet('marque', 'Marque', [option('Marque 16'), option('Marque 15')], true),
  ]
  const whole = facet('marque', 'Marque', [option('Marque 16'), option('Marque 15'), option('Marque 03', 1)])
  const roots = (viewMoreFilter: () => object) => ({
    storeConfig: recording('store-config'),
    categories: { items: [dogs] },
    products: { total_count: 42, sort_fields, aggregations, items: products.slice(0, 3) },
    viewMoreFilter,
  })
  const elasticsuite = (viewMoreFilter: () => object = () => ({ aggregations: [whole] })) =>
    new RecordedStore(roots(viewMoreFilter), '2.4.7', ['elasticsuite'])
  const bucketsOf = (response: Layer, code: string) =>
    response.dynamicFacets.find((one) => one.code === code)?.buckets.map(({ value }) => value)

  test('shows its categories once, and those that have products', async () => {
    const response = await layer(elasticsuite())
    expect(response.dynamicFacets.map(({ code }) => code)).toEqual(['category', 'marque'])
    expect(bucketsOf(response, 'category')).toEqual(['4'])
  })

  test('shows all values of a facet that it cuts', async () => {
    expect(bucketsOf(await layer(elasticsuite()), 'marque')).toEqual(['Marque 16', 'Marque 15', 'Marque 03'])
  })

  test('filters by a value that it did not list', async () => {
    const upstream = elasticsuite()
    const response = await layer(upstream, { filters: [{ name: 'marque', values: ['Marque 03'] }] })
    expect(lists(upstream)[0]?.variables['filter']).toMatchObject({ marque: { in: ['Marque 03'] } })
    expect(response.total).toBe(42)
  })

  test('requests the rest of what is shown only: the bounds of the price need none', async () => {
    const upstream = elasticsuite()
    await layer(upstream, { filters: [{ name: 'marque', values: ['Marque 03'] }], priceRange: { min: 5, max: 60 } })
    const filters = upstream.calls
      .filter(({ name }) => name === 'WholeFacet')
      .map(({ variables }) => variables['filter'])
    expect(filters).not.toContainEqual({ category_uid: { eq: 'Mw==' }, marque: { in: ['Marque 03'] } })
    expect(filters).toHaveLength(3)
  })

  test('shows what it listed where the rest cannot be read', async () => {
    const upstream = elasticsuite(() => {
      throw refusal('rejected', 'Internal server error')
    })
    expect(bucketsOf(await layer(upstream), 'marque')).toEqual(['Marque 16', 'Marque 15'])
  })

  test('bounds the price by what its products cost', async () => {
    expect((await layer(elasticsuite())).fixedFacets).toEqual([
      { name: 'minPrice', value: 6 },
      { name: 'maxPrice', value: 70 },
    ])
  })

  test('completes the facets of a search, too', async () => {
    const upstream = elasticsuite()
    const query = `{ search(query: "croquettes") { products { ${LAYER} } } }`
    const response = await ask<{ search: { products: Layer } }>(upstream, query, {})
    expect(bucketsOf(response.search.products, 'marque')).toContain('Marque 03')
  })
})

describe('a product list', () => {
  test('sends page and size in the store’s terms, and leaves out what is not set', async () => {
    const upstream = store()
    const response = await layer(upstream, { from: 64, size: 32 })
    expect(response).toMatchObject({ total: 14, from: 64, size: 32 })
    expect(lists(upstream)[0]?.variables).toEqual({
      filter: { category_uid: { eq: 'Mw==' } },
      pageSize: 32,
      withAttributes: true,
      withFacets: false,
      currentPage: 3,
    })
  })

  test.each([
    [{}, 16, 1],
    [{ size: 9999 }, 64, 1],
    [{ size: -1, from: -5 }, 1, 1],
    [{ size: 16, from: 2_000_000_000 }, 16, 625],
  ])('keeps size and page within bounds', async (params, pageSize, currentPage) => {
    const upstream = store()
    await layer(upstream, params, 'total')
    expect(lists(upstream)[0]?.variables).toMatchObject({ pageSize, currentPage })
  })

  test('shows the first page where the requested page lies past the end', async () => {
    const upstream = store(({ currentPage }) => {
      if (currentPage > 1)
        throw refusal('input', 'currentPage value 9 specified is greater than the 2 page(s) available.')
      return {}
    })
    expect(await layer(upstream, { from: 128, size: 16 }, 'total from products { sku }')).toMatchObject({
      total: 14,
      from: 0,
    })
  })

  test('loads category, list and facets, each once', async () => {
    const upstream = store()
    await layer(upstream)
    expect(upstream.names.sort()).toEqual(['CategoryPage', 'Facets', 'ProductList'])
  })

  test('requests no facets where the page shows none', async () => {
    const upstream = store()
    await layer(upstream, {}, 'total products { sku }')
    expect(upstream.names).not.toContain('Facets')
  })

  test('is empty where its category is', async () => {
    const upstream = store(() => ({ total_count: 0, items: [] }), {
      categories: { items: [{ ...dogs, product_count: 0 }] },
    })
    expect(await layer(upstream, {}, 'total')).toEqual({ total: 0 })
  })

  test('is out of order where a category that has products shows none and nothing else does', async () => {
    const upstream = store(() => ({ total_count: 0, items: [] }))
    await expect(layer(upstream, {}, 'total')).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('filters of a list', () => {
  test('take labels, and send option ids', async () => {
    const upstream = store()
    await layer(upstream, { filters: [{ name: 'marque', values: ['Royal Croc', 'bonne  gamelle'] }] }, 'total')
    expect(lists(upstream)[0]?.variables['filter']).toEqual({
      category_uid: { eq: 'Mw==' },
      marque: { in: ['4', '5'] },
    })
  })

  test('match the label that they write, or the nearest spelling of it', async () => {
    const long = 'Très '.repeat(50).trim()
    const options = ['Bio', 'BIO', 'Cafe\u0301', long].map((label, index) => ({
      label,
      value: String(index),
      count: 1,
    }))
    const brands = { attribute_code: 'marque', label: 'Marque', position: 1, count: 4, options }
    const chosen = async (value: string) => {
      const upstream = store(() => ({ aggregations: [brands] }))
      await layer(upstream, { filters: [{ name: 'marque', values: [value] }] }, 'total')
      return (lists(upstream)[0]?.variables['filter'] as Filter | undefined)?.['marque']?.in
    }
    expect(await chosen('Bio')).toEqual(['0'])
    expect(await chosen('BIO')).toEqual(['1'])
    expect(await chosen('bio')).toEqual(['0', '1'])
    expect(await chosen('café')).toEqual(['2'])
    expect(await chosen(long)).toEqual(['3'])
  })

  test('take «Oui» and «Non» of yes-or-no attributes', async () => {
    const upstream = store()
    await layer(upstream, { filters: [{ name: 'bio', values: ['Oui'] }] }, 'total')
    expect(lists(upstream)[0]?.variables['filter']).toMatchObject({ bio: { in: ['1'] } })
  })

  test('ignore attributes the list does not have, and those the shop ignores', async () => {
    const upstream = store()
    const filters = ['nexistepas', 'color', 'price', '__proto__', 'sku'].map((name) => ({ name, values: ['Rouge'] }))
    expect(await layer(upstream, { filters }, 'total')).toEqual({ total: 14 })
    expect(lists(upstream)[0]?.variables['filter']).toEqual({ category_uid: { eq: 'Mw==' } })
  })

  test('match nothing where a known attribute has an unknown value only, without a request to the store', async () => {
    const upstream = store()
    const response = await layer(upstream, { filters: [{ name: 'marque', values: ['Inconnue'] }] })
    expect(response).toMatchObject({ total: 0, from: 0, products: [] })
    expect(response.dynamicFacets.length).toBeGreaterThan(0)
    expect(lists(upstream)).toEqual([])
  })

  test('narrow to a sub-category by its id', async () => {
    const upstream = store()
    await layer(upstream, { filters: [{ name: 'category', values: ['4'] }] }, 'total')
    expect(lists(upstream)[0]?.variables['filter']).toEqual({ category_uid: { in: ['NA=='] } })
  })

  test('pass the price range on as it is', async () => {
    const upstream = store()
    await layer(upstream, { priceRange: { min: 8.33, max: 41.67 } }, 'total')
    expect(lists(upstream)[0]?.variables['filter']).toMatchObject({ price: { from: '8.33', to: '41.67' } })
  })
})

describe('sorting a list', () => {
  test('takes the fields the store offers', async () => {
    const upstream = store()
    await layer(upstream, { sort: { field: 'price', direction: 'DESC' } }, 'total')
    expect(lists(upstream)[0]?.variables['sort']).toEqual({ price: 'DESC' })
  })

  test('ignores any other field with a warning', async () => {
    const upstream = store()
    const { context, warnings } = contextOf(upstream)
    const scope = { categoryUid: 'Mw==' }
    const request = {
      page: 1,
      size: 16,
      filters: new Map(),
      price: null,
      sort: { field: 'poids', direction: 'ASC' as const },
    }
    await createLayer(context, scope, request).list()
    expect(lists(upstream)[0]?.variables).not.toHaveProperty('sort')
    expect(warnings).toHaveLength(1)
  })

  test('ignores a usual field that the merchant switched off, too', async () => {
    const upstream = store(({ sort }) => {
      if (sort && 'name' in sort) throw refusal('rejected', 'Field "name" is not defined by the sort input')
      return { sort_fields: { default: 'price', options: [{ label: 'Prix', value: 'price' }] } }
    })
    const response = await layer(upstream, { sort: { field: 'name', direction: 'ASC' } }, 'total products { sku }')
    expect(response).toMatchObject({ total: 14 })
    expect(lists(upstream).map(({ variables }) => variables['sort'])).toEqual([{ name: 'ASC' }, undefined])
  })

  test('is offered with the store’s labels, the default first', async () => {
    expect((await layer(store())).sorts).toEqual([
      { field: 'position', label: 'Position' },
      { field: 'name', label: 'Nom de produit' },
      { field: 'price', label: 'Prix' },
    ])
  })
})

/** A list with a product whose option shows these weights as text swatches. */
function storeWithSwatches(...labels: string[]): RecordedStore {
  const values = labels.map((label) => ({
    uid: 'Y29uZmlndXJhYmxlLzEzOS8xMQ==',
    label,
    swatch_data: { __typename: 'TextSwatchData', value: label },
  }))
  const option = { attribute_uid: 'MTM5', attribute_code: 'poids_sac', values }
  return store(() => ({
    items: [{ ...products[2], __typename: 'ConfigurableProduct', configurable_options: [option] }],
  }))
}

describe('facets of a list', () => {
  test('carry swatches for all values or for none', async () => {
    const { dynamicFacets } = await layer(storeWithSwatches('2 kg'))
    const weights = dynamicFacets.find(({ code }) => code === 'poids_sac')?.buckets
    expect(weights?.length).toBeGreaterThan(1)
    expect(weights?.every(({ swatch }) => swatch === null)).toBe(true)
  })

  test('carry labels, counts and swatches; the shop’s ignored ones are left out', async () => {
    const { dynamicFacets, fixedFacets } = await layer(storeWithSwatches('2 kg', '10 kg'))
    expect(dynamicFacets.map(({ code }) => code)).toEqual(['category', 'marque', 'age_animal', 'poids_sac', 'bio'])
    expect(dynamicFacets.find(({ code }) => code === 'marque')).toMatchObject({
      label: 'Marque',
      buckets: [
        {
          __typename: 'AttributeBucket',
          value: 'Royal Croc',
          label: 'Royal Croc',
          docCount: 3,
          isActive: false,
          swatch: null,
        },
        { value: 'Bonne Gamelle', docCount: 8 },
      ],
    })
    expect(dynamicFacets.find(({ code }) => code === 'poids_sac')?.buckets[0]).toMatchObject({
      swatch: { type: 'TEXT', value: '2 kg' },
    })
    expect(fixedFacets).toEqual([
      { name: 'minPrice', value: 0 },
      { name: 'maxPrice', value: 80 },
    ])
  })

  test('offer the sub-categories of the category only, by plain ids, under a name of their own', async () => {
    const recorded = recording<Record<string, { aggregations: { attribute_code: string }[] }>>('facets')['chiens']
    const inEnglish = recorded?.aggregations.map((facet) =>
      facet.attribute_code === 'category_uid' ? { ...facet, label: 'Category' } : facet,
    )
    const { dynamicFacets } = await layer(store(() => ({ aggregations: inEnglish })))
    expect(dynamicFacets[0]).toEqual({
      code: 'category',
      label: 'Catégorie',
      buckets: [
        { __typename: 'CategoryBucket', value: '4', label: 'Croquettes', docCount: 3, isActive: false },
        { __typename: 'CategoryBucket', value: '5', label: 'Friandises', docCount: 2, isActive: false },
      ],
    })
  })

  test('keep the other values of an active attribute on offer', async () => {
    const upstream = store(({ filter }) => {
      if (!filter?.['marque']) return {}
      const marque = {
        attribute_code: 'marque',
        label: 'Marque',
        position: 0,
        options: [{ label: 'Royal Croc', value: '4', count: 3 }],
      }
      return { total_count: 3, aggregations: [marque] }
    })
    const { dynamicFacets } = await layer(upstream, { filters: [{ name: 'marque', values: ['Royal Croc'] }] })
    expect(dynamicFacets).toMatchObject([
      {
        code: 'marque',
        buckets: [
          { value: 'Royal Croc', isActive: true },
          { value: 'Bonne Gamelle', isActive: false },
        ],
      },
    ])
  })

  test('contain active filters although no product of the list has them', async () => {
    const upstream = store(({ filter }) => (filter?.['marque'] ? { total_count: 0, items: [], aggregations: [] } : {}))
    const filters = [
      { name: 'marque', values: ['royal croc'] },
      { name: 'bio', values: ['Oui'] },
    ]
    const { dynamicFacets } = await layer(upstream, { filters, priceRange: { max: 1 } })
    const active = dynamicFacets.map(({ code, buckets }) => [code, buckets.filter(({ isActive }) => isActive)])
    expect(active.filter(([code]) => code === 'marque' || code === 'bio')).toMatchObject([
      ['marque', [{ value: 'Royal Croc' }]],
      ['bio', [{ value: 'Oui', docCount: 0 }]],
    ])
  })

  test('cost at most three calls beyond the list, its facets and the dictionary', async () => {
    const upstream = store()
    const filters = [
      { name: 'marque', values: ['Royal Croc'] },
      { name: 'age_animal', values: ['Adulte'] },
      { name: 'poids_sac', values: ['2 kg'] },
      { name: 'bio', values: ['Oui'] },
    ]
    await layer(upstream, { filters, priceRange: { min: 5 } })
    expect(facetCalls(upstream)).toHaveLength(5)
    expect(lists(upstream)).toHaveLength(1)
  })

  test('are thirty at most', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      attribute_code: `a${index}`,
      label: `A${index}`,
      options: [{ label: 'x', value: '1', count: 1 }],
    }))
    expect((await layer(store(() => ({ aggregations: many })))).dynamicFacets).toHaveLength(30)
  })
})

describe('search', () => {
  const SEARCH = `query ($query: String!) { search(query: $query) { query suggestions products(params: { size: 16 }) { total dynamicFacets { code } sorts { field } } } }`

  test('lists products with facets; the position is no way to sort it', async () => {
    const upstream = store(({ search }) => ({
      ...croquettes,
      total_count: search === 'croquettes' ? 7 : 0,
      suggestions: [],
    }))
    const response = await ask(upstream, SEARCH, { query: '  croquettes ' })
    expect(response).toMatchObject({
      search: {
        query: 'croquettes',
        suggestions: [],
        products: { total: 7, sorts: [{ field: 'name' }, { field: 'price' }] },
      },
    })
    expect(lists(upstream)[0]?.variables).toMatchObject({ search: 'croquettes', filter: {} })
  })

  test('sends one spelling to the store, however the accents are written', async () => {
    const upstream = store()
    expect(await ask(upstream, SEARCH, { query: 'pa\u0302te\u0301e\u200b' })).toMatchObject({
      search: { query: 'pâtée' },
    })
    expect(lists(upstream)[0]?.variables).toMatchObject({ search: 'pâtée' })
  })

  test('passes on what the store proposes', async () => {
    const upstream = store(() => ({
      total_count: 0,
      items: [],
      aggregations: [],
      suggestions: [{ search: 'croquettes' }],
    }))
    expect(await ask(upstream, SEARCH, { query: 'croquetes' })).toMatchObject({
      search: { suggestions: ['croquettes'], products: { total: 0 } },
    })
  })

  test('finds categories by name from three letters on', async () => {
    const upstream = store()
    const query = 'query ($query: String!) { search(query: $query) { categories(size: 3) { id name path } } }'
    const found = async (text: string) =>
      (await ask<{ search: { categories: object[] } }>(upstream, query, { query: text })).search.categories
    expect(await found('chi')).toEqual([{ id: '3', name: 'Chiens', path: '/chiens.html' }])
    expect(await found('ch')).toEqual([])
    expect(await found('FRÏAND')).toEqual([{ id: '5', name: 'Friandises', path: '/chiens/friandises.html' }])
  })

  const SEARCH_ALL =
    'query ($query: String!) { search(query: $query) { suggestions categories(size: 3) { name } products { total products { sku } } } }'

  test('requests the names of categories without the words, so that one response serves all searches', async () => {
    const upstream = store()
    for (const query of ['chiens', 'croquettes']) await ask(upstream, SEARCH_ALL, { query })
    const named = upstream.calls.filter(({ name }) => name === 'CategoryNames')
    expect(new Set(named.map(({ variables }) => JSON.stringify(variables)))).toEqual(new Set(['{"root":"Mg=="}']))
  })

  test('requests suggestions only where nothing was found', async () => {
    const upstream = store()
    await ask(upstream, SEARCH_ALL, { query: 'chiens' })
    expect(upstream.names).not.toContain('SearchSuggestions')
    const empty = store(() => ({ total_count: 0, items: [], suggestions: [{ search: 'chien' }] }))
    const answer = await ask(empty, SEARCH_ALL, { query: 'chienz' })
    expect(answer).toMatchObject({ search: { suggestions: ['chien'] } })
  })

  test('takes the attributes of cards from the cached products, which a category requests all at once', async () => {
    const upstream = store()
    await ask(upstream, SEARCH_ALL, { query: 'chiens' })
    await layer(upstream)
    expect(lists(upstream).map(({ variables }) => variables['withAttributes'])).toEqual([false, true])
    const skus = products.slice(0, 3).map(({ sku }) => sku)
    const asked = upstream.calls.filter(({ name }) => name === 'AttributesOfCards')
    expect(asked.map(({ variables }) => variables)).toEqual([{ skus, size: 3 }])
  })

  test('brings its facets with the list: new words cost the store one call', async () => {
    const upstream = store(() => croquettes ?? {})
    const found = await ask<{ search: { products: Layer } }>(upstream, SEARCH, { query: 'poulet' })
    expect(found.search.products.dynamicFacets.length).toBeGreaterThan(0)
    expect(facetCalls(upstream)).toEqual([])
    expect(lists(upstream)[0]?.variables).toMatchObject({ search: 'poulet', withFacets: true })
  })

  test('requests no facets where none are selected', async () => {
    const upstream = store()
    await ask(upstream, SEARCH_ALL, { query: 'poulet' })
    expect(lists(upstream)[0]?.variables).toMatchObject({ withFacets: false })
  })

  test('sends nothing to the store for an empty search', async () => {
    const upstream = store()
    expect(await ask(upstream, SEARCH, { query: '   ' })).toMatchObject({
      search: { query: '', products: { total: 0 } },
    })
    expect(upstream.calls).toEqual([])
  })
})

describe('the menu', () => {
  test('shows what is meant for it, in the merchant’s order', async () => {
    const items = recording<{ position: number }[]>('menu')
    const upstream = new RecordedStore({
      storeConfig: recording('store-config'),
      categories: { items: [...items].reverse() },
    })
    const { navigation } = await ask<{ navigation: { name: string }[] }>(
      upstream,
      '{ navigation { id name path children { name path children { name } } } }',
    )
    expect(navigation.map(({ name }) => name)).toEqual(['Chiens', 'Chats', 'Chevaux', 'Promotions', 'Nouveautés'])
    expect(navigation[0]).toEqual({
      id: '3',
      name: 'Chiens',
      path: '/chiens.html',
      children: [
        { name: 'Croquettes', path: '/chiens/croquettes.html', children: [] },
        { name: 'Friandises', path: '/chiens/friandises.html', children: [] },
        { name: 'Accessoires', path: '/chiens/accessoires.html', children: [] },
      ],
    })
    expect(upstream.calls[1]?.variables).toEqual({ root: 'Mg==' })
  })
})
