import type { BundleItemSeed, CustomOptionSeed, ExtraCostSeed } from '../seed/product-parts.ts'
import type { PictureOfProduct, SaleRules } from '../seed/product-types.ts'

export type ExtraCost = ExtraCostSeed
export type CustomOption = CustomOptionSeed

export type AttributeOption = { id: number; label: string; swatch: string | null }

/** An EAV attribute of products. */
export type Attribute = {
  id: number
  code: string
  label: string
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'textarea' | 'date' | 'datetime' | 'price' | 'weight'
  filterable: boolean
  sortable: boolean
  position: number
  visibleOnFront: boolean
  usedInListing: boolean
  swatch: 'colour' | 'image' | 'text' | null
  options: AttributeOption[]
}

export type Category = {
  id: number
  parentId: number
  name: string
  urlKey: string
  /** Without suffix; null for the root. */
  urlPath: string | null
  /** 1 is the root, 2 its children. */
  level: number
  position: number
  includeInMenu: boolean
  active: boolean
  description: string | null
  image: string | null
  metaTitle: string | null
  metaDescription: string | null
  cmsBlock: string | null
  /** `PRODUCTS`, `PAGE` or `PRODUCTS_AND_PAGE`; null if not set. */
  displayMode: string | null
  updatedAt: string
  /** From the first level below the root down to the parent. */
  ancestors: Category[]
  children: Category[]
}

export type BundleSelection = Omit<BundleItemSeed['selections'][number], 'sku' | 'cents'> & {
  product: Product
  cents: number
  position: number
}
export type BundleItem = Omit<BundleItemSeed, 'selections'> & { selections: BundleSelection[] }

type DownloadableLink = {
  id: number
  title: string
  cents: number
  sampleUrl: string | null
  /** Whether a purchase can be downloaded without limit. */
  unlimited: boolean
  position: number
}
type DownloadableSample = { id: number; title: string; position: number }

/** The stars that one review gives one rating axis. */
export type Vote = { axis: number; stars: number }

export type Review = {
  id: number
  nickname: string
  summary: string
  text: string
  votes: Vote[]
  createdAt: string
}

/** A unit price from a quantity on. */
export type Tier = { qty: number; cents: number }
/** Tier price of a bundle. */
export type PercentTier = { qty: number; percent: number }

/** A product as the read model holds it, with its parts resolved. Money is cents including tax. */
export type Product = {
  id: number
  sku: string
  name: string
  urlKey: string
  type: 'simple' | 'virtual' | 'configurable' | 'bundle' | 'grouped' | 'downloadable'
  visible: boolean
  enabled: boolean
  cents: number
  specialCents: number | null
  /** First and last day on which it is presented as new, `YYYY-MM-DD HH:mm:ss`. */
  newFrom: string | null
  newTo: string | null
  tiers: Tier[]
  /** Shipping weight in grams. */
  weight: number
  /** Units on hand; parts decide for configurable, bundle and grouped products. */
  stock: number
  sale: SaleRules
  position: number
  description: string
  shortDescription: string | null
  metaTitle: string | null
  metaDescription: string | null
  updatedAt: string
  createdAt: string
  categories: Category[]
  images: PictureOfProduct[]
  /** Option ids as strings for selects, `0`/`1` for booleans, text otherwise. */
  attributes: Map<string, string[]>
  superAttributes: Attribute[]
  variants: Product[]
  /** Configurable products that this one is a variant of. */
  parents: Product[]
  grouped: { product: Product; qty: number }[]
  bundle: { dynamic: boolean; tiers: PercentTier[]; items: BundleItem[] } | null
  options: CustomOption[]
  links: { title: string; separately: boolean; items: DownloadableLink[]; samples: DownloadableSample[] } | null
  related: Product[]
  upsell: Product[]
  crosssell: Product[]
  /** Approved reviews, newest first. */
  reviews: Review[]
}
