import type { Upstream } from '../../upstream/upstream.ts'
import { mapReview, type ReviewModel } from './map-review.ts'
import { ProductReviews } from './upstream/reviews.generated.ts'

/** Seconds. */
const REVIEWS_AGE = 600

export type ReviewLoaders = {
  /** Approved reviews of a product, newest first; `page` counts from 1. */
  reviews(sku: string, page: number, size: number): Promise<ReviewModel[]>
}

export function createReviewLoaders(upstream: Upstream): ReviewLoaders {
  return {
    async reviews(sku, page, size) {
      // A store without reviews answers null in place of the product, with an error (facts §1).
      const policy = { maxAge: REVIEWS_AGE, partial: true }
      const { products } = await upstream.read(ProductReviews, { sku, page, size }, policy)
      return (products?.items?.[0]?.reviews.items ?? []).filter((review) => review !== null).map(mapReview)
    },
  }
}
