import type { QueryClient } from '@tanstack/react-query'
import { onCartChangedElsewhere } from './cart-channel.ts'
import { cartQuery } from './cart-query.ts'

const followers = new WeakMap<QueryClient, { readers: number; stop: () => void }>()

/** Asks for the cart again when another tab changed it: once, however many components read it. Returns how to stop. */
export function followCart(queryClient: QueryClient): () => void {
  const follower = followers.get(queryClient) ?? {
    readers: 0,
    stop: onCartChangedElsewhere(() => void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })),
  }
  followers.set(queryClient, follower)
  follower.readers += 1
  return () => {
    follower.readers -= 1
    if (follower.readers > 0) return
    follower.stop()
    followers.delete(queryClient)
  }
}
