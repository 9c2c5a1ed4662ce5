import { type ReactNode, Suspense } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { lazy } from '../../lazy.tsx'
import { useFeature } from '../../site/feature.ts'
import { useGuestWish, type Wish } from './use-guest-wish.ts'

export type WithWishProps = { item: CartItemInput; name: string; children: (wish: Wish) => ReactNode }

const CustomerWish = lazy(() => import('./use-wish.ts'))

/**
 * The wishlist button of a product (a heart), where the store has wishlists. Pages render it as for a guest. The code of the account's list loads
 * only for customers: a wish made before that is merged into the list later, like those of a guest.
 */
export function WithWish(props: WithWishProps) {
  const { item, name, children } = props
  const isActive = useFeature('wishlist')
  const isSignedIn = useSignedIn()
  const guest = useGuestWish(item, name)
  if (!isActive) return null
  if (!isSignedIn) return children(guest)
  return (
    <Suspense fallback={children(guest)}>
      <CustomerWish {...props} />
    </Suspense>
  )
}
