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

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type ProductDetailsQueryVariables = Exact<{
  skus: Array<string> | string;
  size: number;
}>;


export type ProductDetailsQuery = { products: { items: Array<
      | (
        ProductBase_BundleProduct_Fragment
        & ProductRating_BundleProduct_Fragment
        & ProductPage_BundleProduct_Fragment
      )
      | (
        { variants: Array<{ attributes: Array<{ uid: string, code: string | null } | null> | null, product: ProductPart_SimpleProduct_Fragment | null } | null> | null }
        & ProductBase_ConfigurableProduct_Fragment
        & ProductRating_ConfigurableProduct_Fragment
        & ProductPage_ConfigurableProduct_Fragment
      )
      | (
        ProductBase_DownloadableProduct_Fragment
        & ProductRating_DownloadableProduct_Fragment
        & ProductPage_DownloadableProduct_Fragment
      )
      | (
        ProductBase_GroupedProduct_Fragment
        & ProductRating_GroupedProduct_Fragment
        & ProductPage_GroupedProduct_Fragment
      )
      | (
        ProductBase_SimpleProduct_Fragment
        & ProductRating_SimpleProduct_Fragment
        & ProductPage_SimpleProduct_Fragment
      )
      | (
        ProductBase_VirtualProduct_Fragment
        & ProductRating_VirtualProduct_Fragment
        & ProductPage_VirtualProduct_Fragment
      )
     | null> | null } | null };

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

type ProductPage_BundleProduct_Fragment = { dynamic_price: boolean | null, meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, bundle_items: Array<{ uid: string | null, title: string | null, required: boolean | null, type: string | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, can_change_quantity: boolean | null, is_default: boolean | null, position: number | null, price: number | null, price_type: PriceTypeEnum | null, product:
        | ProductPart_BundleProduct_Fragment
        | ProductPart_ConfigurableProduct_Fragment
        | ProductPart_DownloadableProduct_Fragment
        | ProductPart_GroupedProduct_Fragment
        | ProductPart_SimpleProduct_Fragment
        | ProductPart_VirtualProduct_Fragment
       | null } | null> | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductPage_ConfigurableProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, configurable_options: Array<ConfigurableOptionFragment | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductPage_DownloadableProduct_Fragment = { links_purchased_separately: number | null, meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, downloadable_product_links: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, sample_url: string | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductPage_GroupedProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, grouped_items: Array<{ position: number | null, qty: number | null, product:
      | ProductBase_BundleProduct_Fragment
      | ProductBase_ConfigurableProduct_Fragment
      | ProductBase_DownloadableProduct_Fragment
      | ProductBase_GroupedProduct_Fragment
      | ProductBase_SimpleProduct_Fragment
      | ProductBase_VirtualProduct_Fragment
     | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductPage_SimpleProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductPage_VirtualProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPageFragment =
  | ProductPage_BundleProduct_Fragment
  | ProductPage_ConfigurableProduct_Fragment
  | ProductPage_DownloadableProduct_Fragment
  | ProductPage_GroupedProduct_Fragment
  | ProductPage_SimpleProduct_Fragment
  | ProductPage_VirtualProduct_Fragment
;

type ProductPart_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

type ProductPart_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

type ProductPart_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

type ProductPart_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

type ProductPart_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

type ProductPart_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPartFragment =
  | ProductPart_BundleProduct_Fragment
  | ProductPart_ConfigurableProduct_Fragment
  | ProductPart_DownloadableProduct_Fragment
  | ProductPart_GroupedProduct_Fragment
  | ProductPart_SimpleProduct_Fragment
  | ProductPart_VirtualProduct_Fragment
;

export type UnitPricesFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null } };

export type ConfigurableOptionFragment = { attribute_uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
      | { __typename: 'ColorSwatchData', value: string | null }
      | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
      | { __typename: 'TextSwatchData', value: string | null }
     | null } | null> | null };

export const ProductDetails: Operation<ProductDetailsQuery, ProductDetailsQueryVariables> = {
  name: 'ProductDetails',
  kind: 'query',
  sha256: '8849004da20938fe57da4f395a57efe4bb7b4e109a50f7c83cecc0362066bb48',
  text: "query ProductDetails($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{...ProductBase ...ProductRating ...ProductPage ...on ConfigurableProduct{variants{attributes{uid code}product{...ProductPart}}}}}}fragment ProductBase on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock new_from_date new_to_date small_image{url label}price_range{minimum_price{...UnitPrices}maximum_price{...UnitPrices}}price_tiers{quantity final_price{value}}}fragment ProductRating on ProductInterface{rating_summary review_count}fragment ProductPage on ProductInterface{meta_title meta_description meta_keyword description{html}short_description{html}media_gallery{__typename url label position disabled}categories{uid name url_path url_suffix breadcrumbs{category_name category_url_path}}...on CustomizableProductInterface{options{__typename uid title required sort_order ...on CustomizableFieldOption{field:value{price price_type max_characters}}...on CustomizableAreaOption{area:value{price price_type max_characters}}...on CustomizableDateOption{date:value{price price_type}}...on CustomizableDropDownOption{dropdown:value{uid title price price_type sort_order}}...on CustomizableRadioOption{radio:value{uid title price price_type sort_order}}...on CustomizableCheckboxOption{checkbox:value{uid title price price_type sort_order}}...on CustomizableMultipleOption{multiple:value{uid title price price_type sort_order}}}}...on ConfigurableProduct{configurable_options{...ConfigurableOption}}...on BundleProduct{dynamic_price bundle_items:items{uid title required type position options{uid label quantity can_change_quantity is_default position price price_type product{...ProductPart}}}}...on GroupedProduct{grouped_items:items{position qty product{...ProductBase}}}...on DownloadableProduct{links_purchased_separately downloadable_product_links{uid title price sort_order sample_url}}}fragment ProductPart on ProductInterface{__typename uid sku name stock_status only_x_left_in_stock small_image{url label}price_range{minimum_price{...UnitPrices}}}fragment UnitPrices on ProductPrice{regular_price{value currency}final_price{value}}fragment ConfigurableOption on ConfigurableProductOptions{attribute_uid attribute_code label position values{uid label swatch_data{__typename value ...on ImageSwatchData{thumbnail}}}}",
}
