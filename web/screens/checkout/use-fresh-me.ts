import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../cart/use-hydrated.ts'
import { meQuery } from '../customer/me-query.ts'
import type { MeFragment } from '../customer/me.generated.ts'

/** Who is there now, whatever was known: the store ends a session without a word. */
export function useFreshMe() {
  const isHydrated = useHydrated()
  return useQuery({
    ...meQuery,
    enabled: isHydrated,
    staleTime: 0,
    select: ({ me }): MeFragment | undefined => (isHydrated ? me : undefined),
  })
}
