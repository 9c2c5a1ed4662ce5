import type { Product, Review } from '../catalog/types.ts'
import type { Context, Resolvers } from '../context.ts'
import { inputError, storeError } from '../errors.ts'

type ReviewPage = { pageSize: number; currentPage: number; total: number; items: (Review & { product: Product })[] }

/** `reviews` of a product. A faulty size, or reviews switched off, fails here and so nulls the product (magento-live.md §1). */
export const reviewsOf = (
  product: Product,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
  { model }: Context,
): ReviewPage => {
  if (!model.settings.reviewsEnabled) {
    throw storeError('graphql-authorization', 'Creating product reviews are not currently available.')
  }
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const from = (currentPage - 1) * pageSize
  return {
    pageSize,
    currentPage,
    total: product.reviews.length,
    items: product.reviews.slice(from, from + pageSize).map((review) => ({ ...review, product })),
  }
}

/** Stars as percent; the demo store has one rating axis. */
export const reviewResolvers: Resolvers = {
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
    average_rating: ({ rating }: Review) => rating * 20,
    created_at: ({ createdAt }: Review) => createdAt,
    ratings_breakdown: ({ rating }: Review) => [{ name: 'Note', value: String(rating) }],
  },
}
