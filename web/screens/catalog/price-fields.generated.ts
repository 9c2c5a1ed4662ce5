// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };
