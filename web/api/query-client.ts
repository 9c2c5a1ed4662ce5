import { QueryClient } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation.ts'
import { whenHydrated } from '../hydration.tsx'
import type { Execute } from '../../schema/page.ts'

/** In ms: how long a response is fresh. */
const STALE_TIME = 5 * 60_000

/**
 * One query client per page render on the server, one per tab in the browser.
 * Every query is an operation: its key is [name, variables], its document travels in `meta`.
 */
export function createQueryClient(execute: Execute): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000,
        refetchOnWindowFocus: false,
        retry: false, // the transport does, where it is safe
        queryFn: ({ client, queryKey, meta }) => {
          const response = execute(meta?.operation as Operation<unknown, unknown>, queryKey[1])
          // Old data of a cached page is requested again at once; it must not change before hydration.
          return client.getQueryData(queryKey) === undefined ? response : response.then(onceHydrated)
        },
      },
      mutations: { retry: false },
    },
  })
}

/** Resolves to a response once data may change. */
export async function onceHydrated<T>(response: T): Promise<T> {
  await whenHydrated()
  return response
}
