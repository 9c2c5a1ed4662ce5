import type { GraphQLError } from 'graphql'
import type { Product, Review, Vote } from '../catalog/types.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import type { Customer } from '../customer/customer.ts'
import { databaseTime } from '../database/rows.ts'
import { ExpectedFault, inputError, noSuchEntity, storeError } from '../errors.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { encodeUid, readUid } from '../uid.ts'

/** Axes are rated from 1 to this. */
const MAX_STARS = 5

type ReviewInput = {
  sku: string
  nickname: string
  summary: string
  text: string
  ratings: ({ id: string; value_id: string } | null)[]
}

/** Magento has no such limits; they bound the demo store's disk use. */
const MAX_LENGTH = 10_000

const MAX_PENDING = 5000

/** Writing reviews, as a customer or, if the merchant lets them, as a guest. */
const reviewMutations: TypeResolvers = {
  createProductReview: async (_: unknown, { input }: { input: ReviewInput }, context: Context) => {
    checkCaptcha('PRODUCT_REVIEW', context)
    checkReviews(context)
    const { config } = context.model.settings
    if (context.customerId === null && config.allow_guests_to_write_product_reviews !== '1') {
      throw notAllowed("Guest customers aren't allowed to add product reviews.")
    }
    const product = context.model.productBySku.get(input.sku)
    if (!product?.enabled) throw noSuchEntity(context.text('productMissing', input.sku))
    return { review: { ...(await store(product, input, votesOf(input.ratings, context), context)), product } }
  },
}

type Paging = { pageSize: number; currentPage: number }
type ReviewOf = Review & { product: Product }
type ReviewPage = Paging & { total: number; items: ReviewOf[] }

const stars = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/** Reviews: rated in percent, one vote for each axis. */
export const reviewResolvers: Resolvers = {
  Query: {
    /** Adds no cache tags, and does not make the response uncacheable. */
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

/** `reviews` of a product. A faulty size, or reviews switched off, fails here and so nulls the product. */
export function reviewsOf(product: Product, paging: Paging, context: Context): ReviewPage {
  checkReviews(context)
  return pageOf(
    product.reviews.map((review) => ({ ...review, product })),
    paging,
  )
}

/** Percent of the stars that could be given, 0 without votes. */
export function percentOf(votes: Vote[]): number {
  return votes.length ? (votes.reduce((sum, { stars }) => sum + stars, 0) / votes.length / MAX_STARS) * 100 : 0
}

/** With reviews switched off, reading fails with the same message as writing. */
function checkReviews({ model }: Context): void {
  if (!model.settings.reviewsEnabled) throw notAllowed('Creating product reviews are not currently available.')
}

function notAllowed(message: string): GraphQLError {
  return storeError('graphql-authorization', message)
}

/** Stores a review for moderation. Until it is approved, only its author sees it. */
async function store(product: Product, input: ReviewInput, votes: Vote[], context: Context): Promise<Review> {
  const { db, customerId } = context
  const { rows: waiting } = await db.query<{ count: number }>(
    `select count(*)::int as count from review where status = 'pending'`,
  )
  const texts = [input.nickname, input.summary, input.text]
  if ((waiting[0]?.count ?? 0) >= MAX_PENDING || texts.some(({ length }) => length > MAX_LENGTH)) {
    throw inputError('The review cannot be saved.')
  }
  const createdAt = databaseTime(context.now())
  const { rows } = await db.query<{ id: number }>(
    `insert into review (product_id, nickname, summary, text, votes, created_at, status, customer_id)
     values ($1, $2, $3, $4, $5, $6, 'pending', $7) returning id`,
    [product.id, ...texts, JSON.stringify(votes), createdAt, customerId],
  )
  const { nickname, summary, text } = input
  return { id: rows[0]?.id ?? 0, nickname, summary, text, votes, createdAt }
}

/**
 * Stars by axis. As in Magento, axes can be missing and values can belong to another axis; unknown ones cause a
 * crash.
 */
function votesOf(ratings: ReviewInput['ratings'], { model }: Context): Vote[] {
  const votes = new Map<number, Vote>()
  for (const rating of ratings) {
    const axis = Number(readUid(rating?.id ?? ''))
    const stars = starsOf(Number(readUid(rating?.value_id ?? '')), model.ratings.length)
    if (stars === null || !model.ratings.some(({ id }) => id === axis)) throw new ExpectedFault('no such rating')
    votes.set(axis, { axis, stars })
  }
  return [...votes.values()].sort((a, b) => a.axis - b.axis)
}

/** Value ids are numbered across all axes. */
function valueId({ axis, stars }: Vote): number {
  return (axis - 1) * MAX_STARS + stars
}

function pageOf(all: ReviewOf[], { pageSize, currentPage }: Paging): ReviewPage {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const from = (currentPage - 1) * pageSize
  return { pageSize, currentPage, total: all.length, items: all.slice(from, from + pageSize) }
}

/** A customer's own reviews, newest first, including pending ones. */
async function reviewsBy(customerId: number, { db, model }: Context): Promise<ReviewOf[]> {
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

/** Stars of a value, whichever axis it belongs to; null when there is no such value. */
function starsOf(id: number, axes: number): number | null {
  return Number.isInteger(id) && id >= 1 && id <= axes * MAX_STARS ? ((id - 1) % MAX_STARS) + 1 : null
}
