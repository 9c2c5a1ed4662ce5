import type { StoreState } from '../state.ts'
import { ControlError } from './control-error.ts'
import { purge } from './purge.ts'

export type ReviewStatus = 'pending' | 'approved' | 'rejected'
/** A review as the merchant finds it in the list. */
export type ModeratedReview = {
  id: number
  sku: string
  nickname: string
  summary: string
  text: string
  status: ReviewStatus
}

/** What a merchant decides about reviews. */
export const createModeration = (state: StoreState) => ({
  /** The newest reviews, at most a hundred, of one state if it is named. */
  reviews: async ({ status }: { status?: string } = {}): Promise<ModeratedReview[]> => {
    const { rows } = await state.db.query<ModeratedReview>(
      `select review.id, sku, nickname, summary, text, status from review join product on product.id = product_id
       where $1::text is null or status = $1 order by review.id desc limit 100`,
      [status ?? null],
    )
    return rows
  },
  /** Publishes, hides or rejects a review; its product is announced. */
  review: async ({ id, status }: { id: number; status: ReviewStatus }): Promise<void> => {
    const { rows } = await state.db.query<{ product_id: number }>(
      'update review set status = $2 where id = $1 returning product_id',
      [id, status],
    )
    const [review] = rows
    if (!review) throw new ControlError(`no review has the id ${id}`)
    await state.reload()
    await purge(state.purgeHosts, [[`cat_p_${review.product_id}`]])
  },
})
