import { describe, expect, test, vi } from 'vitest'
import type { Level } from '../../../bff/config/levels.ts'
import { RecordedStore, recording, type Roots } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type StoreProduct = Record<string, unknown>
const products = recording<Record<string, StoreProduct>>('products')

/** A store whose only product is the given one. */
function storeOf(product: StoreProduct | undefined, level?: Level, roots: Roots = {}): RecordedStore {
  const items = product ? [product] : []
  return new RecordedStore(
    { storeConfig: recording('store-config'), products: { items, total_count: items.length }, ...roots },
    level,
  )
}

async function product<T = Record<string, never>>(
  sku: string,
  selection: string,
  level?: Level,
  changes: StoreProduct = {},
) {
  const upstream = storeOf({ ...products[sku], ...changes }, level)
  const response = await ask<{ product: T }>(
    upstream,
    `query ($sku: String!) { product(sku: $sku) { ${selection} } }`,
    {
      sku,
    },
  )
  return response.product
}

const TAXED = '{ priceInclTax { value { amount currency } } priceExclTax { value { amount } } }'
const euros = (incl: number, excl: number) => ({
  priceInclTax: { value: { amount: incl, currency: 'EUR' } },
  priceExclTax: { value: { amount: excl } },
})

describe('prices of a product', () => {
  test('are given with and without tax', async () => {
    const { prices } = await product(
      'CHN-CROQ-AGN',
      `prices { regularPrice ${TAXED} finalPrice ${TAXED} minPrice ${TAXED} }`,
    )
    expect(prices).toEqual({
      regularPrice: euros(32.9, 27.42),
      finalPrice: euros(32.9, 27.42),
      minPrice: euros(32.9, 27.42),
    })
  })

  test('are read as entered without tax where the store enters them so', async () => {
    const upstream = storeOf({ ...products['CHN-COLLIER'] })
    const query = `{ product(sku: "CHN-COLLIER") { prices { finalPrice ${TAXED} } } }`
    const response = await ask(upstream, query, {}, { shop: { pricesIncludeTax: false } })
    expect(response).toEqual({ product: { prices: { finalPrice: euros(14.28, 11.9) } } })
  })

  test('rounds the store’s floats to cents', async () => {
    const price = {
      regular_price: { value: 43.800001, currency: 'EUR' },
      final_price: { value: 36.000001, currency: 'EUR' },
    }
    const changes = { price_range: { minimum_price: price, maximum_price: price } }
    const { prices } = await product(
      'CHN-COLLIER',
      `prices { regularPrice ${TAXED} finalPrice ${TAXED} }`,
      '2.4.7',
      changes,
    )
    // A reduction whose history the store does not return is not shown either.
    expect(prices).toEqual({ regularPrice: euros(36, 30), finalPrice: euros(36, 30) })
  })

  test('give the lowest beside the highest where the choice decides', async () => {
    const { prices } = await product('BND-FIX', `prices { finalPrice ${TAXED} minPrice ${TAXED} }`)
    expect(prices).toEqual({ finalPrice: euros(50.4, 42), minPrice: euros(39, 32.5) })
  })

  test('give no price at a quantity where the choice decides: the store counts it without the parts', async () => {
    const changes = { price_tiers: [{ quantity: 2, final_price: { value: 0, currency: 'EUR' } }] }
    const { prices } = await product('BND-FIX', 'prices { tierPrice { qty } }', '2.4.8', changes)
    expect(prices).toEqual({ tierPrice: [] })
  })

  test.each(['2.4.6', '2.4.8'] as const)('takes tier prices of %s as unit prices', async (level) => {
    const changes = { price_tiers: [{ quantity: 3, final_price: { value: 29.9, currency: 'EUR' } }] }
    const tier = 'prices { tierPrice { qty priceInclTax { value { amount } } } }'
    const { prices } = await product('CHN-CROQ-AGN', tier, level, changes)
    expect(prices).toEqual({ tierPrice: [{ qty: 3, priceInclTax: { value: { amount: 29.9 } } }] })
  })

  test('divides the tier prices of 2.4.7, which are totals', async () => {
    const changes = { price_tiers: [{ quantity: 3, final_price: { value: 89.7, currency: 'EUR' } }] }
    const tier = 'prices { tierPrice { qty priceInclTax { value { amount } } } }'
    const { prices } = await product('CHN-CROQ-AGN', tier, '2.4.7', changes)
    expect(prices).toEqual({ tierPrice: [{ qty: 3, priceInclTax: { value: { amount: 29.9 } } }] })
  })
})

