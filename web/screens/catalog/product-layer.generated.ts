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

export type ProductListFragment = { total: number, from: number, size: number, products: Array<ProductCardFragment>, dynamicFacets: Array<{ code: string, label: string, buckets: Array<
      | { value: string, label: string, docCount: number, isActive: boolean, swatch: { type: SwatchType, value: string } | null }
      | { value: string, label: string, docCount: number, isActive: boolean }
    > }>, fixedFacets: Array<{ name: string, value: number }>, sorts: Array<{ field: string, label: string }> };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };
