// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { ProductType } from '../../api/shop-types.generated.ts'
import type { PriceFieldsFragment } from './price-fields.generated.ts'

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, isOrderedByContact: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };
