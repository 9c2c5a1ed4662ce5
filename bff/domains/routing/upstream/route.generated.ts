// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CmsPageFieldsFragment } from '../../content/upstream/cms.generated.ts'
import type { UrlRewriteEntityTypeEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RouteQueryVariables = Exact<{
  url: string;
}>;


export type RouteQuery = { route:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'CategoryTree', uid: string, url_path: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
    | (
      { __typename: 'CmsPage', type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
      & CmsPageFieldsFragment
    )
    | { __typename: 'RoutableUrl', type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
   | null };

export const Route: Operation<RouteQuery, RouteQueryVariables> = {
  name: 'Route',
  kind: 'query',
  sha256: 'cd40e8dab7de80e98b784932bfa41b2202d3ef1c07ef596912eb9501b46de3e1',
  text: "query Route($url:String!){route(url:$url){__typename type relative_url redirect_code ...on ProductInterface{uid sku}...on CategoryInterface{uid url_path}...on CmsPage{...CmsPageFields}}}fragment CmsPageFields on CmsPage{identifier url_key title content_heading content meta_title meta_description meta_keywords}",
}
