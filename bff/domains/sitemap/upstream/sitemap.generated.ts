// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SitemapProductsQueryVariables = Exact<{
  root: string;
  size: number;
  page: number;
}>;


export type SitemapProductsQuery = { products: { total_count: number | null, items: Array<
      | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, updated_at: string | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, disabled: boolean | null }
         | null> | null }
      | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, updated_at: string | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, disabled: boolean | null }
         | null> | null }
      | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, updated_at: string | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, disabled: boolean | null }
         | null> | null }
      | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, updated_at: string | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, disabled: boolean | null }
         | null> | null }
      | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, updated_at: string | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, disabled: boolean | null }
         | null> | null }
      | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, updated_at: string | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, disabled: boolean | null }
         | null> | null }
     | null> | null } | null };

export type SitemapProductCountQueryVariables = Exact<{
  root: string;
}>;


export type SitemapProductCountQuery = { products: { total_count: number | null } | null };

export type SitemapCategoriesQueryVariables = Exact<{
  root: string;
  size: number;
  page: number;
}>;


export type SitemapCategoriesQuery = { categories: { total_count: number | null, items: Array<(
      { children: Array<(
        { children: Array<(
          { children: Array<SitemapCategoryFragment | null> | null }
          & SitemapCategoryFragment
        ) | null> | null }
        & SitemapCategoryFragment
      ) | null> | null }
      & SitemapCategoryFragment
    ) | null> | null } | null };

export type SitemapCategoryFragment = { uid: string, url_path: string | null, url_suffix: string | null, updated_at: string | null, image: string | null };

export const SitemapProducts: Operation<SitemapProductsQuery, SitemapProductsQueryVariables> = {
  name: 'SitemapProducts',
  kind: 'query',
  sha256: 'c7b760691b62e8b76b6952dbe54379967dd86b45d4ad309e450648936ed03bc8',
  text: "query SitemapProducts($root:String!$size:Int!$page:Int!){products(filter:{category_uid:{eq:$root}}pageSize:$size currentPage:$page){total_count items{uid sku url_key url_suffix updated_at media_gallery{__typename url disabled}}}}",
}

export const SitemapProductCount: Operation<SitemapProductCountQuery, SitemapProductCountQueryVariables> = {
  name: 'SitemapProductCount',
  kind: 'query',
  sha256: 'f38c5c93f0e5c1ea4fe2890aa25398f4a1fedc4225ae43049dc84b3726298fb0',
  text: "query SitemapProductCount($root:String!){products(filter:{category_uid:{eq:$root}}pageSize:1 currentPage:1){total_count}}",
}

export const SitemapCategories: Operation<SitemapCategoriesQuery, SitemapCategoriesQueryVariables> = {
  name: 'SitemapCategories',
  kind: 'query',
  sha256: '133f845ce51f7ab5c374b0359a85f5837b494eda69402e069a217db6a9d8c425',
  text: "query SitemapCategories($root:String!$size:Int!$page:Int!){categories(filters:{parent_category_uid:{eq:$root}}pageSize:$size currentPage:$page){total_count items{...SitemapCategory children{...SitemapCategory children{...SitemapCategory children{...SitemapCategory}}}}}}fragment SitemapCategory on CategoryTree{uid url_path url_suffix updated_at image}",
}
