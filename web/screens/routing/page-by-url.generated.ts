// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ProductListInput } from '../../api/shop-types.generated.ts'
import type { CategoryPageFragment } from '../catalog/category-page.generated.ts'
import type { ProductPageFragment } from '../catalog/product-page.generated.ts'
import type { ContentPageFragment } from '../content/content-page.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export const PageByUrl: Operation<PageByUrlQuery, PageByUrlQueryVariables> = {
  name: 'PageByUrl',
  kind: 'query',
  sha256: '0975c8854c89f2059343cc3fa98ec60d35c1a9a76af0c050d5add4c3172c771f',
  text: "query PageByUrl($url:String!$list:ProductListInput){route(url:$url){__typename ...on Product{...ProductPage}...on Category{...CategoryPage}...on CmsPage{...ContentPage}...on RedirectEntity{redirectTo redirectType}}}fragment ProductPage on Product{...ProductCard gallery{url label video{title provider video hash start file href}}prices{tierPrice{qty priceInclTax{value{amount currency}}}}description{...RichText}shortDescription{...RichText}seo{title description keywords}breadcrumb{name path}feedLabel{feedType species composition analyticalConstituents additives directions operator netQuantity}attributes{code label value}...ProductChoices firstReviews:reviewsLayer(from:0 size:10){total reviews{...ReviewFields}}relatedProducts{...ProductCard}upsellProducts{...ProductCard}}fragment CategoryPage on Category{id path name imageUrl description{...RichText}landing{...RichText}showsProducts seo{title description keywords}breadcrumb{name path}children{id path name imageUrl}layer(params:$list){...ProductList}}fragment ContentPage on CmsPage{identifier path title content_heading meta_title meta_description meta_keywords contentWysiwyg{...RichText}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductChoices on Product{options{id label attribute{id code}values{label value swatch{type value}}}configurations{options{option_id option_value}product{sku imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}}}custom_options{option_id title type is_required max_characters extraCost{...ExtraCostFields}values{option_value_id title sort_order extraCost{...ExtraCostFields}}}bundleOptions{id label required type values{value label isDefault defaultQuantity userDefinedQuantity prices{...TaxedPriceFields}product{sku imageUrl}stock{isInStock}}}groupedItems{defaultQuantity product{...ProductCard}}downloadLinks{id title prices{...TaxedPriceFields}sampleUrl}downloadLinksRequired downloadSamples{title url}}fragment ReviewFields on Review{rating title creationDate author{displayName}comment{...RichText}}fragment ProductList on ProductLayer{total from size products{...ProductCard}dynamicFacets{code label buckets{value label docCount isActive ...on AttributeBucket{swatch{type value}}}}fixedFacets{name value}sorts{field label}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment ExtraCostFields on ExtraCost{type ...on FixedExtraCost{prices{...TaxedPriceFields}}...on PercentageExtraCost{rate}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
