// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ProductListInput } from '../../api/shop-types.generated.ts'
import type { ProductListFragment } from '../catalog/product-layer.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SearchQueryVariables = Exact<{
  query: string;
  list?: ProductListInput | null | undefined;
}>;


export type SearchQuery = { search: { query: string, suggestions: Array<string>, categories: Array<{ id: string, name: string, path: string }>, products: ProductListFragment } };

export const Search: Operation<SearchQuery, SearchQueryVariables> = {
  name: 'Search',
  kind: 'query',
  sha256: '4b439944475bb6e2ed2d524b61936bf3de51ba941dc8df8444217841329489f4',
  text: "query Search($query:String!$list:ProductListInput){search(query:$query){query suggestions categories(size:5){id name path}products(params:$list){...ProductList}}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
