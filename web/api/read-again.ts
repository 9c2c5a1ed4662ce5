import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { whenHydrated } from '../hydration.tsx'

/**
 * Requests shown data again and drops the rest, after a change of currency, prices or customer. Waits for hydration: a component whose code has not
 * arrived does not observe its query yet, and its data would be dropped.
 */
export async function readAgain(
  queryClient: QueryClient,
  filters: Pick<QueryFilters, 'predicate'> = {},
): Promise<void> {
  await whenHydrated()
  queryClient.removeQueries({ type: 'inactive', ...filters })
  await queryClient.invalidateQueries(filters)
}
