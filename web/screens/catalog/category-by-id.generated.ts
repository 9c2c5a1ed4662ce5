// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/**
 * Product list query state (spec §3). Unknown attributes are ignored, values are option labels (spec §9: attribute labels are used).
 * A page past the end answers the first page.
 */
export type ProductListInput = {
  /** First product, counted from 0; a multiple of size. */
  from?: number | null | undefined;
  /** Products asked for, at most 64. */
  size?: number | null | undefined;
  filters?: Array<AttributeFilterInput> | null | undefined;
  /** Prices already divided by the tax divisor (spec §9). */
  priceRange?: PriceRangeInput | null | undefined;
  sort?: SortInput | null | undefined;
};

export type AttributeFilterInput = {
  name: string;
  values: Array<string>;
};

export type PriceRangeInput = {
  min?: number | null | undefined;
  max?: number | null | undefined;
};

export type SortInput = {
  field: string;
  direction: SortDirection;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

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

export type CategoryByIdQueryVariables = Exact<{
  id: string;
  list?: ProductListInput | null | undefined;
}>;


export type CategoryByIdQuery = { category: CategoryPageFragment | null };

export type CategoryPageFragment = { id: string, path: string, name: string, imageUrl: string | null, description: RichTextFragment | null, landing: RichTextFragment | null, seo: { title: string | null, description: string | null, keywords: string | null }, breadcrumb: Array<{ name: string, path: string }>, children: Array<{ id: string, path: string, name: string, imageUrl: string | null }>, layer: ProductListFragment };

export type RichTextFragment = { childNodes: import('../../../schema/rich-text.ts').RichTextNode[], data: Array<
    | { __typename: 'WidgetProductGrid', title: string | null, dataId: string, products: Array<ProductCardFragment> }
    | { __typename: 'WidgetInvalidData', dataId: string }
  > };

export type ProductListFragment = { total: number, from: number, size: number, products: Array<ProductCardFragment>, dynamicFacets: Array<{ code: string, label: string, buckets: Array<
      | { value: string, label: string, docCount: number, isActive: boolean, swatch: { type: SwatchType, value: string } | null }
      | { value: string, label: string, docCount: number, isActive: boolean }
    > }>, fixedFacets: Array<{ name: string, value: number }>, sorts: Array<{ field: string, label: string }> };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const CategoryById: Operation<CategoryByIdQuery, CategoryByIdQueryVariables> = {
  name: 'CategoryById',
  kind: 'query',
  sha256: '4ea413089f90869309e5bf5331e8f4cd064b8dbb2f9a1deacef1d2fb69bd693f',
  text: "query CategoryById($id:ID!$list:ProductListInput){category(id:$id){...CategoryPage}}fragment CategoryPage on Category{id path name imageUrl description{...RichText}landing{...RichText}seo{title description keywords}breadcrumb{name path}children{id path name imageUrl}layer(params:$list){...ProductList}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title products{...ProductCard}}}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
