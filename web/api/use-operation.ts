import { type QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CacheScope, Operation } from '../../schema/operation.ts'

/** `scope` is for the type checker only. */
type OperationQuery<Result, Scope extends CacheScope> = ReturnType<typeof queryOf<Result>> & { readonly scope?: Scope }

type PublicQuery<Result> = Pick<OperationQuery<Result, 'PUBLIC'>, 'queryKey' | 'scope'>

/**
 * The query client of `load`. Pages are rendered without a shopper, so private operations do not compile here: screens request them in the browser,
 * with `useOperation`.
 */
export type PageClient = Pick<QueryClient, 'getQueryCache'> & {
  fetchQuery<Result>(query: PublicQuery<Result>): Promise<Result>
  ensureQueryData<Result>(query: PublicQuery<Result>): Promise<Result>
  prefetchQuery<Result>(query: PublicQuery<Result>): Promise<void>
}

/** Returns the query of an operation with its variables; the key is the same on server and browser. */
export function operationQuery<Result, Variables, Scope extends CacheScope>(
  operation: Operation<Result, Variables, Scope>,
  variables: Variables,
): OperationQuery<Result, Scope> {
  return queryOf<Result>([operation.name, variables], operation)
}

function queryOf<Result>(queryKey: readonly unknown[], operation: object) {
  return queryOptions<Result>({ queryKey, meta: { operation } })
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
): Promise<Result>
export function fetchOperation<Result, Variables>(
  client: PageClient,
  operation: Operation<Result, Variables, 'PUBLIC'>,
  variables: Variables,
): Promise<Result>
export function fetchOperation<Result, Variables>(
  client: Pick<PageClient, 'fetchQuery'>,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return client.fetchQuery(queryOf<Result>([operation.name, variables], operation))
}
