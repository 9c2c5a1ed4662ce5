import type { Product, Review } from '../catalog/types.ts'
import type { Context, TypeResolvers } from '../context.ts'
import { databaseTime } from '../database/rows.ts'
import { ExpectedFault, inputError, noSuchEntity } from '../errors.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { readUid } from '../uid.ts'
import { checkReviews, notAllowed } from './allowed.ts'
import { starsOf } from './votes.ts'
import type { Vote } from './votes.ts'

type ReviewInput = {
  sku: string
  nickname: string
  summary: string
  text: string
  ratings: ({ id: string; value_id: string } | null)[]
}

/** A real store has no such bounds; this one's disk has. */
const maxLength = 10_000
const maxPending = 5000

/**
 * Stars by axis. Axes may be missing and a value may belong to another axis; an axis or a value that does not exist is a
 * crash.
 */
const votesOf = (ratings: ReviewInput['ratings'], { model }: Context): Vote[] => {
  const votes = new Map<number, Vote>()
  for (const rating of ratings) {
    const axis = Number(readUid(rating?.id ?? ''))
    const stars = starsOf(Number(readUid(rating?.value_id ?? '')), model.ratings.length)
    if (stars === null || !model.ratings.some(({ id }) => id === axis)) throw new ExpectedFault('no such rating')
    votes.set(axis, { axis, stars })
  }
  return [...votes.values()].sort((a, b) => a.axis - b.axis)
}

/** Stores a review that waits for the merchant: nobody but its writer sees it until then. */
const store = async (product: Product, input: ReviewInput, votes: Vote[], context: Context): Promise<Review> => {
  const { db, customerId } = context
  const { rows: waiting } = await db.query<{ count: number }>(
    `select count(*)::int as count from review where status = 'pending'`,
  )
  const texts = [input.nickname, input.summary, input.text]
  if ((waiting[0]?.count ?? 0) >= maxPending || texts.some(({ length }) => length > maxLength)) {
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

/** Writing reviews, as a customer or, if the merchant lets them, as a guest. */
export const reviewMutations: TypeResolvers = {
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
