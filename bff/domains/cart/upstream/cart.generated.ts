// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ProductBase_BundleProduct_Fragment, ProductBase_ConfigurableProduct_Fragment, ProductBase_DownloadableProduct_Fragment, ProductBase_GroupedProduct_Fragment, ProductBase_SimpleProduct_Fragment, ProductBase_VirtualProduct_Fragment } from '../../catalog/upstream/product-fragments.generated.ts'
import type { CartItemInput, CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CartWholeFragment = { id: string, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, shipping_addresses: Array<{ selected_shipping_method: { price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null } | null>, prices: { subtotal_excluding_tax: CartMoneyFragment | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, items: Array<
    | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
    | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
        | CartVariant_BundleProduct_Fragment
        | CartVariant_ConfigurableProduct_Fragment
        | CartVariant_DownloadableProduct_Fragment
        | CartVariant_GroupedProduct_Fragment
        | CartVariant_SimpleProduct_Fragment
        | CartVariant_VirtualProduct_Fragment
      , errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
    | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, links: Array<{ uid: string, title: string | null } | null> | null, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
    | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
    | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
   | null> | null };

export type CartVariant_BundleProduct_Fragment = { sku: string | null, small_image: { url: string | null } | null };

export type CartVariant_ConfigurableProduct_Fragment = { sku: string | null, small_image: { url: string | null } | null };

export type CartVariant_DownloadableProduct_Fragment = { sku: string | null, small_image: { url: string | null } | null };

export type CartVariant_GroupedProduct_Fragment = { sku: string | null, small_image: { url: string | null } | null };

export type CartVariant_SimpleProduct_Fragment = { sku: string | null, small_image: { url: string | null } | null };

export type CartVariant_VirtualProduct_Fragment = { sku: string | null, small_image: { url: string | null } | null };

export type CartVariantFragment =
  | CartVariant_BundleProduct_Fragment
  | CartVariant_ConfigurableProduct_Fragment
  | CartVariant_DownloadableProduct_Fragment
  | CartVariant_GroupedProduct_Fragment
  | CartVariant_SimpleProduct_Fragment
  | CartVariant_VirtualProduct_Fragment
;

export type CartMoneyFragment = { value: number | null, currency: CurrencyEnum | null };

export type CartCustomOptionFragment = { customizable_option_uid: string, label: string, type: string, sort_order: number, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> };

export type CartByIdQueryVariables = Exact<{
  id: string;
}>;


export type CartByIdQuery = { cart: CartWholeFragment | null };

export type CreateEmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateEmptyCartMutation = { createEmptyCart: string | null };

export type AddProductsMutationVariables = Exact<{
  id: string;
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddProductsMutation = { addProductsToCart: { cart: CartWholeFragment, user_errors: Array<{ message: string } | null> } | null };

export type UpdateItemMutationVariables = Exact<{
  id: string;
  uid: string;
  quantity: number;
}>;


export type UpdateItemMutation = { updateCartItems: { cart: CartWholeFragment } | null };

export type RemoveItemMutationVariables = Exact<{
  id: string;
  uid: string;
}>;


export type RemoveItemMutation = { removeItemFromCart: { cart: CartWholeFragment } | null };

export type ApplyCouponMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: CartWholeFragment } | null };

export type RemoveCouponMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: CartWholeFragment | null } | null };

export const CartById: Operation<CartByIdQuery, CartByIdQueryVariables> = {
  name: 'CartById',
  kind: 'query',
  sha256: 'a72260b25a7abda9ff56e7ef440f394a178cba4826a8a44199886c75ec017d4d',
  text: "query CartById($id:String!){cart(cart_id:$id){...CartWhole}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const CreateEmptyCart: Operation<CreateEmptyCartMutation, CreateEmptyCartMutationVariables> = {
  name: 'CreateEmptyCart',
  kind: 'mutation',
  sha256: '0be5808a1c5b5554e4cc04e3750695acf3544dbcc77d67f16626acf4b07f39e1',
  text: "mutation CreateEmptyCart{createEmptyCart}",
}

export const AddProducts: Operation<AddProductsMutation, AddProductsMutationVariables> = {
  name: 'AddProducts',
  kind: 'mutation',
  sha256: '69c1dc8ebc636336e3be7fc2450a07a6804d0d3181612b235a1ed6174f4a7305',
  text: "mutation AddProducts($id:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$id cartItems:$items){cart{...CartWhole}user_errors{message}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const UpdateItem: Operation<UpdateItemMutation, UpdateItemMutationVariables> = {
  name: 'UpdateItem',
  kind: 'mutation',
  sha256: '7a72071c2bc2e45e606481d0a5f61d66f1925b0f93bd370e06f942419f1a5c57',
  text: "mutation UpdateItem($id:String!$uid:ID!$quantity:Float!){updateCartItems(input:{cart_id:$id cart_items:[{cart_item_uid:$uid quantity:$quantity}]}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveItem: Operation<RemoveItemMutation, RemoveItemMutationVariables> = {
  name: 'RemoveItem',
  kind: 'mutation',
  sha256: 'f0dfa39a10d57e4801931a85c8c7e2c514ab2b443afb7f7b05f77c3813d16bce',
  text: "mutation RemoveItem($id:String!$uid:ID!){removeItemFromCart(input:{cart_id:$id cart_item_uid:$uid}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: '379a041cdb0a3ab409a7df3de1cc588835f31ef3a5ff2c0e36ff8e19c57d0942',
  text: "mutation ApplyCoupon($id:String!$code:String!){applyCouponToCart(input:{cart_id:$id coupon_code:$code}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: 'ed2dc9048723c93b5e32ddba8170685704610d2b65ea4c658085cc3c021ca063',
  text: "mutation RemoveCoupon($id:String!){removeCouponFromCart(input:{cart_id:$id}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
