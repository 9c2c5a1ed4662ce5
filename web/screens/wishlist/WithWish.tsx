import { type ReactNode, Suspense } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { lazy } from '../../lazy.tsx'
import { useFeature } from '../../site/feature.ts'
import { useGuestWish, type Wish } from './guest-wish.ts'

export type WithWishProps = { item: CartItemInput; name: string; children: (wish: Wish) => ReactNode }

const CustomerWish = lazy(() => import('./use-wish.ts'))

/** The heart of a product, where the store has wishlists. The code of the list loads for customers only. */
export function WithWish(props: WithWishProps) {
  const isActive = useFeature('wishlist')
  const isSignedIn = useSignedIn()
  const guest = useGuestWish(props.item, props.name)
  if (!isActive || isSignedIn === undefined) return null
  if (!isSignedIn) return props.children(guest)
  return (
    <Suspense>
      <CustomerWish {...props} />
    </Suspense>
  )
}
