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
