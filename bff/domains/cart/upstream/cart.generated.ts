// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CurrencyEnum =
  | 'AFN'
  | 'ALL'
  | 'AZN'
  | 'DZD'
  | 'AOA'
  | 'ARS'
  | 'AMD'
  | 'AWG'
  | 'AUD'
  | 'BSD'
  | 'BHD'
  | 'BDT'
  | 'BBD'
  | 'BYN'
  | 'BZD'
  | 'BMD'
  | 'BTN'
  | 'BOB'
  | 'BAM'
  | 'BWP'
  | 'BRL'
  | 'GBP'
  | 'BND'
  | 'BGN'
  | 'BUK'
  | 'BIF'
  | 'KHR'
  | 'CAD'
  | 'CVE'
  | 'CZK'
  | 'KYD'
  | 'GQE'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'KMF'
  | 'CDF'
  | 'CRC'
  | 'HRK'
  | 'CUP'
  | 'DKK'
  | 'DJF'
  | 'DOP'
  | 'XCD'
  | 'EGP'
  | 'SVC'
  | 'ERN'
  | 'EEK'
  | 'ETB'
  | 'EUR'
  | 'FKP'
  | 'FJD'
  | 'GMD'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GTQ'
  | 'GNF'
  | 'GYD'
  | 'HTG'
  | 'HNL'
  | 'HKD'
  | 'HUF'
  | 'ISK'
  | 'INR'
  | 'IDR'
  | 'IRR'
  | 'IQD'
  | 'ILS'
  | 'JMD'
  | 'JPY'
  | 'JOD'
  | 'KZT'
  | 'KES'
  | 'KWD'
  | 'KGS'
  | 'LAK'
  | 'LVL'
  | 'LBP'
  | 'LSL'
  | 'LRD'
  | 'LYD'
  | 'LTL'
  | 'MOP'
  | 'MKD'
  | 'MGA'
  | 'MWK'
  | 'MYR'
  | 'MVR'
  | 'LSM'
  | 'MRO'
  | 'MUR'
  | 'MXN'
  | 'MDL'
  | 'MNT'
  | 'MAD'
  | 'MZN'
  | 'MMK'
  | 'NAD'
  | 'NPR'
  | 'ANG'
  | 'YTL'
  | 'NZD'
  | 'NIC'
  | 'NGN'
  | 'KPW'
  | 'NOK'
  | 'OMR'
  | 'PKR'
  | 'PAB'
  | 'PGK'
  | 'PYG'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'QAR'
  | 'RHD'
  | 'RON'
  | 'RUB'
  | 'RWF'
  | 'SHP'
  | 'STD'
  | 'SAR'
  | 'RSD'
  | 'SCR'
  | 'SLL'
  | 'SGD'
  | 'SKK'
  | 'SBD'
  | 'SOS'
  | 'ZAR'
  | 'KRW'
  | 'LKR'
  | 'SDG'
  | 'SRD'
  | 'SZL'
  | 'SEK'
  | 'CHF'
  | 'SYP'
  | 'TWD'
  | 'TJS'
  | 'TZS'
  | 'THB'
  | 'TOP'
  | 'TTD'
  | 'TND'
  | 'TMM'
  | 'USD'
  | 'UGX'
  | 'UAH'
  | 'AED'
  | 'UYU'
  | 'UZS'
  | 'VUV'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'CHE'
  | 'CHW'
  | 'XOF'
  | 'WST'
  | 'YER'
  | 'ZMK'
  | 'ZWD'
  | 'TRY'
  | 'AZM'
  | 'ROL'
  | 'TRL'
  | 'XPF';

export type CartWholeFragment = { id: string, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, prices: { subtotal_excluding_tax: CartMoneyFragment | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, items: Array<
    | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
    | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
        | { sku: string | null, small_image: { url: string | null } | null }
        | { sku: string | null, small_image: { url: string | null } | null }
        | { sku: string | null, small_image: { url: string | null } | null }
        | { sku: string | null, small_image: { url: string | null } | null }
        | { sku: string | null, small_image: { url: string | null } | null }
        | { sku: string | null, small_image: { url: string | null } | null }
      , errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
        | ProductBase_BundleProduct_Fragment
        | ProductBase_ConfigurableProduct_Fragment
        | ProductBase_DownloadableProduct_Fragment
        | ProductBase_GroupedProduct_Fragment
        | ProductBase_SimpleProduct_Fragment
        | ProductBase_VirtualProduct_Fragment
       }
    | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<CartCustomOptionFragment | null>, links: Array<{ title: string | null } | null> | null, errors: Array<{ message: string } | null> | null, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, total_item_discount: { value: number | null } | null } | null, product:
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

