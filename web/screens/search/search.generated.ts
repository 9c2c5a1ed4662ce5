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

export type SearchQueryVariables = Exact<{
  query: string;
  list?: ProductListInput | null | undefined;
}>;


export type SearchQuery = { search: { query: string, suggestions: Array<string>, categories: Array<{ id: string, name: string, path: string }>, products: ProductListFragment } };

export type ProductListFragment = { total: number, from: number, size: number, products: Array<ProductCardFragment>, dynamicFacets: Array<{ code: string, label: string, buckets: Array<
      | { value: string, label: string, docCount: number, isActive: boolean, swatch: { type: SwatchType, value: string } | null }
      | { value: string, label: string, docCount: number, isActive: boolean }
    > }>, fixedFacets: Array<{ name: string, value: number }>, sorts: Array<{ field: string, label: string }> };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const Search: Operation<SearchQuery, SearchQueryVariables> = {
  name: 'Search',
  kind: 'query',
  sha256: 'd0c5f3e8b496d176f24ce7c970fee707e88fd17ef668b91c87b78c3b4ab9593c',
  text: "query Search($query:String!$list:ProductListInput){search(query:$query){query suggestions categories(size:5){id name path}products(params:$list){...ProductList}}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
