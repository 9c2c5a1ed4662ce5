// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { MeasureUnit } from '../../api/shop-types.generated.ts'

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };
