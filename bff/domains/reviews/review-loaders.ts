import type { RequestContext } from '../../graphql/context.ts'
import { productTags } from '../catalog/catalog-tags.ts'
import { defineService } from '../define-service.ts'
import { onceForEach } from '../memo.ts'
import { ProductReviews, type ProductReviewsQuery } from './magento/reviews.generated.ts'
import { ReviewRatings } from './magento/write-review.generated.ts'
import type { Review } from '../../graphql/shop-schema.generated.ts'
import { stars } from '../catalog/map-product.ts'
import { plainRichText } from '../content/rich-text/plain-text.ts'
import type { RichTextModel } from '../content/rich-text-model.ts'

/** Which reviews a request selects, newest first; with `stars`, only those that gave so many. */
export type ReviewRange = { from?: number | null; size?: number | null; stars?: number | null }

const MAX_SIZE = 50
/** The store reads the votes of each review one by one. */
export const MAX_COUNTED = 100

/** Seconds. */
const REVIEWS_AGE = 600

/** Seconds; the store announces no change of them. */
const AXES_AGE = 3600
/** Aspects of a rating at most. */
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

export type LoadedReviews = { reviews: ReviewModel[]; starCounts: number[] }

export const NO_REVIEWS: LoadedReviews = { reviews: [], starCounts: [] }

/** Loads approved reviews of a product; the first of all reviews include the counts of stars. With size 0 nothing is requested. */
export async function loadReviews(
  context: RequestContext,
  sku: string,
  { from, size, stars }: ReviewRange,
): Promise<LoadedReviews> {
  const start = from ?? 0
  const length = Math.min(MAX_SIZE, size ?? 0)
  if (start < 0 || length <= 0) return NO_REVIEWS
  const load = (page: StorePage) => reviewPages(context)(JSON.stringify({ sku, ...page }))
  if (!stars) {
    const page = Math.floor(start / length) + 1
    return load({ page, size: length, withCounts: page === 1 })
  }
  // The store cannot select by stars.
  const { reviews } = await load({ page: 1, size: MAX_COUNTED, withCounts: false })
  const given = reviews.filter(({ rating }) => Math.round(rating) === stars)
  return { reviews: given.slice(start, start + length), starCounts: [] }
}

/** A page of reviews as the store counts them: from 1. */
type StorePage = { page: number; size: number; withCounts: boolean }

const reviewPages = defineService(({ upstream }: RequestContext) =>
  onceForEach(async (key) => {
    const variables = { counted: MAX_COUNTED, ...(JSON.parse(key) as StorePage & { sku: string }) }
    // A store without reviews returns null in place of the product, with an error beside it.
    const { products } = await upstream.read(ProductReviews, variables, {
      maxAge: REVIEWS_AGE,
      tags: productTags,
      joined: [],
    })
    const { reviews, counted } = products?.items?.[0] ?? {}
    return {
      reviews: (reviews?.items ?? []).filter((review) => review !== null).map(mapReview),
      starCounts: counted ? countStars(counted.items.filter((review) => review !== null)) : [],
    }
  }),
)

type StoreProduct = NonNullable<NonNullable<NonNullable<ProductReviewsQuery['products']>['items']>[number]>
type StoreReview = NonNullable<StoreProduct['reviews']['items'][number]>

export type ReviewModel = Omit<Review, 'comment'> & { comment: RichTextModel }

/** Counts reviews by full stars. A review without votes has none. */
function countStars(reviews: readonly { average_rating: number }[]): number[] {
  const given = reviews.map((review) => Math.round(stars(review.average_rating)))
  return [1, 2, 3, 4, 5].map((count) => given.filter((one) => one === count).length)
}

/** Maps a review. The store returns ratings in percent, and plain text: markup in it is text. */
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
export function instant(text: string): string | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text)
  return match ? `${match[1]}T${match[2]}Z` : null
}
