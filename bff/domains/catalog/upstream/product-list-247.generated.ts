// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ListedAttributes_BundleProduct_Fragment, ListedAttributes_ConfigurableProduct_Fragment, ListedAttributes_DownloadableProduct_Fragment, ListedAttributes_GroupedProduct_Fragment, ListedAttributes_SimpleProduct_Fragment, ListedAttributes_VirtualProduct_Fragment } from './product-detail-247.generated.ts'
import type { ConfigurableOptionFragment, ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from './product-fragments.generated.ts'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductList247QueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
  search?: string | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type ProductList247Query = { products: { total_count: number | null, items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
        & ListedAttributes_BundleProduct_Fragment
      )
      | (
        { configurable_options: Array<ConfigurableOptionFragment | null> | null }
        & ProductBase_ConfigurableProduct_Fragment
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

export const ProductList247: Operation<ProductList247Query, ProductList247QueryVariables> = {
  name: 'ProductList247',
  kind: 'query',
  sha256: 'a8ce713db9e9d8ab3cf9bebb984fc4f0ea4a1e1dcf152500a41656ca26a5ea2e',
  text: "query ProductList247($filter:ProductAttributeFilterInput$search:String$sort:ProductAttributeSortInput$pageSize:Int!$currentPage:Int!){products(search:$search filter:$filter sort:$sort pageSize:$pageSize currentPage:$currentPage){total_count items{...ProductBase ...ProductRating ...on ConfigurableProduct{configurable_options{...ConfigurableOption}}...ListedAttributes}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ConfigurableOption on ConfigurableProductOptions{attribute_uid attribute_code label position values{uid label swatch_data{__typename value ...on ImageSwatchData{thumbnail}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