describe('attributes of a product', () => {
  const attribute = (code: string, value: string) => ({ __typename: 'AttributeValue', code, value })
  const chosen = (code: string, ...labels: string[]) => ({
    __typename: 'AttributeSelectedOptions',
    code,
    selected_options: labels.map((label) => ({ __typename: 'AttributeSelectedOption', label })),
  })
  const listed = [attribute('poids_net', '5000.0000'), attribute('etiquette_stock', 'Expédié sous 24 h')]
  const visible = [
    ...listed,
    chosen('type_aliment', 'Aliment complet'),
    attribute('composition', '<p>Agneau 26 %, riz<br>graines de lin</p>'),
    attribute('bio', '1'),
    chosen('marque', 'Royal Croc'),
    attribute('date_recolte', '2026-09-01 00:00:00'),
    attribute('prix_conseille', '15.500000'),
  ]
  const custom_attributesV2 = ({ filters }: { filters: { used_in_product_listing?: boolean } }) => ({
    items: filters.used_in_product_listing ? listed : visible,
  })
  const label = (code: string, text: string, input: string) => ({
    __typename: 'CatalogAttributeMetadata',
    code,
    label: text,
    frontend_input: input,
  })
  const attributesList = {
    items: [
      label('bio', 'Bio', 'BOOLEAN'),
      label('marque', 'Marque', 'SELECT'),
      label('composition', 'Composition', 'TEXTAREA'),
      label('date_recolte', 'Date de récolte', 'DATE'),
      label('prix_conseille', 'Prix conseillé', 'PRICE'),
    ],
  }
  const SELECTION = `{ product(sku: "CHN-CROQ-AGN") {
    prices { unitPrice { unit price ${TAXED} } } stockLabel { label } attributes { code label value isKey flag }
    feedLabel { feedType composition netQuantity species }
  } }`

  test('give price per kilogram, feed label, stock label and the rest', async () => {
    const upstream = storeOf({ ...products['CHN-CROQ-AGN'], custom_attributesV2 }, '2.4.7', { attributesList })
    expect(await ask(upstream, SELECTION)).toEqual({
      product: {
        prices: { unitPrice: { unit: 'KILOGRAM', price: euros(6.58, 5.48) } },
        stockLabel: { label: 'Expédié sous 24 h' },
        attributes: [
          { code: 'bio', label: 'Bio', value: 'Oui', isKey: true, flag: true },
          { code: 'marque', label: 'Marque', value: 'Royal Croc', isKey: false, flag: null },
          { code: 'date_recolte', label: 'Date de récolte', value: '1er septembre 2026', isKey: false, flag: null },
          { code: 'prix_conseille', label: 'Prix conseillé', value: '15,50\u00a0€', isKey: false, flag: null },
        ],
        feedLabel: {
          feedType: 'Aliment complet',
          composition: 'Agneau 26 %, riz graines de lin',
          netQuantity: '5\u00a0kg',
          species: null,
        },
      },
    })
  })

  test('give no price per kilogram of a free product', async () => {
    const free = { value: 0, currency: 'EUR' }
    const price = { regular_price: free, final_price: free, fixed_product_taxes: [] }
    const gift = { ...products['CHN-CROQ-AGN'], price_range: { minimum_price: price, maximum_price: price } }
    expect(await ask(storeOf({ ...gift, custom_attributesV2 }), SELECTION)).toMatchObject({
      product: { prices: { unitPrice: null }, feedLabel: { netQuantity: '5\u00a0kg' } },
    })
  })

  describe('of a product with variants', () => {
    const weighing = (grams: string) => ({ custom_attributesV2: { items: [attribute('poids_net', grams)] } })
    const bag = products['CHN-CROQ-POU'] as { variants: { product: object }[] }
    const packs = (...grams: string[]) => ({
      ...bag,
      ...weighing('2000'),
      variants: bag.variants.slice(-grams.length).map((variant, index) => ({
        ...variant,
        product: { ...variant.product, ...weighing(grams[index] ?? '') },
      })),
    })
    const unitPriceOf = async (bagOfStore: StoreProduct) => {
      const query = `{ product(sku: "CHN-CROQ-POU") { prices { unitPrice { unit price ${TAXED} } } } }`
      const response = await ask<{ product: { prices: object } }>(storeOf(bagOfStore), query)
      return response.product.prices
    }

    test('give the price per kilogram of the cheapest', async () => {
      expect(await unitPriceOf(packs('2000', '10000'))).toEqual({
        unitPrice: { unit: 'KILOGRAM', price: euros(6.45, 5.38) },
      })
    })

    test('give the same in a list', async () => {
      const list = `{ product(sku: "CHN-CROQ-AGN") { relatedProducts { prices { unitPrice { unit price ${TAXED} } } } } }`
      const unitPriceIn = (related: object) =>
        ask(storeOf({ ...products['CHN-CROQ-AGN'], related_products: [related] }), list)
      const unitPrice = { unit: 'KILOGRAM', price: euros(6.45, 5.38) }
      expect(await unitPriceIn(packs('2000', '10000'))).toEqual({
        product: { relatedProducts: [{ prices: { unitPrice } }] },
      })
      expect(await unitPriceIn(packs('10000'))).toEqual({
        product: { relatedProducts: [{ prices: { unitPrice: null } }] },
      })
    })

    test('give it in a list, too, where the store fails on the attributes of a linked product', async () => {
      const attributesList = { items: [{ __typename: 'CatalogAttributeMetadata', code: 'poids_net', options: [] }] }
      const lost = { ...products['CHN-CROQ-AGN'], custom_attributesV2: null }
      const upstream = storeOf({ ...products['CHN-CROQ-AGN'], related_products: [lost] }, '2.4.7', { attributesList })
      const read = upstream.read.bind(upstream)
      vi.spyOn(upstream, 'read').mockImplementation(async (operation, ...rest) =>
        operation.name === 'AttributeFields'
          ? ({ products: { items: [{ sku: 'CHN-CROQ-AGN', poids_net: '5000' }] } } as never)
          : read(operation, ...rest),
      )
      const query = '{ product(sku: "CHN-CROQ-AGN") { relatedProducts { prices { unitPrice { unit } } } } }'
      expect(await ask(upstream, query)).toEqual({
        product: { relatedProducts: [{ prices: { unitPrice: { unit: 'KILOGRAM' } } }] },
      })
    })

    test('say in lists how many packs there are, the lowest price per kilogram and the largest reduction', async () => {
      const bags = packs('2000', '10000')
      const [small, large] = bags.variants
      const reduced = {
        ...large,
        product: {
          ...large?.product,
          price_range: { minimum_price: { regular_price: { value: 60, currency: 'EUR' }, final_price: { value: 45 } } },
          custom_attributesV2: { items: [attribute('poids_net', '10000'), attribute('prix_mini_30j', '50.90')] },
        },
      }
      const query = `{ product(sku: "CHN-CROQ-AGN") { relatedProducts { variantSummary {
        formats reduction unitPrice { unit price { priceInclTax { value { amount } } } } } } } }`
      const summaryOf = async (...related: object[]) => {
        const currency = { base_currency_code: 'EUR', available_currency_codes: [] }
        const store = storeOf({ ...products['CHN-CROQ-AGN'], related_products: related }, '2.4.7', { currency })
        const response = await ask<{ product: { relatedProducts: { variantSummary: object | null }[] } }>(store, query)
        return response.product.relatedProducts.map(({ variantSummary }) => variantSummary)
      }
      const unitPrice = { unit: 'KILOGRAM', price: { priceInclTax: { value: { amount: 4.5 } } } }
      // 45 € after 50,90 €: the regular price of the store is higher, and does not count.
      expect(await summaryOf({ ...bags, variants: [small, reduced] })).toEqual([
        { formats: 2, unitPrice, reduction: 11 },
      ])
      expect(await summaryOf(packs('2000', ''))).toEqual([{ formats: null, unitPrice: null, reduction: 0 }])
      expect(await summaryOf(products['CHN-CROQ-AGN'] ?? {})).toEqual([null])
    })

    test('give none while the cheapest is not for sale, for which the product’s own weight may still be used', async () => {
      expect(await unitPriceOf(packs('10000'))).toEqual({ unitPrice: null })
    })
  })

  test('are absent before 2.4.7, which has no way to read them', async () => {
    const upstream = storeOf(products['CHN-CROQ-AGN'], '2.4.6')
    expect(await ask(upstream, SELECTION)).toEqual({
      product: { prices: { unitPrice: null }, stockLabel: { label: 'En stock' }, attributes: [], feedLabel: null },
    })
    expect(upstream.names).toEqual(['ProductDetails'])
  })
})

