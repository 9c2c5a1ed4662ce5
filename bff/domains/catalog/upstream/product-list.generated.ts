// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ConfigurableOptionFragment, ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from './product-fragments.generated.ts'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductListQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
  search?: string | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type ProductListQuery = { products: { total_count: number | null, items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
      )
      | (
        { configurable_options: Array<ConfigurableOptionFragment | null> | null }
        & ProductBase_ConfigurableProduct_Fragment
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

export type FacetsQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
  search?: string | null | undefined;
}>;


export type FacetsQuery = { products: { total_count: number | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export const ProductList: Operation<ProductListQuery, ProductListQueryVariables> = {
  name: 'ProductList',
  kind: 'query',
  sha256: '362c73a446582f0b1711f1c6b723b72379385f214ab1d3f7d77ad128b07cfd15',
  text: "query ProductList($filter:ProductAttributeFilterInput$search:String$sort:ProductAttributeSortInput$pageSize:Int!$currentPage:Int!){products(search:$search filter:$filter sort:$sort pageSize:$pageSize currentPage:$currentPage){total_count items{...ProductBase ...ProductRating ...on ConfigurableProduct{configurable_options{...ConfigurableOption}}}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ConfigurableOption on ConfigurableProductOptions{attribute_uid attribute_code label position values{uid label swatch_data{__typename value ...on ImageSwatchData{thumbnail}}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const Facets: Operation<FacetsQuery, FacetsQueryVariables> = {
  name: 'Facets',
  kind: 'query',
  sha256: '3317d990cf86842ba43a60fff69fb764f3c164203d667d0428f376770b4b018a',
  text: "query Facets($filter:ProductAttributeFilterInput$search:String){products(search:$search filter:$filter pageSize:1 currentPage:1){total_count sort_fields{default options{label value}}aggregations(filter:{category:{includeDirectChildrenOnly:true}}){attribute_code label position options{label value count}}}}",
}
