// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment, ProductRating_BundleProduct_Fragment, ProductRating_ConfigurableProduct_Fragment, ProductRating_DownloadableProduct_Fragment, ProductRating_GroupedProduct_Fragment, ProductRating_SimpleProduct_Fragment, ProductRating_VirtualProduct_Fragment } from '../../catalog/upstream/product-fragments.generated.ts'
import type { WishlistItemInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnWishlistQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type OwnWishlistQuery = { customer: { wishlists: Array<{ id: string | null, sharing_code: string | null, items_v2: StoreWishesFragment | null } | null> } | null };

export type AddToWishlistMutationVariables = Exact<{
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { user_errors: Array<{ message: string } | null> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  items: Array<string> | string;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { user_errors: Array<{ message: string } | null> } | null };

export type WishlistToCartMutationVariables = Exact<{
  id: string;
  items: Array<string> | string;
}>;


export type WishlistToCartMutation = { addWishlistItemsToCart: { add_wishlist_items_to_cart_user_errors: Array<{ message: string, wishlistItemId: string } | null> } | null };

export type StoreWishesFragment = { page_info: { total_pages: number | null } | null, items: Array<
    | { __typename: 'BundleWishlistItem', id: string, quantity: number, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null> | null, product:
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
       | null, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null> }
    | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null> | null, product:
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
       | null, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null> }
    | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, links: Array<{ uid: string, title: string | null } | null> | null, product:
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
       | null, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null> }
    | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, product:
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
       | null, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null> }
    | { __typename: 'SimpleWishlistItem', id: string, quantity: number, product:
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
       | null, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null> }
    | { __typename: 'VirtualWishlistItem', id: string, quantity: number, product:
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
       | null, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null> }
   | null> };

export const OwnWishlist: Operation<OwnWishlistQuery, OwnWishlistQueryVariables> = {
  name: 'OwnWishlist',
  kind: 'query',
  sha256: '6fb8a3801af57df8823568f29bc61ea63268a9cfb2069768ce552d103e7cf846',
  text: "query OwnWishlist($page:Int!$size:Int!){customer{wishlists(pageSize:1){id sharing_code items_v2(currentPage:$page pageSize:$size){...StoreWishes}}}}fragment StoreWishes on WishlistItems{page_info{total_pages}items{__typename id quantity product{...ProductBase ...ProductRating}customizable_options{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}}...on BundleWishlistItem{bundle_options{label values{uid label quantity}}}...on DownloadableWishlistItem{links:links_v2{uid title}}}}fragment ProductBase on ProductInterface{...ProductFace stock_status only_x_left_in_stock ...on CustomizableProductInterface{needs:options{__typename required}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const AddToWishlist: Operation<AddToWishlistMutation, AddToWishlistMutationVariables> = {
  name: 'AddToWishlist',
  kind: 'mutation',
  sha256: '41f57584f5188849a6d5071f459eb956cf45cb0962d92f39fbd1a7d99e0f90a6',
  text: "mutation AddToWishlist($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:\"0\" wishlistItems:$items){user_errors{message}}}",
}

export const RemoveFromWishlist: Operation<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables> = {
  name: 'RemoveFromWishlist',
  kind: 'mutation',
  sha256: 'b7759ef790cdc05a7280722da969b66d89cc79013fc27c21b178441f3940d4bf',
  text: "mutation RemoveFromWishlist($items:[ID!]!){removeProductsFromWishlist(wishlistId:\"0\" wishlistItemsIds:$items){user_errors{message}}}",
}

export const WishlistToCart: Operation<WishlistToCartMutation, WishlistToCartMutationVariables> = {
  name: 'WishlistToCart',
  kind: 'mutation',
  sha256: '82ef9c76526bd3e0254c49985be4eeb78cbb1110bc26e7b94a01a533acb3eb1a',
  text: "mutation WishlistToCart($id:ID!$items:[ID!]!){addWishlistItemsToCart(wishlistId:$id wishlistItemIds:$items){add_wishlist_items_to_cart_user_errors{message wishlistItemId}}}",
}