export type CartMoneyFragment = { value: number | null, currency: CurrencyEnum | null };

export type CartCustomOptionFragment = { label: string, sort_order: number, values: Array<{ label: string, value: string } | null> };

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

type ProductBase_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductBaseFragment =
  | ProductBase_BundleProduct_Fragment
  | ProductBase_ConfigurableProduct_Fragment
  | ProductBase_DownloadableProduct_Fragment
  | ProductBase_GroupedProduct_Fragment
  | ProductBase_SimpleProduct_Fragment
  | ProductBase_VirtualProduct_Fragment
;

export type UnitPricesFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null } };

export const CartById: Operation<CartByIdQuery, CartByIdQueryVariables> = {
  name: 'CartById',
  kind: 'query',
  sha256: 'd42736853101d57630bcbe1068ab4ff2b64769b9794114883a382ce88e4ca28e',
  text: "query CartById($id:String!){cart(cart_id:$id){...CartWhole}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label}configured_variant{sku small_image{url}}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{label sort_order values{label value}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
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
  sha256: 'eea2a7aa98e7ec019df75919ccbd416f105ca33c1c9ef23647ab9a598ca1a0eb',
  text: "mutation AddProducts($id:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$id cartItems:$items){cart{...CartWhole}user_errors{message}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label}configured_variant{sku small_image{url}}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{label sort_order values{label value}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const UpdateItem: Operation<UpdateItemMutation, UpdateItemMutationVariables> = {
  name: 'UpdateItem',
  kind: 'mutation',
  sha256: 'b10885966b46f12878e592531108876cc34453e2be992fc233180f0429cc1803',
  text: "mutation UpdateItem($id:String!$uid:ID!$quantity:Float!){updateCartItems(input:{cart_id:$id cart_items:[{cart_item_uid:$uid quantity:$quantity}]}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label}configured_variant{sku small_image{url}}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{label sort_order values{label value}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveItem: Operation<RemoveItemMutation, RemoveItemMutationVariables> = {
  name: 'RemoveItem',
  kind: 'mutation',
  sha256: 'd120da57f906b9db9cbef419d386b358ca144012d6cfdf89af888a3583a6c243',
  text: "mutation RemoveItem($id:String!$uid:ID!){removeItemFromCart(input:{cart_id:$id cart_item_uid:$uid}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label}configured_variant{sku small_image{url}}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{label sort_order values{label value}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: 'e1d38c2d6dd1846bcf988b78a81fa72cca428988ac1c1a2e0511441028152104',
  text: "mutation ApplyCoupon($id:String!$code:String!){applyCouponToCart(input:{cart_id:$id coupon_code:$code}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label}configured_variant{sku small_image{url}}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{label sort_order values{label value}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: '9c31427baf81b793e46d2b213a441cbbafac82800c9888c98dd10c33f2ce1b19',
  text: "mutation RemoveCoupon($id:String!){removeCouponFromCart(input:{cart_id:$id}){cart{...CartWhole}}}fragment CartWhole on Cart{id is_virtual applied_coupons{code}prices{subtotal_excluding_tax{...CartMoney}subtotal_including_tax{value}applied_taxes{label amount{value}}discounts{label amount{value}}grand_total{value}}items{__typename uid quantity errors{message}prices{price{value}price_including_tax{value}row_total{value}row_total_including_tax{value}total_item_discount{value}}product{...ProductBase}...on SimpleCartItem{customizable_options{...CartCustomOption}}...on VirtualCartItem{customizable_options{...CartCustomOption}}...on DownloadableCartItem{customizable_options{...CartCustomOption}links{title}}...on ConfigurableCartItem{customizable_options{...CartCustomOption}configurable_options{option_label value_label}configured_variant{sku small_image{url}}}...on BundleCartItem{customizable_options{...CartCustomOption}bundle_options{label values{label quantity}}}}}fragment CartMoney on Money{value currency}fragment ProductBase on ProductInterface{__typename sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment CartCustomOption on SelectedCustomizableOption{label sort_order values{label value}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}
