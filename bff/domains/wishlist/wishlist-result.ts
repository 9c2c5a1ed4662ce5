import type { RefusedWishlistItem } from '../../graphql/shop-schema.generated.ts'
import type { Outcome } from '../customer/customer-result.ts'

/** The result of a change of the list; the list itself is read on request. */
export type WishlistResult = Outcome & { __typename: 'WishlistMutationSuccess' }

export type WishlistToCartResult = {
  __typename: 'WishlistToCartSuccess'
  success: boolean
  errorMessage: string | null
  refusedItems: RefusedWishlistItem[]
  notes: string[]
}