describe('stock of a product', () => {
  test.each([
    [
      { stock_status: 'IN_STOCK', only_x_left_in_stock: null },
      { value: 'in-stock', label: 'En stock' },
    ],
    [
      { stock_status: 'IN_STOCK', only_x_left_in_stock: 3 },
      { value: 'low-stock', label: 'Plus que 3\u00a0en stock' },
    ],
    [
      { stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null },
      { value: 'out-of-stock', label: 'Épuisé' },
    ],
  ])('is said in words', async (changes, expected) => {
    const { stockLabel } = await product('CHN-CROQ-AGN', 'stockLabel { value label }', '2.4.7', changes)
    expect(stockLabel).toEqual(expected)
  })
})

describe('variants of a product that is out of stock itself', () => {
  test('are out of stock, too', async () => {
    const query = 'stock { isInStock } configurations { product { stock { isInStock } stockLabel { value } } }'
    const variant = (isInStock: boolean) => ({
      product: { stock: { isInStock }, stockLabel: { value: isInStock ? 'in-stock' : 'out-of-stock' } },
    })
    type States = { stock: { isInStock: boolean }; configurations: object[] }
    const states = (stock_status: string) => product<States>('CHN-CROQ-POU', query, '2.4.7', { stock_status })
    const { configurations } = await states('IN_STOCK')
    expect(configurations).toContainEqual(variant(true))
    expect(await states('OUT_OF_STOCK')).toEqual({
      stock: { isInStock: false },
      configurations: configurations.map(() => variant(false)),
    })
  })
})

