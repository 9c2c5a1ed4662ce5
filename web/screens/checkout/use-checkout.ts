import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/shown-error.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange, onCartChangedElsewhere } from '../cart/cart-channel.ts'
import { inTurn } from '../cart/in-turn.ts'
import { cartQuery } from '../cart/use-cart.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { Checkout, type CheckoutAnswerFragment, type CheckoutStateFragment } from './checkout.generated.ts'
import { PlacedOrder, type PlacedOrderFragment } from './placed-order.generated.ts'

export const placedOrderQuery = operationQuery(PlacedOrder, {})

/** Ms between two looks whether a payment was decided. */
const POLL = 3000

/** The one query that holds the checkout. */
export const checkoutQuery = operationQuery(Checkout, {})

/**
 * The shopper's checkout, as the store knows it: so it outlasts a reload and is the same in every tab. Read by the browser alone, and
 * again when the screen opens, when another tab changed the cart, and when the page comes back from the payment provider's.
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
    staleTime: 0,
    refetchOnWindowFocus: true,
    select: ({ checkout }): CheckoutStateFragment => checkout,
  })
}

/**
 * A mutation of the checkout: sent in turn with those of the cart, whichever tab they come from; each answer's checkout replaces the
 * cached one, and its cart the cart. `errorMessage` is what to show where no field is to blame.
 */
export function useCheckoutMutation<Result, Variables, Input = void>(
  operation: Operation<Result, Variables>,
  variablesOf: (input: Input) => Variables,
  answerOf: (result: Result) => CheckoutAnswerFragment,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()

  const mutation = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      const answer = answerOf(await inTurn(() => execute(operation, variablesOf(input))))
      await storeCheckout(queryClient, answer.checkout)
      return answer
    },
    // Whether the store did it before the connection broke is unknown.
    onError: () => queryClient.invalidateQueries({ queryKey: checkoutQuery.queryKey }),
  })
  const { data } = mutation
  const fieldErrors = data && !data.success ? data.errors : []
  return { ...mutation, errorMessage: mutationError(mutation, t('checkout.refused')), fieldErrors }
}

/** Puts the checkout of an answer in the place of what was known, here and, by a word, in the other tabs. */
export async function storeCheckout(queryClient: QueryClient, checkout: CheckoutStateFragment): Promise<void> {
  // An answer to an earlier read must not overwrite this newer state.
  await Promise.all([
    queryClient.cancelQueries({ queryKey: checkoutQuery.queryKey }),
    queryClient.cancelQueries({ queryKey: cartQuery.queryKey }),
  ])
  queryClient.setQueryData(checkoutQuery.queryKey, { checkout })
  queryClient.setQueryData(cartQuery.queryKey, { cart: checkout.cart })
  announceCartChange()
}

/** The order this browser placed last; `data` is null when there is none. While its payment is open it is asked for again, if wanted. */
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
 * Goes to a page elsewhere. `isLeaving` stays true until it is there, and is false again for whoever comes back: a page that
 * the browser kept would otherwise be busy for ever.
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
