import type { RequestContext } from '../../graphql/context.ts'
import { productTags } from '../catalog/catalog-tags.ts'
import { defineService } from '../define-service.ts'
import { onceForEach } from '../memo.ts'
import { mapReview, type ReviewModel } from './map-review.ts'
import type { ReviewPage } from './review-page.ts'
import { ProductReviews, type ProductReviewsQueryVariables } from './magento/reviews.generated.ts'
import { ReviewRatings } from './magento/write-review.generated.ts'

/** Seconds. */
const REVIEWS_AGE = 600

/** Seconds; the store announces no change of them. */
const AXES_AGE = 3600
/** Aspects beyond that nobody would fill in. */
const MAX_AXES = 10

/** One aspect; `values`: stars → the store's id for them. */
export type RatingAxis = { id: string; label: string; values: ReadonlyMap<number, string> }

export const ratingAxesOf = defineService(async ({ upstream }: RequestContext): Promise<RatingAxis[]> => {
  const { productReviewRatingsMetadata: axes } = await upstream.read(ReviewRatings, {}, { maxAge: AXES_AGE })
  const known = axes.items.filter((axis) => axis !== null).slice(0, MAX_AXES)
  return known.map(({ id, name, values }) => ({
    id,
    label: name,
    values: new Map(values.flatMap((value) => (value ? [[Number(value.value), value.value_id] as const] : []))),
  }))
})

/** Approved reviews of a product, newest first. */
export function loadReviews(context: RequestContext, sku: string, { page, size }: ReviewPage): Promise<ReviewModel[]> {
  return reviewPages(context)(JSON.stringify({ sku, page, size }))
}

const reviewPages = defineService(({ upstream }: RequestContext) =>
  onceForEach(async (key) => {
    const variables = JSON.parse(key) as ProductReviewsQueryVariables
    // A store without reviews answers null in place of the product, with an error beside it.
    const { products } = await upstream.read(ProductReviews, variables, { maxAge: REVIEWS_AGE, tags: productTags })
    return (products?.items?.[0]?.reviews.items ?? []).filter((review) => review !== null).map(mapReview)
  }),
)
