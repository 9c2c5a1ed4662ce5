import type { Edition, Level } from './upstream/levels.ts'

/** The shop as configured: what domains may know of the environment. */
export type ShopSettings = {
  /** Empty, or with a leading and no trailing slash. */
  basePath: string
  /** Public origin, for canonical addresses: `https://shop.example`; empty when not configured. */
  publicUrl: string
  level: Level
  edition: Edition
  /** Whether the store's catalogue prices are entered including tax (facts: this, not the display setting, decides). */
  pricesIncludeTax: boolean
  /** Prices incl. tax = prices excl. tax × this. */
  taxMultiplier: number
  /** Price filters are divided by this before they reach the store. */
  taxDivisor: number
  /** In euros. */
  maxFilterPrice: number
  /** The first is the default. */
  pageSizes: readonly number[]
  ignoredFacets: readonly string[]
  facetLimit: number
  /** Codes of the store's attributes that carry what the shop shows by name; an absent attribute hides its part. */
  attributes: ProductAttributeCodes
  /** Address of the store's media root, with a trailing slash: what `imageUrl` paths are relative to. */
  mediaUrl: string
  shopId: string
  websiteId: number
  defaultCountryId: string
  phone: string | null
  email: string | null
}

export type ProductAttributeCodes = {
  /** Net weight in grams. */
  netWeight: string
  /** Net volume in millilitres. */
  netVolume: string
  stockLabel: string
  feedType: string
  species: string
  composition: string
  analyticalConstituents: string
  additives: string
  directions: string
  operator: string
}
