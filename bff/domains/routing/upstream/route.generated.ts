// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type RouteQueryVariables = Exact<{
  url: string;
}>;


export type RouteQuery = { route:
    | { __typename: 'BundleProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'CategoryTree', uid: string, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'ConfigurableProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'DownloadableProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'GroupedProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'SimpleProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'VirtualProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | (
      { __typename: 'CmsPage', type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
      & CmsPageFieldsFragment
    )
    | { __typename: 'RoutableUrl', type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
   | null };

export type CmsPageFieldsFragment = { identifier: string | null, url_key: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null };

export const Route: Operation<RouteQuery, RouteQueryVariables> = {
  name: 'Route',
  kind: 'query',
  sha256: '6b8ae2cbfcba650b6c423186487dee95d0bdac9cf85dc59b18ea6358d2d3ad1f',
  text: "query Route($url:String!){route(url:$url){__typename type relative_url redirect_code ...on ProductInterface{sku}...on CategoryInterface{uid}...on CmsPage{...CmsPageFields}}}fragment CmsPageFields on CmsPage{identifier url_key title content_heading content meta_title meta_description meta_keywords}",
}
