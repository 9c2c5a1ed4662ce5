import type { Review } from '../../graphql/shop-schema.generated.ts'
import { stars } from '../catalog/map-product.ts'
import { plainRichText } from '../content/rich-text/plain-text.ts'
import type { RichTextModel } from '../content/rich-text-model.ts'
import type { ProductReviewsQuery } from './magento/reviews.generated.ts'

type StoreProduct = NonNullable<NonNullable<NonNullable<ProductReviewsQuery['products']>['items']>[number]>
type StoreReview = NonNullable<StoreProduct['reviews']['items'][number]>

export type ReviewModel = Omit<Review, 'comment'> & { comment: RichTextModel }

/** The store rates in percent and gives plain text; markup in it is text. */
export function mapReview(review: StoreReview): ReviewModel {
  return {
    rating: stars(review.average_rating),
    author: { displayName: review.nickname },
    creationDate: instant(review.created_at),
    title: review.summary,
    comment: plainRichText(review.text),
  }
}

/** The store writes `2026-11-20 05:47:12`, in UTC. */
function instant(text: string): string | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text)
  return match ? `${match[1]}T${match[2]}Z` : null
}
