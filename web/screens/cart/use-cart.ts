import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/shown-error.tsx'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { subscribeOnce } from '../../api/subscribe-once.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { keepsCookies } from '../../site/keeps-cookies.ts'
import { announceCartChange, onCartChangedElsewhere } from './cart-channel.ts'
import {
  AddItemToCart,
  ApplyCoupon,
  Cart,
  type CartResultFragment,
  type CartContentsFragment,
  RemoveCartItem,
  RemoveCoupon,
  UpdateCartItem,
} from './cart.generated.ts'
import { inTurn } from './in-turn.ts'
import { showAddedLines } from './mini-cart-state.ts'
import { useHydrated } from '../../hydration.tsx'

/** Name of the checkout's operation. A text, since only the checkout loads the document. */
const CHECKOUT_QUERY = 'Checkout'

export const cartQuery = operationQuery(Cart, {})

/** Age in ms after which a return to the tab fetches the cart again: prices and stock may have changed. */
const STALE_TIME = 60_000

/**
 * The shopper's cart. Pages are public, so only the browser fetches it, after hydration; until then `data` is undefined.
 * All readers share one query. Responses of mutations and changes in other tabs replace its data.
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
    // A part that hydrates late must first render as the server did, even when the response is cached.
    select: ({ cart }): CartContentsFragment | undefined => (isHydrated ? cart : undefined),
  })
}

/** Adds one line and shows it in the mini-cart. */
export function useAddToCart() {
  return useCartMutation(
    AddItemToCart,
    (item: CartItemInput) => ({ item }),
    (result) => result.addItemToCart,
    (response, before, item) => showAddedLines(addedLines(before, response.cart, [item])),
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

/** Refetches the cart when another tab changed it. Returns a stop function. */
export const followCart = subscribeOnce((queryClient) =>
  onCartChangedElsewhere(() => void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })),
)

/**
 * A mutation of the cart. Mutations of one browser run one after the other, across tabs. The cart in the response replaces the cached one.
 * `errorMessage` is for the shopper: the store's refusal, or «GraphQL error: …» and «Network error: …».
 */
export function useCartMutation<Data, Variables, Input = void, Result extends CartResultFragment = CartResultFragment>(
  operation: Operation<Data, Variables>,
  variablesOf: (input: Input) => Variables,
  resultOf: (data: Data) => Result,
  onAccepted?: (response: Result, before: CartContentsFragment | undefined, input: Input) => void,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()

  const mutation = useMutation({
    scope: { id: 'cart' },
    // Offline a mutation fails at once instead of running hours later.
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      if (!keepsCookies()) throw new Error(t('ui.cookiesRefused'))
      const before = queryClient.getQueryData(cartQuery.queryKey)?.cart
      const response = resultOf(await inTurn(() => execute(operation, variablesOf(input))))
      // The response of an earlier query must not overwrite this newer cart.
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
      queryClient.setQueryData(cartQuery.queryKey, { cart: response.cart })
      // A cached checkout contains the cart and prices that depend on it.
      void queryClient.invalidateQueries({ queryKey: [CHECKOUT_QUERY] })
      announceCartChange()
      if (response.success) onAccepted?.(response, before, input)
      return response
    },
    // The store may have done it before the connection broke.
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('cart.refused')) }
}

/** A line that an addition created or increased, and the added quantity. */
export type AddedLine = { itemId: string; quantity: number }

/**
 * The lines whose quantity grew. When the former cart is not cached, the lines of the added products.
 */
export function addedLines(
  before: CartContentsFragment | undefined,
  after: CartContentsFragment,
  requested: readonly CartItemInput[],
): AddedLine[] {
  if (!before) {
    const quantities = new Map(
      requested.flatMap((item) => [item, ...(item.groupedItems ?? [])]).map((i) => [i.sku, i.qty]),
    )
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
