import type { CustomerGroup } from '../customer/groups.ts'
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

/** A row of Magento's url_rewrite table that is not derived from an entity. */
export type RewriteSeed = {
  requestPath: string
  targetPath: string
  redirectCode: 301 | 302
}

/** A way to have an order delivered; the first entry of a carrier and method that serves an address is the one offered. */
export type CarrierSeed = {
  carrier: string
  carrierTitle: string
  method: string
  methodTitle: string
  /** `relay`: to a relay of the pickup-points module; `store`: to one of the shop's own pickup locations. */
  kind: 'home' | 'relay' | 'store'
  /** Including tax. */
  cents: number
  /** Subtotal including tax, discounts taken off, from which it costs nothing. */
  freeFromCents?: number
  /** Subtotal below which it is not offered. */
  minimumCents?: number
  /** Two-letter codes; every country where absent. */
  countries?: string[]
  /** Regular expression for the postcodes it serves. */
  postcodes?: string
  /** Of the whole cart. */
  maxWeightGrams?: number
  /** Of one unit. */
  maxUnitGrams?: number
  /** `frozen`: offered for carts with frozen goods only; `dry`: for those without. */
  goods?: 'dry' | 'frozen'
  /** Switched off by the merchant. */
  disabled?: boolean
  /** Withdrawn once the address names a pickup location. */
  notWithPickup?: boolean
}

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

/** A cart price rule; without a code it applies by itself. */
export type CartRuleSeed = {
  code?: string
  label: string
  /** Percent of the lines, cents off the cart including tax, or delivery for nothing. */
  discount: { type: 'percent'; rate: number } | { type: 'fixed'; cents: number } | { type: 'free_shipping' }
  /** Smallest subtotal including tax. */
  minimumCents?: number
  /** ISO date after which it no longer applies. */
  expiresAt?: string
}

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

/** A customer with a known password, for trying the shop. The first address is the default of both kinds. */
export type CustomerSeed = {
  email: string
  firstname: string
  lastname: string
  password: string
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  createdAt: string
  subscribed?: boolean
  /** `general` where it is left out. */
  group?: CustomerGroup
  /** Adobe Commerce. */
  storeCreditCents?: number
  addresses: { street: string[]; city: string; postcode: string; telephone: string; company?: string }[]
}

/** What a customer of the seed has besides orders; times are `YYYY-MM-DD HH:mm:ss`, UTC. */
export type BelongingsSeed = {
  email: string
  wishes: { sku: string; quantity: number; at: string }[]
  /** To whom the wish list was sent. */
  sharing?: { emails: string[]; message: string; at: string }
  tickets: {
    subject: string
    message: string
    department_id: number
    at: string
    answers: { text: string; at: string }[]
  }[]
  /** Sold-out products that are waited for. */
  alerts: { sku: string; at: string }[]
}

/** A tier price of one customer group; from one piece on, it is the group's price. */
export type GroupPriceSeed = { sku: string; group: CustomerGroup; qty: number; cents: number }

/** A past order and what became of it, in turn. */
export type OrderSeed = {
  /** Of an account of the seed, or of the guest. */
  email: string
  guest?: { firstname: string; lastname: string; street: string[]; city: string; postcode: string; telephone: string }
  /** `YYYY-MM-DD HH:mm:ss`, UTC, like the times of its steps. */
  createdAt: string
  lines: { sku: string; variant?: string; links?: number[]; quantity: number }[]
  coupon?: string
  delivery: { carrier: string; method: string }
  payment: string
  steps: {
    at: string
    /** `return`: goods are asked to be taken back, and the store agrees. */
    do: 'invoice' | 'ship' | 'refund' | 'cancel' | 'hold' | 'return'
    /** Everything that is left where absent. */
    items?: { sku: string; quantity: number }[]
    tracking?: { carrier: string; title: string; number: string }[]
    withShipping?: boolean
    comment?: string
  }[]
}

/** Answers of `storeConfig`, named as Magento's GraphQL fields; the engine adds what depends on the host (URLs, codes). */
export type StoreConfigSeed = Record<string, string | number | boolean | null>

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
  /** Names of the rating axes; one, «Note», where they are left out. */
  ratings?: string[]
}
