// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SwatchType =
  | 'COLOR'
  | 'IMAGE'
  | 'TEXT';

export type ProductType =
  | 'SIMPLE'
  | 'VIRTUAL'
  | 'CONFIGURABLE'
  | 'BUNDLE'
  | 'GROUPED'
  | 'DOWNLOADABLE';

export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type CustomOptionType =
  | 'FIELD'
  | 'AREA'
  | 'DATE'
  | 'SELECT'
  | 'RADIO'
  | 'CHECKBOX'
  | 'MULTIPLE';

export type ExtraCostType =
  | 'FIXED'
  | 'PERCENTAGE';

export type BundleOptionType =
  | 'SELECT'
  | 'RADIO'
  | 'CHECKBOX'
  | 'MULTI';

export type ProductChoicesFragment = { downloadLinksRequired: boolean, options: Array<{ id: string, label: string, attribute: { id: string, code: string }, values: Array<{ label: string, value: string, swatch: { type: SwatchType, value: string } | null }> }>, configurations: Array<{ options: Array<{ option_id: string, option_value: string }>, product: { sku: string, imageUrl: string | null, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null } }>, custom_options: Array<{ option_id: string, title: string, type: CustomOptionType, is_required: boolean, max_characters: number | null, extraCost:
      | ExtraCostFields_FixedExtraCost_Fragment
      | ExtraCostFields_PercentageExtraCost_Fragment
     | null, values: Array<{ option_value_id: string, title: string, sort_order: number, extraCost:
        | ExtraCostFields_FixedExtraCost_Fragment
        | ExtraCostFields_PercentageExtraCost_Fragment
       | null }> }>, bundleOptions: Array<{ id: string, label: string, required: boolean, type: BundleOptionType, values: Array<{ value: string, label: string, isDefault: boolean, defaultQuantity: number, userDefinedQuantity: boolean, prices: TaxedPriceFieldsFragment, product: { sku: string, imageUrl: string | null } | null, stock: { isInStock: boolean } }> }>, groupedItems: Array<{ defaultQuantity: number, product: ProductCardFragment }>, downloadLinks: Array<{ id: string, title: string, sampleUrl: string | null, prices: TaxedPriceFieldsFragment }> };

type ExtraCostFields_FixedExtraCost_Fragment = { type: ExtraCostType, prices: TaxedPriceFieldsFragment };

type ExtraCostFields_PercentageExtraCost_Fragment = { rate: number, type: ExtraCostType };

export type ExtraCostFieldsFragment =
  | ExtraCostFields_FixedExtraCost_Fragment
  | ExtraCostFields_PercentageExtraCost_Fragment
;

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };
