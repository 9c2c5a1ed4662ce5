// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GroupPricesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type GroupPricesQuery = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<
      | (
        { bundle_items: Array<{ options: Array<{ price: number | null, product:
              | GroupPrice_BundleProduct_Fragment
              | GroupPrice_ConfigurableProduct_Fragment
              | GroupPrice_DownloadableProduct_Fragment
              | GroupPrice_GroupedProduct_Fragment
              | GroupPrice_SimpleProduct_Fragment
              | GroupPrice_VirtualProduct_Fragment
             | null } | null> | null } | null> | null }
        & GroupPrice_BundleProduct_Fragment
      )
      | (
        { variants: Array<{ product: GroupPrice_SimpleProduct_Fragment | null } | null> | null }
        & GroupPrice_ConfigurableProduct_Fragment
      )
      | GroupPrice_DownloadableProduct_Fragment
      | (
        { grouped_items: Array<{ product:
            | GroupPrice_BundleProduct_Fragment
            | GroupPrice_ConfigurableProduct_Fragment
            | GroupPrice_DownloadableProduct_Fragment
            | GroupPrice_GroupedProduct_Fragment
            | GroupPrice_SimpleProduct_Fragment
            | GroupPrice_VirtualProduct_Fragment
           | null } | null> | null }
        & GroupPrice_GroupedProduct_Fragment
      )
      | GroupPrice_SimpleProduct_Fragment
      | GroupPrice_VirtualProduct_Fragment
     | null> | null } | null };

export type GroupPrice_BundleProduct_Fragment = { uid: string, sku: string | null, price_range: { minimum_price: GroupPriceRangeFragment, maximum_price: GroupPriceRangeFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type GroupPrice_ConfigurableProduct_Fragment = { uid: string, sku: string | null, price_range: { minimum_price: GroupPriceRangeFragment, maximum_price: GroupPriceRangeFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type GroupPrice_DownloadableProduct_Fragment = { uid: string, sku: string | null, price_range: { minimum_price: GroupPriceRangeFragment, maximum_price: GroupPriceRangeFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type GroupPrice_GroupedProduct_Fragment = { uid: string, sku: string | null, price_range: { minimum_price: GroupPriceRangeFragment, maximum_price: GroupPriceRangeFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type GroupPrice_SimpleProduct_Fragment = { uid: string, sku: string | null, price_range: { minimum_price: GroupPriceRangeFragment, maximum_price: GroupPriceRangeFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type GroupPrice_VirtualProduct_Fragment = { uid: string, sku: string | null, price_range: { minimum_price: GroupPriceRangeFragment, maximum_price: GroupPriceRangeFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type GroupPriceFragment =
  | GroupPrice_BundleProduct_Fragment
  | GroupPrice_ConfigurableProduct_Fragment
  | GroupPrice_DownloadableProduct_Fragment
  | GroupPrice_GroupedProduct_Fragment
  | GroupPrice_SimpleProduct_Fragment
  | GroupPrice_VirtualProduct_Fragment
;

export type GroupPriceRangeFragment = { regular_price: { value: number | null }, final_price: { value: number | null } };

export const GroupPrices: Operation<GroupPricesQuery, GroupPricesQueryVariables> = {
  name: 'GroupPrices',
  kind: 'query',
  sha256: 'e1172a93917c1dbc2ec786cdd00e2f607baf7a8450dd38f6bf0333f7b84f11a4',
  text: "query GroupPrices($page:Int!$size:Int!){products(filter:{}pageSize:$size currentPage:$page){total_count page_info{total_pages}items{...GroupPrice ...on ConfigurableProduct{variants{product{...GroupPrice}}}...on BundleProduct{bundle_items:items{options{price product{...GroupPrice}}}}...on GroupedProduct{grouped_items:items{product{...GroupPrice}}}}}}fragment GroupPrice on ProductInterface{uid sku price_range{minimum_price{...GroupPriceRange}maximum_price{...GroupPriceRange}}price_tiers{quantity final_price{value}}}fragment GroupPriceRange on ProductPrice{regular_price{value}final_price{value}}",
}
