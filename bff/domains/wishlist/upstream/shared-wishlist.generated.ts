// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { StoreWishesFragment } from './wishlist.generated.ts'
import type { ShareWishlistInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SharedWishlistQueryVariables = Exact<{
  code: string;
  page: number;
  size: number;
}>;


export type SharedWishlistQuery = { s_wishlist: { creators_name: string | null, items_v2: StoreWishesFragment | null } | null };

export type ShareWishlistMutationVariables = Exact<{
  input: ShareWishlistInput;
}>;


export type ShareWishlistMutation = { s_shareWishlist: boolean | null };

export const SharedWishlist: Operation<SharedWishlistQuery, SharedWishlistQueryVariables> = {
  name: 'SharedWishlist',
  kind: 'query',
  sha256: '7baf13b53a8cba8889d71aefc97cd99052f3391c8e848b99b353ed05fef6a381',
  text: "query SharedWishlist($code:ID!$page:Int!$size:Int!){s_wishlist(sharing_code:$code){creators_name items_v2(currentPage:$page pageSize:$size){...StoreWishes}}}fragment StoreWishes on WishlistItems{page_info{total_pages}items{__typename id quantity product{...ProductBase ...ProductRating}customizable_options{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}}...on BundleWishlistItem{bundle_options{label values{uid label quantity}}}...on DownloadableWishlistItem{links:links_v2{uid title}}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ShareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'ShareWishlist',
  kind: 'mutation',
  sha256: 'fd714e96621349e2064b65f42416a30881857a4c07578638195e65bd5264d39d',
  text: "mutation ShareWishlist($input:ShareWishlistInput!){s_shareWishlist(input:$input)}",
}
