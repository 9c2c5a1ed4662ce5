import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { operationQuery } from '../../api/use-operation.ts'
import { onCartChangedElsewhere } from '../cart/cart-channel.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { Checkout, type CheckoutStateFragment } from './checkout.generated.ts'

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
