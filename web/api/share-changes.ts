import type { QueryClient } from '@tanstack/react-query'
import { type CachedObject, identityOf, objectsIn } from './identity.ts'

/**
 * Copies the values of an object from a new response into all older ones: a cancelled order is cancelled in the list as well.
 * Scalars only: nested fields may have other arguments. Returns the function that stops it.
 */
export function shareChanges(queryClient: QueryClient, type: 'Order'): () => void {
  const queries = queryClient.getQueryCache()
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryHash, state } = event.query
    const fresh = new Map<string | undefined, CachedObject>()
    for (const object of objectsIn(state.data)) {
      const identity = identityOf(object)
      if (identity?.startsWith(`${type}:`)) fresh.set(identity, { ...fresh.get(identity), ...object })
    }
    if (fresh.size === 0) return
    for (const { queryKey, queryHash: other, state: before } of queries.getAll()) {
      if (other === queryHash || before.dataUpdatedAt > state.dataUpdatedAt) continue
      const after = corrected(before.data, fresh)
      if (after !== before.data) queryClient.setQueryData(queryKey, after, { updatedAt: before.dataUpdatedAt })
    }
  })
}

/** Returns the same value if nothing in it changes. */
function corrected(value: unknown, fresh: ReadonlyMap<string | undefined, CachedObject>): unknown {
  if (isPlain(value)) return value
  const known = Array.isArray(value) ? undefined : fresh.get(identityOf(value as CachedObject))
  const changes = Object.entries(value as object).flatMap(([field, part]) => {
    const next: unknown = known && isPlain(part) && field in known ? known[field] : corrected(part, fresh)
    return next === part || isPlain(next) !== isPlain(part) ? [] : [[field, next] as const]
  })
  if (changes.length === 0) return value
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changes))
}

function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== 'object' || value === null
}