describe('pictures of a product', () => {
  test('are paths below the media root, of the original', async () => {
    const { imageUrl, gallery } = await product('CHN-COLLIER', 'imageUrl gallery { url label }')
    expect(imageUrl).toBe('catalog/product/C/H/CHN-COLLIER_1.png')
    expect(gallery).toEqual([{ url: 'catalog/product/C/H/CHN-COLLIER_1.png', label: 'Collier nylon' }])
  })

  test('are absent where the store has its placeholder only', async () => {
    expect(await product('SANS-IMAGE', 'imageUrl gallery { url }')).toEqual({ imageUrl: null, gallery: [] })
  })
})

describe('the way to a product', () => {
  test('leads through its deepest category', async () => {
    const { breadcrumb } = await product('CHN-COLLIER', 'breadcrumb { name path }', '2.4.7', {
      categories: [
        { uid: 'Mw==', name: 'Chiens', url_path: 'chiens', url_suffix: '.html', breadcrumbs: null },
        {
          uid: 'Ng==',
          name: 'Accessoires',
          url_path: 'chiens/accessoires',
          url_suffix: '.html',
          breadcrumbs: [{ category_name: 'Chiens', category_url_path: 'chiens' }],
        },
      ],
    })
    expect(breadcrumb).toEqual([
      { name: 'Chiens', path: '/chiens.html' },
      { name: 'Accessoires', path: '/chiens/accessoires.html' },
    ])
  })
})

