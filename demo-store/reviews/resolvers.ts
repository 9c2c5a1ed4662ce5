import type { Product, Review } from '../catalog/types.ts'
import type { Context, Resolvers } from '../context.ts'
import type { Customer } from '../customer/find.ts'
import { inputError } from '../errors.ts'
import { encodeUid } from '../uid.ts'
import { checkReviews } from './allowed.ts'
import { reviewMutations } from './create.ts'
import { maxStars, percentOf, valueId } from './votes.ts'

type Paging = { pageSize: number; currentPage: number }
type ReviewOf = Review & { product: Product }
type ReviewPage = Paging & { total: number; items: ReviewOf[] }

const pageOf = (all: ReviewOf[], { pageSize, currentPage }: Paging): ReviewPage => {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const from = (currentPage - 1) * pageSize
  return { pageSize, currentPage, total: all.length, items: all.slice(from, from + pageSize) }
}

/** `reviews` of a product. A faulty size, or reviews switched off, fails here and so nulls the product. */
export const reviewsOf = (product: Product, paging: Paging, context: Context): ReviewPage => {
  checkReviews(context)
  return pageOf(
    product.reviews.map((review) => ({ ...review, product })),
    paging,
  )
}

/** A customer's own reviews, newest first, those that still wait for the merchant too. */
const reviewsBy = async (customerId: number, { db, model }: Context): Promise<ReviewOf[]> => {
  type Row = Omit<Review, 'createdAt'> & { product_id: number; created_at: string }
  const { rows } = await db.query<Row>(
    `select id, product_id, nickname, summary, text, votes, created_at from review
     where customer_id = $1 order by created_at desc, id desc`,
    [customerId],
  )
  return rows.flatMap(({ product_id: productId, created_at: createdAt, ...review }) => {
    const product = model.products.get(productId)
    return product ? [{ ...review, createdAt, product }] : []
  })
}

const stars = Array.from({ length: maxStars }, (_, index) => index + 1)

/** Reviews: rated in percent, one vote for each axis. */
export const reviewResolvers: Resolvers = {
  Query: {
    /** Never cached alone, and no obstacle to caching what is asked for with it. */
    productReviewRatingsMetadata: (_: unknown, __: unknown, { model }: Context) => ({
      items: model.ratings.map(({ id: axis, name }) => ({
        id: encodeUid(axis),
        name,
        values: stars.map((count) => ({
          value_id: encodeUid(valueId({ axis, stars: count })),
          value: String(count),
        })),
      })),
    }),
  },
  Mutation: reviewMutations,
  Customer: {
    reviews: async ({ id }: Customer, paging: Paging, context: Context): Promise<ReviewPage> => {
      checkReviews(context)
      return pageOf(await reviewsBy(id, context), paging)
    },
  },
  ProductReviews: {
    page_info: ({ pageSize, currentPage, total }: ReviewPage, _: unknown, context: Context) => {
      const pages = Math.ceil(total / pageSize)
      return {
        page_size: pageSize,
        total_pages: pages,
        current_page: () => {
          if (currentPage > Math.max(pages, 1)) {
            throw inputError(context.text('pagePastEnd', context.view.language === 'fr' ? pages : currentPage, pages))
          }
          return currentPage
        },
      }
    },
  },
  ProductReview: {
    average_rating: ({ votes }: Review) => percentOf(votes),
    created_at: ({ createdAt }: Review) => createdAt,
    ratings_breakdown: ({ votes }: Review, _: unknown, { model }: Context) =>
      votes.map((vote) => ({
        name: model.ratings.find(({ id }) => id === vote.axis)?.name ?? '',
        value: String(vote.stars),
      })),
  },
}
