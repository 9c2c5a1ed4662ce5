import type { RefusedWishlistItem } from '../../graphql/shop-schema.generated.ts'
import type { Outcome } from '../customer/customer-result.ts'

/** What a change of the list says; the list itself is read when it is requested. */
export type WishlistResult = Outcome & { __typename: 'WishlistMutationSuccess' }

export type WishlistToCartResult = {
  __typename: 'WishlistToCartSuccess'
  success: boolean
  errorMessage: string | null
  refusedItems: RefusedWishlistItem[]
  notes: string[]
}