describe('choices of a product', () => {
  test('name the attributes of variants by plain ids, with swatches', async () => {
    const response = await product(
      'CHN-COLLIER',
      'type options { id label attribute { id code } values { label value swatch { type value } } } configurations { options { option_id option_value } product { sku path imageUrl stock { isInStock } } }',
    )
    expect(response).toEqual({
      type: 'CONFIGURABLE',
      options: [
        {
          id: '93',
          label: 'Color',
          attribute: { id: '93', code: 'color' },
          values: [{ label: 'Rouge', value: '13', swatch: { type: 'COLOR', value: '#e02b27' } }],
        },
      ],
      configurations: [
        {
          options: [{ option_id: '93', option_value: '13' }],
          product: {
            sku: 'CHN-COLLIER-ROUGE',
            path: '/collier-nylon.html?variant=CHN-COLLIER-ROUGE',
            imageUrl: 'catalog/product/C/H/CHN-COLLIER-ROUGE_1.png',
            stock: { isInStock: true },
          },
        },
      ],
    })
  })

  test('give what custom options cost, fixed or in percent', async () => {
    const response = await product<{ custom_options: unknown[] }>(
      'MEDAILLE',
      `custom_options { option_id title type is_required max_characters
        extraCost { type ... on FixedExtraCost { prices ${TAXED} } ... on PercentageExtraCost { rate } }
        values { option_value_id title extraCost { type ... on PercentageExtraCost { rate } } } }`,
    )
    expect(response.custom_options).toHaveLength(5)
    expect(response.custom_options.slice(0, 2)).toEqual([
      {
        option_id: '1',
        title: 'Texte gravé',
        type: 'FIELD',
        is_required: true,
        max_characters: 12,
        extraCost: { type: 'FIXED', prices: euros(3, 2.5) },
        values: [],
      },
      {
        option_id: '2',
        title: 'Finition',
        type: 'SELECT',
        is_required: true,
        max_characters: null,
        extraCost: null,
        values: [
          { option_value_id: '1', title: 'Argent', extraCost: { type: 'PERCENTAGE', rate: 10 } },
          { option_value_id: '2', title: 'Or', extraCost: { type: 'PERCENTAGE', rate: 25 } },
        ],
      },
    ])
  })

  const BUNDLE = `bundleOptions { id label required type values { value label isDefault defaultQuantity userDefinedQuantity prices ${TAXED} product { sku } } }`

  test('price the parts of a fixed bundle as the store says', async () => {
    const { bundleOptions } = await product<{ bundleOptions: { values: { prices: unknown }[] }[] }>('BND-FIX', BUNDLE)
    expect(bundleOptions[0]).toMatchObject({
      id: '14',
      label: 'Croquettes',
      required: true,
      type: 'RADIO',
      values: [
        {
          value: '21',
          isDefault: true,
          userDefinedQuantity: true,
          prices: euros(0, 0),
          product: { sku: 'CHT-CROQ-POU' },
        },
        { value: '22', isDefault: false, prices: euros(3, 2.5) },
      ],
    })
    expect(bundleOptions[1]?.values.map((value) => value.prices)).toEqual([euros(3.9, 3.25), euros(4.5, 3.75)])
  })

  test('price the parts of a dynamic bundle as the parts', async () => {
    const { bundleOptions } = await product<{ bundleOptions: { values: object[] }[] }>('BND-DYN', BUNDLE)
    expect(bundleOptions[0]?.values[0]).toMatchObject({
      value: '17',
      prices: { priceInclTax: { value: { amount: 44.25 } } },
    })
  })

  describe('take the reduction of a bundle off its own price and each choice, as carts do', () => {
    type Sold = { bundlePrice: Taxed; bundleOptions: { values: { prices: Taxed }[] }[] }
    type Taxed = { priceInclTax: { value: { amount: number } } }
    const amountsOf = async (sku: string, changes: StoreProduct) => {
      const sold = await product<Sold>(sku, `bundlePrice ${TAXED} ${BUNDLE}`, '2.4.8', changes)
      const amount = ({ priceInclTax }: Taxed) => priceInclTax.value.amount
      return [
        amount(sold.bundlePrice),
        ...sold.bundleOptions.map(({ values }) => values.map((one) => amount(one.prices))),
      ]
    }
    const lowest = (regular: number, final: number) => {
      const price = { regular_price: { value: regular, currency: 'EUR' }, final_price: { value: final } }
      return { price_range: { minimum_price: price, maximum_price: price } }
    }

    test('that is the sum of its parts', async () => {
      const all = [0, [44.25], [29], [4.9, 6.2]]
      expect(await amountsOf('BND-DYN', {})).toEqual(all)
      // 65.925, of which the store shows the sum of rounded parts.
      expect(await amountsOf('BND-DYN', lowest(88, 65.93))).toEqual([0, [39.83], [26.1], [4.41, 5.58]])
    })

    test('that has a price of its own', async () => {
      expect(await amountsOf('BND-FIX', { ...lowest(39, 31.2), special_price: 31.2 })).toEqual([
        31.2,
        [0, 2.4],
        [3.12, 3.6],
      ])
      const items = structuredClone(products['BND-FIX']?.['items']) as { options: { price: number }[] }[]
      for (const choice of items[0]?.options ?? []) choice.price += 5
      expect(await amountsOf('BND-FIX', { ...lowest(44, 35.2), special_price: 31.2, items })).toEqual([
        31.2,
        [4, 6.4],
        [3.12, 3.6],
      ])
    })

    test('but no catalogue rule, which lowers the own price alone', async () => {
      expect(await amountsOf('BND-FIX', lowest(39, 30))).toEqual([30, [0, 3], [3.9, 4.5]])
    })

    describe('and what several of it reduce', () => {
      const TIERS = `bundleTiers { qty rate bundlePrice ${TAXED} }`
      type Tiers = { bundleTiers: { qty: number; rate: number; bundlePrice: Taxed }[] }
      const tier = (quantity: number, percent_off: number) => ({
        ...{ quantity, final_price: { value: 0 }, discount: { percent_off } },
      })
      const tiersOf = async (sku: string, changes: StoreProduct) => {
        const { bundleTiers } = await product<Tiers>(sku, TIERS, '2.4.7', changes)
        return bundleTiers.map(({ qty, rate, bundlePrice }) => [qty, rate, bundlePrice.priceInclTax.value.amount])
      }

      test('unless what one costs is reduced further', async () => {
        const price_tiers = [tier(5, 25), tier(2, 10), tier(3, 5)]
        const expected = [
          [2, 0.9, 0],
          [5, 0.75, 0],
        ]
        expect(await tiersOf('BND-DYN', { price_tiers })).toEqual(expected)
        expect(await tiersOf('BND-DYN', { price_tiers, ...lowest(88, 58.6) })).toEqual([[5, 0.75 / 0.8, 0]])
      })

      test('where it has a price of its own, which a catalogue rule may lower further', async () => {
        expect(await tiersOf('BND-FIX', { price_tiers: [tier(2, 20)] })).toEqual([[2, 0.8, 31.2]])
        expect(await tiersOf('BND-FIX', { price_tiers: [tier(2, 20)], ...lowest(39, 30) })).toEqual([[2, 0.8, 30]])
      })

      test('and its parts, by the pieces of each', async () => {
        const items = structuredClone(products['BND-DYN']?.['items']) as { options: { product: object }[] }[]
        for (const choice of items[0]?.options ?? [])
          choice.product = { ...choice.product, price_tiers: [{ quantity: 4, final_price: { value: 160 } }] }
        const selection = `bundleOptions { values { tierPrice { qty priceInclTax { value { amount } } } } }`
        type Parts = { bundleOptions: { values: { tierPrice: ({ qty: number } & Taxed)[] }[] }[] }
        const { bundleOptions } = await product<Parts>('BND-DYN', selection, '2.4.7', { ...lowest(88, 65.93), items })
        const found = bundleOptions.map(({ values }) => values.map(({ tierPrice }) => tierPrice))
        expect(found[0]).toEqual([[{ qty: 4, priceInclTax: { value: { amount: 36 } } }]])
        expect(found.slice(1).flat(2)).toEqual([])
      })
    })
  })

  test('list what a grouped product holds', async () => {
    const { groupedItems } = await product<{ groupedItems: unknown[] }>(
      'COFFRET-CHIOT',
      'groupedItems { defaultQuantity product { sku path } }',
    )
    expect(groupedItems[0]).toEqual({
      defaultQuantity: 1,
      product: { sku: 'CHN-FRI-OS', path: '/os-a-macher-au-boeuf.html' },
    })
  })

  test('are what makes files dearer, not the highest price, which holds all of them from 2.4.8 on', async () => {
    const price = (value: number) => ({ regular_price: { value, currency: 'EUR' }, final_price: { value } })
    const changes = { price_range: { minimum_price: price(9), maximum_price: price(15) } }
    const { prices } = await product(
      'GUIDE-CHIOT',
      `prices { minPrice ${TAXED} finalPrice ${TAXED} }`,
      '2.4.8',
      changes,
    )
    expect(prices).toEqual({ minPrice: euros(9, 7.5), finalPrice: euros(9, 7.5) })
  })

  test('list the links of a download', async () => {
    const response = await product(
      'GUIDE-CHIOT',
      `type downloadLinksRequired downloadLinks { id title prices ${TAXED} }`,
    )
    expect(response).toEqual({
      type: 'DOWNLOADABLE',
      downloadLinksRequired: true,
      downloadLinks: [
        { id: '3', title: 'Chapitre 1', prices: euros(2.5, 2.08) },
        { id: '4', title: 'Chapitre 2', prices: euros(3.5, 2.92) },
      ],
    })
  })
})

