import { MAX_SKU, REVIEW_LIMITS } from '../../../schema/field-limits.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { CreateProductReviewInput, FieldError } from '../../graphql/shop-schema.generated.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { ProductModel, Rating } from '../catalog/product-model.ts'
import { accepted, type Outcome, refused, refusedFields } from '../customer/customer-result.ts'
import { t } from '../../i18n/texts.ts'
import { storeMessage } from '../store-messages.ts'
import { OwnReviews, WriteReview } from './magento/write-review.generated.ts'
import {
  instant,
  type LoadedReviews,
  loadReviews,
  mapReview,
  MAX_COUNTED,
  NO_REVIEWS,
  ratingAxesOf,
  type RatingAxis,
  type ReviewModel,
  type ReviewRange,
} from './review-loaders.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { customerService } from '../customer/customer-service.ts'
import { productLoaders } from '../catalog/product-loaders.ts'

export const reviewResolvers: Resolvers = {
  Query: {
    /** A store without reviews has nothing to rate. */
    reviewRatings: async (_, __, context) => ((await storeOf(context)).reviews ? ratingAxesOf(context) : []),
  },
  Customer: {
    reviewedAt: ({ id }, { sku }, context) => (id === null ? null : lastReviewOf(sku, context)),
  },
  Mutation: {
    createProductReview: (_, { input }, context) => writeReview(input, context),
  },
  Product: {
    async reviewsLayer(product, range, context) {
      const [rating, loaded] = await Promise.all([ratingOf(product, context), reviewsOf(product.sku, range, context)])
      return { ...rating, ...loaded }
    },
  },
}

async function ratingOf(product: ProductModel, context: RequestContext): Promise<Rating> {
  return product.rating ?? (await productLoaders(context).card(product.sku))?.rating ?? { total: 0, ratingAverage: 0 }
}

/** Loads reviews; if they cannot be loaded, the product is shown without them. */
async function reviewsOf(sku: string, range: ReviewRange, context: RequestContext): Promise<LoadedReviews> {
  try {
    return await loadReviews(context, sku, range)
  } catch (error) {
    context.log.warn({ err: error, sku }, 'Reviews could not be loaded; the product is shown without them.')
    return NO_REVIEWS
  }
}

/** The customer's own reviews, newest first, include those that wait for approval. */
async function lastReviewOf(sku: string, context: RequestContext): Promise<string | null> {
  const { upstream } = context
  const read = () => upstream.send(OwnReviews, { size: MAX_COUNTED }, { needs: (data) => data.customer?.reviews })
  const found = await customerService(context).asCustomer(read)
  const own = found?.customer?.reviews.items.find((review) => review?.product.sku === sku)
  return own ? instant(own.created_at) : null
}

type ReviewResult = Outcome & { __typename: 'CreateProductReviewSuccess'; review: ReviewModel | null }

/** Sends a review to the store, which shows it once a merchant has approved it. The store accepts incomplete reviews, so they are refused here. */
async function writeReview(given: CreateProductReviewInput, context: RequestContext): Promise<ReviewResult> {
  const { upstream, signIn } = context
  const { reviews, guestReviews } = await storeOf(context)
  if (!reviews) return respond(refused(t('reviews.inactive')))
  if (!guestReviews && !signIn.token()) return respond(refused(t('review.signIn')))
  const axes = await ratingAxesOf(context)
  const { nickname, title, comment } = given
  const entered = { nickname, title, comment }
  const ratings = axes.map((axis) => ({ id: axis.id, value_id: chosenValue(axis, given) }))
  const faults = refusedFields([
    ...ratings.flatMap(({ id, value_id: value }) =>
      value ? [] : [{ field: `rating.${id}`, message: t('reviews.ratingMissing') }],
    ),
    ...faultsOf(entered),
  ])
  if (faults) return respond(faults)
  const proven = await captchaService(context).check('PRODUCT_REVIEW', given.captcha)
  if (!proven) return respond(refused(t('captcha.refused')))
  try {
    const input = {
      sku: given.sku.slice(0, MAX_SKU),
      nickname: entered.nickname,
      summary: entered.title,
      text: entered.comment,
      ratings: ratings.flatMap(({ id, value_id: value }) => (value ? [{ id, value_id: value }] : [])),
    }
    const { createProductReview } = await upstream.send(WriteReview, { input }, proven)
    return respond(accepted, mapReview(createProductReview.review))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return respond(refused(storeMessage(error.message) || t('reviews.refused')))
  }
}

function chosenValue({ id, values }: RatingAxis, { ratings }: CreateProductReviewInput): string | undefined {
  const rating = ratings.find((one) => one.id === id)?.rating
  return rating === undefined ? undefined : values.get(rating)
}

function faultsOf(entered: Record<keyof typeof REVIEW_LIMITS, string>): FieldError[] {
  return (['nickname', 'title', 'comment'] as const).flatMap((field) => {
    if (entered[field] === '') return [{ field, message: t('field.missing') }]
    return entered[field].length > REVIEW_LIMITS[field]
      ? [{ field, message: t('field.tooLong', { limit: REVIEW_LIMITS[field] }) }]
      : []
  })
}

function respond(outcome: Outcome, review: ReviewModel | null = null): ReviewResult {
  return { __typename: 'CreateProductReviewSuccess', ...outcome, review }
}
