import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { whenHydrated } from '../hydration.tsx'

/**
 * Asks anew for what is shown, and forgets the rest, since it no longer holds: another currency, other prices, another person. Waits for all of the
 * page to be adopted: a part that still waits for its code has no reader yet, and would be left without its data.
 */
export async function readAgain(
  queryClient: QueryClient,
  filters: Pick<QueryFilters, 'predicate'> = {},
): Promise<void> {
  await whenHydrated()
  queryClient.removeQueries({ type: 'inactive', ...filters })
  await queryClient.invalidateQueries(filters)
}
