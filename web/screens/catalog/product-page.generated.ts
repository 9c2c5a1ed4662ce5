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

export type ProductPageFragment = (
  { gallery: Array<{ url: string, label: string }>, prices: { tierPrice: Array<{ qty: number, priceInclTax: { value: { amount: number, currency: string } } }> }, description: RichTextFragment | null, shortDescription: RichTextFragment | null, seo: { title: string | null, description: string | null, keywords: string | null }, breadcrumb: Array<{ name: string, path: string }>, feedLabel: { feedType: string | null, species: string | null, composition: string | null, analyticalConstituents: string | null, additives: string | null, directions: string | null, operator: string | null, netQuantity: string | null } | null, attributes: Array<{ code: string, label: string, value: string }>, firstReviews: { total: number, reviews: Array<ReviewFieldsFragment> }, relatedProducts: Array<ProductCardFragment>, upsellProducts: Array<ProductCardFragment> }
  & ProductCardFragment
  & ProductChoicesFragment
);

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type RichTextFragment = { childNodes: import('../../../schema/rich-text.ts').RichTextNode[], data: Array<
    | { __typename: 'WidgetProductGrid', title: string | null, dataId: string, products: Array<ProductCardFragment> }
    | { __typename: 'WidgetInvalidData', dataId: string }
  > };

export type ProductChoicesFragment = { downloadLinksRequired: boolean, options: Array<{ id: string, label: string, attribute: { id: string, code: string }, values: Array<{ label: string, value: string, swatch: { type: SwatchType, value: string } | null }> }>, configurations: Array<{ options: Array<{ option_id: string, option_value: string }>, product: { sku: string, imageUrl: string | null, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null } }>, custom_options: Array<{ option_id: string, title: string, type: CustomOptionType, is_required: boolean, max_characters: number | null, extraCost:
      | ExtraCostFields_FixedExtraCost_Fragment
      | ExtraCostFields_PercentageExtraCost_Fragment
     | null, values: Array<{ option_value_id: string, title: string, sort_order: number, extraCost:
        | ExtraCostFields_FixedExtraCost_Fragment
        | ExtraCostFields_PercentageExtraCost_Fragment
       | null }> }>, bundleOptions: Array<{ id: string, label: string, required: boolean, type: BundleOptionType, values: Array<{ value: string, label: string, isDefault: boolean, defaultQuantity: number, userDefinedQuantity: boolean, prices: TaxedPriceFieldsFragment, product: { sku: string, imageUrl: string | null } | null, stock: { isInStock: boolean } }> }>, groupedItems: Array<{ defaultQuantity: number, product: ProductCardFragment }>, downloadLinks: Array<{ id: string, title: string, sampleUrl: string | null, prices: TaxedPriceFieldsFragment }> };

export type ReviewFieldsFragment = { rating: number, title: string, creationDate: string | null, author: { displayName: string }, comment: RichTextFragment };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

type ExtraCostFields_FixedExtraCost_Fragment = { type: ExtraCostType, prices: TaxedPriceFieldsFragment };

type ExtraCostFields_PercentageExtraCost_Fragment = { rate: number, type: ExtraCostType };

export type ExtraCostFieldsFragment =
  | ExtraCostFields_FixedExtraCost_Fragment
  | ExtraCostFields_PercentageExtraCost_Fragment
;

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };
