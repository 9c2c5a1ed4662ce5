// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { RichTextFragment } from '../content/rich-text.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  from: number;
  size: number;
}>;


export type ProductReviewsQuery = { product: { sku: string, reviewsLayer: { total: number, ratingAverage: number, reviews: Array<ReviewFieldsFragment> } } | null };

export type ReviewFieldsFragment = { rating: number, title: string, creationDate: string | null, author: { displayName: string }, comment: RichTextFragment };

export const ProductReviews: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = {
  name: 'ProductReviews',
  kind: 'query',
  sha256: '6cdc8548d13be11629204f51791bec69d83d0ac3aa4c430623a118e36d13df6d',
  text: "query ProductReviews($sku:String!$from:Int!$size:Int!){product(sku:$sku){sku reviewsLayer(from:$from size:$size){total ratingAverage reviews{...ReviewFields}}}}fragment ReviewFields on Review{rating title creationDate author{displayName}comment{...RichText}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
