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

export type PageByUrlQueryVariables = Exact<{
  url: string;
  list?: ProductListInput | null | undefined;
}>;


export type PageByUrlQuery = { route:
    | (
      { __typename: 'Product' }
      & ProductPageFragment
    )
    | (
      { __typename: 'Category' }
      & CategoryPageFragment
    )
    | (
      { __typename: 'CmsPage' }
      & ContentPageFragment
    )
    | { __typename: 'RedirectEntity', redirectTo: string, redirectType: number }
    | { __typename: 'NotFoundEntity' }
   };

export type ProductPageFragment = (
  { gallery: Array<{ url: string, label: string }>, prices: { tierPrice: Array<{ qty: number, priceInclTax: { value: { amount: number, currency: string } } }> }, description: RichTextFragment | null, shortDescription: RichTextFragment | null, seo: { title: string | null, description: string | null, keywords: string | null }, breadcrumb: Array<{ name: string, path: string }>, feedLabel: { feedType: string | null, species: string | null, composition: string | null, analyticalConstituents: string | null, additives: string | null, directions: string | null, operator: string | null, netQuantity: string | null } | null, attributes: Array<{ code: string, label: string, value: string }>, firstReviews: { total: number, reviews: Array<ReviewFieldsFragment> }, relatedProducts: Array<ProductCardFragment>, upsellProducts: Array<ProductCardFragment> }
  & ProductCardFragment
  & ProductChoicesFragment
);

export type CategoryPageFragment = { id: string, path: string, name: string, imageUrl: string | null, description: RichTextFragment | null, landing: RichTextFragment | null, seo: { title: string | null, description: string | null, keywords: string | null }, breadcrumb: Array<{ name: string, path: string }>, children: Array<{ id: string, path: string, name: string, imageUrl: string | null }>, layer: ProductListFragment };

export type ContentPageFragment = { identifier: string, path: string, title: string, content_heading: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, contentWysiwyg: RichTextFragment };

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

export type ProductListFragment = { total: number, from: number, size: number, products: Array<ProductCardFragment>, dynamicFacets: Array<{ code: string, label: string, buckets: Array<
      | { value: string, label: string, docCount: number, isActive: boolean, swatch: { type: SwatchType, value: string } | null }
      | { value: string, label: string, docCount: number, isActive: boolean }
    > }>, fixedFacets: Array<{ name: string, value: number }>, sorts: Array<{ field: string, label: string }> };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

type ExtraCostFields_FixedExtraCost_Fragment = { type: ExtraCostType, prices: TaxedPriceFieldsFragment };

type ExtraCostFields_PercentageExtraCost_Fragment = { rate: number, type: ExtraCostType };

export type ExtraCostFieldsFragment =
  | ExtraCostFields_FixedExtraCost_Fragment
  | ExtraCostFields_PercentageExtraCost_Fragment
;

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const PageByUrl: Operation<PageByUrlQuery, PageByUrlQueryVariables> = {
  name: 'PageByUrl',
  kind: 'query',
  sha256: 'e5bea537cdeb4a01bdd7c670843e59e1b34030397f2cf7ef0aa392cb59308a0f',
  text: "query PageByUrl($url:String!$list:ProductListInput){route(url:$url){__typename ...on Product{...ProductPage}...on Category{...CategoryPage}...on CmsPage{...ContentPage}...on RedirectEntity{redirectTo redirectType}}}fragment ProductPage on Product{...ProductCard gallery{url label}prices{tierPrice{qty priceInclTax{value{amount currency}}}}description{...RichText}shortDescription{...RichText}seo{title description keywords}breadcrumb{name path}feedLabel{feedType species composition analyticalConstituents additives directions operator netQuantity}attributes{code label value}...ProductChoices firstReviews:reviewsLayer(from:0 size:10){total reviews{...ReviewFields}}relatedProducts{...ProductCard}upsellProducts{...ProductCard}}fragment CategoryPage on Category{id path name imageUrl description{...RichText}landing{...RichText}seo{title description keywords}breadcrumb{name path}children{id path name imageUrl}layer(params:$list){...ProductList}}fragment ContentPage on CmsPage{identifier path title content_heading meta_title meta_description meta_keywords contentWysiwyg{...RichText}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title products{...ProductCard}}}}fragment ProductChoices on Product{options{id label attribute{id code}values{label value swatch{type value}}}configurations{options{option_id option_value}product{sku imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}}}custom_options{option_id title type is_required max_characters extraCost{...ExtraCostFields}values{option_value_id title sort_order extraCost{...ExtraCostFields}}}bundleOptions{id label required type values{value label isDefault defaultQuantity userDefinedQuantity prices{...TaxedPriceFields}product{sku imageUrl}stock{isInStock}}}groupedItems{defaultQuantity product{...ProductCard}}downloadLinks{id title prices{...TaxedPriceFields}sampleUrl}downloadLinksRequired}fragment ReviewFields on Review{rating title creationDate author{displayName}comment{...RichText}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment ExtraCostFields on ExtraCost{type ...on FixedExtraCost{prices{...TaxedPriceFields}}...on PercentageExtraCost{rate}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
