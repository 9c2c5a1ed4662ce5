// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { StoreWishes247Fragment } from './wishlist-247.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SharedWishlist247QueryVariables = Exact<{
  code: string;
  page: number;
  size: number;
}>;


export type SharedWishlist247Query = { s_wishlist: { creators_name: string | null, items_v2: StoreWishes247Fragment | null } | null };

export const SharedWishlist247: Operation<SharedWishlist247Query, SharedWishlist247QueryVariables> = {
  name: 'SharedWishlist247',
  kind: 'query',
  sha256: '848e153915c54fff51322995d23ef5a005817a6d41a6f75e35ade48e1e9011fc',
  text: "query SharedWishlist247($code:ID!$page:Int!$size:Int!){s_wishlist(sharing_code:$code){creators_name items_v2(currentPage:$page pageSize:$size){...StoreWishes247}}}fragment StoreWishes247 on WishlistItems{...StoreWishes items{product{...ListedAttributes}}}fragment StoreWishes on WishlistItems{page_info{total_pages}items{__typename id quantity product{...ProductBase ...ProductRating}customizable_options{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}}...on BundleWishlistItem{bundle_options{label values{uid label quantity}}}...on DownloadableWishlistItem{links:links_v2{uid title}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
