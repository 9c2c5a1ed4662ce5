// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from './product-fragments.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductsBySkuQueryVariables = Exact<{
  skus: Array<string> | string;
  size: number;
}>;


export type ProductsBySkuQuery = { products: { items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
      )
      | (
        ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
      )
      | (
        ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
      )
      | (
        ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
      )
      | (
        ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
      )
      | (
        ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type ProductsByUrlKeyQueryVariables = Exact<{
  keys: Array<string> | string;
  size: number;
}>;


export type ProductsByUrlKeyQuery = { products: { items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
      )
      | (
        ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
      )
      | (
        ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
      )
      | (
        ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
      )
      | (
        ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
      )
      | (
        ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type RelatedProductsQueryVariables = Exact<{
  sku: string;
}>;


export type RelatedProductsQuery = { products: { items: Array<
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
          )
         | null> | null }
     | null> | null } | null };

export type CatalogueCanaryQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueCanaryQuery = { products: { total_count: number | null } | null };

export const ProductsBySku: Operation<ProductsBySkuQuery, ProductsBySkuQueryVariables> = {
  name: 'ProductsBySku',
  kind: 'query',
  sha256: '1a88debd54f35a6e05e36a6b48fd91b81e6d4eddb10e15415bcda1dd4f2af402',
  text: "query ProductsBySku($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{...ProductBase ...ProductRating}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ProductsByUrlKey: Operation<ProductsByUrlKeyQuery, ProductsByUrlKeyQueryVariables> = {
  name: 'ProductsByUrlKey',
  kind: 'query',
  sha256: 'b9c06a3f040a926781dc20ca6e5987c718515845097d10ecde83f6dee23a5f35',
  text: "query ProductsByUrlKey($keys:[String!]!$size:Int!){products(filter:{url_key:{in:$keys}}pageSize:$size){items{...ProductBase ...ProductRating}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RelatedProducts: Operation<RelatedProductsQuery, RelatedProductsQueryVariables> = {
  name: 'RelatedProducts',
  kind: 'query',
  sha256: 'f01b45fd7834b3e85bf2955fe6171f97183cb1cc31b9b6e3961b72389e16271a',
  text: "query RelatedProducts($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku related_products{...ProductBase ...ProductRating}upsell_products{...ProductBase ...ProductRating}}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const CatalogueCanary: Operation<CatalogueCanaryQuery, CatalogueCanaryQueryVariables> = {
  name: 'CatalogueCanary',
  kind: 'query',
  sha256: 'd7bf495e2a86ff78b834b1825317251dedb55a0949934a768ab8d8a4d5f3ad57',
  text: "query CatalogueCanary{products(filter:{}pageSize:1){total_count}}",
}
