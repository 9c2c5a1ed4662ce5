import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/shown-error.tsx'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange, onCartChangedElsewhere } from '../cart/cart-channel.ts'
import { inTurn } from '../cart/in-turn.ts'
import { cartQuery } from '../cart/use-cart.ts'
import { useHydrated } from '../../hydration.tsx'
import {
  Checkout,
  type CheckoutResultFragment,
  type CheckoutStateFragment,
  LastPaymentMethod,
} from './checkout.generated.ts'
import { PlacedOrder, type PlacedOrderFragment } from './placed-order.generated.ts'

export const placedOrderQuery = operationQuery(PlacedOrder, {})

export const lastPaymentMethodQuery = operationQuery(LastPaymentMethod, {})

/** Interval in ms between two requests for the state of a payment. */
const POLL = 3000

/** Ms for which a response is reused, so that a screen that redirects to another one does not request it twice. */
const STALE_TIME = 5000

export const checkoutQuery = operationQuery(Checkout, {})

/**
 * The checkout as stored by Magento: it survives a reload and is the same in every tab. Fetched by the browser only, and again
 * when a screen opens, when another tab changed the cart, and on return from the payment provider.
 */
export function useCheckout() {
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  useEffect(
    () => onCartChangedElsewhere(() => void queryClient.invalidateQueries({ queryKey: checkoutQuery.queryKey })),
    [queryClient],
  )
  return useQuery({
    ...checkoutQuery,
    enabled: isHydrated,
    staleTime: STALE_TIME,
    refetchOnWindowFocus: true,
    select: ({ checkout }): CheckoutStateFragment => checkout,
  })
}

/**
 * A mutation of the checkout. Runs in turn with mutations of the cart, across tabs. The checkout and cart in its response replace
 * the cached ones. `errorMessage` is the error of the form as a whole.
 */
export function useCheckoutMutation<Result, Variables, Input = void>(
  operation: Operation<Result, Variables>,
  variablesOf: (input: Input) => Variables,
  resultOf: (result: Result) => CheckoutResultFragment,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()

  const mutation = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      const response = resultOf(await inTurn(() => execute(operation, variablesOf(input))))
      await storeCheckout(queryClient, response.checkout)
      return response
    },
    // The store may have done it before the connection broke.
    onError: () => queryClient.invalidateQueries({ queryKey: checkoutQuery.queryKey }),
  })
  const { data } = mutation
  const fieldErrors = data && !data.success ? data.errors : []
  return { ...mutation, errorMessage: mutationError(mutation, t('checkout.refused')), fieldErrors }
}

/** Caches the checkout of a response and tells the other tabs to fetch it. */
export async function storeCheckout(queryClient: QueryClient, checkout: CheckoutStateFragment): Promise<void> {
  // The response of an earlier query must not overwrite this newer state.
  await Promise.all([
    queryClient.cancelQueries({ queryKey: checkoutQuery.queryKey }),
    queryClient.cancelQueries({ queryKey: cartQuery.queryKey }),
  ])
  queryClient.setQueryData(checkoutQuery.queryKey, { checkout })
  queryClient.setQueryData(cartQuery.queryKey, { cart: checkout.cart })
  announceCartChange()
}

/** The last order of this browser; `data` is null when there is none. With `follows` it is polled while the payment is pending. */
export function usePlacedOrder({ follows = false }: { follows?: boolean } = {}) {
  const isHydrated = useHydrated()
  return useQuery({
    ...placedOrderQuery,
    enabled: isHydrated,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (follows && state.data?.placedOrder?.state === 'PENDING' ? POLL : false),
    select: ({ placedOrder }): PlacedOrderFragment | null => placedOrder,
  })
}

/**
 * Navigates to another site. `isLeaving` is true until the page unloads, and false again when it returns from the back/forward
 * cache; otherwise the button would stay busy.
 */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return {
    isLeaving,
    leaveFor(address: string) {
      setLeaving(true)
      location.assign(address)
    },
  }
}
