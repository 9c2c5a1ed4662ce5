import { useQuery } from '@tanstack/react-query'
import { useFeature } from '../../site/use-feature.ts'
import { useMe } from '../customer/use-me.ts'
import type { WishFragment, WishingFragment } from './wishlist.generated.ts'
import { wishlistQuery } from './wishlist-query.ts'

/** Spec §4 «Wishlist lookup»: loaded only when the feature is active. A guest has no list, which is known at once. */
export type WishlistLookup =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void; isRetrying: boolean }
  | { status: 'loaded'; customerId: string | null; wishlist: WishingFragment['wishlist'] }

/** The customer's list; every reader shares one query. Read by the browser alone. */
export function useWishlist(): WishlistLookup {
  const isActive = useFeature('wishlist')
  const { data: me, error: meError, refetch: refetchMe, isFetching: isFetchingMe } = useMe()
  const customerId = me?.id ?? null
  const { data, error, refetch, isFetching } = useQuery({
    ...wishlistQuery(customerId),
    enabled: isActive === true && customerId !== null,
  })
  if (!isActive) return { status: 'loading' }
  if (me && customerId === null) return { status: 'loaded', customerId, wishlist: null }
  if (data) return { status: 'loaded', customerId, wishlist: data.me.wishlist }
  if (meError) return { status: 'error', error: meError, retry: () => void refetchMe(), isRetrying: isFetchingMe }
  if (error) return { status: 'error', error, retry: () => void refetch(), isRetrying: isFetching }
  return { status: 'loading' }
}

/** The wishes for a product: it is on the list when one of them has its sku. */
export function wishesFor(sku: string, wishlist: WishingFragment['wishlist']): readonly WishFragment[] {
  return wishlist?.items.filter(({ product }) => product.sku === sku) ?? []
}
