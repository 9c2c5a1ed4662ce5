import type { Price, TaxedPrice } from '../graphql/shop-schema.generated.ts'
import { currentLocale } from '../i18n/locale.ts'

/** An amount in whole cents: sums and comparisons are exact. */
export type Cents = number

/** Of negative amounts: locales put a hyphen. */
const MINUS = '\u2212'

/** Where the store names none. */
export const DEFAULT_CURRENCY = 'EUR'

/** A price including and excluding tax. */
export type PairOfCents = { inclusive: Cents; exclusive: Cents }

/** How the store's figures are to be read. */
export type Pricing = {
  /** Whether the figure includes tax: as prices are entered, or as the store shows those of products. */
  includesTax: boolean
  /** Prices incl. tax = prices excl. tax × this. */
  taxMultiplier: number
  /** ISO 4217 code of the figures. */
  currency: string
}

/** The store's amounts are unrounded floats (43.800001); absent amounts count as nothing. */
export function toCents(amount: number | null | undefined): Cents {
  // The product is trimmed first, so that 1.005 € is 101 cents although 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(((amount ?? 0) * 100).toFixed(4)))
}

export function price(cents: Cents, currency: string): Price {
  return { value: { amount: cents / 100, currency } }
}

/** Both figures of a price of which the store gives one. */
export function taxedPrice(cents: Cents, pricing: Pricing): TaxedPrice {
  const { inclusive, exclusive } = taxedCents(cents, pricing)
  return pricePair(inclusive, exclusive, pricing.currency)
}

export function taxedCents(cents: Cents, { includesTax, taxMultiplier }: Omit<Pricing, 'currency'>): PairOfCents {
  return {
    inclusive: includesTax ? cents : Math.round(cents * taxMultiplier),
    exclusive: includesTax ? Math.round(cents / taxMultiplier) : cents,
  }
}

/** A price of which the store gives both figures, as carts do. */
export function pricePair(inclusive: Cents, exclusive: Cents, currency: string): TaxedPrice {
  return { priceInclTax: price(inclusive, currency), priceExclTax: price(exclusive, currency) }
}

/** For sentences that shoppers read: «12,90 €», «−12,90 €». */
export function formatPrice(cents: Cents, currency: string): string {
  return (cents / 100).toLocaleString(currentLocale(), { style: 'currency', currency }).replace('-', MINUS)
}
