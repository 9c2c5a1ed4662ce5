// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CartVariant_BundleProduct_Fragment, CartVariant_ConfigurableProduct_Fragment, CartVariant_DownloadableProduct_Fragment, CartVariant_GroupedProduct_Fragment, CartVariant_SimpleProduct_Fragment, CartVariant_VirtualProduct_Fragment, CartWholeFragment } from './cart.generated.ts'
import type { ListedAttributes_BundleProduct_Fragment, ListedAttributes_ConfigurableProduct_Fragment, ListedAttributes_DownloadableProduct_Fragment, ListedAttributes_GroupedProduct_Fragment, ListedAttributes_SimpleProduct_Fragment, ListedAttributes_VirtualProduct_Fragment } from '../../catalog/upstream/product-detail-247.generated.ts'
import type { CartItemInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateGuestCart247MutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestCart247Mutation = { createGuestCart: { cart: { id: string } | null } | null };

export type CartWhole247Fragment = (
  { items: Array<
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       }
    | { configured_variant:
        | (
          CartVariant_BundleProduct_Fragment
          & ListedAttributes_BundleProduct_Fragment
        )
        | (
          CartVariant_ConfigurableProduct_Fragment
          & ListedAttributes_ConfigurableProduct_Fragment
        )
        | (
          CartVariant_DownloadableProduct_Fragment
          & ListedAttributes_DownloadableProduct_Fragment
        )
        | (
          CartVariant_GroupedProduct_Fragment
          & ListedAttributes_GroupedProduct_Fragment
        )
        | (
          CartVariant_SimpleProduct_Fragment
          & ListedAttributes_SimpleProduct_Fragment
        )
        | (
          CartVariant_VirtualProduct_Fragment
          & ListedAttributes_VirtualProduct_Fragment
        )
      , product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       }
    | { product:
        | ListedAttributes_BundleProduct_Fragment
        | ListedAttributes_ConfigurableProduct_Fragment
        | ListedAttributes_DownloadableProduct_Fragment
        | ListedAttributes_GroupedProduct_Fragment
        | ListedAttributes_SimpleProduct_Fragment
        | ListedAttributes_VirtualProduct_Fragment
       }
   | null> | null }
  & CartWholeFragment
);

export type CartById247QueryVariables = Exact<{
  id: string;
}>;


export type CartById247Query = { cart: CartWhole247Fragment | null };

