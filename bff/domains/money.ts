import { LRUCache } from 'lru-cache'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import type { FixedTax, Price, TaxedPrice } from '../graphql/shop-schema.generated.ts'
import { currentLocale } from '../i18n/locale.ts'

/** An amount in the smallest unit of its currency (cents of euros), whole: sums and comparisons are exact. */
export type Cents = number

/** The domains' model of the schema's `Money`. */
export type Money = Price['value']

/** The sign of negative amounts. Locales write a hyphen. */
const MINUS = '\u2212'

/** Used if the store names no currency. */
export const DEFAULT_CURRENCY = 'EUR'

/** A price including and excluding tax. */
export type PairOfCents = { inclusive: Cents; exclusive: Cents }

/** How to read the store's figures. */
export type Pricing = {
  /** Whether the figure includes tax: as prices are entered, or as the store shows those of products. */
  includesTax: boolean
  /** Prices incl. tax = prices excl. tax × this. */
  taxMultiplier: number
  /** ISO 4217 code of the figures. */
  currency: string
  /** Units of the currency for one of the base currency, in which the store returns surcharges; 1 if absent. */
  exchangeRate?: number
}

const units = new LRUCache<string, number>({ max: 200 })

/** Returns how many of the smallest unit make one unit of the currency. */
function unitsOf(currency: string): number {
  const known = units.get(currency)
  if (known !== undefined) return known
  const isCode = /^[A-Z]{3}$/.test(currency)
  const format = isCode ? new Intl.NumberFormat('en', { style: 'currency', currency }) : null
  const made = 10 ** (format?.resolvedOptions().maximumFractionDigits ?? 2)
  units.set(currency, made)
  return made
}

/** Converts an amount of the store to cents: it is an unrounded float (43.800001). */
export function toCents(amount: number, currency: string): Cents {
  return rounded(amount * unitsOf(currency))
}

/** Rounds cents. Cuts floating-point noise first, so that 1.005 € is 101 cents although 1.005 * 100 is 100.49999999999999. */
export function rounded(cents: number): Cents {
  return Math.round(Number(cents.toFixed(4)))
}

/** Converts an amount in the base currency, such as a surcharge. */
export function surchargeCents(
  amount: number | null,
  { currency, exchangeRate = 1 }: Omit<Pricing, 'includesTax' | 'taxMultiplier'>,
): Cents {
  return toCents((amount ?? 0) * exchangeRate, currency)
}

/** Converts an amount to cents; null if the store does not return it, which does not mean that there is nothing to pay. */
export function knownCents(amount: number | null | undefined, currency: string): Cents | null {
  return amount == null ? null : toCents(amount, currency)
}

/** Converts both figures of a price; null if the store does not return one of them. */
export function knownPair(
  inclusive: number | null | undefined,
  exclusive: number | null | undefined,
  currency: string,
): PairOfCents | null {
  if (inclusive == null || exclusive == null) return null
  return { inclusive: toCents(inclusive, currency), exclusive: toCents(exclusive, currency) }
}

/** Converts a part of a sum, such as a discount; 0 if the store omits it. */
export function partInCents(amount: number | null | undefined, currency: string): Cents {
  return toCents(amount ?? 0, currency)
}

/** A list of amounts from the store, such as taxes. */
export type StoreAmounts = readonly ({ amount: { value: number | null } | null } | null)[] | null | undefined

export function sumInCents(lines: StoreAmounts, currency: string): Cents {
  return (lines ?? []).reduce((sum, line) => sum + partInCents(line?.amount?.value, currency), 0)
}

/** Fixed product taxes of some pieces, such as the contribution for recycling. */
export function fixedTaxes(
  taxes: readonly ({ label?: string | null; amount: { value: number | null } | null } | null)[] | null | undefined,
  currency: string,
  pieces = 1,
): FixedTax[] {
  return (taxes ?? []).flatMap((tax) => {
    const cents = Math.round(partInCents(tax?.amount?.value, currency) * pieces)
    return cents > 0 ? [{ label: tax?.label ?? '', price: price(cents, currency) }] : []
  })
}

/** Adds fixed product taxes to a price that the store returns without them, such as those of lines and tiers. */
export function withFixedTaxes({ inclusive, exclusive }: PairOfCents, taxes: readonly FixedTax[]): PairOfCents {
  const cents = fixedCents(taxes)
  return { inclusive: inclusive + cents, exclusive: exclusive + cents }
}

export function fixedCents(taxes: readonly FixedTax[]): Cents {
  return taxes.reduce((sum, { price: { value } }) => sum + value.cents, 0)
}

/** Returns an amount in units of the currency, as in the schema. */
export function amountOf({ cents, currency }: Money): number {
  return cents / unitsOf(currency)
}

export const moneyResolvers: Resolvers = { Money: { amount: amountOf } }

export function price(cents: Cents, currency: string): Price {
  return { value: { cents, currency } }
}

/** Returns both figures of a price of which the store returns one. */
export function taxedPrice(cents: Cents, pricing: Pricing): TaxedPrice {
  const { inclusive, exclusive } = taxedCents(cents, pricing)
  return pricePair(inclusive, exclusive, pricing.currency)
}

export function taxedCents(cents: Cents, { includesTax, taxMultiplier }: Omit<Pricing, 'currency'>): PairOfCents {
  return {
    inclusive: includesTax ? cents : rounded(cents * taxMultiplier),
    exclusive: includesTax ? rounded(cents / taxMultiplier) : cents,
  }
}

/** Returns a price of which the store returns both figures, as in carts. */
export function pricePair(inclusive: Cents, exclusive: Cents, currency: string): TaxedPrice {
  return { priceInclTax: price(inclusive, currency), priceExclTax: price(exclusive, currency) }
}

/** Formats a price for shoppers: «12,90 €», «−12,90 €». */
export function formatPrice(cents: Cents, currency: string): string {
  return amountOf({ cents, currency })
    .toLocaleString(currentLocale(), { style: 'currency', currency })
    .replace('-', MINUS)
}

/** Formats an amount of the store or the configuration for shoppers. */
export function priceText(amount: number, currency: string): string {
  return formatPrice(toCents(amount, currency), currency)
}

/** Formats a price for programs: «12.90 EUR». */
export function plainPrice(cents: Cents, currency: string): string {
  return `${amountOf({ cents, currency }).toFixed(Math.log10(unitsOf(currency)))} ${currency}`
}
