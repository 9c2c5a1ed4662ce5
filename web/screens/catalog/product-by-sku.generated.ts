// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ProductPageFragment } from './product-page.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductBySkuQueryVariables = Exact<{
  sku: string;
}>;


export type ProductBySkuQuery = { product: ProductPageFragment | null };

export const ProductBySku: Operation<ProductBySkuQuery, ProductBySkuQueryVariables> = {
  name: 'ProductBySku',
  kind: 'query',
  sha256: '5d929604229bed2bb53347add3bb1b5e1d89620aff0104aaba9d25c08023075f',
  text: "query ProductBySku($sku:String!){product(sku:$sku){...ProductPage}}fragment ProductPage on Product{...ProductCard gallery{url label video{title provider video hash start file href}}prices{tierPrice{qty priceInclTax{value{amount currency}}}}description{...RichText}shortDescription{...RichText}seo{title description keywords}breadcrumb{name path}feedLabel{feedType species composition analyticalConstituents additives directions operator netQuantity}attributes{code label value}...ProductChoices firstReviews:reviewsLayer(from:0 size:10){total reviews{...ReviewFields}}relatedProducts{...ProductCard}upsellProducts{...ProductCard}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductChoices on Product{options{id label attribute{id code}values{label value swatch{type value}}}configurations{options{option_id option_value}product{sku imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}}}custom_options{option_id title type is_required max_characters extraCost{...ExtraCostFields}values{option_value_id title sort_order extraCost{...ExtraCostFields}}}bundleOptions{id label required type values{value label isDefault defaultQuantity userDefinedQuantity prices{...TaxedPriceFields}product{sku imageUrl}stock{isInStock}}}groupedItems{defaultQuantity product{...ProductCard}}downloadLinks{id title prices{...TaxedPriceFields}sampleUrl}downloadLinksRequired downloadSamples{title url}}fragment ReviewFields on Review{rating title creationDate author{displayName}comment{...RichText}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment ExtraCostFields on ExtraCost{type ...on FixedExtraCost{prices{...TaxedPriceFields}}...on PercentageExtraCost{rate}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
