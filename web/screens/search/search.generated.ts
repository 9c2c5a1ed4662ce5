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
  sha256: 'd0c5f3e8b496d176f24ce7c970fee707e88fd17ef668b91c87b78c3b4ab9593c',
  text: "query Search($query:String!$list:ProductListInput){search(query:$query){query suggestions categories(size:5){id name path}products(params:$list){...ProductList}}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
