import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/shown-error.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange, onCartChangedElsewhere } from './cart-channel.ts'
import {
  AddItemToCart,
  ApplyCoupon,
  Cart,
  type CartAnswerFragment,
  type CartContentsFragment,
  RemoveCartItem,
  RemoveCoupon,
  UpdateCartItem,
} from './cart.generated.ts'
import { inTurn } from './in-turn.ts'
import { showAddedLines } from './mini-cart-state.ts'
import { useHydrated } from './use-hydrated.ts'

/** Name of the checkout's operation, whose code only the checkout loads. */
const CHECKOUT_QUERY = 'Checkout'

/** The one query that holds the cart. */
export const cartQuery = operationQuery(Cart, {})

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

/**
 * A mutation of the cart. Mutations of one browser are sent one after the other, whichever tab they come from; each answer's cart replaces the cached one.
 * `errorMessage` is what to show the shopper: the store's refusal, or «GraphQL error: …» and «Network error: …».
 */
export function useCartMutation<
  Result,
  Variables,
  Input = void,
  Answer extends CartAnswerFragment = CartAnswerFragment,
>(
  operation: Operation<Result, Variables>,
  variablesOf: (input: Input) => Variables,
  answerOf: (result: Result) => Answer,
  onAccepted?: (answer: Answer, before: CartContentsFragment | undefined, input: Input) => void,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()

  const mutation = useMutation({
    scope: { id: 'cart' },
    // Offline, a mutation that waits would surprise hours later: it fails at once.
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      const before = queryClient.getQueryData(cartQuery.queryKey)?.cart
      const answer = answerOf(await inTurn(() => execute(operation, variablesOf(input))))
      // An answer to an earlier read must not overwrite this newer cart.
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
      queryClient.setQueryData(cartQuery.queryKey, { cart: answer.cart })
      // A checkout that is open shows the cart, and what its delivery and payment come to.
      void queryClient.invalidateQueries({ queryKey: [CHECKOUT_QUERY] })
      announceCartChange()
      if (answer.success) onAccepted?.(answer, before, input)
      return answer
    },
    // Whether the store did it before the connection broke is unknown.
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('cart.refused')) }
}

/** A line that an addition made or enlarged, and by how many pieces. */
export type AddedLine = { itemId: string; quantity: number }

/**
 * What an addition changed: the lines whose quantity grew. Where the cart before is not known yet, the lines of the products asked for.
 */
export function addedLines(
  before: CartContentsFragment | undefined,
  after: CartContentsFragment,
  asked: readonly CartItemInput[],
): AddedLine[] {
  if (!before) {
    const quantities = new Map(asked.flatMap((item) => [item, ...(item.groupedItems ?? [])]).map((i) => [i.sku, i.qty]))
    return after.items.flatMap((line) => {
      const quantity = quantities.get(line.product.sku) ?? quantities.get(line.sku)
      return quantity ? [{ itemId: line.item_id, quantity: Math.min(quantity, line.qty) }] : []
    })
  }
  const known = new Map(before.items.map((line) => [line.item_id, line.qty]))
  return after.items.flatMap((line) => {
    const quantity = line.qty - (known.get(line.item_id) ?? 0)
    return quantity > 0 ? [{ itemId: line.item_id, quantity }] : []
  })
}
