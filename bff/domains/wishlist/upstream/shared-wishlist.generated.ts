// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ShareWishlistInput = {
  emails: Array<string>;
  message?: string | null | undefined;
};

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

type ProductBase_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type ProductBase_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductBaseFragment =
  | ProductBase_BundleProduct_Fragment
  | ProductBase_ConfigurableProduct_Fragment
  | ProductBase_DownloadableProduct_Fragment
  | ProductBase_GroupedProduct_Fragment
  | ProductBase_SimpleProduct_Fragment
  | ProductBase_VirtualProduct_Fragment
;

type ProductRating_BundleProduct_Fragment = { rating_summary: number, review_count: number };

type ProductRating_ConfigurableProduct_Fragment = { rating_summary: number, review_count: number };

type ProductRating_DownloadableProduct_Fragment = { rating_summary: number, review_count: number };

type ProductRating_GroupedProduct_Fragment = { rating_summary: number, review_count: number };

type ProductRating_SimpleProduct_Fragment = { rating_summary: number, review_count: number };

type ProductRating_VirtualProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRatingFragment =
  | ProductRating_BundleProduct_Fragment
  | ProductRating_ConfigurableProduct_Fragment
  | ProductRating_DownloadableProduct_Fragment
  | ProductRating_GroupedProduct_Fragment
  | ProductRating_SimpleProduct_Fragment
  | ProductRating_VirtualProduct_Fragment
;

export type UnitPricesFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null } };

export const SharedWishlist: Operation<SharedWishlistQuery, SharedWishlistQueryVariables> = {
  name: 'SharedWishlist',
  kind: 'query',
  sha256: 'e14a363c3ea7cb904a1757addd4087cd688d82cc513554f723ed05f196895742',
  text: "query SharedWishlist($code:ID!$page:Int!$size:Int!){s_wishlist(sharing_code:$code){creators_name items_v2(currentPage:$page pageSize:$size){...StoreWishes}}}fragment StoreWishes on WishlistItems{page_info{total_pages}items{__typename id quantity product{...ProductBase ...ProductRating}customizable_options{customizable_option_uid label type sort_order values{customizable_option_value_uid label value}}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}}...on BundleWishlistItem{bundle_options{label values{uid label quantity}}}...on DownloadableWishlistItem{links:links_v2{uid title}}}}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}",
}

export const ShareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'ShareWishlist',
  kind: 'mutation',
  sha256: 'fd714e96621349e2064b65f42416a30881857a4c07578638195e65bd5264d39d',
  text: "mutation ShareWishlist($input:ShareWishlistInput!){s_shareWishlist(input:$input)}",
}
