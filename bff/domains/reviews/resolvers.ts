import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import type { ProductModel, Rating } from '../catalog/product-model.ts'
import type { ReviewModel } from './map-review.ts'
import { reviewPage, type ReviewPage } from './review-page.ts'
import { writeReview } from './write-review.ts'

export const reviewResolvers: Resolvers = {
  Query: {
    /** A store without reviews has nothing to rate. */
    reviewRatings: async (_, __, { loaders }) => ((await loaders.store()).reviews ? loaders.ratingAxes() : []),
  },
  Mutation: {
    createProductReview: (_, { input }, context) => writeReview(input, context),
  },
  Product: {
    /** With size 0 (spec §7 «Product overview») the rating alone: asking the store for no reviews is an error. */
    async reviewsLayer(product, { from, size }, context) {
      const [rating, reviews] = await Promise.all([
        ratingOf(product, context),
        reviewsOf(product.sku, reviewPage(from ?? 0, size ?? 0), context),
      ])
      return { ...rating, reviews }
    },
  },
}

async function ratingOf(product: ProductModel, { loaders }: RequestContext): Promise<Rating> {
  return product.rating ?? (await loaders.products.card(product.sku))?.rating ?? { total: 0, ratingAverage: 0 }
}

/** The product is shown without its reviews when they cannot be had. */
async function reviewsOf(
  sku: string,
  page: ReviewPage | null,
  { loaders, log }: RequestContext,
): Promise<ReviewModel[]> {
  if (!page) return []
  try {
    return await loaders.reviews(sku, page)
  } catch (error) {
    log.warn({ err: error, sku }, 'Reviews could not be loaded; the product is shown without.')
    return []
  }
}