export type AddProducts247MutationVariables = Exact<{
  id: string;
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddProducts247Mutation = { addProductsToCart: { cart: CartWhole247Fragment, user_errors: Array<{ message: string } | null> } | null };

export type UpdateItem247MutationVariables = Exact<{
  id: string;
  uid: string;
  quantity: number;
}>;


export type UpdateItem247Mutation = { updateCartItems: { cart: CartWhole247Fragment } | null };

export type RemoveItem247MutationVariables = Exact<{
  id: string;
  uid: string;
}>;


export type RemoveItem247Mutation = { removeItemFromCart: { cart: CartWhole247Fragment } | null };

export type ApplyCoupon247MutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyCoupon247Mutation = { applyCouponToCart: { cart: CartWhole247Fragment } | null };

export type RemoveCoupon247MutationVariables = Exact<{
  id: string;
}>;


export type RemoveCoupon247Mutation = { removeCouponFromCart: { cart: CartWhole247Fragment | null } | null };

export const CreateGuestCart247: Operation<CreateGuestCart247Mutation, CreateGuestCart247MutationVariables> = {
  name: 'CreateGuestCart247',
  kind: 'mutation',
  sha256: 'ed97d6f1cae9b51dabc89b369c8d2e690cbd583fd4751864d4e4278c90895eb1',
  text: "mutation CreateGuestCart247{createGuestCart(input:{}){cart{id}}}",
}

export const CartById247: Operation<CartById247Query, CartById247QueryVariables> = {
  name: 'CartById247',
  kind: 'query',
  sha256: 'ada92a3d84466357cd80d1ffd182b18f1a4dad2766a3e26ec3740c7cd8ce1baa',
  text: "query CartById247($id:String!){cart(cart_id:$id){...CartWhole247}}fragment CartWhole247 on Cart{...CartWhole items{product{...ListedAttributes}...on ConfigurableCartItem{configured_variant{...CartVariant ...ListedAttributes}}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const AddProducts247: Operation<AddProducts247Mutation, AddProducts247MutationVariables> = {
  name: 'AddProducts247',
  kind: 'mutation',
  sha256: '5b3764b89cea33b822a6ebd8e82268c44da6ed60bafb78419808837489ebe137',
  text: "mutation AddProducts247($id:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$id cartItems:$items){cart{...CartWhole247}user_errors{message}}}fragment CartWhole247 on Cart{...CartWhole items{product{...ListedAttributes}...on ConfigurableCartItem{configured_variant{...CartVariant ...ListedAttributes}}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const UpdateItem247: Operation<UpdateItem247Mutation, UpdateItem247MutationVariables> = {
  name: 'UpdateItem247',
  kind: 'mutation',
  sha256: 'ef625e8a65e0024a557d8cb2b5e71a3515ad5457910beeddbd29c88394f83b59',
  text: "mutation UpdateItem247($id:String!$uid:ID!$quantity:Float!){updateCartItems(input:{cart_id:$id cart_items:[{cart_item_uid:$uid quantity:$quantity}]}){cart{...CartWhole247}}}fragment CartWhole247 on Cart{...CartWhole items{product{...ListedAttributes}...on ConfigurableCartItem{configured_variant{...CartVariant ...ListedAttributes}}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveItem247: Operation<RemoveItem247Mutation, RemoveItem247MutationVariables> = {
  name: 'RemoveItem247',
  kind: 'mutation',
  sha256: '27e3efea340aa65cc6c9ccff6ad3f77371667de732a16fef28b1fc4dc158d8c8',
  text: "mutation RemoveItem247($id:String!$uid:ID!){removeItemFromCart(input:{cart_id:$id cart_item_uid:$uid}){cart{...CartWhole247}}}fragment CartWhole247 on Cart{...CartWhole items{product{...ListedAttributes}...on ConfigurableCartItem{configured_variant{...CartVariant ...ListedAttributes}}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ApplyCoupon247: Operation<ApplyCoupon247Mutation, ApplyCoupon247MutationVariables> = {
  name: 'ApplyCoupon247',
  kind: 'mutation',
  sha256: '468e67734b6dd3ffebe3835efb899d43b9ae0ab4e7c087dafe5eb9744321d4e8',
  text: "mutation ApplyCoupon247($id:String!$code:String!){applyCouponToCart(input:{cart_id:$id coupon_code:$code}){cart{...CartWhole247}}}fragment CartWhole247 on Cart{...CartWhole items{product{...ListedAttributes}...on ConfigurableCartItem{configured_variant{...CartVariant ...ListedAttributes}}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveCoupon247: Operation<RemoveCoupon247Mutation, RemoveCoupon247MutationVariables> = {
  name: 'RemoveCoupon247',
  kind: 'mutation',
  sha256: 'af82d92ab83e3d40995a894bd52060a88cd7989488a092162979525b22ed51d0',
  text: "mutation RemoveCoupon247($id:String!){removeCouponFromCart(input:{cart_id:$id}){cart{...CartWhole247}}}fragment CartWhole247 on Cart{...CartWhole items{product{...ListedAttributes}...on ConfigurableCartItem{configured_variant{...CartVariant ...ListedAttributes}}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}shipping_addresses{selected_shipping_method{price_incl_tax{value}price_excl_tax{value}}}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename ...LineFigures product{...ProductFace}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{uid title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...CartVariant}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{uid label quantity}}}}}fragment ListedAttributes on ProductInterface{listed:custom_attributesV2(filters:{used_in_product_listing:true}){items{...AttributeContent}}}fragment CartVariant on ProductInterface{sku small_image{url}}fragment CartMoney on Money{value currency}fragment LineFigures on CartItemInterface{uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}}fragment ProductFace on ProductInterface{__typename uid sku name url_key url_suffix new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}fragment AttributeContent on AttributeValueInterface{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
