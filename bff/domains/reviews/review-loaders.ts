import type { Upstream } from '../../upstream/upstream.ts'
import { productTags } from '../catalog/catalog-tags.ts'
import { onceForEach } from '../memo.ts'
import { mapReview, type ReviewModel } from './map-review.ts'
import type { ReviewPage } from './review-page.ts'
import { ProductReviews, type ProductReviewsQueryVariables } from './upstream/reviews.generated.ts'

/** Seconds. */
const REVIEWS_AGE = 600

export type ReviewLoaders = {
  /** Approved reviews of a product, newest first. */
  reviews(sku: string, page: ReviewPage): Promise<ReviewModel[]>
}

export function createReviewLoaders(upstream: Upstream): ReviewLoaders {
  const load = onceForEach(async (key) => {
    const variables = JSON.parse(key) as ProductReviewsQueryVariables
    // A store without reviews answers null in place of the product, with an error (facts §1).
    const { products } = await upstream.read(ProductReviews, variables, {
      maxAge: REVIEWS_AGE,
      partial: true,
      tags: productTags,
    })
    return (products?.items?.[0]?.reviews.items ?? []).filter((review) => review !== null).map(mapReview)
  })
  return { reviews: (sku, { page, size }) => load(JSON.stringify({ sku, page, size })) }
}
