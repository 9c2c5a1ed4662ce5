import type { TaxedPriceFieldsFragment } from './price-fields.generated.ts'

/** An amount of euros rounded to cents: sums of floats must not drift. */
export function cents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}

/** Amount incl. tax, in units of the currency. */
export function amountOf(price: TaxedPriceFieldsFragment): number {
  return price.priceInclTax.value.amount
}

/** The same price with another amount. */
export function withAmount(price: TaxedPriceFieldsFragment, amount: number): TaxedPriceFieldsFragment {
  return { priceInclTax: { value: { ...price.priceInclTax.value, amount: cents(amount) } } }
}
