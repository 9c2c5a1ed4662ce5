// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { CurrencyEnum, CustomizableDateTypeEnum, PriceTypeEnum, ProductStockStatus } from '../../../upstream/store-types.generated.ts'

export type ProductBase_BundleProduct_Fragment = (
  { stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, needs: Array<
    | { __typename: 'CustomizableAreaOption', required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', required: boolean | null }
    | { __typename: 'CustomizableDateOption', required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', required: boolean | null }
    | { __typename: 'CustomizableFieldOption', required: boolean | null }
    | { __typename: 'CustomizableFileOption', required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', required: boolean | null }
    | { __typename: 'CustomizableRadioOption', required: boolean | null }
   | null> | null }
  & ProductFace_BundleProduct_Fragment
);

export type ProductBase_ConfigurableProduct_Fragment = (
  { stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, needs: Array<
    | { __typename: 'CustomizableAreaOption', required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', required: boolean | null }
    | { __typename: 'CustomizableDateOption', required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', required: boolean | null }
    | { __typename: 'CustomizableFieldOption', required: boolean | null }
    | { __typename: 'CustomizableFileOption', required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', required: boolean | null }
    | { __typename: 'CustomizableRadioOption', required: boolean | null }
   | null> | null }
  & ProductFace_ConfigurableProduct_Fragment
);

export type ProductBase_DownloadableProduct_Fragment = (
  { stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, needs: Array<
    | { __typename: 'CustomizableAreaOption', required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', required: boolean | null }
    | { __typename: 'CustomizableDateOption', required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', required: boolean | null }
    | { __typename: 'CustomizableFieldOption', required: boolean | null }
    | { __typename: 'CustomizableFileOption', required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', required: boolean | null }
    | { __typename: 'CustomizableRadioOption', required: boolean | null }
   | null> | null }
  & ProductFace_DownloadableProduct_Fragment
);

export type ProductBase_GroupedProduct_Fragment = (
  { stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
  & ProductFace_GroupedProduct_Fragment
);

export type ProductBase_SimpleProduct_Fragment = (
  { stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, needs: Array<
    | { __typename: 'CustomizableAreaOption', required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', required: boolean | null }
    | { __typename: 'CustomizableDateOption', required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', required: boolean | null }
    | { __typename: 'CustomizableFieldOption', required: boolean | null }
    | { __typename: 'CustomizableFileOption', required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', required: boolean | null }
    | { __typename: 'CustomizableRadioOption', required: boolean | null }
   | null> | null }
  & ProductFace_SimpleProduct_Fragment
);

export type ProductBase_VirtualProduct_Fragment = (
  { stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, needs: Array<
    | { __typename: 'CustomizableAreaOption', required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', required: boolean | null }
    | { __typename: 'CustomizableDateOption', required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', required: boolean | null }
    | { __typename: 'CustomizableFieldOption', required: boolean | null }
    | { __typename: 'CustomizableFileOption', required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', required: boolean | null }
    | { __typename: 'CustomizableRadioOption', required: boolean | null }
   | null> | null }
  & ProductFace_VirtualProduct_Fragment
);

export type ProductBaseFragment =
  | ProductBase_BundleProduct_Fragment
  | ProductBase_ConfigurableProduct_Fragment
  | ProductBase_DownloadableProduct_Fragment
  | ProductBase_GroupedProduct_Fragment
  | ProductBase_SimpleProduct_Fragment
  | ProductBase_VirtualProduct_Fragment
;

export type ProductFace_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductFace_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductFace_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductFace_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductFace_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductFace_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, new_from_date: string | null, new_to_date: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment, maximum_price: UnitPricesFragment | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type ProductFaceFragment =
  | ProductFace_BundleProduct_Fragment
  | ProductFace_ConfigurableProduct_Fragment
  | ProductFace_DownloadableProduct_Fragment
  | ProductFace_GroupedProduct_Fragment
  | ProductFace_SimpleProduct_Fragment
  | ProductFace_VirtualProduct_Fragment
;

export type UnitPricesFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null } };

export type ProductRating_BundleProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRating_ConfigurableProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRating_DownloadableProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRating_GroupedProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRating_SimpleProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRating_VirtualProduct_Fragment = { rating_summary: number, review_count: number };

export type ProductRatingFragment =
  | ProductRating_BundleProduct_Fragment
  | ProductRating_ConfigurableProduct_Fragment
  | ProductRating_DownloadableProduct_Fragment
  | ProductRating_GroupedProduct_Fragment
  | ProductRating_SimpleProduct_Fragment
  | ProductRating_VirtualProduct_Fragment
;

export type ProductPage_BundleProduct_Fragment = { dynamic_price: boolean | null, meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
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
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPage_ConfigurableProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, configurable_options: Array<ConfigurableOptionFragment | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPage_DownloadableProduct_Fragment = { links_purchased_separately: number | null, meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, downloadable_product_links: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, sample_url: string | null } | null> | null, downloadable_product_samples: Array<{ title: string | null, sort_order: number | null, sample_url: string | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPage_GroupedProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, grouped_items: Array<{ position: number | null, qty: number | null, product:
      | ProductBase_BundleProduct_Fragment
      | ProductBase_ConfigurableProduct_Fragment
      | ProductBase_DownloadableProduct_Fragment
      | ProductBase_GroupedProduct_Fragment
      | ProductBase_SimpleProduct_Fragment
      | ProductBase_VirtualProduct_Fragment
     | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPage_SimpleProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPage_VirtualProduct_Fragment = { meta_title: string | null, meta_description: string | null, meta_keyword: string | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropdown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { video_url: string | null, video_title: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductPageFragment =
  | ProductPage_BundleProduct_Fragment
  | ProductPage_ConfigurableProduct_Fragment
  | ProductPage_DownloadableProduct_Fragment
  | ProductPage_GroupedProduct_Fragment
  | ProductPage_SimpleProduct_Fragment
  | ProductPage_VirtualProduct_Fragment
;

export type ConfigurableOptionFragment = { attribute_uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
      | { __typename: 'ColorSwatchData', value: string | null }
      | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
      | { __typename: 'TextSwatchData', value: string | null }
     | null } | null> | null };

export type ProductPart_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPart_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPart_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPart_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPart_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPart_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: UnitPricesFragment } };

export type ProductPartFragment =
  | ProductPart_BundleProduct_Fragment
  | ProductPart_ConfigurableProduct_Fragment
  | ProductPart_DownloadableProduct_Fragment
  | ProductPart_GroupedProduct_Fragment
  | ProductPart_SimpleProduct_Fragment
  | ProductPart_VirtualProduct_Fragment
;
