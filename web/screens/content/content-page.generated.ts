// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ContentPageFragment = { identifier: string, path: string, title: string, content_heading: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, contentWysiwyg: RichTextFragment };

export type RichTextFragment = { childNodes: import('../../../schema/rich-text.ts').RichTextNode[], data: Array<
    | { __typename: 'WidgetProductGrid', title: string | null, dataId: string, products: Array<ProductCardFragment> }
    | { __typename: 'WidgetInvalidData', dataId: string }
  > };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };
