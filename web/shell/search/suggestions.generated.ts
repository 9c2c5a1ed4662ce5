// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SearchSuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type SearchSuggestionsQuery = { search: { suggestions: Array<string>, categories: Array<{ id: string, name: string, path: string }>, products: { total: number, products: Array<{ sku: string, name: string, path: string, imageUrl: string | null, prices: { minPrice: { priceInclTax: { value: { amount: number, currency: string } } }, finalPrice: { priceInclTax: { value: { amount: number, currency: string } } } } }> } } };

export const SearchSuggestions: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  name: 'SearchSuggestions',
  kind: 'query',
  sha256: '37bb61136ee331cb2054ec917c4166046c1edc8e2fdafcc6b47ba21ec89b5d52',
  text: "query SearchSuggestions($query:String!){search(query:$query){suggestions categories(size:4){id name path}products(params:{from:0 size:5}){total products{sku name path imageUrl prices{minPrice{priceInclTax{value{amount currency}}}finalPrice{priceInclTax{value{amount currency}}}}}}}}",
}
