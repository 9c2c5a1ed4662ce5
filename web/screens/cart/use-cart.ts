import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { addedLines } from './added-lines.ts'
import { onCartChangedElsewhere } from './cart-channel.ts'
import { cartQuery } from './cart-query.ts'
import {
  AddItemToCart,
  ApplyCoupon,
  type CartContentsFragment,
  RemoveCartItem,
  RemoveCoupon,
  UpdateCartItem,
} from './cart.generated.ts'
import { showAddedLines } from './mini-cart-state.ts'
import { useCartMutation } from './use-cart-mutation.ts'
import { useHydrated } from './use-hydrated.ts'

const followers = new WeakMap<QueryClient, { readers: number; stop: () => void }>()

/** After how many ms a return to the tab asks for the cart again: prices and stock follow the catalogue. */
const STALE_TIME = 60_000

/**
 * The shopper's cart. Pages are public, so it is read by the browser alone, once it has hydrated; until then `data` is undefined.
 * Every reader shares one query, which the answers of mutations and changes in other tabs replace.
 */
export function useCart() {
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  useEffect(() => followCart(queryClient), [queryClient])
  return useQuery({
    ...cartQuery,
    enabled: isHydrated,
    staleTime: STALE_TIME,
    refetchOnWindowFocus: true,
    // What hydrates late must begin as the server did, though another part of the page may have asked already.
    select: ({ cart }): CartContentsFragment | undefined => (isHydrated ? cart : undefined),
  })
}

/** Adds one line and shows it in the mini-cart. */
export function useAddToCart() {
  return useCartMutation(
    AddItemToCart,
    (item: CartItemInput) => ({ item }),
    (result) => result.addItemToCart,
    (answer, before, item) => showAddedLines(addedLines(before, answer.cart, [item])),
  )
}

/** Sets the quantity of a line; 0 removes it. */
export function useUpdateCartItem() {
  return useCartMutation(
    UpdateCartItem,
    (change: { itemId: string; qty: number }) => change,
    (result) => result.updateCartItem,
  )
}

export function useRemoveCartItem() {
  return useCartMutation(
    RemoveCartItem,
    (itemId: string) => ({ itemId }),
    (result) => result.removeCartItem,
  )
}

/** Adds a line that was just removed, without opening the mini-cart. */
export function useRestoreCartItem() {
  return useCartMutation(
    AddItemToCart,
    (item: CartItemInput) => ({ item }),
    (result) => result.addItemToCart,
  )
}

export function useApplyCoupon() {
  return useCartMutation(
    ApplyCoupon,
    (code: string) => ({ code }),
    (result) => result.applyCoupon,
  )
}

export function useRemoveCoupon() {
  return useCartMutation(
    RemoveCoupon,
    () => ({}),
    (result) => result.removeCoupon,
  )
}

/** Asks for the cart again when another tab changed it: once, however many components read it. Returns how to stop. */
function followCart(queryClient: QueryClient): () => void {
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
