import { queryOptions } from '@tanstack/react-query'
import { LoadWishlistQuery, type LoadWishlistQueryQuery } from './wishlist.generated.ts'

/** The one query that holds a customer's list; each customer's has its own place, so that nobody sees another's after signing in. */
export const wishlistQuery = (customerId: string | null) =>
  queryOptions<LoadWishlistQueryQuery>({
    queryKey: [LoadWishlistQuery.name, {}, customerId],
    meta: { operation: LoadWishlistQuery },
  })
