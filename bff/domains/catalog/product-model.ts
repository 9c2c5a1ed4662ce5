import type {
  BreadcrumbItem,
  BundleOption,
  BundleOptionValue,
  BundleTier,
  DownloadLink,
  DownloadSample,
  Product,
  ProductCustomOption,
  ProductOption,
  ProductPrices,
  SelectedOption,
  Seo,
  TaxedPrice,
} from '../../graphql/shop-schema.generated.ts'

/** Fields that `product-resolvers.ts`, and domains that extend the product, load on request. */
type LoadedLater =
  | Exclude<keyof ProductPage, 'descriptionHtml' | 'shortDescriptionHtml' | 'customOptions' | 'bundle'>
  | keyof BundleModel
  | 'custom_options'
  | 'pricesWithExtras'
  | 'description'
  | 'shortDescription'
  | 'feedLabel'
  | 'withdrawalException'
  | 'notices'
  | 'relatedProducts'
  | 'upsellProducts'
  | 'reviewsLayer'
  | 'arrivals'
  | 'crossSellProducts'
  | 'variantSummary'

/** A product as in lists; `page` has the rest once it is loaded. */
export type ProductModel = Omit<Product, LoadedLater> & {
  __typename: 'Product'
  requiredExtras: RequiredExtraModel[]
  /** Texts of the attributes that the store shows in lists, by code: extensions resolve their fields from them. */
  listed: ReadonlyMap<string, string>
  /**
   * The regular price from the lowest price of the 30 days before a reduction that a merchant entered; `reference-price.ts` decides when it counts.
   */
  enteredReference: ProductPrices['regularPrice'] | null
  /** The variants, as in lists; empty if the response has none. */
  packs: PackModel[]
  /** Null if the response has none. */
  rating: Rating | null
  page: ProductPage | null
}

/** A variant in a list; `quantity`: grams or millilitres, null where the store does not return it. */
export type PackModel = Pick<ProductModel, 'prices' | 'enteredReference'> & { quantity: number | null }

export type Rating = { total: number; ratingAverage: number }

/** Fields that only the product's own page shows. */
export type ProductPage = {
  gallery: PictureModel[]
  descriptionHtml: string
  shortDescriptionHtml: string
  seo: Seo
  breadcrumb: BreadcrumbItem[]
  configurations: { product: ProductModel; options: SelectedOption[] }[]
  options: ProductOption[]
  customOptions: CustomOptionModel[]
  bundle: BundleModel | null
  groupedItems: { defaultQuantity: number; product: ProductModel }[]
  downloadLinks: DownloadLink[]
  downloadSamples: DownloadSample[]
  downloadLinksRequired: boolean
  /** Texts of the attributes the store shows on the page, by code. */
  attributes: ReadonlyMap<string, string>
  /** Codes of the attributes in which variants differ. */
  varying: ReadonlySet<string>
}

/** A variant, with the product that it varies. */
export type ConfigurationModel = ProductPage['configurations'][number] & { of: ProductModel; page: ProductPage }

export type PictureModel = {
  url: string
  label: string
  /** Set on a preview picture of a video: the address of the video in the store. */
  video: { address: string; title: string } | null
}

type WithExtraCost<T> = Omit<T, 'extraCost'> & { extraCost: ExtraCostModel | null }

export type CustomOptionModel = WithExtraCost<Omit<ProductCustomOption, 'values'>> & {
  values: WithExtraCost<ProductCustomOption['values'][number]>[]
}

export type ExtraCostModel =
  | { __typename: 'FixedExtraCost'; type: 'FIXED'; prices: ProductPrices['finalPrice'] }
  | { __typename: 'PercentageExtraCost'; type: 'PERCENTAGE'; rate: number }

/** The cost of each choice of a required option; null where it costs nothing. */
export type RequiredExtraModel = { choices: (ExtraCostModel | null)[] }

export type BundleModel = {
  bundlePrice: TaxedPrice
  bundleTiers: BundleTier[]
  bundleOptions: BundleOptionModel[]
}

export type BundleOptionModel = Omit<BundleOption, 'values'> & {
  values: (Omit<BundleOptionValue, 'product'> & { product: ProductModel | null; uid: string })[]
}
