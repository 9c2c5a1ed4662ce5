import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readAgain } from '../api/read-again.ts'
import { useMe } from '../screens/customer/use-me.ts'

/**
 * Pages contain the prices of guests, because they are public. When the shopper's price group changes, everything with prices is
 * requested again.
 */
export default function OwnPrices() {
  const queryClient = useQueryClient()
  const { data: me } = useMe()
  const whose = me?.hasOwnPrices ? me.id : null
  const shown = useRef<string | null>(null)

  useEffect(() => {
    if (whose === shown.current) return
    shown.current = whose
    void readAgain(queryClient, { predicate: holdsPrices })
  }, [queryClient, whose])
  return null
}

/** Products have prices; a filter by price may leave a list empty. */
function holdsPrices({ state }: Query): boolean {
  return /"(?:prices|fixedFacets)":/.test(JSON.stringify(state.data ?? null))
}