describe('product(sku)', () => {
  test('finds what the store shows in searches alone by a search', async () => {
    const upstream = new RecordedStore({
      storeConfig: recording('store-config'),
      products: ({ search }: { search?: string }) => ({
        items: search === 'CHN-COLLIER' ? [products['CHN-COLLIER']] : [],
      }),
    })
    expect(await ask(upstream, '{ product(sku: "CHN-COLLIER") { sku } }')).toEqual({ product: { sku: 'CHN-COLLIER' } })
  })

  test('is null where the catalogue does not have it', async () => {
    const upstream = storeOf(undefined, '2.4.7', {
      products: ({ filter }: { filter: { sku?: unknown } }) => ({ items: [], total_count: filter.sku ? 0 : 28 }),
    })
    expect(await ask(upstream, '{ product(sku: "INCONNU") { name } }')).toEqual({ product: null })
  })

  test.each(['', 'x'.repeat(500)])('does not request what cannot be a sku', async (sku) => {
    const upstream = storeOf(undefined)
    expect(await ask(upstream, 'query ($sku: String!) { product(sku: $sku) { name } }', { sku })).toEqual({
      product: null,
    })
    expect(upstream.calls).toEqual([])
  })

  test('is shown without related products when they fail', async () => {
    const related_products = () => {
      throw new Error('Internal server error')
    }
    const response = await product('CHN-COLLIER', 'name relatedProducts { sku } upsellProducts { sku }', '2.4.7', {
      related_products,
    })
    expect(response).toEqual({ name: 'Collier nylon', relatedProducts: [], upsellProducts: [] })
  })
})

describe('an option of a product', () => {
  const bag = products['CHN-CROQ-POU'] as {
    configurable_options: { attribute_uid: string; values: object[] }[]
    variants: { attributes: { uid: string }[]; product: object }[]
  }
  type Variant = { weight?: string; price: number; isInStock?: boolean }
  const variantOf = ({ weight, price, isInStock = true }: Variant, index: number) => {
    const amounts = { regular_price: { value: price, currency: 'EUR' }, final_price: { value: price, currency: 'EUR' } }
    return {
      ...bag.variants[index],
      product: {
        ...bag.variants[index]?.product,
        stock_status: isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
        price_range: { minimum_price: amounts, maximum_price: amounts },
        custom_attributesV2: {
          items: weight ? [{ __typename: 'AttributeValue', code: 'poids_net', value: weight }] : [],
        },
      },
    }
  }
  async function optionOf(variants: Variant[], options: object[] = bag.configurable_options) {
    const store = storeOf({ ...bag, configurable_options: options, variants: variants.map(variantOf) })
    const query = '{ product(sku: "CHN-CROQ-POU") { options { isPackSize bestPack values { value } } } }'
    const response = await ask<{
      product: { options: { isPackSize: boolean; bestPack: string | null; values: { value: string }[] }[] }
    }>(store, query)
    const found = response.product.options.map(({ isPackSize, bestPack, values }) => ({
      isPackSize,
      best: bestPack && values.findIndex(({ value }) => value === bestPack),
    }))
    return found.length === 1 ? found[0] : found
  }

  test('is the size of the pack where the store knows different net quantities, and names the best buy in stock', async () => {
    const [small, large] = [
      { weight: '2000', price: 20 },
      { weight: '10 kg', price: 80 },
    ]
    expect(await optionOf([small, large])).toEqual({ isPackSize: true, best: 1 })
    expect(await optionOf([small, { ...large, isInStock: false }])).toEqual({ isPackSize: true, best: 0 })
    expect(await optionOf([small, { ...large, price: 120 }])).toEqual({ isPackSize: true, best: 0 })
    // Of two that cost the same by the kilogram, the one that costs less.
    expect(await optionOf([small, { ...large, price: 100 }])).toEqual({ isPackSize: true, best: 0 })
    const none = [small, large].map((pack) => ({ ...pack, isInStock: false }))
    expect(await optionOf(none)).toEqual({ isPackSize: true, best: null })
  })

  test.each([
    ['a quantity is unknown', [{ weight: '2000', price: 20 }, { price: 80 }]],
    ['the quantity is the same', ['2000', '2 kg'].map((weight) => ({ weight, price: 20 }))],
  ])('is none where %s', async (_why, variants) => {
    expect(await optionOf(variants)).toEqual({ isPackSize: false, best: null })
  })

  test('is left to the shopper beside one that only a shopper can decide, which comes first', async () => {
    const [pack] = bag.configurable_options
    const colour = {
      ...pack,
      attribute_uid: Buffer.from('93').toString('base64'),
      attribute_code: 'color',
      position: 9,
    }
    const variants = ['2000', '10000'].map((weight) => ({ weight, price: 20 }))
    expect(await optionOf(variants, [{ ...pack, position: 0 }, colour])).toEqual([
      { isPackSize: false, best: null },
      { isPackSize: true, best: null },
    ])
  })
})

