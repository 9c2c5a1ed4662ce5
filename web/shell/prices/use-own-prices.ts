import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readAgain } from '../../api/read-again.ts'
import { useMe } from '../../screens/customer/use-me.ts'

/**
 * Pages come with the prices of guests, for they are the same for everybody. Where the shopper's are others, and where they are so no more,
 * everything that shows prices is read again.
 */
export function useOwnPrices(): void {
  const queryClient = useQueryClient()
  const { data: me } = useMe()
  const whose = me?.hasOwnPrices ? me.id : null
  const shown = useRef<string | null>(null)

  useEffect(() => {
    if (whose === shown.current) return
    shown.current = whose
    void readAgain(queryClient, { predicate: holdsPrices })
  }, [queryClient, whose])
}

/** Products have prices; a list may be empty for the price that is filtered by. */
function holdsPrices({ state }: Query): boolean {
  return /"(?:prices|fixedFacets)":/.test(JSON.stringify(state.data ?? null))
}
