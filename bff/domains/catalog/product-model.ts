import type {
  BreadcrumbItem,
  BundleOption,
  BundleOptionValue,
  DownloadLink,
  DownloadSample,
  ProductConfiguration,
  ProductCustomOption,
  ProductLabel,
  ProductOption,
  ProductPrices,
  ProductType,
  Seo,
  Stock,
} from '../../graphql/shop-schema.generated.ts'

/** A product as lists show it; `page` holds the rest once it was loaded. */
export type ProductModel = {
  __typename: 'Product'
  sku: string
  path: string
  name: string
  type: ProductType
  imageUrl: string | null
  prices: ProductPrices
  stock: Stock
  stockLabel: ProductLabel
  isNew: boolean
  isOrderedByContact: boolean
  /** Null where the answer came without it. */
  rating: Rating | null
  page: ProductPage | null
}

export type Rating = { total: number; ratingAverage: number }

/** What only the product's own page shows. */
export type ProductPage = {
  gallery: PictureModel[]
  descriptionHtml: string
  shortDescriptionHtml: string
  seo: Seo
  breadcrumb: BreadcrumbItem[]
  configurations: (Omit<ProductConfiguration, 'product'> & { product: ProductModel })[]
  options: ProductOption[]
  customOptions: CustomOptionModel[]
  bundleOptions: BundleOptionModel[]
  groupedItems: { defaultQuantity: number; product: ProductModel }[]
  downloadLinks: DownloadLink[]
  downloadSamples: DownloadSample[]
  downloadLinksRequired: boolean
  /** Texts of the attributes the store shows on the page, by code. */
  attributes: ReadonlyMap<string, string>
}

export type PictureModel = {
  url: string
  label: string
  /** Of a picture that stands for a video: the store's address of it. */
  video: { address: string; title: string } | null
}

type WithExtraCost<T> = Omit<T, 'extraCost'> & { extraCost: ExtraCostModel | null }

export type CustomOptionModel = WithExtraCost<Omit<ProductCustomOption, 'values'>> & {
  values: WithExtraCost<ProductCustomOption['values'][number]>[]
}

export type ExtraCostModel =
  | { __typename: 'FixedExtraCost'; type: 'FIXED'; prices: ProductPrices['finalPrice'] }
  | { __typename: 'PercentageExtraCost'; type: 'PERCENTAGE'; rate: number }

export type BundleOptionModel = Omit<BundleOption, 'values'> & {
  values: (Omit<BundleOptionValue, 'product'> & { product: ProductModel | null; uid: string })[]
}
