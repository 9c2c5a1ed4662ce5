// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductPage_BundleProduct_Fragment, ProductPage_ConfigurableProduct_Fragment, ProductPage_DownloadableProduct_Fragment, ProductPage_GroupedProduct_Fragment, ProductPage_SimpleProduct_Fragment, ProductPage_VirtualProduct_Fragment, ProductPart_SimpleProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from './product-fragments.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductDetailsQueryVariables = Exact<{
  skus: Array<string> | string;
  size: number;
}>;


export type ProductDetailsQuery = { products: { items: Array<
      | (
        ProductPage_BundleProduct_Fragment
        & ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
      )
      | (
        { variants: Array<{ attributes: Array<{ uid: string, code: string | null } | null> | null, product: ProductPart_SimpleProduct_Fragment | null } | null> | null }
        & ProductPage_ConfigurableProduct_Fragment
        & ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
      )
      | (
        ProductPage_DownloadableProduct_Fragment
        & ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
      )
      | (
        ProductPage_GroupedProduct_Fragment
        & ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
      )
      | (
        ProductPage_SimpleProduct_Fragment
        & ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
      )
      | (
        ProductPage_VirtualProduct_Fragment
        & ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
      )
     | null> | null } | null };

export const ProductDetails: Operation<ProductDetailsQuery, ProductDetailsQueryVariables> = {
  name: 'ProductDetails',
  kind: 'query',
  sha256: '86668ea13c97c651fe255d05e8b869ba3e183298419a717d0e0df3eaf1419818',
  text: "query ProductDetails($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{...ProductPage ...ProductBase ...ProductRating ...on ConfigurableProduct{variants{attributes{uid code}product{...ProductPart}}}}}}fragment ProductPage on ProductInterface{meta_title meta_description meta_keyword description{html}short_description{html}media_gallery{__typename url label position disabled ...on ProductVideo{video_content{video_url video_title}}}categories{uid name url_path url_suffix breadcrumbs{category_name category_url_path}}...on CustomizableProductInterface{options{__typename uid title required sort_order ...on CustomizableFieldOption{field:value{price price_type max_characters}}...on CustomizableAreaOption{area:value{price price_type max_characters}}...on CustomizableDateOption{date:value{price price_type type}}...on CustomizableDropDownOption{dropdown:value{uid title price price_type sort_order}}...on CustomizableRadioOption{radio:value{uid title price price_type sort_order}}...on CustomizableCheckboxOption{checkbox:value{uid title price price_type sort_order}}...on CustomizableMultipleOption{multiple:value{uid title price price_type sort_order}}}}...on ConfigurableProduct{configurable_options{...ConfigurableOption}}...on BundleProduct{dynamic_price bundle_items:items{uid title required type position options{uid label quantity can_change_quantity is_default position price price_type product{...ProductPart}}}}...on GroupedProduct{grouped_items:items{position qty product{...ProductBase}}}...on DownloadableProduct{links_purchased_separately downloadable_product_links{uid title price sort_order sample_url}downloadable_product_samples{title sort_order sample_url}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductPart on ProductInterface{__typename uid sku name stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}}}fragment ConfigurableOption on ConfigurableProductOptions{attribute_uid attribute_code label position values{uid label swatch_data{__typename value ...on ImageSwatchData{thumbnail}}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
