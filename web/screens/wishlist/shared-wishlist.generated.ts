// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductType =
  | 'SIMPLE'
  | 'VIRTUAL'
  | 'CONFIGURABLE'
  | 'BUNDLE'
  | 'GROUPED'
  | 'DOWNLOADABLE';

export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type SharedWishlistQueryVariables = Exact<{
  shareCode: string;
}>;


export type SharedWishlistQuery = { sharedWishlist: { ownerName: string | null, items: Array<WishFragment> } | null };

export type WishFragment = { id: string, qty: number, product: ProductCardFragment, options: Array<{ label: string, value: string }>, selectedOptions: Array<{ option_id: string, option_value: string }>, selectedCustomOptions: Array<{ option_id: string, option_value: string }>, selectedBundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const SharedWishlist: Operation<SharedWishlistQuery, SharedWishlistQueryVariables> = {
  name: 'SharedWishlist',
  kind: 'query',
  sha256: '46a158ddacf11a7d68d793a7562842d6c056516401cd0593d18938b7a85b0e8a',
  text: "query SharedWishlist($shareCode:String!){sharedWishlist(shareCode:$shareCode){ownerName items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