describe('reviews of a product', () => {
  const { reviews } = recording<{ reviews: { items: object[] } }>('reviews')

  test('come with the rating on a scale of five', async () => {
    const response = await product(
      'CHN-CROQ-AGN',
      'reviewsLayer(size: 10) { total ratingAverage reviews { rating title creationDate author { displayName } comment { raw } } }',
      '2.4.7',
      { reviews, rating_summary: 60, review_count: 3 },
    )
    expect(response).toMatchObject({
      reviewsLayer: {
        total: 3,
        ratingAverage: 3,
        reviews: [
          {
            rating: 4.5,
            title: 'Très bien',
            creationDate: '2026-11-20T05:47:12Z',
            author: { displayName: 'Marie' },
            comment: { raw: '<p>Mon chien adore !<br>Livraison rapide.</p>' },
          },
          { rating: 3.5, comment: { raw: '<p>Un peu cher &lt;b&gt;quand même&lt;/b&gt; &amp; bon</p>' } },
          {},
        ],
      },
    })
  })

  test('bring how many gave how many stars with the first of them alone', async () => {
    const changes = { reviews, rating_summary: 60, review_count: 3 }
    const counts = async (from: number) =>
      (await product('CHN-CROQ-AGN', `reviewsLayer(from: ${from}, size: 2) { starCounts }`, '2.4.7', changes))
        .reviewsLayer
    expect(await counts(0)).toEqual({ starCounts: [1, 0, 0, 1, 1] })
    expect(await counts(2)).toEqual({ starCounts: [] })
  })

  test('can be limited to those of so many stars, from where their list went on', async () => {
    const changes = { reviews, rating_summary: 60, review_count: 3 }
    const titles = async (range: string) => {
      const selection = `reviewsLayer(${range}) { reviews { title } }`
      type Read = { reviewsLayer: { reviews: { title: string }[] } }
      const { reviewsLayer } = await product<Read>('CHN-CROQ-AGN', selection, '2.4.7', changes)
      return reviewsLayer.reviews.map(({ title }) => title)
    }
    const all = await titles('size: 10')
    expect(await titles('size: 10, stars: 5')).toEqual(['Très bien'])
    expect(await titles('size: 10, stars: 4')).toEqual([all[1]])
    expect(await titles('size: 10, stars: 1')).toEqual([all[2]])
    expect(await titles('from: 1, size: 10, stars: 5')).toEqual([])
    expect(await titles('size: 10, stars: 2')).toEqual([])
  })

  test('without votes count under no stars', async () => {
    const unrated = { ...reviews, items: reviews.items.map((review) => ({ ...review, average_rating: 0 })) }
    const { reviewsLayer } = await product('CHN-CROQ-AGN', 'reviewsLayer(size: 2) { starCounts }', '2.4.7', {
      reviews: unrated,
    })
    expect(reviewsLayer).toEqual({ starCounts: [0, 0, 0, 0, 0] })
  })

  test('are not requested with size 0', async () => {
    const upstream = storeOf({ ...products['CHN-CROQ-AGN'], rating_summary: 60, review_count: 3 })
    await ask(upstream, '{ product(sku: "CHN-CROQ-AGN") { reviewsLayer(from: 0, size: 0) { total ratingAverage } } }')
    expect(upstream.names).toEqual(['ProductDetails'])
  })

  test('are empty where they are switched off in the store, and the product is shown', async () => {
    const switchedOff = () => {
      throw new Error('Internal server error')
    }
    const response = await product('CHN-COLLIER', 'name reviewsLayer(size: 5) { total reviews { title } }', '2.4.7', {
      reviews: switchedOff,
    })
    expect(response).toEqual({ name: 'Collier nylon', reviewsLayer: { total: 0, reviews: [] } })
  })
})

describe('products by sku', () => {
  const known = (names: string[]) =>
    new RecordedStore({
      products: ({ filter }: { filter: { sku: { in: string[] } } }) => {
        const items = filter.sku.in.flatMap((sku) => (names.includes(sku) ? [{ ...products['CHN-COLLIER'], sku }] : []))
        return { items, total_count: items.length }
      },
    })
  const bySku = (store: RecordedStore, skus: string[]) =>
    ask<{ productsBySku: ({ sku: string } | null)[] }>(
      store,
      'query ($skus: [String!]!) { productsBySku(skus: $skus) { sku } }',
      { skus },
    )

  test('come in the requested order, with null for what the store does not show', async () => {
    const store = known(['A', 'B'])
    const { productsBySku } = await bySku(store, ['B', 'nope', 'A', '', 'B', 'x'.repeat(65)])
    expect(productsBySku.map((product) => product?.sku ?? null)).toEqual(['B', null, 'A', null, 'B', null])
    expect(store.calls[0]?.variables).toEqual({ skus: ['A', 'B', 'nope'], size: 3 })
  })

  test('are requested a hundred at a time, and at most two hundred', async () => {
    const skus = Array.from({ length: 200 }, (_, index) => `SKU-${index}`)
    const store = known(skus)
    expect((await bySku(store, skus)).productsBySku).toHaveLength(200)
    expect(store.names).toEqual(['ProductsBySku', 'ProductsBySku'])
    await expect(bySku(store, [...skus, 'one more'])).rejects.toThrow('at most 200')
  })

  test('are not called unknown while the store’s search is down', async () => {
    const store = new RecordedStore({ products: { items: [], total_count: 0 } })
    await expect(bySku(store, ['A'])).rejects.toThrow('search')
  })
})
