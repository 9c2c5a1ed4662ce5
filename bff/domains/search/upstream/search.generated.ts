// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CategoryLinkFragment } from '../../catalog/upstream/categories.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CategoriesByNameQueryVariables = Exact<{
  match: string;
  size: number;
}>;


export type CategoriesByNameQuery = { categories: { items: Array<CategoryLinkFragment | null> | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type SearchSuggestionsQuery = { products: { suggestions: Array<{ search: string } | null> | null } | null };

export const CategoriesByName: Operation<CategoriesByNameQuery, CategoriesByNameQueryVariables> = {
  name: 'CategoriesByName',
  kind: 'query',
  sha256: 'e20937e9ce7586641582208a46105e9a87feeaa47898855e16c436b21f70852e',
  text: "query CategoriesByName($match:String!$size:Int!){categories(filters:{name:{match:$match}}pageSize:$size){items{...CategoryLink}}}fragment CategoryLink on CategoryInterface{uid name url_path url_suffix position include_in_menu image}",
}

export const SearchSuggestions: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  name: 'SearchSuggestions',
  kind: 'query',
  sha256: '3c888f21b5c879b0539217fccc83c71747f49be8aeb7cf4ebd7e02c0441a25ff',
  text: "query SearchSuggestions($search:String!){products(search:$search pageSize:1){suggestions{search}}}",
}
