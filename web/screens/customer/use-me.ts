import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHydrated } from '../cart/use-hydrated.ts'
import type { MeFragment } from './me.generated.ts'
import { followMe } from './follow-me.ts'
import { meQuery } from './me-query.ts'

/** After how many ms a return to the tab asks again: the store ends a session without a word. */
const STALE_TIME = 5 * 60_000

/** Who is there: a guest has no id (spec §6). Pages are public, so the browser alone asks, once it has hydrated. */
export function useMe() {
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  useEffect(() => followMe(queryClient), [queryClient])
  return useQuery({
    ...meQuery,
    enabled: isHydrated,
    staleTime: STALE_TIME,
    refetchOnWindowFocus: true,
    // What hydrates late must begin as the server did, though another part of the page may have asked already.
    select: ({ me }): MeFragment | undefined => (isHydrated ? me : undefined),
  })
}
