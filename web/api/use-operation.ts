import { type QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation.ts'

/** The query of an operation with its variables; the same key on the server and in the browser. */
export function operationQuery<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  return queryOptions<Result>({ queryKey: [operation.name, variables], meta: { operation } })
}

/** Runs a query operation and caches its data. */
export function useOperation<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: { enabled?: boolean; keepPrevious?: boolean } = {},
): UseQueryResult<Result> {
  const { keepPrevious, ...rest } = options
  return useQuery({
    ...operationQuery(operation, variables),
    ...rest,
    ...(keepPrevious && { placeholderData: (previous: unknown) => previous as never }),
  }) as UseQueryResult<Result>
}

/** The data of an operation, from the cache or fetched now. Rejects as the transport does. */
export function fetchOperation<Result, Variables>(
  client: QueryClient,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return client.fetchQuery(operationQuery(operation, variables))
}
