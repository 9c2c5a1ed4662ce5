import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/use-operation.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { PlacedOrder, type PlacedOrderFragment } from './placed-order.generated.ts'

export const placedOrderQuery = operationQuery(PlacedOrder, {})

/** Ms between two looks whether a payment was decided. */
const POLL = 3000

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
