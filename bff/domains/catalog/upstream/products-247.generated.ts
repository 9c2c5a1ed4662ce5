// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ListedAttributes_BundleProduct_Fragment, ListedAttributes_ConfigurableProduct_Fragment, ListedAttributes_DownloadableProduct_Fragment, ListedAttributes_GroupedProduct_Fragment, ListedAttributes_SimpleProduct_Fragment, ListedAttributes_VirtualProduct_Fragment } from './product-detail-247.generated.ts'
import type { ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from './product-fragments.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductsBySku247QueryVariables = Exact<{
  skus: Array<string> | string;
  size: number;
}>;


export type ProductsBySku247Query = { products: { items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
        & ListedAttributes_BundleProduct_Fragment
      )
      | (
        ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
        & ListedAttributes_ConfigurableProduct_Fragment
      )
      | (
        ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
        & ListedAttributes_DownloadableProduct_Fragment
      )
      | (
        ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
        & ListedAttributes_GroupedProduct_Fragment
      )
      | (
        ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
        & ListedAttributes_SimpleProduct_Fragment
      )
      | (
        ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
        & ListedAttributes_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type ProductsByUrlKey247QueryVariables = Exact<{
  keys: Array<string> | string;
  size: number;
}>;


export type ProductsByUrlKey247Query = { products: { items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
        & ListedAttributes_BundleProduct_Fragment
      )
      | (
        ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
        & ListedAttributes_ConfigurableProduct_Fragment
      )
      | (
        ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
        & ListedAttributes_DownloadableProduct_Fragment
      )
      | (
        ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
        & ListedAttributes_GroupedProduct_Fragment
      )
      | (
        ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
        & ListedAttributes_SimpleProduct_Fragment
      )
      | (
        ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
        & ListedAttributes_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type RelatedProducts247QueryVariables = Exact<{
  sku: string;
}>;


export type RelatedProducts247Query = { products: { items: Array<
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null }
      | { uid: string, sku: string | null, related_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null, upsell_products: Array<
          | (
            ProductBase_BundleProduct_Fragment
            & ProductRating_BundleProduct_Fragment
            & ListedAttributes_BundleProduct_Fragment
          )
          | (
            ProductBase_ConfigurableProduct_Fragment
            & ProductRating_ConfigurableProduct_Fragment
            & ListedAttributes_ConfigurableProduct_Fragment
          )
          | (
            ProductBase_DownloadableProduct_Fragment
            & ProductRating_DownloadableProduct_Fragment
            & ListedAttributes_DownloadableProduct_Fragment
          )
          | (
            ProductBase_GroupedProduct_Fragment
            & ProductRating_GroupedProduct_Fragment
            & ListedAttributes_GroupedProduct_Fragment
          )
          | (
            ProductBase_SimpleProduct_Fragment
            & ProductRating_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          )
          | (
            ProductBase_VirtualProduct_Fragment
            & ProductRating_VirtualProduct_Fragment
            & ListedAttributes_VirtualProduct_Fragment
          )
         | null> | null }
     | null> | null } | null };

export const ProductsBySku247: Operation<ProductsBySku247Query, ProductsBySku247QueryVariables> = {
  name: 'ProductsBySku247',
  kind: 'query',
  sha256: '5f4480cf9dffacb1f5ae88414dc3d3a59f1068ed77b6102965777a1be4b6d25c',
  text: "query ProductsBySku247($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{...ProductBase ...ProductRating ...ListedAttributes}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ProductsByUrlKey247: Operation<ProductsByUrlKey247Query, ProductsByUrlKey247QueryVariables> = {
  name: 'ProductsByUrlKey247',
  kind: 'query',
  sha256: '7e596b0ee463af9eb54a791fb66daadf47e9e34509f89d3e2a9447db55a90ee0',
  text: "query ProductsByUrlKey247($keys:[String!]!$size:Int!){products(filter:{url_key:{in:$keys}}pageSize:$size){items{...ProductBase ...ProductRating ...ListedAttributes}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RelatedProducts247: Operation<RelatedProducts247Query, RelatedProducts247QueryVariables> = {
  name: 'RelatedProducts247',
  kind: 'query',
  sha256: '87f577356f74eba7f9af5fe9338489d924a9f58af32b1e16d04f48a07af8483f',
  text: "query RelatedProducts247($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku related_products{...ProductBase ...ProductRating ...ListedAttributes}upsell_products{...ProductBase ...ProductRating ...ListedAttributes}}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
