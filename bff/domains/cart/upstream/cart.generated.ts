// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ProductFace_BundleProduct_Fragment, ProductFace_ConfigurableProduct_Fragment, ProductFace_DownloadableProduct_Fragment, ProductFace_GroupedProduct_Fragment, ProductFace_SimpleProduct_Fragment, ProductFace_VirtualProduct_Fragment } from '../../catalog/upstream/product-fragments.generated.ts'
import type { CartItemInput, CurrencyEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CartWholeFragment = { id: string, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, shipping_addresses: Array<{ selected_shipping_method: { price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null } | null>, prices: { subtotal_excluding_tax: CartMoneyFragment | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, items: Array<
    | (
      { __typename: 'BundleCartItem', customizable_options: Array<CartCustomOptionFragment | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
        | ProductFace_BundleProduct_Fragment
        | ProductFace_ConfigurableProduct_Fragment
        | ProductFace_DownloadableProduct_Fragment
        | ProductFace_GroupedProduct_Fragment
        | ProductFace_SimpleProduct_Fragment
        | ProductFace_VirtualProduct_Fragment
       }
      & LineFigures_BundleCartItem_Fragment
    )
    | (
      { __typename: 'ConfigurableCartItem', customizable_options: Array<CartCustomOptionFragment | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
        | CartVariant_BundleProduct_Fragment
        | CartVariant_ConfigurableProduct_Fragment
        | CartVariant_DownloadableProduct_Fragment
        | CartVariant_GroupedProduct_Fragment
        | CartVariant_SimpleProduct_Fragment
        | CartVariant_VirtualProduct_Fragment
      , product:
        | ProductFace_BundleProduct_Fragment
        | ProductFace_ConfigurableProduct_Fragment
        | ProductFace_DownloadableProduct_Fragment
        | ProductFace_GroupedProduct_Fragment
        | ProductFace_SimpleProduct_Fragment
        | ProductFace_VirtualProduct_Fragment
       }
      & LineFigures_ConfigurableCartItem_Fragment
    )
    | (
      { __typename: 'DownloadableCartItem', customizable_options: Array<CartCustomOptionFragment | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
        | ProductFace_BundleProduct_Fragment
        | ProductFace_ConfigurableProduct_Fragment
        | ProductFace_DownloadableProduct_Fragment
        | ProductFace_GroupedProduct_Fragment
        | ProductFace_SimpleProduct_Fragment
        | ProductFace_VirtualProduct_Fragment
       }
      & LineFigures_DownloadableCartItem_Fragment
    )
    | (
      { __typename: 'SimpleCartItem', customizable_options: Array<CartCustomOptionFragment | null>, product:
        | ProductFace_BundleProduct_Fragment
        | ProductFace_ConfigurableProduct_Fragment
        | ProductFace_DownloadableProduct_Fragment
        | ProductFace_GroupedProduct_Fragment
        | ProductFace_SimpleProduct_Fragment
        | ProductFace_VirtualProduct_Fragment
       }
      & LineFigures_SimpleCartItem_Fragment
    )
    | (
      { __typename: 'VirtualCartItem', customizable_options: Array<CartCustomOptionFragment | null>, product:
        | ProductFace_BundleProduct_Fragment
        | ProductFace_ConfigurableProduct_Fragment
        | ProductFace_DownloadableProduct_Fragment
        | ProductFace_GroupedProduct_Fragment
        | ProductFace_SimpleProduct_Fragment
        | ProductFace_VirtualProduct_Fragment
       }
      & LineFigures_VirtualCartItem_Fragment
    )
   | null> | null };

export type LineFigures_BundleCartItem_Fragment = { uid: string, quantity: number, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null };

export type LineFigures_ConfigurableCartItem_Fragment = { uid: string, quantity: number, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null };

export type LineFigures_DownloadableCartItem_Fragment = { uid: string, quantity: number, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null };

export type LineFigures_SimpleCartItem_Fragment = { uid: string, quantity: number, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null };

export type LineFigures_VirtualCartItem_Fragment = { uid: string, quantity: number, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null };

export type LineFiguresFragment =
  | LineFigures_BundleCartItem_Fragment
  | LineFigures_ConfigurableCartItem_Fragment
  | LineFigures_DownloadableCartItem_Fragment
  | LineFigures_SimpleCartItem_Fragment
  | LineFigures_VirtualCartItem_Fragment
;

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

export type CartFiguresQueryVariables = Exact<{
  id: string;
}>;


export type CartFiguresQuery = { cart: { items: Array<
      | LineFigures_BundleCartItem_Fragment
      | LineFigures_ConfigurableCartItem_Fragment
      | LineFigures_DownloadableCartItem_Fragment
      | LineFigures_SimpleCartItem_Fragment
      | LineFigures_VirtualCartItem_Fragment
     | null> | null } | null };

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
  sha256: '2d535881d775e217b0bf7354d7e860b31ccb2a59057681a9235b0636f7c470a5',
  text: "query CartById($id:String!){cart(cart_id:$id){...CartWhole}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const CartFigures: Operation<CartFiguresQuery, CartFiguresQueryVariables> = {
  name: 'CartFigures',
  kind: 'query',
  sha256: '62508ea33d70817a5bb810dd0d2829c45eeec89269c4d4364bf960519a743c7d',
  text: "query CartFigures($id:String!){cart(cart_id:$id){items{...LineFigures}}}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}",
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
  sha256: 'e695a640b186247db8d38883a74b6c48d86f3370c3f233f23c98a6929293c611',
  text: "mutation AddProducts($id:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$id cartItems:$items){cart{...CartWhole}user_errors{message}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const UpdateItem: Operation<UpdateItemMutation, UpdateItemMutationVariables> = {
  name: 'UpdateItem',
  kind: 'mutation',
  sha256: 'f2d6c83ad8d68b28be8146658937c104cbb3373bca805b7503865fafddebf039',
  text: "mutation UpdateItem($id:String!$uid:ID!$quantity:Float!){updateCartItems(input:{cart_id:$id cart_items:[{cart_item_uid:$uid quantity:$quantity}]}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveItem: Operation<RemoveItemMutation, RemoveItemMutationVariables> = {
  name: 'RemoveItem',
  kind: 'mutation',
  sha256: 'e6b652bbe05526328ea63dad6d4a2da1101592b087461e4064eba62a604c2a55',
  text: "mutation RemoveItem($id:String!$uid:ID!){removeItemFromCart(input:{cart_id:$id cart_item_uid:$uid}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: 'f65aef13d33c3a561e3611d12ad3ea2f9d8e963ddb58dea802a697b78b4868ca',
  text: "mutation ApplyCoupon($id:String!$code:String!){applyCouponToCart(input:{cart_id:$id coupon_code:$code}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: '38782c0e37b1c0ba08977629cf1f79c8cec500b4ae467d904de65e5b530ca8b8',
  text: "mutation RemoveCoupon($id:String!){removeCouponFromCart(input:{cart_id:$id}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
