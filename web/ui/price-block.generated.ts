// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type PriceBlockFragment = { regularPrice: { priceInclTax: { value: { amount: number, currency: string } } }, finalPrice: { priceInclTax: { value: { amount: number, currency: string } } }, minPrice: { priceInclTax: { value: { amount: number, currency: string } } }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: { value: { amount: number, currency: string } } } } | null };
