// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ListedAttributes_BundleProduct_Fragment, ListedAttributes_ConfigurableProduct_Fragment, ListedAttributes_DownloadableProduct_Fragment, ListedAttributes_GroupedProduct_Fragment, ListedAttributes_SimpleProduct_Fragment, ListedAttributes_VirtualProduct_Fragment } from '../../catalog/upstream/product-detail-247.generated.ts'
import type { StoreWishesFragment } from './wishlist.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnWishlist247QueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type OwnWishlist247Query = { customer: { wishlists: Array<{ id: string | null, sharing_code: string | null, items_v2: StoreWishes247Fragment | null } | null> } | null };

export type StoreWishes247Fragment = (
  { items: Array<
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       | null }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       | null }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       | null }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       | null }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       | null }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       | null }
   | null> }
  & StoreWishesFragment
);

export const OwnWishlist247: Operation<OwnWishlist247Query, OwnWishlist247QueryVariables> = {
  name: 'OwnWishlist247',
  kind: 'query',
  sha256: 'e9362037d3f5e7a7c1943d1608039e4396ca1904f3f2e01841f214ed14dd3a3e',
  text: "query OwnWishlist247($page:Int!$size:Int!){customer{wishlists(pageSize:1){id sharing_code items_v2(currentPage:$page pageSize:$size){...StoreWishes247}}}}fragment StoreWishes247 on WishlistItems{...StoreWishes items{product{...ListedAttributes}}}fragment StoreWishes on WishlistItems{page_info{total_pages}items{__typename id quantity product{...ProductBase ...ProductRating}customizable_options{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}}...on BundleWishlistItem{bundle_options{label values{uid label quantity}}}...on DownloadableWishlistItem{links:links_v2{uid title}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
