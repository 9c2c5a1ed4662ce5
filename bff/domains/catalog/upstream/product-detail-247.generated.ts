// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductPage_BundleProduct_Fragment, ProductPage_ConfigurableProduct_Fragment, ProductPage_DownloadableProduct_Fragment, ProductPage_GroupedProduct_Fragment, ProductPage_SimpleProduct_Fragment, ProductPage_VirtualProduct_Fragment, ProductPart_SimpleProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from './product-fragments.generated.ts'
import type { AttributeFrontendInputEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductDetails247QueryVariables = Exact<{
  skus: Array<string> | string;
  size: number;
}>;


export type ProductDetails247Query = { products: { items: Array<
      | (
        ProductPage_BundleProduct_Fragment
        & ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
        & ListedAttributes_BundleProduct_Fragment
        & VisibleAttributes_BundleProduct_Fragment
      )
      | (
        { variants: Array<{ attributes: Array<{ uid: string, code: string | null } | null> | null, product: (
            ProductPart_SimpleProduct_Fragment
            & ListedAttributes_SimpleProduct_Fragment
          ) | null } | null> | null }
        & ProductPage_ConfigurableProduct_Fragment
        & ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
        & ListedAttributes_ConfigurableProduct_Fragment
        & VisibleAttributes_ConfigurableProduct_Fragment
      )
      | (
        ProductPage_DownloadableProduct_Fragment
        & ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
        & ListedAttributes_DownloadableProduct_Fragment
        & VisibleAttributes_DownloadableProduct_Fragment
      )
      | (
        ProductPage_GroupedProduct_Fragment
        & ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
        & ListedAttributes_GroupedProduct_Fragment
        & VisibleAttributes_GroupedProduct_Fragment
      )
      | (
        ProductPage_SimpleProduct_Fragment
        & ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
        & ListedAttributes_SimpleProduct_Fragment
        & VisibleAttributes_SimpleProduct_Fragment
      )
      | (
        ProductPage_VirtualProduct_Fragment
        & ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
        & ListedAttributes_VirtualProduct_Fragment
        & VisibleAttributes_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type ListedAttributes_BundleProduct_Fragment = { listed: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type ListedAttributes_ConfigurableProduct_Fragment = { listed: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type ListedAttributes_DownloadableProduct_Fragment = { listed: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type ListedAttributes_GroupedProduct_Fragment = { listed: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type ListedAttributes_SimpleProduct_Fragment = { listed: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type ListedAttributes_VirtualProduct_Fragment = { listed: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type ListedAttributesFragment =
  | ListedAttributes_BundleProduct_Fragment
  | ListedAttributes_ConfigurableProduct_Fragment
  | ListedAttributes_DownloadableProduct_Fragment
  | ListedAttributes_GroupedProduct_Fragment
  | ListedAttributes_SimpleProduct_Fragment
  | ListedAttributes_VirtualProduct_Fragment
;

export type VisibleAttributes_BundleProduct_Fragment = { visible: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type VisibleAttributes_ConfigurableProduct_Fragment = { visible: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type VisibleAttributes_DownloadableProduct_Fragment = { visible: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type VisibleAttributes_GroupedProduct_Fragment = { visible: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type VisibleAttributes_SimpleProduct_Fragment = { visible: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type VisibleAttributes_VirtualProduct_Fragment = { visible: { items: Array<
      | AttributeContent_AttributeSelectedOptions_Fragment
      | AttributeContent_AttributeValue_Fragment
     | null> } | null };

export type VisibleAttributesFragment =
  | VisibleAttributes_BundleProduct_Fragment
  | VisibleAttributes_ConfigurableProduct_Fragment
  | VisibleAttributes_DownloadableProduct_Fragment
  | VisibleAttributes_GroupedProduct_Fragment
  | VisibleAttributes_SimpleProduct_Fragment
  | VisibleAttributes_VirtualProduct_Fragment
;

export type AttributeContent_AttributeSelectedOptions_Fragment = { code: string, selected_options: Array<{ label: string } | null> };

export type AttributeContent_AttributeValue_Fragment = { value: string, code: string };

export type AttributeContentFragment =
  | AttributeContent_AttributeSelectedOptions_Fragment
  | AttributeContent_AttributeValue_Fragment
;

export type VisibleAttributeLabels247QueryVariables = Exact<{ [key: string]: never; }>;


export type VisibleAttributeLabels247Query = { storeConfig: { base_currency_code: string | null, weight_unit: string | null } | null, attributesList: { items: Array<
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null }
     | null> } | null };

export const ProductDetails247: Operation<ProductDetails247Query, ProductDetails247QueryVariables> = {
  name: 'ProductDetails247',
  kind: 'query',
  sha256: '0a0cb695c9472bfd3b256b44842f9fe3c555b4a4491ebba978b69745e2a56dd5',
  text: "query ProductDetails247($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{...ProductPage ...ProductBase ...ProductRating ...ListedAttributes ...VisibleAttributes ...on ConfigurableProduct{variants{attributes{uid code}product{...ProductPart ...ListedAttributes}}}}}}fragment ProductPage on ProductInterface{meta_title meta_description meta_keyword description{html}short_description{html}media_gallery{__typename url label position disabled ...on ProductVideo{video_content{video_url video_title}}}categories{uid name url_path url_suffix breadcrumbs{category_name category_url_path}}...on CustomizableProductInterface{options{__typename uid title required sort_order ...on CustomizableFieldOption{field:value{price price_type max_characters}}...on CustomizableAreaOption{area:value{price price_type max_characters}}...on CustomizableDateOption{date:value{price price_type type}}...on CustomizableDropDownOption{dropdown:value{uid title price price_type sort_order}}...on CustomizableRadioOption{radio:value{uid title price price_type sort_order}}...on CustomizableCheckboxOption{checkbox:value{uid title price price_type sort_order}}...on CustomizableMultipleOption{multiple:value{uid title price price_type sort_order}}}}...on ConfigurableProduct{configurable_options{...ConfigurableOption}}...on BundleProduct{dynamic_price bundle_items:items{uid title required type position options{uid label quantity can_change_quantity is_default position price price_type product{...ProductPart}}}}...on GroupedProduct{grouped_items:items{position qty product{...ProductBase}}}...on DownloadableProduct{links_purchased_separately downloadable_product_links{uid title price sort_order sample_url}downloadable_product_samples{title sort_order sample_url}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment VisibleAttributes on ProductInterface{visible:custom_attributesV2(filters:{is_visible_on_front:true}){items{...AttributeContent}}}fragment ProductPart on ProductInterface{__typename uid sku name stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}}}fragment ConfigurableOption on ConfigurableProductOptions{attribute_uid attribute_code label position values{uid label swatch_data{__typename value ...on ImageSwatchData{thumbnail}}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const VisibleAttributeLabels247: Operation<VisibleAttributeLabels247Query, VisibleAttributeLabels247QueryVariables> = {
  name: 'VisibleAttributeLabels247',
  kind: 'query',
  sha256: '02158288a89f3dec1388523fa5017e2e95b82d441305c5e60827a53bc8bb572e',
  text: "query VisibleAttributeLabels247{storeConfig{base_currency_code weight_unit}attributesList(entityType:CATALOG_PRODUCT filters:{is_visible_on_front:true}){items{code label frontend_input}}}",
}
