// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export type CmsPageQueryQueryVariables = Exact<{
  identifiers: Array<string> | string;
}>;


export type CmsPageQueryQuery = { cmsPageList: Array<ContentPageFragment> };

export type ContentPageFragment = { identifier: string, path: string, title: string, content_heading: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, contentWysiwyg: RichTextFragment };

export type RichTextFragment = { childNodes: import('../../../schema/rich-text.ts').RichTextNode[], data: Array<
    | { __typename: 'WidgetProductGrid', title: string | null, dataId: string, products: Array<ProductCardFragment> }
    | { __typename: 'WidgetInvalidData', dataId: string }
  > };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const CmsPageQuery: Operation<CmsPageQueryQuery, CmsPageQueryQueryVariables> = {
  name: 'CmsPageQuery',
  kind: 'query',
  sha256: '1e6f476a1935451f1953e1f8dbc0ae0042fa2aa6e1bb8750612ed7013813796d',
  text: "query CmsPageQuery($identifiers:[String!]!){cmsPageList(identifiers:$identifiers){...ContentPage}}fragment ContentPage on CmsPage{identifier path title content_heading meta_title meta_description meta_keywords contentWysiwyg{...RichText}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
