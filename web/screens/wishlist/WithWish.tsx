import { type ReactNode, Suspense } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { lazy } from '../../lazy.tsx'
import { useFeature } from '../../site/feature.ts'
import { useGuestWish, type Wish } from './use-guest-wish.ts'

export type WithWishProps = { item: CartItemInput; name: string; children: (wish: Wish) => ReactNode }

const CustomerWish = lazy(() => import('./use-wish.ts'))

/**
 * The wishlist button of a product (a heart), where the store has wishlists. The page has it as a guest sees it. The code of the account's list loads for customers only:
 * a wish that is made before joins that list once it has come, as those of a guest do.
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
