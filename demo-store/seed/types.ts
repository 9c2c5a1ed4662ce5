import type { Static } from 'typebox'
import type {
  belongingsSchema,
  carrierSchema,
  cartRuleSchema,
  customerSchema,
  groupPriceSchema,
  orderSchema,
  rewriteSchema,
  storeConfigSchema,
} from './schemas.ts'
import type { AttributeSeed, CategorySeed, ProductSeed } from './product-types.ts'

export type CmsPageSeed = {
  id: number
  identifier: string
  title: string
  heading?: string
  /** Magento CMS source: HTML plus `{{media url="…"}}`, `{{store url="…"}}`, `{{widget type="…" …}}`, `{{block id="…"}}` directives. */
  content: string
  active: boolean
  metaTitle?: string
  metaDescription?: string
  metaKeywords?: string
}

export type CmsBlockSeed = { id: number; identifier: string; title: string; content: string; active: boolean }

export type RewriteSeed = Static<typeof rewriteSchema>

export type CarrierSeed = Static<typeof carrierSchema>

export type PaymentMethodSeed = { code: string; title: string }

export type AgreementSeed = {
  id: number
  name: string
  /** HTML, with directives like those of pages. */
  content: string
  contentHeight: string | null
  checkboxText: string
  mode: 'AUTO' | 'MANUAL'
}

type Place = {
  name: string
  street: string
  postcode: string
  city: string
  /** Two letters. */
  country: string
  latitude: number
  longitude: number
}

/** One of the shop's own pickup locations (Magento's in-store pickup). */
export type PickupLocationSeed = Place & {
  code: string
  description: string
  contactName: string
  email: string
  phone: string
}

/** A carrier's relay. */
export type RelaySeed = Place & {
  id: string
  carrier: string
  /** `HH:mm-HH:mm`, by day from Monday on; an empty list is a closed day. */
  opening: string[][]
}

export type CartRuleSeed = Static<typeof cartRuleSchema>

/** What a merchant sets up between the cart and the order. */
export type CheckoutSeed = {
  carriers: CarrierSeed[]
  paymentMethods: PaymentMethodSeed[]
  agreements: AgreementSeed[]
  pickupLocations: PickupLocationSeed[]
  relays: RelaySeed[]
  cartRules: CartRuleSeed[]
  /** Countries whose addresses are taxed, at 20 %. */
  taxedCountries: string[]
}

export type CustomerSeed = Static<typeof customerSchema> & { password: string }

export type BelongingsSeed = Static<typeof belongingsSchema>

export type GroupPriceSeed = Static<typeof groupPriceSchema>

export type OrderSeed = Static<typeof orderSchema>

/** Values of `storeConfig`, named as Magento's GraphQL fields; the engine adds what depends on the host (URLs, codes). */
export type StoreConfigSeed = Static<typeof storeConfigSchema>

/**
 * Everything the demo store holds at its first start, as plain data: `demo-store/seed` describes, `demo-store/database` writes it down.
 * Money is integer cents including 20 % tax (EUR), weights are grams.
 */
export type Seed = {
  attributes: AttributeSeed[]
  categories: CategorySeed[]
  products: ProductSeed[]
  cmsPages: CmsPageSeed[]
  cmsBlocks: CmsBlockSeed[]
  rewrites: RewriteSeed[]
  checkout: CheckoutSeed
  storeConfig: StoreConfigSeed
  customers?: CustomerSeed[]
  groupPrices?: GroupPriceSeed[]
  orders?: OrderSeed[]
  belongings?: BelongingsSeed[]
  /** Names of the rating axes; by default there is one, «Note». */
  ratings?: string[]
}
