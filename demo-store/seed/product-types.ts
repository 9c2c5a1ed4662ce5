import type { Static } from 'typebox'
import type { BundleItemSeed, CustomOptionSeed, DownloadableSeed, saleSchema, VideoSeed } from './product-parts.ts'

/** Codes of the store's own (EAV) attributes; their definitions stand in `attributes.yaml`. */
export type AttributeCode = string

export type AttributeSeed = {
  /** EAV attribute id; colour is 93 and size 186. */
  id: number
  code: AttributeCode
  label: string
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'textarea' | 'date' | 'datetime' | 'price' | 'weight'
  /** Offered as facet on category and search pages. */
  filterable: boolean
  /** Allowed as a `sort` member. */
  sortable?: boolean
  /** Among the facets of a list. */
  position?: number
  /** Returned by `custom_attributesV2(filters: { is_visible_on_front: true })`. */
  visibleOnFront: boolean
  /** Returned by `custom_attributesV2(filters: { used_in_product_listing: true })`. */
  usedInListing: boolean
  /** How configurable options of this attribute are drawn. */
  swatch?: 'colour' | 'image' | 'text'
  /** Options of select and multiselect; ids are unique over all attributes. `swatch` is `#rrggbb`, a media path or a text. */
  options?: { id: number; label: string; swatch?: string }[]
}

export type CategorySeed = {
  /** 38 dogs, 55 cats, 59 horses, 138 promotions, 137 new products; the root is 2. */
  id: number
  parentId: number
  name: string
  urlKey: string
  position: number
  includeInMenu: boolean
  /** Not shown by `categories`, yet still found by `route`, as on a real store. */
  active: boolean
  /** HTML. */
  description?: string
  /** Path under the media root, for example `catalog/category/chiens.jpg`. */
  image?: string
  metaTitle?: string
  metaDescription?: string
  /** Identifier of a block shown on the category page. */
  cmsBlock?: string
  /** `PAGE`: nothing but the block. Products and block where only a block is named. */
  displayMode?: 'PAGE' | 'PRODUCTS_AND_PAGE'
}

/** How many may be bought at once, with every rule. */
export type SaleRules = Required<Static<typeof saleSchema>>

export type ReviewSeed = {
  nickname: string
  summary: string
  text: string
  /** Stars, 1 to 5. */
  rating: number
  /** `YYYY-MM-DD HH:mm:ss`. */
  createdAt: string
  status: 'approved' | 'pending'
}

export type PictureOfProduct = {
  path: string
  label: string
  /** Set on a preview picture of a video. */
  video?: VideoSeed
}

export type ProductSeed = {
  /** Entity id, unique over all products, variants included. */
  id: number
  sku: string
  name: string
  urlKey: string
  type: 'simple' | 'virtual' | 'configurable' | 'bundle' | 'grouped' | 'downloadable'
  /** `catalog`: visible in catalogue and search. `hidden`: variants and parts, never listed. */
  visibility: 'catalog' | 'hidden'
  enabled: boolean
  /** Regular price in cents incl. tax; 0 for configurable, grouped and dynamic bundles. */
  cents: number
  specialCents?: number
  /** First and last day on which it is presented as new, `YYYY-MM-DD HH:mm:ss`. */
  newFrom?: string
  newTo?: string
  /** Unit prices in cents from a quantity on. */
  tiers?: { qty: number; cents: number }[]
  /** Units on hand; ignored for configurable, bundle and grouped, whose stock follows from their parts. */
  stock: number
  sale?: Partial<SaleRules>
  /** Shipping weight in grams. */
  weight?: number
  categoryIds: number[]
  /** Position in every category of the product. */
  position: number
  /** HTML. */
  description: string
  /** HTML. */
  shortDescription?: string
  metaTitle?: string
  metaDescription?: string
  /** Paths under the media root: first is the main picture. What they show stands with the recipe. */
  images: PictureOfProduct[]
  /** Attribute code → option id(s) for selects, '0'/'1' for booleans, text otherwise. */
  attributes: Record<AttributeCode, number | number[] | string>
  /** Configurable: which attributes vary, and the child skus. */
  configurable?: { attributeCodes: AttributeCode[]; children: string[] }
  bundle?: { priceType: 'fixed' | 'dynamic'; tiers?: { qty: number; percent: number }[]; items: BundleItemSeed[] }
  grouped?: { sku: string; qty: number }[]
  customOptions?: CustomOptionSeed[]
  downloadable?: DownloadableSeed
  reviews?: ReviewSeed[]
  related?: string[]
  upsell?: string[]
  crosssell?: string[]
  /** `YYYY-MM-DD HH:mm:ss`. */
  createdAt: string
}
