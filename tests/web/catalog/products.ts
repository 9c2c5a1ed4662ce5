import type { ProductCardFragment } from '../../../web/screens/catalog/product-card.generated.ts'
import type { TaxFieldsFragment } from '../../../web/screens/catalog/product-choices.generated.ts'
import type { ProductListFragment } from '../../../web/screens/catalog/product-layer.generated.ts'
import type { ProductPageFragment } from '../../../web/screens/catalog/product-page.generated.ts'
import type { BundleOption, BundleValue } from '../../../web/screens/catalog/product/bundle-choice.ts'
import type { CustomOption } from '../../../web/screens/catalog/product/shown-price.ts'

export const euros = (amount: number) => ({ priceInclTax: { value: { amount, currency: 'EUR' } } })

export const prices = (final: number, regular = final, min = final) => ({
  finalPrice: euros(final),
  regularPrice: euros(regular),
  minPrice: euros(min),
  unitPrice: null,
})

const text = (content: string) => ({ childNodes: [{ tag: 'p', children: [content] }], data: [] })

export function card(sku: string, change: Partial<ProductCardFragment> = {}): ProductCardFragment & TaxFieldsFragment {
  return {
    sku,
    path: `/${sku.toLowerCase()}.html`,
    name: `Produit ${sku}`,
    type: 'SIMPLE',
    imageUrl: null,
    prices: prices(10),
    pricesWithExtras: null,
    variantSummary: null,
    stock: { isInStock: true },
    stockLabel: null,
    isNew: false,
    isOrderedByContact: false,
    taxMultiplier: 1,
    fixedTaxes: [],
    reviewsLayer: { total: 0, ratingAverage: 0 },
    ...change,
  }
}

/** A simple product's page; parts are replaced as the test needs. */
export function page(change: Partial<ProductPageFragment> = {}): ProductPageFragment {
  return {
    ...card('CRO-SAU'),
    name: 'Croquettes au saumon',
    path: '/croquettes-saumon.html',
    stock: { isInStock: true },
    prices: { ...prices(10), tierPrice: [] },
    gallery: [],
    description: text('Sans céréales.'),
    shortDescription: null,
    seo: { title: null, description: null, keywords: null },
    breadcrumb: [{ name: 'Chiens', path: '/chiens.html' }],
    feedLabel: null,
    withdrawalException: null,
    notices: [],
    attributes: [],
    arrivals: [],
    firstReviews: { total: 0, starCounts: [], reviews: [] },
    options: [],
    configurations: [],
    custom_options: [],
    bundlePrice: null,
    bundleTiers: [],
    bundleOptions: [],
    groupedItems: [],
    downloadLinks: [],
    downloadLinksRequired: false,
    downloadSamples: [],
    relatedProducts: [],
    upsellProducts: [],
    ...change,
  }
}

type Configuration = ProductPageFragment['configurations'][number]
type Variant = {
  options: Record<string, string>
  price?: number
  isInStock?: boolean
  imageUrl?: string | null
  facts?: Configuration['facts']
  perKilogram?: number
  tierPrice?: ProductPageFragment['prices']['tierPrice']
}

/** Options by their values' names, and variants by the values they have. `packs`: the options that say the size of the pack. */
export function configurable(
  options: Record<string, string[]>,
  variants: Variant[],
  packs: readonly string[] = [],
): ProductPageFragment {
  return page({
    type: 'CONFIGURABLE',
    options: Object.entries(options).map(([id, values]) => ({
      id,
      label: id,
      attribute: { id, code: id },
      isPackSize: packs.includes(id),
      bestPack: null,
      values: values.map((value) => ({ value, label: value, swatch: null })),
    })),
    configurations: variants.map(
      (
        { options: chosen, price = 10, isInStock = true, imageUrl = null, facts = null, perKilogram, tierPrice = [] },
        index,
      ) => ({
        facts,
        options: Object.entries(chosen).map(([option_id, option_value]) => ({ option_id, option_value })),
        product: {
          sku: `V${index}`,
          imageUrl,
          taxMultiplier: 1,
          fixedTaxes: [],
          prices: {
            ...prices(price),
            tierPrice,
            unitPrice: perKilogram === undefined ? null : { unit: 'KILOGRAM', price: euros(perKilogram) },
          },
          stock: { isInStock },
          stockLabel: null,
        },
      }),
    ),
  })
}

export function bundleValue(value: string, price: number, change: Partial<BundleValue> = {}): BundleValue {
  return {
    value,
    label: value,
    isDefault: false,
    defaultQuantity: 1,
    userDefinedQuantity: false,
    prices: euros(price),
    tierPrice: [],
    taxMultiplier: 1,
    fixedTaxes: [],
    product: null,
    stock: { isInStock: true },
    ...change,
  }
}

export function bundleOption(id: string, values: BundleValue[], change: Partial<BundleOption> = {}): BundleOption {
  return { id, label: id, required: true, type: 'SELECT', values, ...change }
}

export function customOption(option_id: string, change: Partial<CustomOption> = {}): CustomOption {
  return {
    option_id,
    title: option_id,
    type: 'FIELD',
    is_required: false,
    max_characters: null,
    extraCost: null,
    values: [],
    ...change,
  }
}

export const fixed = (amount: number) => ({ type: 'FIXED' as const, prices: euros(amount) })
export const percentage = (rate: number) => ({ type: 'PERCENTAGE' as const, rate })

export function layer(change: Partial<ProductListFragment> = {}): ProductListFragment {
  return {
    total: 40,
    from: 0,
    size: 16,
    products: [card('A'), card('B')],
    dynamicFacets: [
      {
        code: 'marque',
        label: 'Marque',
        buckets: ['Musette', 'Pré vert'].map((value) => ({ value, label: value, docCount: 3, isActive: false })),
      },
    ],
    fixedFacets: [
      { name: 'minPrice', value: 4.5 },
      { name: 'maxPrice', value: 89.9 },
    ],
    sorts: [
      { field: 'position', label: 'Position' },
      { field: 'name', label: 'Nom' },
      { field: 'price', label: 'Prix' },
    ],
    ...change,
  }
}
